/** An address somebody set, and what its source is called. */
export interface NamedAddress {
  /** `http(s)://host/path`, with a query where one is needed. */
  readonly url: string;
  /** Null where none was set. */
  readonly name: string | null;
}

/** `Paulick Report=https://paulickreport.com/feed/, https://…`: parted by commas, a name before the sign. */
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
