import { endsNoSentence } from '../../fact-check/sentences.ts';

/** The sentences of a line, as written; points of initials and short words end none. */
function sentencesOf(line: string): readonly string[] {
  const sentences: string[] = [];
  for (const piece of line.split(/(?<=[.!?…]["'”’)*]*)\s+/u)) {
    const before = sentences.at(-1);
    if (before !== undefined && endsNoSentence(before))
      sentences[sentences.length - 1] = `${before} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

const plain = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Every sentence of some statements, without what makes no difference to the words. */
const saidIn = (statements: readonly string[]): Set<string> =>
  new Set(statements.flatMap((text) => text.split('\n').flatMap(sentencesOf)).map(plain));

/**
 * A statement without the sentences that earlier ones already said, and with each of its own once; empty where nothing is
 * left of it.
 */
export function withoutRepeats(text: string, earlier: readonly string[]): string {
  const said = saidIn(earlier);
  const isNew = (sentence: string): boolean => {
    const words = plain(sentence);
    if (words === '') return true;
    if (said.has(words)) return false;
    said.add(words);
    return true;
  };
  const lines = text.split('\n').map((line) => {
    const sentences = sentencesOf(line);
    const left = sentences.filter(isNew);
    return left.length === sentences.length ? line : left.join(' ');
  });
  const left = lines.join('\n').trim();
  return plain(left) === '' ? '' : left;
}
