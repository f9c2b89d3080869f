import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import paceSettings from '#config/models/pace.json' with { type: 'json' };
import { analysisFor, handicapper } from '#config/models.ts';
import type { CardChange } from '#core/card/card-change.ts';
import type { Race } from '#core/card/race.ts';
import { isStarter } from '#core/card/runner.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import type { BettingLine } from '#core/handicapping/betting-line.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { lineOnRace } from '#core/handicapping/line-on-race.ts';
import type { RaceRating } from '#core/handicapping/rating.ts';
import { makeRateRace } from '#core/handicapping/use-cases/rate-race.ts';
import type { RaceWeather } from '#core/handicapping/win-percent.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { makeShowWhatIf } from '#core/picks/use-cases/show-what-if.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange, MORNING } from '#test/support/a-change.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';
import { randomRace } from '../../handicapping/random-race.ts';

const test = suite('a race as it would be');

const NOTHING = { scratched: [], surface: null, going: null, pace: null } as const;
const analysis = analysisFor({ isKeySet: false });

interface Known {
  readonly sealedLine?: BettingLine | null;
  readonly weather?: RaceWeather | null;
  readonly changes?: readonly CardChange[];
  readonly now?: number;
}

/** A race with its card, what was reported since, and both ways to look at it. */
async function opened(
  race: Race,
  { sealedLine = null, weather = null, changes = [], now = MORNING }: Known = {},
) {
  const [printed, store] = [makeMemoryCardStore(), makeMemoryChangeStore()];
  await printed.keep(aCard({ races: [race] }), 'hash');
  await store.keep(changes);
  const clock = () => now as typeof MORNING;
  const cards = makeChangedCards({ cards: printed, changes: store, clock });
  const knownAround = async () => new Map([[race.id, { sealedLine, weather }]]);
  const deps = { cards, knownAround, clock };
  const show = makeShowWhatIf({ ...deps, picks: makeMemoryPicksStore(), analysis, pace: paceSettings });
  const request = { track: race.trackSlug, day: race.day, raceNumber: race.number };
  return {
    rate: makeRateRace({ ...deps, handicapper }),
    ifSo: (switches: Partial<Parameters<typeof show>[0]> = {}) =>
      show({ ...request, ...NOTHING, ...switches }),
  };
}

const asText = (value: unknown): string => JSON.stringify(value);
const chanceOf = ({ runners }: RaceRating, number: string): number | null =>
  present(runners.find(({ programNumber }) => programNumber === number)).winProbability;

/** Horses 1 to 6, the first two of which led lately; 7 is entered for the main track only. */
const turf = aRace({
  surface: 'turf',
  runners: [1, 2, 3, 4, 5, 6, 7].map((number) =>
    aRunner({
      programNumber: String(number),
      toOne: number + 1,
      listStatus: number === 7 ? 'main-track-only' : null,
      pastPerformances: [20, 45, 80].map((days) =>
        aPastRace({
          day: addDays(aRace().day, -days),
          surface: number % 2 === 0 ? 'turf' : 'dirt',
          speedFigure: 80 + number,
          firstCall: number <= 2 ? { position: 1, lengths: 1 } : { position: 7, lengths: 6 },
        }),
      ),
    }),
  ),
});

test('with nothing switched every figure is the real one, to the digit', () =>
  fc.assert(
    fc.asyncProperty(
      randomRace.filter(({ runners }) => runners.some(isStarter)),
      async (race) => {
        const { rate, ifSo } = await opened(race);
        const { before, after } = await ifSo();
        assert.is(asText(before.rating), asText(await rate(race.id)));
        assert.is(asText(after), asText(before));
      },
    ),
    { numRuns: 20 },
  ));

test('a horse switched out has the effect of the same scratch at the desk', () =>
  fc.assert(
    fc.asyncProperty(randomRace, fc.nat(), async (race, place) => {
      const starters = race.runners.filter(isStarter);
      const horse = starters[place % Math.max(1, starters.length)];
      if (horse === undefined || starters.length < 2) return;
      const scratch = aChange(
        { what: 'scratched', to: true },
        { raceId: race.id, programNumber: horse.programNumber, horseName: horse.horseName },
      );
      const { after } = await (await opened(race)).ifSo({ scratched: [horse.programNumber] });
      const { rate } = await opened(race, { changes: [scratch] });
      assert.is(asText(after.rating), asText(await rate(race.id)));
    }),
    { numRuns: 20 },
  ));

test('the order of the scratches makes no difference, and one named twice is out once', () =>
  fc.assert(
    fc.asyncProperty(randomRace, async (race) => {
      const numbers = race.runners.filter(isStarter).map(({ programNumber }) => programNumber);
      if (numbers.length < 3) return;
      const [first = '', second = ''] = numbers;
      const { ifSo } = await opened(race);
      const one = await ifSo({ scratched: [first, second] });
      const other = await ifSo({ scratched: [second, first, second] });
      assert.is(asText(other), asText(one));
    }),
    { numRuns: 20 },
  ));

test('the only horse left is certain to win, and a field without a horse is refused', async () => {
  const race = aRace();
  const { ifSo } = await opened(race);
  const { after } = await ifSo({ scratched: ['1', '2', '3', '5', '6'] });
  assert.is(chanceOf(after.rating, '4'), 1);
  assert.is(chanceOf(after.rating, '1'), null);
  const refusal = await refused(ifSo({ scratched: ['1', '2', '3', '4', '5', '6'] }));
  assert.equal([refusal.kind, refusal.code], ['invalid', 'handicapping.if-nobody']);
});

test('a main-track-only horse runs off the turf and only then, as after the announcement', async () => {
  const { ifSo } = await opened(turf);
  const onTurf = await ifSo({ scratched: ['1'] });
  assert.is(chanceOf(onTurf.after.rating, '7'), null);
  const { before, after, switched } = await ifSo({ surface: 'dirt' });
  assert.is(chanceOf(before.rating, '7'), null);
  assert.ok(Number(chanceOf(after.rating, '7')) > 0);
  assert.equal(switched.offTheTurf, { from: 'turf', drewIn: ['7'], cameOut: [] });
  const announced = aChange({ what: 'surface', to: 'dirt' }, { programNumber: null, horseName: null });
  const { rate } = await opened(turf, { changes: [announced] });
  assert.is(asText(after.rating), asText(await rate(turf.id)));
});

test('a main-track-only horse can be scratched off the turf again', async () => {
  const { ifSo } = await opened(turf);
  const { after } = await ifSo({ surface: 'dirt', scratched: ['7'] });
  assert.is(chanceOf(after.rating, '7'), null);
});

test('wet moves the documented formula as the posted condition would', async () => {
  const weather = { temperature: 70, windSpeed: 5, conditions: 'Cloudy', trackCondition: 'Fast' };
  const race = aRace();
  const { ifSo } = await opened(race, { weather });
  const { after, going } = await ifSo({ going: 'wet' });
  assert.equal(going, { before: 'Fast', after: 'Sloppy' });
  const { rate } = await opened(race, { weather: { ...weather, trackCondition: 'Sloppy' } });
  assert.is(asText(after.rating), asText(await rate(race.id)));
  assert.equal((await ifSo({ going: 'sloppy' })).going.after, 'Sloppy');
});

test('with a pace that is certain our line is its chances in that pace, and verdict and prices follow', async () => {
  const { ifSo } = await opened(turf);
  const real = await ifSo();
  for (const pace of ['slow', 'honest', 'hot'] as const) {
    const { after } = await ifSo({ pace });
    for (const row of real.before.paceChances) {
      near(Number(chanceOf(after.rating, row.bettingInterest)), row[pace], 1e-12);
    }
    assert.is(after.rating.line.cause, `The early pace is ${pace}.`);
  }
  const [slow, hot] = [await ifSo({ pace: 'slow' }), await ifSo({ pace: 'hot' })];
  assert.ok(Number(chanceOf(slow.after.rating, '1')) > Number(chanceOf(hot.after.rating, '1')));
});

test('a sealed line is what is switched: it stays until a switch is a cause, then says which', async () => {
  const sealedLine = lineOnRace(evidenceOf(turf, new Map(), MORNING), handicapper);
  const { ifSo } = await opened(turf, { sealedLine });
  const { before, after } = await ifSo({ scratched: ['3'] });
  assert.is(before.rating.line.isSealed, true);
  assert.is(after.rating.line.cause, '#3 Paper Lantern 3 is out.');
});

test('suggested tickets leave their scratched horses off, and are void without the key horse', async () => {
  const { ifSo } = await opened(turf);
  const { tickets } = await ifSo();
  assert.ok(tickets.length > 0);
  for (const { before, after, out } of tickets) assert.equal([out, after], [[], before]);
  const [first] = tickets;
  const key = present(present(first).play.horses[0]).programNumber;
  const without = await ifSo({ scratched: [key] });
  for (const ticket of without.tickets) {
    assert.equal(ticket.out, [key]);
    assert.is(ticket.after, null);
  }
});

test('a race that is off, a canceled one and impossible switches are refused with a sentence', async () => {
  const codes = async (
    race: Race,
    switches: Parameters<Awaited<ReturnType<typeof opened>>['ifSo']>[0],
    known?: Known,
  ) => {
    const { kind, code, message } = await refused((await opened(race, known)).ifSo(switches));
    assert.match(message, /^[A-Z"].*\.$/);
    return [kind, code];
  };
  const race = aRace();
  const off = { now: Number(race.postTime) };
  assert.equal(await codes(race, {}, off), ['conflict', 'handicapping.if-off']);
  assert.equal(await codes({ ...race, isCancelled: true }, {}), ['conflict', 'handicapping.if-canceled']);
  assert.equal(await codes(race, { scratched: ['99'] }), ['not-found', 'card.no-horse']);
  assert.equal(await codes(race, { surface: 'turf' }), ['invalid', 'handicapping.if-surface']);
  assert.equal(await codes(turf, { surface: 'inner-turf' }), ['invalid', 'handicapping.if-surface']);
  assert.equal(await codes(race, { going: 'Yielding' }), ['invalid', 'card.bad-condition']);
  assert.equal(await codes(race, { pace: 'hot' }), ['invalid', 'handicapping.if-pace']);
  assert.equal(await codes({ ...race, surface: null }, { going: 'wet' }), [
    'invalid',
    'handicapping.if-going',
  ]);
  assert.equal(await codes(race, { raceNumber: 9 }), ['not-found', 'card.unknown-race']);
});

test.run();
