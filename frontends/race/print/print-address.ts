import { decoded } from '../decoded.ts';

/** What an address below `/print` asks for. */
export type PrintAddress = { readonly slug: string; readonly date: string };

/** Reads `/print/{track}/{date}`; null for anything else. */
export function printAddressOf(path: string): PrintAddress | null {
  const [slug, date, ...rest] = path.split('/').filter(Boolean).slice(1).map(decoded);
  return slug === undefined || date === undefined || rest.length > 0 ? null : { slug, date };
}
