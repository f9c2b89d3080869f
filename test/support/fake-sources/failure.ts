import type { SourceReply } from '../answering-server.ts';

/** The ways a source fails. `nonsense` is the right shape with values that cannot be. */
export type Failure =
  | 'out of order'
  | 'asked too often'
  | 'slow'
  | 'cut off'
  | 'block page'
  | 'web page'
  | 'wrong shape'
  | 'empty'
  | 'not there'
  | 'nonsense';

const WALL =
  '<!doctype html><html><head><title>Just a moment...</title></head><body>Checking you.</body></html>';
const PAGE = '<!doctype html><html><head><title>Welcome</title></head><body>Our new site.</body></html>';
/** Longer than any source is waited for. */
const SLOW_MS = 20_000;

const html = { 'content-type': 'text/html; charset=utf-8' };

/** What a source that fails says instead of its answer; nonsense answers are built by each source. */
const INSTEAD: Readonly<Record<Exclude<Failure, 'nonsense'>, (well: SourceReply) => SourceReply>> = {
  'out of order': () => ({ status: 500, body: 'Internal error', headers: { 'content-type': 'text/plain' } }),
  'asked too often': () => ({
    status: 429,
    headers: { 'retry-after': '600' },
    json: { detail: 'slow down' },
  }),
  slow: (well) => ({ ...well, delayMs: SLOW_MS }),
  'cut off': (well) => ({ ...well, cutOff: true }),
  'block page': () => ({ status: 403, body: WALL, headers: html }),
  'web page': () => ({ body: PAGE, headers: html }),
  'wrong shape': () => ({ json: { version: 9, payload: [] } }),
  empty: (well) => ({ ...well, json: undefined, body: '' }),
  'not there': () => ({ status: 404, json: { detail: 'Not found' } }),
};

export const failing = (failure: Failure, well: SourceReply): SourceReply =>
  failure === 'nonsense' ? well : INSTEAD[failure](well);
