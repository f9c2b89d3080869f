export { Printer as PrintIcon, Share2 as ShareIcon } from 'lucide-react';
