import type { Content } from './asking.ts';
import type { Failure } from './failures.ts';

/** Titles and marks of the pages that bot walls show instead of what was asked for. */
const WALL_MARKS =
  /<title>\s*(Just a moment|Attention Required|Access Denied|Pardon Our Interruption)|Pardon Our Interruption|Request unsuccessful\. Incapsula|Incapsula incident ID|cf-chl-|challenge-platform\/h\/|px-captcha|captcha-delivery\.com/i;

/** A protected site's ordinary pages carry these too, so they count on a page of nothing else only. */
const FAINT_MARKS = /_Incapsula_Resource|\bcaptcha\b|unusual traffic/i;
const NOTHING_ELSE = 4_000;
const TOP = 20_000;

/** A page that keeps machines out, whatever its status. */
export const isWall = (text: string): boolean =>
  WALL_MARKS.test(text.slice(0, TOP)) || (text.length < NOTHING_ELSE && FAINT_MARKS.test(text));

const isHtml = (text: string, type: string): boolean =>
  /^\s*<(!doctype html|html|head|body)\b/i.test(text) || (/\bhtml\b/.test(type) && /^\s*</.test(text));

const LOOKS: Readonly<Record<Content, (text: string, type: string) => boolean>> = {
  json: (text, type) => !isHtml(text, type) && /^\s*[[{"\dtfn-]/.test(text),
  xml: (text) => /^\s*<(\?xml|rss|feed|rdf:)/i.test(text),
  html: (text) => /^\s*</.test(text),
  text: (text, type) => !isHtml(text, type),
};

/** What is wrong with the content of a good answer; null when nothing is. */
export function wrongWith(text: string, type: string, content: Content): Failure | null {
  if (isHtml(text, type) && isWall(text)) return { kind: 'blocked' };
  return LOOKS[content](text, type) ? null : { kind: 'wrong-content' };
}

/** The fault that a status other than 200 and 304 means, given what came with it. */
export function failureOfStatus(status: number, text: string, type: string, waitMs: number | null): Failure {
  const isPage = isHtml(text, type);
  if (isPage && isWall(text)) return { kind: 'blocked' };
  if (status === 404 || status === 410) return { kind: 'no-such-thing' };
  if (status === 429) return { kind: 'too-often', waitMs };
  if (status >= 500 || status === 408) return { kind: 'unavailable', status, waitMs };
  if (status >= 300 && status < 400) return { kind: 'moved' };
  if (status === 403 && isPage) return { kind: 'blocked' };
  if (status === 401 || status === 402 || status === 403) return { kind: 'refused', status };
  if (status >= 400) return { kind: 'misunderstood', status };
  return { kind: 'wrong-content' };
}
