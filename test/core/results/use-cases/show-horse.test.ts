import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import type { Card } from '#core/card/race.ts';
import { horseKey, type Runner } from '#core/card/runner.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeShowHorse } from '#core/results/use-cases/show-horse.ts';
import { makeShowHorseHistory } from '#core/results/use-cases/show-horse-history.ts';
import { aCard } from '#test/support/a-card.ts';
import { anImportedSource, LANTERN } from '#test/support/a-printed-form.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aPastRace, aPerson, aRunner, aWorkout } from '#test/support/a-runner.ts';

const test = suite('a horse’s own page');

const dayOf = (text: string) => text as RaceDay;
const at = (text: string): Instant => instant(Date.parse(text));
const MORNING = at('2025-08-02T14:00:00Z');

const lantern = (change: Partial<Runner> = {}): Runner =>
  aRunner({ horseKey: LANTERN, horseName: 'PAPER LANTERN', ...change });
const cardOn = (day: string, runner: Runner, source = `Brisnet card ${day}`): Card =>
  aCard({
    day: dayOf(day),
    provenance: anImportedSource(source),
    races: [aRace({ day: dayOf(day), number: 4, runners: [runner] })],
  });
const resultOn = (day: string, horseName = 'Paper Lantern'): ResultSheet =>
  aSheet({
    day: dayOf(day),
    races: [aRaceResult({ starters: [aFinisher({ horseName, programNumber: '2' })] })],
  });

async function pageOf(
  text: string,
  { cards = [] as readonly Card[], results = [] as readonly ResultSheet[], before = MORNING },
) {
  const [cardStore, resultStore] = [makeMemoryCardStore(), makeMemoryResultStore()];
  for (const [nth, card] of cards.entries()) await cardStore.keep(card, `hash ${nth}`);
  for (const [nth, sheet] of results.entries()) await resultStore.keep(sheet, `sheet ${nth}`);
  const historiesOf = makeShowHorseHistory({ forms: cardStore, results: resultStore });
  return makeShowHorse({ historiesOf, cards: cardStore })(text, before);
}

const earlier = cardOn(
  '2025-06-07',
  lantern({
    owner: 'Old Owner',
    pastPerformances: [aPastRace({ day: dayOf('2025-05-10') }), aPastRace({ day: dayOf('2025-03-01') })],
    workouts: [aWorkout({ day: dayOf('2025-06-01') })],
  }),
);
const today = cardOn(
  '2025-08-02',
  lantern({
    owner: 'New Owner',
    jockey: aPerson('VALE ADA'),
    pastPerformances: [aPastRace({ day: dayOf('2025-06-07'), track: 'SAR' }), aPastRace()],
    workouts: [aWorkout({ day: dayOf('2025-07-20') }), aWorkout({ day: dayOf('2025-06-01') })],
  }),
);

test('has the races and works of every card and result once each, the newest first', async () => {
  const page = await pageOf('Paper Lantern', {
    cards: [earlier, today],
    results: [resultOn('2025-07-04'), resultOn('2025-05-10')],
  });
  assert.equal(
    page.lines.map(({ line }) => line.day),
    ['2025-07-04', '2025-06-07', '2025-05-10', '2025-03-01'],
  );
  assert.equal(
    page.works.map(({ work }) => work.day),
    ['2025-07-20', '2025-06-01'],
  );
  assert.is(page.starts, 4);
});

test('a race that a card and a result report is shown with the card’s figure', async () => {
  const race = aPastRace({ day: dayOf('2025-07-04'), track: 'SAR', raceNumber: 1, speedFigure: 91 });
  const page = await pageOf('Paper Lantern', {
    cards: [cardOn('2025-08-02', lantern({ pastPerformances: [race] }))],
    results: [resultOn('2025-07-04')],
  });
  assert.is(page.lines.length, 1);
  assert.is(page.lines[0]?.figure?.points, 91);
  assert.is(page.lines[0]?.reports.length, 2);
});

test('connections are those of the latest card, and the entry of today leads to its race', async () => {
  const page = await pageOf('paper lantern', { cards: [today, earlier] });
  assert.equal(
    [page.printed?.runner.owner, page.printed?.runner.jockey?.name, page.printed?.day],
    ['New Owner', 'VALE ADA', '2025-08-02'],
  );
  assert.equal(
    page.upcoming.map(({ day, race }) => [day, race.number]),
    [['2025-08-02', 4]],
  );
});

test('a day later the entry is over, and the line of that race is known once a result has it', async () => {
  const before = at('2025-08-03T14:00:00Z');
  const page = await pageOf('Paper Lantern', { cards: [today], results: [resultOn('2025-08-02')], before });
  assert.equal(page.upcoming, []);
  assert.is(page.lines[0]?.line.day, '2025-08-02');
  assert.is(page.lines[0]?.cardSlug, 'saratoga');
});

test('nothing of today or later is known before it has been run', async () => {
  const later = cardOn(
    '2025-09-01',
    lantern({ pastPerformances: [aPastRace({ day: dayOf('2025-08-02') })] }),
  );
  const page = await pageOf('Paper Lantern', { cards: [today, later], results: [resultOn('2025-08-02')] });
  assert.ok(page.lines.every(({ line }) => line.day < '2025-08-02'));
  assert.equal(
    page.upcoming.map(({ day }) => day),
    ['2025-08-02', '2025-09-01'],
  );
});

test('horses of one name stay apart: the latest is shown for the name, each for its key', async () => {
  const other = horseKey('Paper Lantern', 2010, 'Tallow Dip');
  const old = cardOn(
    '2016-08-05',
    aRunner({
      horseKey: other,
      horseName: 'PAPER LANTERN',
      pastPerformances: [aPastRace({ day: dayOf('2016-05-01') })],
    }),
  );
  const cards = [old, today];
  const latest = await pageOf('Paper Lantern', { cards });
  assert.is(latest.horse.key, LANTERN);
  assert.equal(
    latest.namesakes.map(({ horse, foaled, starts }) => [horse.key, foaled, starts]),
    [[other, 2010, 1]],
  );
  const older = await pageOf(other, { cards });
  assert.is(older.horse.key, other);
  assert.equal(
    older.lines.map(({ line }) => line.day),
    ['2016-05-01'],
  );
});

test('results under the name alone stand apart, and their own key leads to them', async () => {
  const given = { cards: [earlier], results: [resultOn('2025-05-10')] };
  const page = await pageOf('Paper Lantern', given);
  assert.is(page.horse.key, LANTERN);
  const [alone] = page.namesakes;
  assert.equal([alone?.horse.key, alone?.starts], ['PAPERLANTERN|0|', 1]);
  const other = await pageOf(alone?.horse.key ?? '', given);
  assert.equal(
    other.lines.map(({ line }) => line.track),
    ['SAR'],
  );
  assert.is(other.printed, null);
});

test('first Lasix counts on every start being known, those after the last card too', async () => {
  const life = { starts: 2, wins: 0, places: 0, shows: 0, earnings: 0 };
  const records = { ...aRunner().records, life } as Runner['records'];
  const lines = [
    aPastRace({ day: dayOf('2025-05-10'), medication: 'lasix' }),
    aPastRace({ day: dayOf('2025-03-01'), medication: 'none' }),
  ];
  const whole = cardOn('2025-06-07', lantern({ records, pastPerformances: lines }));
  const page = await pageOf('Paper Lantern', { cards: [whole], results: [resultOn('2025-07-04')] });
  assert.ok(page.lines[1]?.marks.includes('first Lasix'));
  const short = cardOn(
    '2025-06-07',
    lantern({
      records: { ...records, life: { ...life, starts: 3 } } as Runner['records'],
      pastPerformances: lines,
    }),
  );
  const partial = await pageOf('Paper Lantern', { cards: [short], results: [resultOn('2025-07-04')] });
  assert.ok(partial.lines[1]?.marks.includes('Lasix on'));
});

test('a name that nobody has, a key of another horse and no name at all are refused', async () => {
  const refusal = (text: string) =>
    pageOf(text, { cards: [today] }).then(
      () => null,
      (error: unknown) => (error instanceof Refusal ? [error.kind, error.code] : error),
    );
  assert.equal(await refusal('Nobody Atall'), ['not-found', 'results.unknown-horse']);
  assert.equal(await refusal('PAPERLANTERN|1999|ELSEWHERE'), ['not-found', 'results.unknown-horse']);
  assert.equal(await refusal('!!'), ['invalid', 'results.bad-horse']);
});

test.run();
