import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PrintedForms } from '#core/card/history/ports.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { CardStore } from '#core/card/ports.ts';
import type { Card } from '#core/card/race.ts';
import { type HorseKey, horseKey, type Runner } from '#core/card/runner.ts';
import { type Instant, parseInstant, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner, aWorkout } from '#test/support/a-runner.ts';

export interface OpenedForms {
  readonly cards: CardStore;
  readonly forms: PrintedForms;
  close(): Promise<void>;
}

const instantAt = (text: string): Instant => parseInstant(text) as Instant;
const LATE = instantAt('2026-01-01T12:00:00-05:00');
const day = (text: string): RaceDay => text as RaceDay;

const LANTERN = horseKey('Paper Lantern', 2021, 'Candle Wick');
const named = (key: HorseKey, change: Partial<Runner> = {}): Runner =>
  aRunner({ horseKey: key, horseName: 'PAPER LANTERN', workouts: [], ...change });
const cardOf = (cardDay: string, runners: readonly Runner[], trackSlug = 'saratoga'): Card =>
  aCard({
    day: day(cardDay),
    trackSlug,
    races: [
      aRace({
        day: day(cardDay),
        trackSlug,
        runners: runners.map((runner, index) => ({ ...runner, programNumber: String(index + 1) })),
      }),
    ],
  });
const ran = (text: string, change: Partial<PastPerformance> = {}): PastPerformance =>
  aPastRace({ day: day(text), ...change });

async function daysOf(forms: PrintedForms, key: HorseKey, before = LATE): Promise<readonly string[]> {
  const printed = (await forms.printedOf([key], before)).get(key) ?? [];
  return printed.flatMap(({ lines }) => lines.map((line) => line.day)).sort();
}

/** What every store of cards prints of horses; `open` gives an empty one. */
export function printedFormsScenarios(name: string, open: () => Promise<OpenedForms>): void {
  const test = suite<OpenedForms>(`form that cards print, ${name}`);
  test.before.each(async (opened) => {
    Object.assign(opened, await open());
  });
  test.after.each((opened) => opened.close());

  test('a horse on no card has no form', async ({ forms }) => {
    assert.is((await forms.printedOf([LANTERN], LATE)).size, 0);
    assert.is((await forms.printedOf([], LATE)).size, 0);
    assert.equal(await forms.horsesNamed(['PAPERLANTERN']), []);
    assert.equal(await forms.horsesNamed([]), []);
  });

  test('lines and works come back as the card has them, with the card as their source', async ({
    cards,
    forms,
  }) => {
    const lines = [ran('2025-07-20', { finalSeconds: 70.44 }), ran('2025-06-01', { raceNumber: null })];
    const works = [aWorkout({ day: day('2025-07-28') }), aWorkout({ day: day('2025-07-10'), rank: null })];
    const card = cardOf('2025-08-02', [named(LANTERN, { pastPerformances: lines, workouts: works })]);
    await cards.keep(card, 'hash');
    const [form] = (await forms.printedOf([LANTERN], LATE)).get(LANTERN) ?? [];
    assert.equal(form, {
      horse: { key: LANTERN, name: 'PAPER LANTERN', sire: 'OLD LAMP', dam: 'CANDLE WICK' },
      trackSlug: 'saratoga',
      cardDay: '2025-08-02',
      provenance: card.provenance,
      lines,
      works,
    });
  });

  test('a card of entries alone prints the horse without lines and works', async ({ cards, forms }) => {
    const entry = named(LANTERN, { pastPerformances: null, workouts: null, records: null });
    await cards.keep(cardOf('2025-08-02', [entry]), 'hash');
    const [form] = (await forms.printedOf([LANTERN], LATE)).get(LANTERN) ?? [];
    assert.equal([form?.lines, form?.works], [[], []]);
  });

  test('a race is known from the day after at its own track, not before midnight there', async ({
    cards,
    forms,
  }) => {
    const lines = [
      ran('2025-07-31', { track: 'DMR', raceNumber: 1 }),
      ran('2025-07-30', { track: 'SAR', raceNumber: 2 }),
    ];
    await cards.keep(cardOf('2025-08-02', [named(LANTERN, { pastPerformances: lines })]), 'hash');
    assert.equal(await daysOf(forms, LANTERN, instantAt('2025-07-30T23:59:59-04:00')), []);
    assert.equal(await daysOf(forms, LANTERN, instantAt('2025-07-31T00:00:00-04:00')), ['2025-07-30']);
    const midnightInNewYork = instantAt('2025-08-01T00:30:00-04:00');
    assert.equal(await daysOf(forms, LANTERN, midnightInNewYork), ['2025-07-30']);
    const midnightInDelMar = instantAt('2025-08-01T00:00:00-07:00');
    assert.equal(await daysOf(forms, LANTERN, midnightInDelMar), ['2025-07-30', '2025-07-31']);
  });

  test('a race at an unknown track is known from midnight Pacific', async ({ cards, forms }) => {
    const lines = [ran('2025-07-31', { track: 'QQQ' })];
    await cards.keep(cardOf('2025-08-02', [named(LANTERN, { pastPerformances: lines })]), 'hash');
    assert.equal(await daysOf(forms, LANTERN, instantAt('2025-08-01T02:59:59-04:00')), []);
    assert.equal(await daysOf(forms, LANTERN, instantAt('2025-08-01T03:00:00-04:00')), ['2025-07-31']);
  });

  test('a work is known from the day after too', async ({ cards, forms }) => {
    const workouts = [aWorkout({ day: day('2025-07-31') })];
    await cards.keep(cardOf('2025-08-02', [named(LANTERN, { workouts })]), 'hash');
    const worksAt = async (text: string) =>
      (await forms.printedOf([LANTERN], instantAt(text))).get(LANTERN)?.[0]?.works.length;
    assert.is(await worksAt('2025-07-31T23:59:59-04:00'), 0);
    assert.is(await worksAt('2025-08-01T00:00:00-04:00'), 1);
  });

  test('a card of a later day gives what was before the moment, and nothing from it on', async ({
    cards,
    forms,
  }) => {
    const lines = [ran('2025-08-02', { raceNumber: 5 }), ran('2025-06-01', { raceNumber: 3 })];
    const workouts = [aWorkout({ day: day('2025-08-10') }), aWorkout({ day: day('2025-05-20') })];
    await cards.keep(cardOf('2025-08-20', [named(LANTERN, { pastPerformances: lines, workouts })]), 'hash');
    const before = instantAt('2025-08-02T12:00:00-04:00');
    const [form] = (await forms.printedOf([LANTERN], before)).get(LANTERN) ?? [];
    assert.equal([form?.lines, form?.works], [lines.slice(1), workouts.slice(1)]);
    assert.is(form?.cardDay, '2025-08-20');
  });

  test('every card of the horse is read, whatever its day and track', async ({ cards, forms }) => {
    const on = (cardDay: string, raceDay: string, trackSlug?: string) =>
      cards.keep(cardOf(cardDay, [named(LANTERN, { pastPerformances: [ran(raceDay)] })], trackSlug), cardDay);
    await on('2025-08-02', '2025-07-20');
    await on('2025-08-20', '2025-08-02', 'del-mar');
    assert.equal(await daysOf(forms, LANTERN), ['2025-07-20', '2025-08-02']);
  });

  test('two horses of one name stay two, and the horses of a race come at once', async ({ cards, forms }) => {
    const namesake = horseKey('Paper Lantern', 2017, 'Tallow Dip');
    const other = horseKey('Wet Match', 2021, 'Flint');
    await cards.keep(
      cardOf('2025-08-02', [
        named(LANTERN, { pastPerformances: [ran('2025-07-20')] }),
        named(other, { horseName: 'WET MATCH', pastPerformances: [ran('2025-07-04')] }),
      ]),
      'hash',
    );
    await cards.keep(
      cardOf('2021-08-07', [named(namesake, { pastPerformances: [ran('2021-07-20')] })]),
      'hash',
    );
    assert.equal(await daysOf(forms, LANTERN), ['2025-07-20']);
    assert.equal(await daysOf(forms, namesake), ['2021-07-20']);
    assert.equal([...(await forms.printedOf([LANTERN, other], LATE)).keys()], [LANTERN, other]);
    const keys = (await forms.horsesNamed(['PAPERLANTERN'])).map(({ key }) => key);
    assert.equal([...keys].sort(), [namesake, LANTERN].sort());
  });

  test('a source that gives only the name means the only horse of that name, and neither of two', async ({
    cards,
    forms,
  }) => {
    const nameAlone = horseKey('Paper Lantern', null, null);
    await cards.keep(
      cardOf('2025-08-02', [named(LANTERN, { pastPerformances: [ran('2025-07-20')] })]),
      'hash',
    );
    assert.equal(await daysOf(forms, nameAlone), ['2025-07-20']);
    const namesake = horseKey('Paper Lantern', 2022, 'Tallow Dip');
    await cards.keep(cardOf('2025-08-09', [named(namesake)]), 'hash');
    assert.equal(await daysOf(forms, nameAlone), []);
    assert.equal(await daysOf(forms, LANTERN), ['2025-07-20']);
  });

  test('a horse is on no card before the first that has it was stored', async ({ cards, forms }) => {
    const card = cardOf('2025-08-02', [named(LANTERN)]);
    await cards.keep(card, 'hash');
    const { at: storedAt } = card.provenance;
    const keysAt = async (until: Instant) =>
      (await forms.horsesNamed(['PAPERLANTERN'], until)).map(({ key }) => key);
    assert.equal([await keysAt(shift(storedAt, -1)), await keysAt(storedAt)], [[], [LANTERN]]);
  });

  test('a replaced card leaves none of its lines', async ({ cards, forms }) => {
    const keep = (hash: string, ...days: string[]) =>
      cards.keep(
        cardOf('2025-08-02', [named(LANTERN, { pastPerformances: days.map((text) => ran(text)) })]),
        hash,
      );
    await keep('one', '2025-07-20', '2025-06-01');
    await keep('two', '2025-07-19');
    assert.equal(await daysOf(forms, LANTERN), ['2025-07-19']);
    await cards.keep(cardOf('2025-08-02', [named(horseKey('Wet Match', 2021, 'Flint'))]), 'three');
    assert.equal(await daysOf(forms, LANTERN), []);
    assert.equal(await forms.horsesNamed(['PAPERLANTERN']), []);
  });

  test('dropped demo cards take their lines with them', async ({ cards, forms }) => {
    const race = aRace({
      isDemo: true,
      runners: [named(LANTERN, { pastPerformances: [ran('2025-07-20')] })],
    });
    await cards.keep(aCard({ tier: 'demo', races: [race] }), 'demo');
    assert.equal(await daysOf(forms, LANTERN), ['2025-07-20']);
    await cards.dropDemo(null);
    assert.equal(await daysOf(forms, LANTERN), []);
  });

  test.run();
}
