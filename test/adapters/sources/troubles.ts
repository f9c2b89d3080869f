import * as assert from 'uvu/assert';
import type { OpenHost } from '#adapters/sources/host/asking.ts';
import type { SourceReply } from '#test/support/answering-server.ts';
import { politeOpenHost } from '#test/support/polite-time.ts';
import { refused } from '#test/support/refused.ts';
import { openSourceServer, type SourceServer } from '#test/support/source-server.ts';

/** A source under test: what it is asked, where that goes, and what a good answer looks like. */
export interface Troubled {
  readonly path: string;
  readonly good: SourceReply;
  /** Right content, but not the documented shape. */
  readonly misshapen: SourceReply;
  /** The code of its refusal; `source.wrong-shape` when not said. */
  readonly misshapenIs?: string;
  /** The code an empty answer is refused with; `source.wrong-content` when not said. */
  readonly emptyIs?: string;
  /** Content of another kind. */
  readonly otherContent: SourceReply;
  ask(openHost: OpenHost, baseUrl: string): Promise<unknown>;
}

type Test = (name: string, work: () => Promise<void>) => void;

async function withServer(work: (server: SourceServer) => Promise<void>): Promise<void> {
  const server = await openSourceServer();
  await work(server).finally(() => server.close());
}

/** What every source must bear: nothing there, a failing, slow or broken host, and answers of another kind. */
export function handlesFailures(test: Test, source: Troubled): void {
  const ends = (name: string, code: string, hasLater: boolean, ...replies: readonly SourceReply[]): void =>
    test(name, () =>
      withServer(async (server) => {
        if (replies.length > 0) server.answer(source.path, ...replies);
        const refusal = await refused(source.ask(politeOpenHost(), server.url));
        assert.is(refusal.code, code);
        assert.is(refusal.retryAfterSeconds !== null, hasLater, refusal.message);
      }),
    );
  ends('what is not there is not found', 'source.no-such-thing', false);
  ends('a host that is asked too often is left alone', 'source.too-often', true, {
    status: 429,
    headers: { 'retry-after': '120' },
  });
  ends('a host that keeps failing is reported', 'source.unavailable', true, { status: 500, body: 'Error' });
  ends('a host that does not answer in time is reported', 'source.timed-out', true, {
    ...source.good,
    delayMs: 600,
  });
  ends('an answer that breaks off is reported', 'source.cut-off', true, { ...source.good, cutOff: true });
  ends('a door that needs a key says so', 'source.refused', false, {
    status: 401,
    json: { detail: 'no entry' },
  });
  ends('an empty answer is no answer', source.emptyIs ?? 'source.wrong-content', false, {
    ...source.good,
    body: '',
  });
  ends('content of another kind is refused', 'source.wrong-content', false, source.otherContent);
  ends('another shape is refused', source.misshapenIs ?? 'source.wrong-shape', false, source.misshapen);
  test('a host that failed and works again is read', () =>
    withServer(async (server) => {
      server.answer(source.path, { status: 503 }, source.good);
      assert.ok(await source.ask(politeOpenHost(), server.url));
      assert.is(server.requests.length, 2);
    }));
}
