import type { Reply } from '#api/api.ts';

export type AuditEntry = Reply<'GET /api/admin/audit-log'>['entries'][number];
type Facts = AuditEntry['before'];
type Value = string | number | boolean | null;

/** `before` is null if only the new value was recorded. */
export type Change = { readonly name: string; readonly before: string | null; readonly after: string };

function text(value: Value | undefined): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** `firstName` is `first name`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What an act changed, name by name; what stayed as it was is left out. */
export function changesOf(before: Facts, after: Facts): readonly Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({
      name: spaced(name),
      before: before === null ? null : text(before[name]),
      after: text(after?.[name]),
    }))
    .filter((change) => change.before !== change.after);
}

/** Who acted: the address, the operator at the terminal, or an account that is gone. */
export function actorOf({ by, byEmail }: Pick<AuditEntry, 'by' | 'byEmail'>): string {
  if (by === 'operator') return 'Operator (command line)';
  return byEmail ?? 'Deleted account';
}
