import { z } from 'zod';

/** A value of any make, also an absent one, as `read` understands it. */
export const cell = <T>(read: (raw: unknown) => T) => z.unknown().optional().transform(read);

/** The same where the record means nothing without it: what `read` cannot make out is another shape. */
export const needed = <T>(read: (raw: unknown) => T | null, what: string) =>
  z
    .unknown()
    .optional()
    .transform((raw, check) => {
      const found = read(raw);
      if (found !== null) return found;
      check.addIssue({ code: 'custom', message: `no ${what}` });
      return z.NEVER;
    });

/** Yes or no in the words of a feed; null where a field is absent or says anything else. */
export const yesOrNo = (yes: RegExp, no: RegExp) =>
  cell((raw): boolean | null => {
    const word = String(raw ?? '').trim();
    if (yes.test(word)) return true;
    return no.test(word) ? false : null;
  });

/** A list; none at all, or null, is an empty one. */
export const listOf = <Item extends z.ZodType>(item: Item, most = 1_000) =>
  z
    .array(item)
    .max(most)
    .nullish()
    .transform((found) => found ?? []);
