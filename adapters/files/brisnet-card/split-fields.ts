/**
 * Splits a line at its commas; a comma between quotes belongs to the field. Quotes are dropped, blanks stay.
 * `isOpen`: the line ended inside quotes. The producer never escapes a quote, so two states are enough.
 */
export function splitFields(line: string): { readonly cells: readonly string[]; readonly isOpen: boolean } {
  const cells: string[] = [];
  let isQuoted = false;
  let cell = '';
  let from = 0;
  for (let index = 0; index <= line.length; index += 1) {
    const character = line[index];
    const isBreak = character === undefined || (character === ',' && !isQuoted);
    if (!isBreak && character !== '"') continue;
    cell += line.slice(from, index);
    from = index + 1;
    if (isBreak) {
      cells.push(cell);
      cell = '';
    } else isQuoted = !isQuoted;
  }
  return { cells, isOpen: isQuoted };
}
