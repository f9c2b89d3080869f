import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Handlers, RequestOf } from '#adapters/http/handlers.ts';
import { activity } from '#contract/activity.ts';
import type { Calls } from '#contract/calls.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { picks } from '#contract/picks.ts';
import type { races } from '#contract/races.ts';

const test = suite('Handlers fit their table');

const handlers: Handlers<typeof activity> = {
  pageView: () => ({ done: true }),
  mine: () => ({ totalSessions: 1, totalQueries: 2 }),
};

// @ts-expect-error One handler is missing.
const forgotten: Handlers<typeof activity> = { pageView: handlers.pageView };

const wrongShape: Handlers<typeof activity> = {
  ...handlers,
  // @ts-expect-error The reply is of another shape.
  mine: () => ({ totalSessions: 'many', totalQueries: 2 }),
};

const readsWrongly: Handlers<typeof activity> = {
  ...handlers,
  pageView: ({ body }) => {
    // @ts-expect-error The body has no such field.
    void body.page;
    return { done: true };
  },
};

// @ts-expect-error A reply that is the same for everybody is made without a look at who asks.
type NobodyAsks = RequestOf<(typeof races)['all']>['member'];

/** The compiler is the test; this says that it ran over them. */
test('what the compiler refuses is written down with the reason', () => {
  const raceNumber: RequestOf<(typeof picks)['refreshRace']>['params']['raceNumber'] = 7;
  const slug: Calls['GET /api/tracks/{slug}']['params'] = { slug: 'saratoga' };
  assert.equal(
    [handlers, forgotten, wrongShape, readsWrongly].map((table) => typeof table.pageView),
    ['function', 'function', 'function', 'function'],
  );
  assert.equal([raceNumber, slug.slug], [7, 'saratoga']);
  assert.is(undefined as NobodyAsks | undefined, undefined);
});

test('a row keeps its literals and takes no word it does not know', () => {
  const row = endpoint({ method: 'GET', path: '/x', access: 'admin', summary: 's', sharedForMs: 5 });
  const access: 'admin' = row.access;
  // @ts-expect-error A misspelt part of a row.
  endpoint({ method: 'GET', path: '/x', access: 'public', summary: 's', quary: 1 });
  assert.equal([access, activity.mine.path], ['admin', '/api/user/activity']);
});

test.run();
