import { clippedText } from './plain-text.ts';

export const PAGE_PATH_LIMIT = 300;

/** The path of a visited page without query and fragment, cut to its limit; null when it is no path. */
export function readPagePath(text: string): string | null {
  const path = clippedText(text.split(/[?#]/, 1)[0] ?? '', PAGE_PATH_LIMIT);
  return path?.startsWith('/') === true && !path.startsWith('//') ? path : null;
}
