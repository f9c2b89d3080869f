import { type CheerioAPI, load } from 'cheerio';

/** No page for people nests its elements deeper; reading one that does takes for ever, or the whole stack. */
const DEEPEST = 250;

/** Closed by the next of their kind, or holding nothing. */
const CLOSES_ITSELF =
  /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|td|th|tr|dt|dd|option|tbody|thead)$/i;
const TAG = /<(\/?)([a-z][a-z0-9]*)[^<>]*>/gi;

function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [whole, slash, name = ''] of html.matchAll(TAG)) {
    if (CLOSES_ITSELF.test(name) || whole.endsWith('/>')) continue;
    depth = slash === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** A page, or with `isPart` a piece of one, ready to be looked through; null for one that is nested without end. */
export const pageIn = (html: string, isPart = false): CheerioAPI | null =>
  isTooDeep(html) ? null : load(html, null, !isPart);

type PageNode = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

const UNSEEN = /^(script|style|noscript|template|nav|iframe|svg)$/;
const WITHIN_A_LINE = /^(a|abbr|b|em|font|i|mark|small|span|strong|sub|sup|time|u|wbr)$/;

function collectText(nodes: readonly PageNode[], pieces: string[]): void {
  for (const node of nodes) {
    if (node.type === 'text') pieces.push(node.data);
    else if ('children' in node && !('name' in node && UNSEEN.test(node.name))) {
      const isBlock = !('name' in node && WITHIN_A_LINE.test(node.name));
      if (isBlock) pieces.push('\n');
      collectText(node.children, pieces);
      if (isBlock) pieces.push('\n');
    }
  }
}

/** The lines of a part of a page as they are seen: words of one line stay together, blanks are single. */
export function linesOf(part: ReturnType<CheerioAPI>): readonly string[] {
  const pieces: string[] = [];
  for (const node of part.toArray()) collectText([node], pieces);
  return pieces
    .map((piece) => (piece === '\n' ? piece : piece.replace(/\s+/g, ' ')))
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
