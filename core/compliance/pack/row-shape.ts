import { canonicalText } from '../../kernel/canonical-text.ts';
import type { PackRow } from './pack-rows.ts';

export type Numbered = PackRow & { readonly row: number; readonly sum: string };

type Form = (found: unknown) => boolean;

const isText: Form = (found) => typeof found === 'string';
const isNumber: Form = (found) => typeof found === 'number';
const orNull =
  (form: Form): Form =>
  (found) =>
    found === null || form(found);
const having =
  (forms: Readonly<Record<string, Form>>): Form =>
  (found) =>
    typeof found === 'object' &&
    found !== null &&
    Object.entries(forms).every(([name, form]) => form(Reflect.get(found, name)));

const FORMS: ReadonlyMap<unknown, Form> = new Map<PackRow['kind'], Form>([
  [
    'head',
    having({
      writtenAt: isText,
      scope: orNull(having({ memberId: isText, email: isText })),
      head: orNull(having({ seq: isNumber, hash: isText })),
    }),
  ],
  ['entry', having({ seq: isNumber, hash: isText, text: isText })],
  ['link', having({ seq: isNumber, hash: isText, textHash: isText })],
  ['words', having({ hash: isText, words: isText })],
  [
    'proof',
    having({
      proof: having({ id: isText }),
      sealedAs: orNull(isNumber),
      person: orNull(having({})),
      salt: orNull(isText),
      words: orNull(isText),
    }),
  ],
  ['changed', having({ id: isText })],
  ['end', having({ entries: isNumber, proofs: isNumber })],
]);

const isRow = (found: unknown): found is Numbered =>
  having({ row: isNumber, sum: isText })(found) &&
  FORMS.get(Reflect.get(found as object, 'kind'))?.(found) === true;

/** A row that is written as we write it, with what its kind needs; null for anything else. */
export function rowIn(line: string): Numbered | null {
  try {
    const found: unknown = JSON.parse(line);
    return isRow(found) && canonicalText(found) === line ? found : null;
  } catch {
    return null;
  }
}
