import type { Refusal } from '#core/kernel/refusal.ts';
import type { Unread } from '#core/press/ports.ts';

/** An address somebody set, and what its source is called. */
export interface NamedAddress {
  /** `http(s)://host/path`, with a query where one is needed. */
  readonly url: string;
  /** Null where none was set. */
  readonly name: string | null;
}

/** `Paulick Report=https://paulickreport.com/feed/, https://…`: separated by commas, with the name before the equals sign. */
export function namedAddresses(setting: string): readonly NamedAddress[] {
  return setting
    .split(/,(?=\s*(?:[^,=]*=)?\s*https?:)/)
    .map((part) => part.replace(/[\s,]+$/, '').trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', url = part] = /^([^=:/]*)=\s*(https?:.*)$/.exec(part) ?? [];
      return { url, name: name.trim() === '' ? null : name.trim() };
    });
}

/** An address safe to show: without what precedes its host and follows its path, where keys are. */
export function openAddress(url: string): string {
  if (!URL.canParse(url)) return '';
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** What a source is called: the name that was set, else its host and path. */
export const sourceNameOf = ({ url, name }: NamedAddress): string =>
  name ??
  (openAddress(url)
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/+$/, '') ||
    'a source without an address');

/** An address that could not be read, and why. */
export const unreadOf = (address: NamedAddress, refusal: Refusal): Unread => ({
  name: sourceNameOf(address),
  refusal,
});
