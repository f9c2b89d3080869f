import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardChange } from '#core/card/card-change.ts';
import type { CardStore } from '#core/card/ports.ts';
import type { FigureStore } from '#core/handicapping/ports.ts';
import { type Instant, instant, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import type { DayCounts } from '#core/operations/ports.ts';
import type { PicksStore } from '#core/picks/ports.ts';
import type { DaySelection } from '#core/press/day-selection.ts';
import type { RunnerPedigree } from '#core/press/pedigree-figures.ts';
import type { ExpertStore, PedigreeStore } from '#core/press/ports.ts';
import type { ResultStore } from '#core/results/ports.ts';
import { recommendOn } from '#test/core/picks/picks-of.ts';
import { aCard, aProvenance } from '#test/support/a-card.ts';
import { aChange } from '#test/support/a-change.ts';
import { aFigureReport } from '#test/support/a-figure-report.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { RUN_DAY } from '#test/support/a-run.ts';
import { present } from '#test/support/present.ts';

export interface OpenedCounts {
  readonly counts: DayCounts;
  readonly cards: Pick<CardStore, 'keep'>;
  readonly results: Pick<ResultStore, 'keep'>;
  readonly picks: Pick<PicksStore, 'keep'>;
  readonly figures: Pick<FigureStore, 'keep'>;
  readonly experts: Pick<ExpertStore, 'keep'>;
  readonly pedigrees: Pick<PedigreeStore, 'keep'>;
  /** The cards with what is known now. */
  readonly standing: Pick<CardStore, 'cardFor'>;
  keepChanges(changes: readonly CardChange[]): Promise<void>;
  /** Keeps an observation of Saratoga that came to be known then. */
  observe(instant: Instant): Promise<void>;
  close(): Promise<void>;
}

const NOTHING = {
  card: null,
  resultRaces: 0,
  observations: 0,
  selections: 0,
  selectedRaces: 0,
  pedigrees: 0,
  pedigreeRaces: 0,
  pickedRaces: 0,
  arePicksOutdated: false,
  figureRaces: 0,
};

/** Midnight at Saratoga, at the beginning of the day. */
const MIDNIGHT = instant(Date.parse(`${RUN_DAY}T00:00:00-04:00`));

const aSelection = (change: Partial<DaySelection> = {}): DaySelection => ({
  track: 'saratoga',
  day: RUN_DAY,
  expert: 'Robin Lane',
  raceNumber: 1,
  ranked: [{ programNumber: '1', horseName: 'Paper Lantern' }],
  left: [],
  isBestBet: false,
  onlyIf: null,
  url: 'https://picks.example/saratoga',
  provenance: { ...aProvenance('live'), at: MIDNIGHT },
  ...change,
});

const aPedigree = (change: Partial<RunnerPedigree> = {}): RunnerPedigree => ({
  track: 'saratoga',
  day: RUN_DAY,
  raceNumber: 1,
  programNumber: '1',
  horseName: 'Paper Lantern',
  figures: {
    sire: null,
    dam: null,
    damSire: null,
    surfaceScore: 4,
    distanceScore: null,
    classScore: null,
    debutScore: null,
    dosageProfile: '6-8-14-2-0',
    dosageIndex: 2.33,
    centerOfDistribution: 0.6,
    oddsToOne: null,
    comment: '',
  },
  provenance: { ...aProvenance('live'), at: MIDNIGHT },
  ...change,
});

/** What every counter of days does; `open` gives one over empty stores, and the stores. */
export function dayCountsScenarios(name: string, open: () => Promise<OpenedCounts>): void {
  const test = suite<OpenedCounts>(`day counts, ${name}`);
  test.before.each(async (opened) => {
    Object.assign(opened, await open());
  });
  test.after.each((opened) => opened.close());

  test('a day without data has zeros, and days come in the requested order', async ({ counts }) => {
    const days = [RUN_DAY, addDays(RUN_DAY, 3), addDays(RUN_DAY, -1)];
    assert.equal(
      await counts.factsOf('saratoga', days),
      days.map((day) => ({ day, ...NOTHING })),
    );
    assert.equal(await counts.factsOf('saratoga', []), []);
  });

  test('the data of a day is counted in each room', async (openedCounts) => {
    const [first, second] = [MIDNIGHT, shift(MIDNIGHT, 1_000)];
    const races = [aRace({ postTime: second }), aRace({ number: 2, postTime: first, runners: [] })];
    await openedCounts.cards.keep(aCard({ races }), 'hash');
    await openedCounts.results.keep(aSheet({ day: RUN_DAY }), 'one');
    await openedCounts.results.keep(
      aSheet({ day: RUN_DAY, kind: 'nyra-tables', races: [aRaceResult({})] }),
      'two',
    );
    const set = { trackSlug: 'saratoga', day: RUN_DAY, madeAt: first, isScheduled: false, madeWith: 'm' };
    await openedCounts.picks.keep({ ...set, cardHash: 'hash', recommendations: [recommendOn(aRace())] });
    await openedCounts.figures.keep(aFigureReport({ day: RUN_DAY }), 'three');
    await openedCounts.experts.keep([
      aSelection(),
      aSelection({ expert: 'A. Other' }),
      aSelection({ raceNumber: 2 }),
    ]);
    await openedCounts.pedigrees.keep([aPedigree(), aPedigree({ programNumber: '2' })]);
    for (const instant of [shift(MIDNIGHT, -1), MIDNIGHT, shift(MIDNIGHT, 86_399_999)])
      await openedCounts.observe(instant);
    const [facts] = await openedCounts.counts.factsOf('saratoga', [RUN_DAY]);
    assert.equal(facts, {
      day: RUN_DAY,
      card: {
        tier: 'imported',
        source: aProvenance().source,
        ...{ races: 2, racesWithoutRunners: 1, firstPost: first, lastPost: second },
      },
      resultRaces: 2,
      observations: 2,
      ...{ selections: 3, selectedRaces: 2, pedigrees: 2, pedigreeRaces: 1 },
      ...{ pickedRaces: 1, arePicksOutdated: false, figureRaces: aFigureReport().races.length },
    });
    const [other] = await openedCounts.counts.factsOf('del-mar', [RUN_DAY]);
    assert.equal(other, { day: RUN_DAY, ...NOTHING });
  });

  test('picks of another card than the current one are outdated', async ({ cards, picks, counts }) => {
    await cards.keep(aCard(), 'a later card');
    const set = { trackSlug: 'saratoga', day: RUN_DAY, madeAt: MIDNIGHT, isScheduled: false, madeWith: 'm' };
    await picks.keep({ ...set, cardHash: 'hash', recommendations: [recommendOn(aRace())] });
    const [facts] = await counts.factsOf('saratoga', [RUN_DAY]);
    assert.equal([facts?.pickedRaces, facts?.arePicksOutdated], [1, true]);
  });

  test('picks made after a late change are of the card as it is then', async (opened) => {
    const { cards, picks, counts } = opened;
    await cards.keep(aCard(), 'hash');
    await opened.keepChanges([
      aChange({ what: 'scratched', to: true }),
      aChange({ what: 'remark', to: 'Lame.' }),
    ]);
    const set = { trackSlug: 'saratoga', day: RUN_DAY, madeAt: MIDNIGHT, isScheduled: false, madeWith: 'm' };
    const withPicks = { ...set, recommendations: [recommendOn(aRace())] };
    const isOutdated = async () => (await counts.factsOf('saratoga', [RUN_DAY]))[0]?.arePicksOutdated;
    await picks.keep({ ...withPicks, cardHash: 'hash' });
    assert.is(await isOutdated(), true);
    const { contentHash } = present(await opened.standing.cardFor('saratoga', RUN_DAY));
    await picks.keep({ ...withPicks, cardHash: contentHash });
    assert.is(await isOutdated(), false);
  });

  test('races called off are not counted, and post times are the current ones', async (opened) => {
    const instantAt = (minutes: number) => shift(MIDNIGHT, minutes * 60_000);
    const races = [1, 2, 3].map((number) => aRace({ number, postTime: instantAt(number) }));
    await opened.cards.keep(aCard({ races }), 'hash');
    const ofRace = (number: number, fact: Parameters<typeof aChange>[0], source = 'Entries of a feed') =>
      aChange(fact, {
        ...{ raceId: present(races[number - 1]).id, programNumber: null, horseName: null },
        provenance: { tier: 'live', source, at: MIDNIGHT },
      });
    await opened.keepChanges([
      ofRace(1, { what: 'cancelled', to: true }),
      ofRace(2, { what: 'cancelled', to: true }),
      ofRace(3, { what: 'post-time', to: instantAt(8) }),
    ]);
    await opened.keepChanges([
      ofRace(2, { what: 'cancelled', to: false }),
      ofRace(3, { what: 'post-time', to: instantAt(9) }),
    ]);
    const [facts] = await opened.counts.factsOf('saratoga', [RUN_DAY]);
    const { races: count, firstPost, lastPost } = present(facts?.card);
    assert.equal([count, firstPost, lastPost], [2, instantAt(2), instantAt(9)]);
  });

  test('a real card hides the invented one of its day', async ({ cards, counts }) => {
    await cards.keep(aCard({ tier: 'demo' }), 'demo');
    const tier = async () => (await counts.factsOf('saratoga', [RUN_DAY]))[0]?.card?.tier;
    assert.is(await tier(), 'demo');
    await cards.keep(aCard(), 'real');
    assert.is(await tier(), 'imported');
  });

  test('days with a card are found on either side, the nearest first', async ({ cards, counts }) => {
    for (const away of [-20, -2, -1, 0, 1, 4])
      await cards.keep(aCard({ day: addDays(RUN_DAY, away) }), 'hash');
    await cards.keep(aCard({ day: addDays(RUN_DAY, -1), tier: 'demo' }), 'hash');
    const days = (...away: readonly number[]) => away.map((count) => addDays(RUN_DAY, count));
    assert.equal(await counts.cardDaysBefore('saratoga', RUN_DAY, 9), days(-1, -2, -20));
    assert.equal(await counts.cardDaysBefore('saratoga', RUN_DAY, 2), days(-1, -2));
    assert.equal(await counts.cardDaysAfter('saratoga', RUN_DAY, 9), days(1, 4));
    assert.equal(await counts.cardDaysAfter('del-mar', RUN_DAY, 9), []);
  });

  test.run();
}
