import { raceIn } from './read-question.ts';

/** How a question or a request begins. */
export const ASKS =
  /^(?:(?:and|so|but|ok|okay|now|please|hey|jake|anyway|well)[\s,]+)*(?:who|whos|what|whats|which|when|whens|where|how|hows|why|is|are|does|do|did|can|could|should|will|would|any|anyone|anybody|anything|give|show|tell|list|rank|compare|got|has|have|was|were|best|top|pick|picks|post)\b/i;
/** Where talk ends and a question begins, or the other way round. */
const BETWEEN =
  /[.!?;\n]+\s*|,\s+|\s+[-–]+\s+|\s+(?:so|but|and|cuz|because|bc|since|though|anyway|lol|haha|man|dude|bro|buddy)\b[\s,]*/i;
/** Words that would change what is asked, or ask something else: with them nothing is left out. */
const MATTERS =
  /\b(?:not|no|never|without|except|besides|unless|only|other|instead|if|yesterday|ago|tomorrow|last (?:week|month|year|night)|among|than|assuming|excluding|counting|(?:19|20)\d\d|who|what|which|when|where|how|why|does|did|should|can|could|will|would)\b|n't\b|\d-\d/i;
const LEAST_WORDS = 3;
const LONGEST = 400;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/**
 * The questions in a text that also tells something, the last one first: `My buddy loves grays. Who wins race 5?` asks
 * `Who wins race 5`. Empty where what is left out may change the question.
 */
export function questionsInTalk(text: string, raceNumber: number | null): readonly string[] {
  if (text.length > LONGEST) return [];
  const pieces = text
    .split(BETWEEN)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  if (pieces.length < 2) return [];
  return pieces
    .map((piece, index) => ({ piece, rest: pieces.filter((_, other) => other !== index).join(' ') }))
    .filter(({ piece, rest }) => ASKS.test(piece) && wordsIn(piece) >= LEAST_WORDS && !MATTERS.test(rest))
    .map(({ piece }) =>
      raceNumber === null || raceIn(piece).number !== null ? piece : `${piece} in race ${raceNumber}`,
    )
    .toReversed();
}
