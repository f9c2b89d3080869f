/** An angle of a search with its numbers; `isNot` finds those it does not hold of. */
export type Term = { readonly name: string; readonly values: readonly number[]; readonly isNot: boolean };

/** Angles of which one must hold. */
export type Line = readonly Term[];

function termText({ name, values, isNot }: Term): string {
  const angle = values.length === 0 ? name : `${name}(${values.join(',')})`;
  return isNot ? `not ${angle}` : angle;
}

/** A search as the address writes it: every line must hold, of a line at least one angle. */
export const textOf = (lines: readonly Line[]): string =>
  lines
    .filter((line) => line.length > 0)
    .map((line) => (line.length === 1 ? line.map(termText).join('') : `(${line.map(termText).join(' or ')})`))
    .join(' and ');

/** The parts of a text between a joint that stands in no parentheses. */
function partsOf(text: string, joint: string): readonly string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0 && text.startsWith(joint, index)) {
      parts.push(text.slice(start, index));
      start = index + joint.length;
    }
  }
  return [...parts, text.slice(start)];
}

function termOf(text: string): Term | null {
  const found = /^(not )?([a-z-]+)(?:\(([\d.,]+)\))?$/.exec(text.trim());
  if (found === null) return null;
  const values = (found[3] ?? '').split(',').filter(Boolean).map(Number);
  return { name: found[2] ?? '', values, isNot: found[1] !== undefined };
}

function lineOf(text: string, isOnly: boolean): Line | null {
  const isGroup = /^\((?!.*\) (?:and|or) \().*\)$/.test(text);
  const parts = partsOf(isGroup ? text.slice(1, -1) : text, ' or ');
  if (parts.length > 1 && !isGroup && !isOnly) return null;
  const terms = parts.flatMap((part) => termOf(part) ?? []);
  return terms.length === parts.length ? terms : null;
}

/** The lines of a search; null for one that lines cannot show. */
export function linesOf(text: string): readonly Line[] | null {
  if (text.trim() === '') return [];
  const parts = partsOf(text.trim(), ' and ');
  const lines = parts.flatMap((part) => {
    const line = lineOf(part.trim(), parts.length === 1);
    return line === null ? [] : [line];
  });
  return lines.length === parts.length ? lines : null;
}
