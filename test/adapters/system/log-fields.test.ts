import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { logFields, withLogFields, withSameLogFields } from '#adapters/system/log-fields.ts';

const test = suite('Log fields');

test('what is done for a request names it, however deep and late', async () => {
  const seen = await withLogFields({ requestId: 'r1' }, async () => {
    await pause(1);
    return withLogFields({ source: 'odds' }, async () => {
      await pause(1);
      return logFields();
    });
  });
  assert.equal(seen, { requestId: 'r1', source: 'odds' });
  assert.equal(logFields(), {});
});

test('work that leaves the transaction of a request still names the request', () => {
  const transaction = new AsyncLocalStorage<string>();
  const outside = withSameLogFields(AsyncLocalStorage.snapshot());
  const seen = transaction.run('open', () =>
    withLogFields({ requestId: 'r2' }, () => outside(() => [transaction.getStore(), logFields()])),
  );
  assert.equal(seen, [undefined, { requestId: 'r2' }]);
});

test.run();
