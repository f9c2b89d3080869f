import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { csvOf, rowMatches } from '#kit/tables/table-rows.ts';
import { horseText, horseWords } from '../../../frontends/tools/ml/prediction.ts';
import { markupOf, textOf } from '../account/markup.ts';
import { aRace } from '../picks/a-day.ts';
import { aPrediction } from './a-prediction.ts';

const { KeyFactors } = await import('../../../frontends/tools/ml/key-factors.tsx');
const { PredictionsPanel } = await import('../../../frontends/tools/ml/predictions-panel.tsx');
const { RacePredictions } = await import('../../../frontends/tools/ml/race-predictions.tsx');

const test = suite('what the ML screens show');

const race = aRace();
const shown = (draw: () => React.ReactNode) => textOf(markupOf(draw as never));
type PanelState = {
  readonly predictions?: readonly ReturnType<typeof aPrediction>[];
  readonly isError?: boolean;
};

const panel = ({ predictions, isError = false }: PanelState) =>
  shown(() =>
    createElement(PredictionsPanel, {
      race,
      query: {
        data: predictions,
        error: isError ? new Error('no answer') : null,
        isFetching: false,
        refetch: () => undefined,
      },
      draw: (rows) => `${rows.length} rows`,
    }),
  ).trim();

test('loaded predictions stay when a refetch fails', () => {
  const predictions = [aPrediction()];
  assert.is(panel({ predictions }), '1 rows');
  assert.is(panel({ predictions, isError: true }), '1 rows');
});

test('without predictions the panel is loading, has failed, or the race has no entries', () => {
  assert.is(panel({}), 'Loading the predictions');
  assert.match(panel({ isError: true }), 'No Racing Data Available');
  assert.match(panel({ isError: true }), 'could not be loaded');
  assert.match(panel({ predictions: [] }), 'has no entries yet');
});

test('both tables of a race say where the figures come from, and old ones look stale', () => {
  const predictions = [aPrediction()];
  for (const Table of [RacePredictions, KeyFactors]) {
    const drawn = (isOld: boolean) => shown(() => createElement(Table, { race, predictions, isOld }));
    assert.match(drawn(false), /a card · Jun 7, 7:00\sAM ET Model morning-2025-06-01 data as of/);
    assert.not.match(drawn(false), 'stale');
    assert.match(drawn(true), 'stale · a card');
  }
});

test('a horse is found by its people too, and a scratched one is copied as such', () => {
  const horse = aPrediction({ horseName: 'QUIET LANE', jockeyName: 'PARK MORGAN', isScratched: true });
  assert.ok(rowMatches([horseWords(horse)], 'morgan quiet'));
  assert.ok(rowMatches([horseWords(horse)], 'scratched'));
  assert.is(csvOf(['Horse'], [[horseText(horse)]]), 'Horse\r\nQuiet Lane (scratched)');
  assert.is(horseText({ ...horse, isScratched: false }), 'Quiet Lane');
});

test.run();
