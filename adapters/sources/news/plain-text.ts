import { pageIn } from '../readings/page.ts';

const unwrapped = (raw: string): string => raw.replaceAll('<![CDATA[', '').replaceAll(']]>', '');

/** More of an element than this is not looked at: a summary is a few lines. */
const LONGEST = 50_000;
const UNSEEN = 'script, style, noscript, template, iframe, object, embed, svg, math, form, title';
/** What still looks like a tag after two readings was escaped to look like text. */
const TAG_LIKE = /<\/?[a-z!?][^>]*>?/gi;

function textOf(html: string): string {
  const page = pageIn(html, true);
  if (page === null) return '';
  page(UNSEEN).remove();
  page('br, p, div, li, h1, h2, h3, h4, tr').after(' ');
  return page.root().text();
}

/** Entities read once. */
const unescaped = (text: string): string => pageIn(text, true)?.text() ?? '';

/**
 * The words of a feed's element as written in the file: CDATA and inner markup are HTML, anything else is text that was
 * escaped once, mostly HTML again. No markup is left.
 */
export function plainText(raw: string): string {
  const start = raw.slice(0, LONGEST);
  const isMarkup = /<!\[CDATA\[|<[a-z]/i.test(start);
  const html = isMarkup ? unwrapped(start) : unescaped(start);
  return textOf(html).replace(TAG_LIKE, ' ').replace(/\s+/g, ' ').trim();
}

/** An address or a date: no markup, entities read once. */
export const plainValue = (raw: string): string =>
  unescaped(unwrapped(raw.slice(0, LONGEST)).replace(/<[^<>]*>/g, '')).trim();
