import { escapedForPattern } from '../../kernel/text.ts';
import type { Exchange } from './said.ts';

const ASKED_BACK = /^(?:Which (?:jockey|trainer)|¿Cuál (?:jinete|entrenador)): ([^?]+)\?/;
/** Words around a choice that ask for nothing: `I mean the first one, please`. */
const AROUND =
  /\b(?:i (?:mean|meant)|what about|how about|and|the|one|guy|jockey|trainer|rider|of (?:them|those|the two)|please|pls|sorry|ok(?:ay)?|el|la|por favor)\b|[^\p{L}\p{N}]+/giu;
const BOTH = /^(?:both|either|all|ambos|los dos)$/i;
const FIRST = /^(?:first|1st|former|primer[oa]?)$/i;
const LAST = /^(?:second|2nd|latter|last|segund[oa])$/i;
/** More words than a name has, or words of a question, make a message something else than a choice. */
const MOST_WORDS = 4;
const OWN_QUESTION =
  /\d|\b(?:who\w*|what|which|how|when|where|why|is|are|was|were|do|does|did|has|have|can|could|should|would|will|races?|in|on|qui[eé]n|qu[eé]|cu[aá]l)\b/i;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? [];

/**
 * The earlier question once the answer `Which jockey: … or …?` is answered, with the whole name; both of them are
 * compared. Null where the words choose none, or ask something else.
 */
export function chosenPerson(text: string, { question, answer }: Exchange): string | null {
  const names = (ASKED_BACK.exec(answer)?.[1] ?? '').split(/, | or | o /).filter((name) => name !== '');
  if (names.length < 2) return null;
  const reply = text.replace(AROUND, ' ').trim();
  if (BOTH.test(reply)) return `compare ${names.join(' and ')}`;
  const isName = !OWN_QUESTION.test(reply) && reply.split(' ').length <= MOST_WORDS;
  const said = isName ? wordsOf(reply) : [];
  const shared = (name: string): readonly string[] =>
    wordsOf(name).filter((word) => names.every((other) => wordsOf(other).includes(word)));
  const chosen = names.filter((name) =>
    wordsOf(name).some((word) => !shared(name).includes(word) && said.includes(word)),
  );
  const place = FIRST.test(reply) ? names[0] : LAST.test(reply) ? names.at(-1) : undefined;
  const name = chosen.length === 1 ? chosen[0] : place;
  const [family] = name === undefined ? [] : shared(name);
  if (name === undefined || family === undefined) return null;
  return question.replace(new RegExp(`(?<!\\p{L})${escapedForPattern(family)}(?!\\p{L})`, 'iu'), name);
}
