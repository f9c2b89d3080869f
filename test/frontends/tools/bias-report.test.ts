import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TrackBias } from '../../../frontends/tools/bias/bias.ts';
import { markupOf, textOf } from '../account/markup.ts';

const { BiasReport } = await import('../../../frontends/tools/bias/bias-report.tsx');

const test = suite('the track bias report');

const aBias = (change: Partial<TrackBias>): TrackBias => ({
  trackName: 'Saratoga',
  totalRaces: 2,
  dateRange: { start: '2025-07-03', end: '2025-08-01' },
  dateRanges: [{ start: '2025-07-03', end: '2025-08-01' }],
  confidence: 0,
  confidenceLabel: 'weak',
  biasMetrics: { postPositionBias: {}, divisions: [] },
  recommendations: [],
  provenance: null,
  ...change,
});
const shown = (bias: TrackBias): string =>
  textOf(markupOf(() => createElement(BiasReport, { bias, isOld: false })));

test('a bias that could not be tested has no confidence of zero percent', () => {
  const text = shown(aBias({ confidenceLabel: null }));
  assert.match(text, 'Confidence not tested');
  assert.not.match(text, '0%');
});

test('a tested one has its confidence and what it is called', () => {
  assert.match(shown(aBias({ confidence: 83.4, confidenceLabel: 'strong' })), 'Confidence 83% · strong');
  assert.match(shown(aBias({})), 'Confidence 0% · weak');
});

test.run();
