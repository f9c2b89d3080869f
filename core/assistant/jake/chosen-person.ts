import { escapedForPattern } from '../../kernel/text.ts';
import type { Exchange } from './said.ts';

const ASKED_BACK = /^(?:Which (?:jockey|trainer)|¿Cuál (?:jinete|entrenador)): ([^?]+)\?/;
const BOTH = /\b(?:both|either|all of them|ambos|los dos)\b/i;
const FIRST = /\b(?:first|former|primero)\b/i;
const LAST = /\b(?:second|latter|last|segundo)\b/i;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? [];

/**
 * The earlier question once the answer `Which jockey: … or …?` is answered, with the whole name; both of them are
 * compared. Null where the words choose none.
 */
export function chosenPerson(text: string, { question, answer }: Exchange): string | null {
  const names = (ASKED_BACK.exec(answer)?.[1] ?? '').split(/, | or | o /).filter((name) => name !== '');
  if (names.length < 2) return null;
  if (BOTH.test(text)) return `compare ${names.join(' and ')}`;
  const said = wordsOf(text);
  const shared = (name: string): readonly string[] =>
    wordsOf(name).filter((word) => names.every((other) => wordsOf(other).includes(word)));
  const chosen = names.filter((name) =>
    wordsOf(name).some((word) => !shared(name).includes(word) && said.includes(word)),
  );
  const place = FIRST.test(text) ? names[0] : LAST.test(text) ? names.at(-1) : undefined;
  const name = chosen.length === 1 ? chosen[0] : place;
  const [family] = name === undefined ? [] : shared(name);
  if (name === undefined || family === undefined) return null;
  return question.replace(new RegExp(`(?<!\\p{L})${escapedForPattern(family)}(?!\\p{L})`, 'iu'), name);
}
