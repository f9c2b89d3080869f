import { InvalidArgumentError } from 'commander';

/** A SHA-256 hash that an operator noted, in lower case. */
export function hashArgument(text: string): string {
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  throw new InvalidArgumentError('It must be a SHA-256 hash: 64 hexadecimal digits.');
}
