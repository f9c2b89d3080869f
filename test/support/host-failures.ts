import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import type { OpenHost } from '#adapters/sources/host/asking.ts';
import type { SourceReply } from './answering-server.ts';
import { aPoliteTime, politeOpenHost } from './polite-time.ts';
import { refused } from './refused.ts';
import type { SourceServer } from './source-server.ts';

/** A question of a source, for trying what it makes of a host in trouble. */
export interface Troubled {
  readonly server: SourceServer;
  /** The path that is in trouble. */
  readonly path: string;
  /** What the host answers there when it is well. */
  readonly well: SourceReply;
  readonly ask: (openHost: OpenHost) => Promise<unknown>;
  /** Answers for the other paths. */
  readonly prepare?: () => void;
}

const WALL = '<html><head><title>Access Denied</title></head><body>Reference 1</body></html>';

const TROUBLES: readonly (readonly [string, SourceReply, string, number | null])[] = [
  ['it has nothing there', { status: 404, json: { title: 'Not found' } }, 'source.no-such-thing', null],
  ['it wants a pause', { status: 429, headers: { 'retry-after': '90' }, json: {} }, 'source.too-often', 90],
  ['it is out of order', { status: 503, body: '<html>Out of order</html>' }, 'source.unavailable', 60],
  ['it is slow', { json: {}, delayMs: 1_500 }, 'source.timed-out', 60],
  ['it breaks off', { body: `{"a":"${'x'.repeat(5_000)}"}`, cutOff: true }, 'source.cut-off', 60],
  ['it answers in another shape', { json: { else: [] } }, 'source.wrong-shape', null],
  ['it answers nothing', { body: '' }, 'source.wrong-content', null],
  [
    'it breaks its JSON',
    { body: '{"list":[', headers: { 'content-type': 'application/json' } },
    'source.wrong-content',
    null,
  ],
  [
    'it shows a page',
    { body: '<!doctype html><html><body>Moved</body></html>' },
    'source.wrong-content',
    null,
  ],
  ['it shows a wall', { status: 403, body: WALL }, 'source.blocked', null],
  ['it takes the key for none', { status: 401, json: { cod: 401 } }, 'source.refused', null],
];

/** Tries a source against a host in every kind of trouble, one test each, and once against one that recovers. */
export function tryFailures(test: Test, { server, path, well, ask, prepare }: Troubled): void {
  for (const [what, reply, code, later] of TROUBLES) {
    test(`the host is asked for ${path} and ${what}`, async () => {
      prepare?.();
      server.answer(path, reply);
      const refusal = await refused(ask(politeOpenHost()));
      assert.is(refusal.code, code);
      assert.is(refusal.retryAfterSeconds, later);
      const sends = server.requests.filter((request) => request.path === path).length;
      assert.is(sends, later === 60 ? 3 : 1);
    });
  }
  test(`the host fails when asked for ${path} and works a moment later`, async () => {
    prepare?.();
    server.answer(path, { status: 503 }, { status: 429, headers: { 'retry-after': '3' } }, well);
    const time = aPoliteTime();
    assert.ok(await ask(politeOpenHost(time)));
    assert.ok(time.slept.includes(1_000) && time.slept.includes(3_000), String(time.slept));
  });
}
