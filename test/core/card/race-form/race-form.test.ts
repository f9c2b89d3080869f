import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PrintedForm } from '#core/card/history/printed-form.ts';
import { parStep } from '#core/card/race-form/figure-on-line.ts';
import { LINES_SHOWN, raceForm } from '#core/card/race-form/horse-form.ts';
import type { Runner } from '#core/card/runner.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { anImportedSource, aPrintedForm } from '#test/support/a-printed-form.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRecord, aRunner } from '#test/support/a-runner.ts';

const test = suite('the form of a race');

const card = { provenance: aProvenance() };
const dayOf = (text: string) => text as RaceDay;

function formOf(runners: readonly Runner[], forms: readonly PrintedForm[] = []) {
  const race = aRace({ runners });
  const printed = new Map(
    runners.map(({ horseKey }) => [horseKey, forms.filter(({ horse }) => horse.key === horseKey)] as const),
  );
  return raceForm(race, card, printed);
}

const lantern = aRunner({ horseName: 'PAPER LANTERN' });
const printedBy = (source: string, change: Partial<PrintedForm>): PrintedForm =>
  aPrintedForm({ ...change, horse: lantern.horseKey, provenance: anImportedSource(source) });

test('steps from par begin at 3, 6 and 11 points, each way', () => {
  const steps = [-11, -10, -6, -5, -3, -2, 0, 2, 3, 5, 6, 10, 11].map((off) => parStep(80 + off, 80));
  assert.equal(steps, [-3, -2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3]);
});

test('horses stand by program number; entries out of the race come after them, scratched ones last', () => {
  const { horses } = formOf([
    aRunner({ programNumber: '10' }),
    aRunner({ programNumber: '3', isScratched: true }),
    aRunner({ programNumber: '12', listStatus: 'also-eligible' }),
    aRunner({ programNumber: '1A' }),
    aRunner({ programNumber: '1' }),
  ]);
  assert.equal(
    horses.map(({ runner }) => runner.programNumber),
    ['1', '1A', '10', '12', '3'],
  );
});

test('of more than ten known races the latest ten are shown, the newest first', () => {
  const lines = Array.from({ length: 12 }, (_, index) =>
    aPastRace({ day: dayOf(`2024-${String(index + 1).padStart(2, '0')}-10`) }),
  );
  const [horse] = formOf([lantern], [printedBy('a card', { lines })]).horses;
  assert.is(horse?.lines.length, LINES_SHOWN);
  assert.is(horse?.linesKnown, 12);
  assert.is(horse?.lines[0]?.line.day, '2024-12-10');
});

test('the card’s own report is shown, and what another source contradicts is marked', () => {
  const forms = [
    printedBy('Another format', { lines: [aPastRace({ weightLb: 121, finalSeconds: 70.6 })] }),
    printedBy(card.provenance.source, { lines: [aPastRace({ weightLb: 118, finalSeconds: 70.4 })] }),
  ];
  const [line] = formOf([lantern], forms).horses[0]?.lines ?? [];
  assert.is(line?.line.weightLb, 118);
  assert.equal(
    line?.contradictions.map(({ name }) => name),
    ['weightLb', 'finalSeconds'],
  );
  assert.is(line?.figure?.doubt, 'Sources disagree on the final time.');
});

test('a figure on another producer’s scale has no distance from today’s par', () => {
  const lines = [
    aPastRace({ day: dayOf('2025-05-20'), speedFigure: 92 }),
    aPastRace({ day: dayOf('2025-04-20'), speedFigure: 92, figureScale: 'TrackMaster' }),
    aPastRace({ day: dayOf('2025-03-20'), speedFigure: null }),
  ];
  const race = aRace({ runners: [lantern] });
  const par = race.pars.speed ?? 0;
  const { horses } = raceForm(race, card, new Map([[lantern.horseKey, [printedBy('a card', { lines })]]]));
  const figures = horses[0]?.lines.map(({ figure }) => figure);
  assert.is(figures?.[0]?.step, parStep(92, par));
  assert.is(figures?.[1]?.step, null);
  assert.is(figures?.[2], null);
});

test('a race at a track that is not registered is foreign', () => {
  const lines = [aPastRace({ track: 'LCH' }), aPastRace({ day: dayOf('2025-01-04') })];
  const [horse] = formOf([lantern], [printedBy('a card', { lines })]).horses;
  assert.equal(
    horse?.lines.map(({ isForeign, marks }) => [isForeign, marks.includes('foreign')]),
    [
      [true, true],
      [false, false],
    ],
  );
});

test('early pace is read at the quarter and half of a sprint, at the half and three quarters of a route', () => {
  const pace = { pace2f: 90, pace4f: 91, pace6f: 92 };
  const lines = [
    aPastRace({ ...pace, distanceYards: 1320 }),
    aPastRace({ ...pace, distanceYards: 1760, day: dayOf('2025-01-04') }),
  ];
  const [horse] = formOf([lantern], [printedBy('a card', { lines })]).horses;
  assert.equal(
    horse?.lines.map(({ earlyPace1, earlyPace2, otherPace }) => [earlyPace1, earlyPace2, otherPace]),
    [
      [90, 91, 92],
      [91, 92, 90],
    ],
  );
});

test('invented lines never stand on a real card', () => {
  const demo = { ...printedBy('Demo generator', { lines: [aPastRace()] }), provenance: aProvenance('demo') };
  assert.equal(formOf([lantern], [demo]).horses[0]?.lines, []);
});

test('a horse that has not raced has no lines and no mark', () => {
  const maiden = aRunner({ records: { ...NO_RECORDS, life: aRecord() } });
  const [horse] = formOf([maiden]).horses;
  assert.equal([horse?.lines, horse?.todaysMarks], [[], []]);
});

const NO_RECORDS = {
  distance: null,
  track: null,
  turf: null,
  wet: null,
  fastDirt: null,
  allWeather: null,
  currentYear: null,
  previousYear: null,
} as const;

test('today’s first Lasix and blinkers are marked against the last race', () => {
  const today = aRunner({ horseName: 'PAPER LANTERN', medication: 'first-time lasix', blinkers: 'on' });
  const last = aPastRace({ medication: 'none', blinkers: false, day: dayOf('2025-07-20') });
  const [horse] = formOf([today], [printedBy('a card', { lines: [last] })]).horses;
  assert.ok(horse?.todaysMarks.includes('first Lasix'));
  assert.ok(horse?.todaysMarks.includes('blinkers on'));
});

test.run();
