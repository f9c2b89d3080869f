import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { horseKey } from '#core/card/runner.ts';
import { isOnDemo, isSamePick, type MemberPick, pickedFacts } from '#core/picks/member-picks/member-pick.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aMemberPick } from '#test/support/a-member-pick.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('a member’s pick');
const PICK = aMemberPick();

/** Whether a pick with that change repeats the first. */
const isSameWith = (change: Partial<MemberPick>): boolean => isSamePick(PICK, aMemberPick(change));

test('the same horse, bet and reasons at another moment and price are the same pick', () => {
  assert.is(isSameWith({ madeAt: aRace().postTime ?? PICK.madeAt, price: null }), true);
  assert.is(isSameWith({ id: 'pick-2' as MemberPick['id'] }), true);
});

test('another horse, bet, confidence or reason is another pick', () => {
  const changes: readonly Partial<MemberPick>[] = [
    { horseKey: horseKey('Tin Whistle', 2021, null) },
    { betType: 'show' },
    { confidence: 76 },
    { reasoning: 'Drops in class' },
    { weatherFactor: 'challenging' },
    { trackBias: 'inside' },
    { paceScenario: 'slow' },
  ];
  assert.equal(
    changes.map(isSameWith),
    changes.map(() => false),
  );
});

test('a horse is the same by its key, also under another program number', () => {
  assert.is(isSamePick(PICK, aMemberPick({ programNumber: '1A', horseKey: PICK.horseKey })), true);
});

test('a pick keeps what is needed to read it without the card', () => {
  const race = aRace({ number: 4 });
  const runner = aRunner({ programNumber: '1A', coupledWith: 'A', horseName: 'COUPLED MATE' });
  assert.equal(pickedFacts(race, runner), {
    raceId: 'saratoga-2025-08-02-4',
    trackSlug: 'saratoga',
    day: '2025-08-02',
    raceNumber: 4,
    horseKey: 'COUPLEDMATE|2021|CANDLEWICK',
    horseName: 'COUPLED MATE',
    programNumber: '1A',
  });
});

test('a pick on the demo is one made from an invented card', () => {
  assert.is(isOnDemo(aMemberPick({ card: aProvenance('demo') })), true);
  for (const tier of ['live', 'imported', 'derived'] as const)
    assert.is(isOnDemo(aMemberPick({ card: aProvenance(tier) })), false, tier);
});

test.run();
