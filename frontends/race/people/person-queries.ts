import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { decoded } from '../decoded.ts';

export type PersonPage = Reply<'GET /api/jockeys/{name}'>;
export type PersonGroup = PersonPage['groups'][number];
export type PersonEntry = PersonPage['entries'][number];
export type PersonKind = 'jockey' | 'trainer';

/** Whose page an address is: `/jockey/Robin%20Lane`. */
export function personAt(path: string): { readonly kind: PersonKind; readonly name: string } {
  const [kind = '', name = ''] = path.split('/').filter(Boolean);
  return { kind: kind === 'trainer' ? 'trainer' : 'jockey', name: decoded(name) };
}

export function personQuery(kind: PersonKind, name: string, over: string | null) {
  const given = { params: { name }, query: over === null ? {} : { over } };
  return kind === 'jockey' ? ask('GET /api/jockeys/{name}', given) : ask('GET /api/trainers/{name}', given);
}
