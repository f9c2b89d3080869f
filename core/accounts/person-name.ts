import { plainText } from './plain-text.ts';

export const NAME_LIMIT = 100;

/** A first or last name as it is kept (null for none), or `too-long`. */
export function readName(text: string | null): { readonly name: string | null } | 'too-long' {
  const name = plainText(text ?? '');
  return name !== null && [...name].length > NAME_LIMIT ? 'too-long' : { name };
}
