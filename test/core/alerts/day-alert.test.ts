import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { alertsBetween } from '#core/alerts/day-alert.ts';
import type { WatchedRace } from '#core/alerts/watched-race.ts';
import { aWatchedRace, aWatchedVerdict } from './a-look.ts';

const board = await import('../../../frontends/picks/wall/wall-race.ts');

const test = suite('alerts of a day');

const bet = aWatchedVerdict({ kind: 'BET', price: '5-1' });
const other = { programNumber: '7', horse: "HILL 'N' DALE" };
const texts = (before: WatchedRace, after: WatchedRace) =>
  alertsBetween([before], [after]).map(({ text }) => text);

test('a WATCH whose price has come alerts with both prices; no other change of a verdict does', () => {
  assert.equal(texts(aWatchedRace(), aWatchedRace({ verdict: bet })), [
    'BET #4 Paper Lantern: now 5-1, price to take 5-1',
  ]);
  const pass = aWatchedRace({ verdict: aWatchedVerdict({ kind: 'PASS' }) });
  assert.equal(texts(pass, aWatchedRace({ verdict: bet })), []);
  assert.equal(texts(aWatchedRace({ verdict: bet }), aWatchedRace()), []);
});

test('a scratched pick alerts, also where another horse is picked by then', () => {
  const scratched = aWatchedRace({ scratched: ['4'] });
  assert.equal(texts(aWatchedRace(), scratched), ['Our pick #4 Paper Lantern is scratched']);
  const later = { pick: other, formerPick: aWatchedRace().pick };
  assert.equal(texts(aWatchedRace(later), { ...scratched, pick: other }), [
    'Our pick #4 Paper Lantern is scratched',
  ]);
  assert.equal(texts(aWatchedRace(), aWatchedRace({ scratched: ['9'] })), []);
  assert.equal(texts(scratched, scratched), []);
});

test('a race that comes off the turf alerts once; one that is off, or new, alerts nobody', () => {
  const moved = aWatchedRace({ isOffTheTurf: true });
  assert.equal(texts(aWatchedRace(), moved), ['Off the turf']);
  assert.equal(texts(moved, moved), []);
  assert.equal(texts(aWatchedRace(), { ...moved, isOff: true, scratched: ['4'], verdict: bet }), []);
  assert.equal(alertsBetween([], [moved]), []);
});

/** The same race as the open page compares it. */
const onBoard = ({ verdict, isOff, postTime: _, ...race }: WatchedRace) => {
  const quote = (text: string | null | undefined) =>
    text === null || text === undefined
      ? null
      : { text, toOne: 1, kind: 'live' as const, source: 'tote', at: null };
  const prices = verdict && { price: quote(verdict.price), priceToTake: quote(verdict.priceToTake) };
  return { ...race, isRun: isOff, verdict: verdict && prices && { ...verdict, ...prices } };
};

test('the open page alerts of the same facts in the same words', () => {
  const kinds = [null, aWatchedVerdict(), bet, aWatchedVerdict({ kind: 'PASS' }), { ...bet, price: null }];
  const races = kinds.flatMap((verdict) =>
    [false, true].flatMap((isFlagged) =>
      [null, other].flatMap((pick) => [
        aWatchedRace({
          verdict,
          isOffTheTurf: isFlagged,
          pick: pick ?? aWatchedRace().pick,
          formerPick: pick,
        }),
        aWatchedRace({ verdict, isOff: isFlagged, scratched: ['4', '7'], pick }),
      ]),
    ),
  );
  for (const before of races)
    for (const after of races)
      assert.equal(
        alertsBetween([before], [after]),
        board.alertsBetween([onBoard(before)], [onBoard(after)]),
        JSON.stringify([before, after]),
      );
});

test.run();
