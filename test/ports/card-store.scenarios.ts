import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { outlineOf } from '#core/card/card-outline.ts';
import { type Form, formIn, withForm as withFormOf } from '#core/card/form.ts';
import type { CardCalendar, CardStore } from '#core/card/ports.ts';
import { type RaceId, raceId } from '#core/card/race.ts';
import { isStarter, UNKNOWN_RUNNER } from '#core/card/runner.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';

export interface OpenedStore {
  readonly cards: CardStore & CardCalendar;
  close(): Promise<void>;
}

const DAY = '2025-08-02' as RaceDay;
const NEXT = '2025-08-03' as RaceDay;
const instantAt = (text: string): Instant => parseInstant(text) as Instant;
const NOON = instantAt('2025-08-02T12:00:00-04:00');
const first = raceId('saratoga', DAY, 1);

const past = (day: string) => aPastRace({ day: day as RaceDay, speedFigure: 91.5, finalSeconds: 70.44 });
const withForm = (...days: string[]) =>
  aCard({
    races: [
      aRace({
        runners: [
          aRunner({ programNumber: '1', pastPerformances: days.map(past) }),
          aRunner({ programNumber: '2' }),
        ],
      }),
    ],
  });

/** The form of the first race. */
const formOf = async (cards: CardStore, before: Instant): Promise<Form> =>
  formIn(await cards.formsOf([{ id: first }], before), { id: first });

/** What every store of cards does; `open` gives an empty one. */
export function cardStoreScenarios(name: string, open: () => Promise<OpenedStore>): void {
  const test = suite<OpenedStore>(`card store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  test('an empty store has no card, no race and no past performances', async ({ cards }) => {
    assert.is(await cards.cardFor('saratoga', DAY), null);
    assert.is(await cards.headFor('saratoga', DAY), null);
    assert.is(await cards.raceWith(first), null);
    assert.is((await cards.formsOf([{ id: first }], NOON)).size, 0);
    assert.is((await cards.formsOf([], NOON)).size, 0);
    assert.is((await cards.formsOf([{ id: 'ascot-2025-08-02-1' as RaceId }], NOON)).size, 0);
  });

  test('unknown facts come back unknown, and unknown form is not empty form', async ({ cards }) => {
    const unknown = aRunner({ ...UNKNOWN_RUNNER, programNumber: '1' });
    const race = aRace({ surface: null, distanceYards: null, stateBred: null, runners: [unknown] });
    await cards.keep(aCard({ tier: 'live', races: [race] }), 'hash');
    const found = await cards.raceWith(first);
    assert.equal(found?.race, race);
    assert.equal(withFormOf(race, await cards.formsOf([race], NOON)).runners, [unknown]);
  });

  test('a card comes back as it was stored, without past performances', async ({ cards }) => {
    const card = aCard();
    await cards.keep(card, 'hash');
    assert.equal(await cards.cardFor('saratoga', DAY), { card, contentHash: 'hash' });
    const { provenance } = card;
    assert.equal(await cards.raceWith(first), { race: card.races[0], provenance, contentHash: 'hash' });
  });

  test('runners keep the order of the card, not that of their numbers', async ({ cards }) => {
    const numbers = ['2', '1', '10', '1A', '3'];
    const runners = numbers.map((programNumber) => aRunner({ programNumber }));
    await cards.keep(aCard({ races: [aRace({ runners })] }), 'hash');
    const race = (await cards.raceWith(first))?.race;
    assert.equal(
      race?.runners.map(({ programNumber }) => programNumber),
      numbers,
    );
    assert.is(race?.runners.filter(isStarter).length, 5);
  });

  test('form comes back by program number, newest first, to the last digit', async ({ cards }) => {
    const card = withForm('2025-07-20', '2025-06-01', '2024-11-09');
    await cards.keep(card, 'hash');
    const form = await formOf(cards, NOON);
    assert.equal([...form.keys()], ['1']);
    assert.equal(form.get('1'), card.races[0]?.runners[0]?.pastPerformances);
  });

  test('the form of all races of a card comes at once, each with its own', async ({ cards }) => {
    const raceOf = (number: number, ...days: string[]) =>
      aRace({
        number,
        runners: ['1', '2'].map((programNumber) =>
          aRunner({ programNumber, pastPerformances: programNumber === '2' ? days.map(past) : [] }),
        ),
      });
    await cards.keep(
      aCard({ races: [raceOf(1, '2025-07-20', '2025-06-01'), raceOf(2, '2025-05-01'), raceOf(3)] }),
      'hash',
    );
    const races = [1, 2, 3].map((number) => ({ id: raceId('saratoga', DAY, number) }));
    const forms = await cards.formsOf(races, NOON);
    const days = races.map(({ id }) =>
      forms
        .get(id)
        ?.get('2')
        ?.map(({ day }) => day),
    );
    assert.equal(days, [['2025-07-20', '2025-06-01'], ['2025-05-01'], undefined]);
    assert.equal([...(forms.get(first)?.keys() ?? [])], ['2']);
    assert.is(forms.size, 2);
  });

  test('past performances never show a race of the requested day, or later', async ({ cards }) => {
    await cards.keep(withForm('2025-08-02', '2025-08-01', '2025-07-31'), 'hash');
    const daysSeen = async (now: string) =>
      ((await formOf(cards, instantAt(now))).get('1') ?? []).map(({ day }) => day);
    assert.equal(await daysSeen('2025-08-02T00:00:00-04:00'), ['2025-08-01', '2025-07-31']);
    assert.equal(await daysSeen('2025-08-02T23:59:59-04:00'), ['2025-08-01', '2025-07-31']);
    assert.equal(await daysSeen('2025-08-01T23:59:59-04:00'), ['2025-07-31']);
    assert.equal(await daysSeen('2025-07-01T12:00:00-04:00'), []);
  });

  test('the day of form is the day at the track', async ({ cards }) => {
    await cards.keep(withForm('2025-08-01'), 'hash');
    const lateEvening = instantAt('2025-08-02T03:30:00Z');
    assert.is((await formOf(cards, lateEvening)).size, 0);
  });

  test('a card stored again replaces the one before, also with fewer races and runners', async ({
    cards,
  }) => {
    await cards.keep(withForm('2025-07-20'), 'one');
    await cards.keep(aCard(), 'two');
    const fewer = aCard({ races: [aRace({ purse: 1, runners: [aRunner({ programNumber: '9' })] })] });
    await cards.keep(fewer, 'three');
    assert.equal(await cards.cardFor('saratoga', DAY), { card: fewer, contentHash: 'three' });
    assert.is(await cards.raceWith(raceId('saratoga', DAY, 2)), null);
    assert.is((await formOf(cards, NOON)).size, 0);
  });

  test('days and tracks are separate', async ({ cards }) => {
    await cards.keep(aCard(), 'one');
    await cards.keep(aCard({ day: NEXT }), 'two');
    await cards.keep(aCard({ trackSlug: 'del-mar' }), 'three');
    assert.is((await cards.cardFor('saratoga', NEXT))?.contentHash, 'two');
    assert.is((await cards.cardFor('del-mar', DAY))?.contentHash, 'three');
    assert.is((await cards.cardFor('saratoga', DAY))?.contentHash, 'one');
  });

  test('a real card hides the demo card of its day, races included', async ({ cards }) => {
    const demoRace = raceId('saratoga', DAY, 1, true);
    await cards.keep(aCard({ tier: 'demo' }), 'demo');
    assert.is((await cards.cardFor('saratoga', DAY))?.card.provenance.tier, 'demo');
    assert.is((await cards.raceWith(demoRace))?.race.id, demoRace);
    await cards.keep(aCard(), 'real');
    assert.is((await cards.cardFor('saratoga', DAY))?.contentHash, 'real');
    assert.is(await cards.raceWith(demoRace), null);
  });

  test('the head is that of the card: the real one where there is one, else the one imported last', async ({
    cards,
  }) => {
    const headOf = async () => {
      const { card, contentHash } = (await cards.cardFor('saratoga', DAY)) ?? {};
      return {
        provenance: card?.provenance,
        contentHash,
        raceIds: card?.races.map(({ id }) => id),
        storedPostTimes: card?.races.map(({ postTime }) => postTime),
      };
    };
    await cards.keep(aCard({ tier: 'demo' }), 'demo');
    await cards.keep(aCard({ day: NEXT }), 'other day');
    assert.equal(await cards.headFor('saratoga', DAY), await headOf());
    await cards.keep(aCard(), 'real');
    assert.equal(await cards.headFor('saratoga', DAY), await headOf());
    const last = aCard({ races: [aRace()] });
    await cards.keep(last, 'again');
    assert.equal(await cards.headFor('saratoga', DAY), await headOf());
    const expected = {
      provenance: last.provenance,
      contentHash: 'again',
      raceIds: [first],
      storedPostTimes: [aRace().postTime],
    };
    assert.equal(await cards.headFor('saratoga', DAY), expected);
  });

  test('demo cards of other days go, real ones stay', async ({ cards }) => {
    await cards.keep(aCard({ tier: 'demo' }), 'demo');
    await cards.keep(aCard({ tier: 'demo', day: NEXT }), 'demo');
    await cards.keep(aCard({ day: '2025-08-01' as RaceDay }), 'real');
    await cards.dropDemo({ from: DAY, to: NEXT });
    assert.is((await cards.cardFor('saratoga', DAY))?.contentHash, 'demo');
    await cards.dropDemo({ from: NEXT, to: NEXT });
    assert.is(await cards.cardFor('saratoga', DAY), null);
    assert.is((await cards.cardFor('saratoga', NEXT))?.contentHash, 'demo');
    await cards.dropDemo(null);
    assert.is(await cards.cardFor('saratoga', NEXT), null);
    assert.is((await cards.cardFor('saratoga', '2025-08-01' as RaceDay))?.contentHash, 'real');
  });

  test('the latest real day of a track leaves demo cards and other tracks out', async ({ cards }) => {
    assert.is(await cards.latestRealDay('saratoga'), null);
    await cards.keep(aCard({ tier: 'demo', day: NEXT }), 'demo');
    await cards.keep(aCard({ trackSlug: 'del-mar', day: NEXT }), 'other track');
    assert.is(await cards.latestRealDay('saratoga'), null);
    await cards.keep(aCard(), 'real');
    await cards.keep(aCard({ day: '2025-07-31' as RaceDay }), 'earlier');
    assert.is(await cards.latestRealDay('saratoga'), DAY);
  });

  test('tracks racing in a span are found once each, real or demo, and those with real cards separately', async ({
    cards,
  }) => {
    await cards.keep(aCard({ trackSlug: 'del-mar' }), 'a');
    await cards.keep(aCard({ trackSlug: 'del-mar', day: NEXT }), 'b');
    await cards.keep(aCard({ tier: 'demo', day: NEXT }), 'c');
    await cards.keep(aCard({ trackSlug: 'aqueduct', day: '2025-07-31' as RaceDay }), 'd');
    assert.equal(await cards.tracksRacing({ from: DAY, to: NEXT }), ['del-mar', 'saratoga']);
    assert.equal(await cards.tracksRacing({ from: DAY, to: DAY }), ['del-mar']);
    assert.equal(
      await cards.tracksRacing({ from: '2030-01-01' as RaceDay, to: '2030-01-02' as RaceDay }),
      [],
    );
    assert.equal(await cards.tracksWithRealCards(), ['aqueduct', 'del-mar']);
  });

  test('cards of a span come without their horses, a real one instead of the demo of its day', async ({
    cards,
  }) => {
    const [real, elsewhere] = [aCard(), aCard({ trackSlug: 'aqueduct', day: NEXT })];
    await cards.keep(aCard({ tier: 'demo' }), 'a');
    await cards.keep(real, 'b');
    await cards.keep(elsewhere, 'c');
    await cards.keep(aCard({ day: '2025-08-09' as RaceDay }), 'd');
    assert.equal(await cards.outlinesBetween({ from: DAY, to: NEXT }), [elsewhere, real].map(outlineOf));
    assert.equal(await cards.outlinesBetween({ from: NEXT, to: NEXT }), [outlineOf(elsewhere)]);
  });

  test.run();
}
