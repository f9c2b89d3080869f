const UNSEEN = /[\p{Cf}\p{Co}\p{Cs}\u2028\u2029]|(?![\n\t])\p{Cc}/gu;

/** Text without invisible characters and lone surrogates: no screen and no database can take them. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

const FENCES = /```[^\n]*\n?|`/g;
const IMAGES = /!\[([^\]]*)\]\([^)]*\)/g;
const LINKS = /\[([^\]]*)\]\([^)]*\)/g;
const ADDRESSES = /\b(?:https?|ftp|javascript|data|vbscript|file|mailto):\S*|\bwww\.\S+/gi;
const TAGS = /<\/?[a-z!][^>]*>?/gi;
const HEADINGS = /^[ \t]*(?:(?:#{1,6}[ \t]|>)[ \t]*)+/gm;
const RULES = /^[ \t]*(?:[-*_][ \t]*){3,}$/gm;
const BULLETS = /^[ \t]*[*•+][ \t]+/gm;

/** Longer answers are cut at a sentence. */
export const LONGEST_ANSWER = 6_000;

function cut(text: string): string {
  if (text.length <= LONGEST_ANSWER) return text;
  const begun = text.slice(0, LONGEST_ANSWER);
  const end = Math.max(begun.lastIndexOf('. '), begun.lastIndexOf('\n'));
  return begun.slice(0, end < LONGEST_ANSWER / 2 ? LONGEST_ANSWER : end + 1).trimEnd();
}

/** More is never read: marks within marks are cleared in time whatever the length of a text. */
const MOST_READ = 3 * LONGEST_ANSWER;
const MOST_ROUNDS = 50;
const MARKS = /[^\p{L}\p{M}\p{N}\s]/gu;

const clearedOnce = (text: string): string =>
  text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(FENCES, '')
    .replace(IMAGES, '$1')
    .replace(LINKS, '$1')
    .replace(TAGS, '')
    .replace(ADDRESSES, '')
    .replace(HEADINGS, '')
    .replace(RULES, '')
    .replace(BULLETS, '- ')
    .replace(/[<>]/g, '');

/** Until nothing is left to clear, as one mark may hide another; a text that does not end with it loses every mark. */
function cleared(text: string): string {
  let plain = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = plain;
    plain = clearedOnce(before);
    if (plain === before) return plain;
  }
  return plain.replace(MARKS, '');
}

/**
 * Text of a model as screens may show it: plain lines, `- ` for points, `**` for stress. Tags, links, images,
 * addresses, code marks, headings and unseen characters are taken out, whatever was meant by them.
 */
export function safeText(text: string): string {
  const plain = cleared(text.slice(0, MOST_READ).replace(/\r\n?/g, '\n'));
  return cut(
    plain
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  );
}
