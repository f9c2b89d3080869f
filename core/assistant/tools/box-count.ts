import { numberOf } from '../../fact-check/number-words.ts';

const COUNT = '(\\d|ten|two|three|four|five|six|seven|eight|nine)';
/** `Box of 3 horses`, `box 4 in the trifecta`, `a 4 horse exacta box`, `box our top three`, `box 3 horses race 7`; not `box 4 and 5`, `box the 4`. */
const BOXED = [
  new RegExp(
    `\\bbox(?:ing|ed)?,?(?: (?:of|up|for me|any))*(?:(?: (?:the|your|our|my))? (?:top|best|likeliest))? ${COUNT}(?: (?:horses?|runners?))?(?=\\W*$|,? (?:in|for|under|with(?= (?:\\$|\\d|an? |my |just |only |about |less |under |max))|at|on|to|below|that|max)\\b|,? \\$)(?! with #?\\d)`,
    'i',
  ),
  new RegExp(
    `\\bbox(?:ing|ed)?,?(?: (?:of|up|for me|any))* ${COUNT}[- ](?:horses|runners)(?=,? (?:race|the|and keep|no more|less|max\\w*|budget|i|\\d))`,
    'i',
  ),
  new RegExp(
    `\\bbox(?:ing|ed)? of ${COUNT}(?=,? (?:race|no more|less|max\\w*|budget|\\d+ (?:dollars|bucks)))`,
    'i',
  ),
  new RegExp(
    `(?<![$.#\\d]|\\b(?:the|horse|number|race|with|and) )\\b${COUNT}[- ](?:horses?|way)\\b[^.?!]*\\bbox\\b`,
    'i',
  ),
];
/** `The 4 horse and 6 horse`: numbers that horses wear. */
const NUMBERED_HORSES =
  /\b\d{1,2} horse\b[^.?!]*\b\d{1,2} horse\b|\bthe \d{1,2}[a-z]?\b(?! (?:horses?|way)\b[^.?!]*\bbox)/i;
const OTHER =
  /\bmean(?:s|ing)?\b|\bpa(?:y|ys|id|yoff)\b|\bdid\b|\bhit\b|\bwon\b|\bkey\w*\b|\bwheel\b|\blongshots?\b|\bfavou?rites?\b|\bstraight\b|\beach\b|\bevery\b|\bif\b|\b(?:except|excluding|other than|besides|including|around|speed|closers?|style|jockeys?|trainers?|which)\b|\bwith (?:the |#)/i;

/** `Box 2`, `box two in the exacta`: the horse of that number as likely as two of them. */
const BARE_TWO =
  /\bbox(?:ing|ed)?,?(?: (?:up|for me|any))* (?:2|two)\b(?![- ](?:horses?|runners?|of (?:your|the|our))\b)/i;

/** How many horses a question boxes without saying which; null where it says which, or asks of another bet. */
export function horsesBoxed(text: string): number | null {
  if (OTHER.test(text) || NUMBERED_HORSES.test(text) || BARE_TWO.test(text)) return null;
  const count = BOXED.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  return numberOf(count ?? '');
}
