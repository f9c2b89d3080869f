/** Icons of this area alone: the rest of the site does not load them. */
export { Mail as MailIcon, Phone as PhoneIcon } from 'lucide-react';
