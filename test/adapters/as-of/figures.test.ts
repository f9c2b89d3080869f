import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { figuresAsOf } from '#adapters/as-of/figures.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';
import { makeMemoryFigureStore } from '#test/doubles/figure-store.ts';
import { aFigureReport, REPORT_DAY } from '#test/support/a-figure-report.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('figure reports as of a moment');

const storedAt = (at: number) =>
  aFigureReport({ provenance: { tier: 'imported', source: 'A report', at: instant(at) } });

test('a correction is unknown before it was stored, and what it replaced is the report until then', async () => {
  const figures = makeMemoryFigureStore();
  await figures.keep(storedAt(100), 'first');
  await figures.keep(storedAt(200), 'second');
  const hashAt = async (moment: Instant) =>
    (await figuresAsOf(figures, moment).figuresFor('SAR', REPORT_DAY))?.contentHash ?? null;
  assert.equal(
    [await hashAt(instant(99)), await hashAt(instant(199)), await hashAt(instant(200))],
    [null, 'first', 'second'],
  );
  const then = figuresAsOf(figures, instant(200));
  assert.equal(
    (await then.replaced('SAR', REPORT_DAY)).map(({ contentHash }) => contentHash),
    ['first'],
  );
  await figures.keep(storedAt(300), 'third');
  const replacedAt = async (moment: number) =>
    (await figuresAsOf(figures, instant(moment)).replaced('SAR', REPORT_DAY)).map(
      ({ contentHash }) => contentHash,
    );
  assert.is(await hashAt(instant(250)), 'second');
  assert.equal([await replacedAt(250), await replacedAt(300)], [['first'], ['second', 'first']]);
  assert.is((await refused(then.keep(storedAt(400), 'fourth'))).code, 'moment.read-only');
});

test.run();
