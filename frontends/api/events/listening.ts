/** What a page needs to hear of changes, in one file: it is loaded once the first screen is up. */
export { refetchOnEvent } from './concerned.ts';
export { followInBrowser } from './stream.ts';
