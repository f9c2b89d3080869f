import { z } from 'zod';
import { namedAddresses } from './readings/named-address.ts';

const ADDRESS_RULE = 'must be an address that begins with http:// or https://';

const isPlainAddress = (value: string): boolean => {
  const { protocol, username, password } = URL.canParse(value) ? new URL(value) : new URL('about:blank');
  return /^https?:$/.test(protocol) && username === '' && password === '';
};

export const textField = z.string().trim().min(1);

export const listField = textField.transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** One address, without the slashes at its end. */
export const addressField = z
  .url({ protocol: /^https?$/, error: ADDRESS_RULE })
  .refine((value) => isPlainAddress(value), 'must be an address without a name and password in it')
  .transform((value) => value.replace(/\/+$/, ''));

/** Addresses of sources, each with or without a name in front; values are never shown, a key may be in them. */
export const addressesField = listField.refine(
  (parts) => namedAddresses(parts.join(',')).every(({ url }) => isPlainAddress(url)),
  'must be addresses that begin with http:// or https://, separated by commas, each with a name before it (name=https://…) or without',
);
