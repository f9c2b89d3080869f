import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { originOf } from '#core/card/price.ts';
import type { Card, Race } from '#core/card/race.ts';
import type { HorseKey } from '#core/card/runner.ts';
import { horseKey as keyOf } from '#core/card/runner.ts';
import type { Announcement } from '#core/kernel/announcement.ts';
import { type Instant, instant, MINUTE, parseInstant, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeSubmitPick, type PickSubmission } from '#core/picks/use-cases/submit-pick.ts';
import { makeMemoryAttemptStore } from '#test/doubles/attempt-store.ts';
import { makeMemoryMemberPickStore } from '#test/doubles/member-pick-store.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('a member hands in a pick');

/** Race 1 of the invented card. */
const OFF = parseInstant('2025-08-02T13:05:00-04:00') as Instant;
const RACE = 'saratoga-2025-08-02-1';
const ANNA = 'member-anna' as MemberId;
const { horseKey } = aRunner();

const submission = (change: Partial<PickSubmission> = {}): PickSubmission => ({
  memberId: ANNA,
  raceId: RACE,
  horseId: horseKey,
  betType: 'win',
  confidence: 75,
  reasoning: 'Drops in class.',
  weatherFactor: 'neutral',
  trackBias: 'even',
  paceScenario: 'moderate',
  ...change,
});

async function open(...cards: readonly Card[]) {
  const store = makeMemoryCardStore();
  for (const card of cards.length === 0 ? [aCard()] : cards) await store.keep(card, 'hash');
  const [memberPicks, odds] = [makeMemoryMemberPickStore(), makeMemoryOddsStore()];
  const announcements: Announcement[] = [];
  let [now, ids] = [shift(OFF, -30 * MINUTE), 0];
  const submit = makeSubmitPick({
    cards: store,
    odds,
    memberPicks,
    clock: () => now,
    attempts: makeMemoryAttemptStore(),
    machineClock: () => instant(1_800_000_000_000),
    newId: () => `pick-${++ids}`,
    withLock: makeWithLock(),
    allOrNothing: (work) => work(),
    announce: async (announcement) => void announcements.push(announcement),
  });
  const code = async (change: Partial<PickSubmission>) => {
    const { kind, code, message } = await refused(submit(submission(change)));
    return [kind, code, /"(\w+)"/.exec(message)?.[1] ?? null];
  };
  const setNow = (to: Instant): void => {
    now = to;
  };
  return { submit, code, cards: store, memberPicks, odds, announcements, setNow };
}

test('a pick is saved with the horse, the moment and the morning line', async () => {
  const { submit, memberPicks, announcements } = await open();
  const { outcome, pick } = await submit(submission());
  assert.is(outcome, 'kept');
  assert.equal([pick.horseName, pick.programNumber, pick.raceNumber], ['PAPER LANTERN 1', '1', 1]);
  assert.equal(pick.price, aPrice(2.5, originOf('morning line', pick.card)));
  assert.equal(await memberPicks.current(pick), pick);
  assert.equal(
    announcements.map(({ topic, track, raceNumber, at: instant }) => [topic, track, raceNumber, instant]),
    [['picks', 'saratoga', 1, pick.madeAt]],
  );
});

test('replacing a card with one without ages loses no pick: its horses are still recognized', async () => {
  const before = aCard();
  const withoutAges: Card = {
    ...before,
    races: before.races.map((race) => ({
      ...race,
      runners: race.runners.map((runner) => ({
        ...runner,
        age: null,
        horseKey: keyOf(runner.horseName, null, runner.pedigree.dam),
      })),
    })),
  };
  const { submit, cards } = await open(before);
  const first = await submit(submission());
  await cards.keep(withoutAges, 'another hash');
  const again = await submit(submission());
  assert.equal([again.outcome, again.pick], ['unchanged', first.pick]);
  const next = await submit(submission({ confidence: 80 }));
  assert.equal([next.outcome, next.pick.programNumber], ['replaced', first.pick.programNumber]);
  assert.is(next.pick.horseKey, withoutAges.races[0]?.runners[0]?.horseKey);
});

test('a live board says the price, unless it is too old', async () => {
  const { submit, odds, setNow } = await open();
  await odds.keep([aBoard({ raceId: RACE, at: shift(OFF, -31 * MINUTE), prices: [3.5] })]);
  const { pick } = await submit(submission());
  assert.equal([pick.price?.kind, pick.price?.text, pick.price?.toOne], ['live', '7-2', 3.5]);
  setNow(shift(OFF, -20 * MINUTE));
  assert.is((await submit(submission({ confidence: 10 }))).pick.price?.kind, 'morning line');
});

test('without a line and a board there is no price', async () => {
  const races = [aRace({ runners: [aRunner({ morningLine: null })] })];
  assert.is((await (await open(aCard({ races }))).submit(submission())).pick.price, null);
});

test('a new pick replaces the one before, and both are stored', async () => {
  const { submit, memberPicks, announcements } = await open();
  const first = await submit(submission());
  const second = await submit(submission({ horseId: aRunner({ programNumber: '2' }).horseKey }));
  assert.is(second.outcome, 'replaced');
  assert.equal(await memberPicks.current(first.pick), second.pick);
  assert.is((await memberPicks.everythingOf(ANNA)).length, 2);
  assert.is((await submit(submission({ betType: 'show' }))).outcome, 'kept');
  assert.is(announcements.length, 3);
});

test('the same pick twice at once is stored once', async () => {
  const { submit, memberPicks } = await open();
  const outcomes = await Promise.all([1, 2, 3].map(() => submit(submission())));
  assert.equal(outcomes.map(({ outcome }) => outcome).toSorted(), ['kept', 'unchanged', 'unchanged']);
  assert.is((await memberPicks.everythingOf(ANNA)).length, 1);
});

test('what cannot be read is refused, the field named', async () => {
  const { code } = await open();
  assert.equal(await code({ reasoning: ' \n\t\u0000 ' }), ['invalid', 'picks.no-reasoning', 'reasoning']);
  const long = await code({ reasoning: 'x'.repeat(2_001) });
  assert.equal(long, ['invalid', 'picks.long-reasoning', 'reasoning']);
  for (const confidence of [0, 101, 7.5, Number.NaN]) {
    assert.equal(await code({ confidence }), ['invalid', 'picks.bad-confidence', 'confidence']);
  }
  for (const raceId of ['nothing', 'saratoga-2025-08-02-9', 'demo-saratoga-2025-08-02-1', '']) {
    assert.equal(await code({ raceId }), ['invalid', 'picks.unknown-race', 'raceId']);
  }
  for (const horseId of ['nobody', '', '1', '__proto__']) {
    assert.equal(await code({ horseId }), ['invalid', 'picks.unknown-horse', 'horseId']);
  }
});

test('an exacta takes a second horse, another one than the first, and no other bet does', async () => {
  const { submit, code } = await open();
  const second = aRunner({ programNumber: '2' });
  const third = aRunner({ programNumber: '3' });
  const exacta = (secondHorseId: string) => submission({ betType: 'exacta', secondHorseId });
  const { pick } = await submit(exacta(second.horseKey));
  assert.equal(pick.second, {
    horseKey: second.horseKey,
    horseName: second.horseName,
    programNumber: '2',
  });
  assert.is((await submit(exacta(second.horseKey))).outcome, 'unchanged');
  assert.is((await submit(exacta(third.horseKey))).outcome, 'replaced');
  assert.is((await submit(submission({ betType: 'exacta' }))).pick.second, null);
  assert.equal(await code({ betType: 'exacta', secondHorseId: horseKey }), [
    'invalid',
    'picks.same-horse',
    'secondHorseId',
  ]);
  assert.equal(await code({ betType: 'exacta', secondHorseId: 'nobody' }), [
    'invalid',
    'picks.unknown-horse',
    'secondHorseId',
  ]);
  assert.equal(await code({ secondHorseId: second.horseKey }), [
    'invalid',
    'picks.second-horse',
    'secondHorseId',
  ]);
});

test('the longest reasoning, the least and the most confidence are taken', async () => {
  const { submit } = await open();
  const longest = await submit(submission({ reasoning: 'x'.repeat(2_000), confidence: 1 }));
  assert.is(longest.pick.reasoning.length, 2_000);
  assert.is((await submit(submission({ confidence: 100 }))).pick.confidence, 100);
});

test('from the off no pick is accepted, and the one before counts', async () => {
  const { submit, code, memberPicks, setNow } = await open();
  const { pick } = await submit(submission());
  setNow(shift(OFF, -1));
  assert.is((await submit(submission({ confidence: 20 }))).outcome, 'replaced');
  setNow(OFF);
  assert.equal(await code({ confidence: 30 }), ['conflict', 'picks.race-off', 'raceId']);
  assert.is((await memberPicks.current(pick))?.confidence, 20);
});

test('a race without a post time takes picks on its day and not after it', async () => {
  const untimed: Race = aRace({ postTime: null });
  const { submit, code, setNow } = await open(aCard({ races: [untimed] }));
  setNow(shift(OFF, 600 * MINUTE));
  assert.is((await submit(submission())).outcome, 'kept');
  setNow(shift(OFF, 700 * MINUTE));
  assert.equal(await code({ confidence: 30 }), ['conflict', 'picks.race-off', 'raceId']);
});

test('a scratched horse is refused, one on the also-eligible list is not', async () => {
  const out = aRunner({ isScratched: true });
  const waiting = aRunner({ programNumber: '2', listStatus: 'also-eligible' });
  const { submit, code } = await open(aCard({ races: [aRace({ runners: [out, waiting] })] }));
  assert.equal(await code({}), ['conflict', 'picks.scratched', 'horseId']);
  assert.is((await submit(submission({ horseId: waiting.horseKey }))).outcome, 'kept');
});

test('a race of the demo is not picked where a real card hides it', async () => {
  const demo = { raceId: `demo-${RACE}` };
  assert.is((await (await open(aCard({ tier: 'demo' }))).submit(submission(demo))).pick.card.tier, 'demo');
  const { code } = await open(aCard({ tier: 'demo' }), aCard());
  assert.equal(await code(demo), ['invalid', 'picks.unknown-race', 'raceId']);
});

test('more than sixty an hour are too many', async () => {
  const { submit, code } = await open();
  for (let nth = 1; nth <= 60; nth += 1) await submit(submission({ confidence: nth }));
  assert.equal((await code({}))[0], 'too-many');
  const other = await submit(submission({ memberId: 'member-ben' as MemberId }));
  assert.is(other.pick.day, '2025-08-02' as RaceDay);
});

test('an exacta of two coupled horses is refused: they are one ticket', async () => {
  const runners = ['1', '1A', '2'].map((programNumber, index) =>
    aRunner({
      programNumber,
      coupledWith: programNumber === '2' ? null : '1',
      ...(index > 0 && { horseKey: `MATE${index}||` as HorseKey, horseName: `Mate ${index}` }),
    }),
  );
  const { code, submit } = await open(aCard({ races: [aRace({ runners })] }));
  const exacta = (mate: number) => ({ betType: 'exacta', secondHorseId: `MATE${mate}||` }) as const;
  assert.equal(await code(exacta(1)), ['invalid', 'picks.same-horse', 'secondHorseId']);
  assert.is((await submit(submission(exacta(2)))).pick.second?.programNumber, '2');
});

test.run();
