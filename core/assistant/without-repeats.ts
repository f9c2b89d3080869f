/** Lines that mean the same wherever they stand: they name a horse by its number, a source, or what is always said. */
const STANDS_ALONE =
  /#\d|^[A-Z]\w+ analyst\. |^(?:For entertainment|No bets are taken|You are paid|Solo para)/;
/** Rows of a list and what heads them mean something only together. */
const BELONGS = /^- |:$/;
const SOURCE = /^(?:Source|Fuente): /;
/** A shorter reason may stand by chance in an earlier one. */
const LONG = 40;

const linesOf = (text: string): readonly string[] => text.split('\n');

/** Whether a line gives a reason for a horse that a text is about, too. */
function givesReason(line: string, reason: string, text: string): boolean {
  const horse = /([^.:;]+): $/.exec(line.slice(0, Math.max(0, line.indexOf(reason))))?.[1]?.trim() ?? '';
  return horse !== '' && !horse.startsWith('-') && text.includes(horse);
}

/** A line of a text without the end of it that an earlier line is, and without a reason that an earlier line gives. */
function withoutSaidEnd(line: string, text: string, said: readonly string[]): string {
  const end = said.find((other) => STANDS_ALONE.test(other) && line.endsWith(`. ${other}`));
  if (end !== undefined) return line.slice(0, -end.length).trimEnd();
  const [, head = '', reason = ''] = /^([^:]+): (.+?)\.?$/.exec(line) ?? [];
  return reason.length >= LONG && said.some((other) => givesReason(other, reason, text)) ? `${head}.` : line;
}

/** A text without what earlier ones say; all of it where nothing would be left. */
function withoutSaid(text: string, said: readonly string[]): string {
  const lines = linesOf(text)
    .filter((line) => BELONGS.test(line) || !STANDS_ALONE.test(line) || !said.includes(line))
    .map((line) => withoutSaidEnd(line, text, said));
  return lines.length === 0 ? text : lines.join('\n');
}

/** A text without sources that later ones name, too. */
function withoutSourcesAfter(text: string, later: readonly string[]): string {
  const lines = linesOf(text).filter((line) => !SOURCE.test(line) || !later.includes(line));
  return lines.length === 0 ? text : lines.join('\n');
}

/** Paragraphs of one answer with each sentence said once: sources at the last that has them, all else at the first. */
export const withoutRepeats = (texts: readonly string[]): readonly string[] =>
  texts
    .map((text, index) => withoutSaid(text, texts.slice(0, index).flatMap(linesOf)))
    .map((text, index, all) => withoutSourcesAfter(text, all.slice(index + 1).flatMap(linesOf)));
