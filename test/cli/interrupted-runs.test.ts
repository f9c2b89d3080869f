import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { becomes, openProductFolder, type ProductFolder } from './product-folder.ts';

const test = suite('Ctrl-C while a source is asked');

let product: ProductFolder;
let feed: Server;
let requestCount = 0;
test.before(async () => {
  product = await openProductFolder({ held: true });
  feed = createServer(() => {
    requestCount += 1;
  });
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
});
test.after(async () => {
  feed.closeAllConnections();
  feed.close();
  await product.close();
});

const settings = () => ({
  NEWS_FEEDS: `Silent=http://127.0.0.1:${(feed.address() as AddressInfo).port}/feed`,
});

async function interrupted(...args: readonly string[]): Promise<number | null> {
  const before = requestCount;
  const { child, ended, output } = product.start(args, settings());
  assert.ok(await becomes(() => requestCount > before, 60_000), `the feed was never asked: ${output()}`);
  child.kill('SIGINT');
  return (await ended).code;
}

interface PrintedRun {
  readonly status: string;
  readonly faults: readonly { readonly code: string }[];
}

test('sync is settled as stopped at once, and the next one starts over', async () => {
  for (let time = 0; time < 2; time += 1) {
    assert.is(await interrupted('sync', 'news'), 130);
    const runs = await product.json<readonly PrintedRun[]>('runs');
    assert.equal(
      runs.map(({ status, faults }) => [status, faults[0]?.code]),
      Array.from({ length: time + 1 }, () => ['failed', 'operations.stopped']),
    );
  }
});

test('a collection is settled with its step under way', async () => {
  assert.is(await interrupted('workflow', 'run'), 130);
  const runs = await product.json<readonly PrintedRun[]>('runs');
  assert.not.ok(runs.some(({ status }) => status === 'running'));
  assert.is(runs[0]?.faults[0]?.code, 'operations.stopped');
});

test.run();
