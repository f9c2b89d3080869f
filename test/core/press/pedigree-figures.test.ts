import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { figuresText, fittedPedigrees, type ReportedPedigree } from '#core/press/pedigree-figures.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aRunnerPedigree, MORNING, PRESS_DAY, somePedigreeFigures } from '#test/support/a-selection.ts';

const test = suite('pedigree figures of a card');

const PROVENANCE = { tier: 'imported', source: 'PediCapper', at: MORNING } as const;
const CARD = aCard({
  races: [
    aRace({ runners: [aRunner({ programNumber: '1', horseName: "LADY'S LANTERN (IRE)" })] }),
    aRace({
      number: 2,
      runners: [
        aRunner({ programNumber: '1', horseName: 'TALLOW MOON' }),
        aRunner({ programNumber: '1A', horseName: 'WICK', isScratched: true }),
      ],
    }),
  ],
});

const fitted = (...reported: Partial<ReportedPedigree>[]) =>
  fittedPedigrees(
    reported.map((part) => ({
      day: null,
      raceNumber: null,
      programNumber: null,
      horseName: 'Tallow Moon',
      figures: somePedigreeFigures(),
      ...part,
    })),
    CARD,
    PROVENANCE,
  );

const placesIn = (...reported: Partial<ReportedPedigree>[]) =>
  fitted(...reported).fitted.map(
    (pedigree) => `${pedigree.raceNumber}/${pedigree.programNumber} ${pedigree.horseName}`,
  );

test('a horse is matched by its name alone, in any spelling, to its race and number on the card', () => {
  assert.equal(placesIn({}), ['2/1 TALLOW MOON']);
  assert.equal(placesIn({ horseName: 'Ladys Lantern' }), ["1/1 LADY'S LANTERN (IRE)"]);
});

test('a scratched horse keeps its figures', () => {
  assert.equal(placesIn({ horseName: 'Wick' }), ['2/1A WICK']);
});

test('a race or a number that agrees with the card changes nothing', () => {
  assert.equal(
    placesIn({ raceNumber: 2, programNumber: '1' }, { raceNumber: 2 }, { programNumber: '1' }).length,
    3,
  );
});

test('a race or a number that contradicts the card is a fault, with both places named', () => {
  const { fitted: found, faults } = fitted({ raceNumber: 1 }, { raceNumber: 2, programNumber: '7' });
  assert.equal(found, []);
  assert.equal(faults, [
    'Tallow Moon: reported as race 1, on the card it is race 2, #1.',
    'Tallow Moon: reported as race 2, #7, on the card it is race 2, #1.',
  ]);
});

test('a horse that is not entered is a fault', () => {
  assert.equal(fitted({ horseName: 'Nobody', raceNumber: 1 }).faults, ['Nobody: not on the card.']);
});

test('a name in two races is matched by its race', () => {
  const twice = aCard({
    races: [1, 2].map((number) => aRace({ number, runners: [aRunner({ horseName: 'TALLOW MOON' })] })),
  });
  const row = { day: null, programNumber: null, horseName: 'Tallow Moon', figures: somePedigreeFigures() };
  const races = fittedPedigrees([{ ...row, raceNumber: 2 }], twice, PROVENANCE).fitted;
  assert.equal(
    races.map(({ raceNumber }) => raceNumber),
    [2],
  );
});

test('rows of another day are counted, and are neither fitted nor faults', () => {
  const other = { day: '2025-08-03' as RaceDay };
  const {
    fitted: found,
    faults,
    ofOtherDays,
  } = fitted(other, { ...other, horseName: 'Nobody' }, { day: PRESS_DAY });
  assert.equal([found.length, faults.length, ofOtherDays], [1, 0, 2]);
});

test('figures carry track, day and who gave them', () => {
  const [pedigree] = fitted({}).fitted;
  assert.equal([pedigree?.track, pedigree?.day, pedigree?.provenance], ['saratoga', PRESS_DAY, PROVENANCE]);
});

test('the same figures are one text in whatever order they were written, others are another', () => {
  const figures = somePedigreeFigures();
  const reversed = Object.fromEntries(Object.entries(figures).toReversed()) as typeof figures;
  assert.is(figuresText(aRunnerPedigree({ figures: reversed })), figuresText(aRunnerPedigree({ figures })));
  const changed = somePedigreeFigures({ dosageIndex: 'infinite' });
  assert.is.not(
    figuresText(aRunnerPedigree({ figures: changed })),
    figuresText(aRunnerPedigree({ figures })),
  );
  assert.is(
    figuresText(aRunnerPedigree({ figures, programNumber: '9' })),
    figuresText(aRunnerPedigree({ figures })),
    'whose they are does not matter',
  );
});

test.run();
