import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, MINUTE, shift, toIso } from '#core/kernel/instant.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange, MORNING } from '#test/support/a-change.ts';
import { BEFORE_RACE_1, openTestServer } from './open-test-server.ts';

const test = suite('calls as of a moment');

const FIELD = '/api/tracks/saratoga/cards/2025-08-02/races/1/field';
const SCRATCHED_AT = shift(MORNING, 90 * MINUTE);

const OPTIONS = {
  cards: [aCard({ provenance: { ...aCard().provenance, at: shift(MORNING, -HOUR) } })],
  boards: [aBoard({ raceId: 'saratoga-2025-08-02-1', at: SCRATCHED_AT, prices: [9, 3, 4, 6, 10, 20] })],
  changes: [aChange({ what: 'scratched', to: true }, { knownAt: SCRATCHED_AT })],
};

async function opened() {
  const server = await openTestServer(OPTIONS);
  const browser = server.browser();
  const ask = (path: string) => browser.ask('GET', path);
  return {
    ask,
    post: () => browser.ask('POST', `/api/ai/enhanced-picks/force-refresh?asOf=${toIso(MORNING)}`, {}),
    close: server.close,
  };
}

test('a scratch at 11:30 AM is unknown at 11:29 and known at 11:30', async () => {
  const { ask, close } = await opened();
  const at = async (moment: string) => {
    const answer = await ask(`${FIELD}?asOf=${moment}`);
    assert.is(answer.status, 200, answer.text);
    return answer.json() as { readonly upTo: string; readonly verdict: unknown };
  };
  const before = await at(toIso(shift(SCRATCHED_AT, -MINUTE)));
  const after = await at(toIso(SCRATCHED_AT));
  const now = (await ask(FIELD)).json() as { readonly upTo: string };
  assert.is(before.upTo, toIso(shift(SCRATCHED_AT, -MINUTE)));
  assert.is(after.upTo, toIso(SCRATCHED_AT));
  assert.is(now.upTo, toIso(BEFORE_RACE_1));
  assert.not.equal(before.verdict, after.verdict);
  assert.equal(await at(toIso(shift(SCRATCHED_AT, -MINUTE))), before, 'the same again');
  await close();
});

test('a moment to come, a text that is none and a call without moments are refused with 400', async () => {
  const { ask, post, close } = await opened();
  const refusals = [
    [await ask(`${FIELD}?asOf=${toIso(shift(BEFORE_RACE_1, 1))}`), 'still to come'],
    [await ask(`${FIELD}?asOf=noon`), 'expected a time like'],
    [await ask(`${FIELD}?asOf=${toIso(MORNING)}&asOf=${toIso(MORNING)}`), 'expected a time like'],
    [await ask(`/api/handicappers?asOf=${toIso(MORNING)}`), 'not kept for an earlier moment'],
    [await post(), 'not kept for an earlier moment'],
  ] as const;
  for (const [answer, sentence] of refusals) {
    assert.is(answer.status, 400, sentence);
    assert.match(answer.text, sentence);
  }
  await close();
});

test('13:02 is the time at the track on the day of the call', async () => {
  const { ask, close } = await opened();
  const upTo = async (path: string) => ((await ask(path)).json() as { readonly upTo: string }).upTo;
  assert.is(await upTo(`${FIELD}?asOf=11:29`), toIso(shift(SCRATCHED_AT, -MINUTE)));
  assert.is((await ask(`${FIELD}?asOf=24:00`)).status, 400);
  await close();
});

test('a call that has nothing to do with the moment answers as ever', async () => {
  const { ask, close } = await opened();
  const answer = await ask(`/api/tracks?asOf=${toIso(MORNING)}`);
  assert.is(answer.status, 200);
  assert.equal(answer.json(), (await ask('/api/tracks')).json());
  await close();
});

test('the moments of the day are listed in order, without what they brought', async () => {
  const { ask, close } = await opened();
  const answer = await ask('/api/tracks/saratoga/cards/2025-08-02/moments');
  assert.is(answer.status, 200, answer.text);
  const { moments } = answer.json() as { readonly moments: readonly { readonly kind: string; at: string }[] };
  const kinds = moments.map(({ kind }) => kind);
  assert.equal(kinds[0], 'card');
  assert.ok(kinds.includes('scratch') && kinds.includes('odds'));
  assert.equal(
    moments,
    moments.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
  );
  assert.ok(moments.every(({ at }) => Date.parse(at) <= BEFORE_RACE_1));
  assert.not.match(answer.text, 'PAPER LANTERN');
  await close();
});

test('before the card was stored, the answer is that it was not kept', async () => {
  const { ask, close } = await opened();
  const answer = await ask(`${FIELD}?asOf=${toIso(shift(MORNING, -2 * HOUR))}`);
  assert.is(answer.status, 404);
  assert.match(answer.text, 'not kept at that time');
  await close();
});

test.run();
