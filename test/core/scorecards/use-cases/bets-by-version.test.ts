import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { linkedRows } from '#core/kernel/chain.ts';
import { parseInstant } from '#core/kernel/instant.ts';
import type { DaySpan, RaceDay } from '#core/kernel/race-day.ts';
import type { LedgerEntry } from '#core/picks/ledger/entry.ts';
import { recordLines } from '#core/scorecards/record/record-line.ts';
import { makeSettlePastDays, makeStorePastDays } from '#core/scorecards/use-cases/settle-past-days.ts';
import { makeShowScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { makeMemorySettledDayStore } from '#test/doubles/settled-day-store.ts';
import { aSheet } from '#test/support/a-result.ts';
import { present } from '#test/support/present.ts';
import { anEntry, aRun } from '../scoreboard/a-scored-race.ts';

const test = suite('BETs of another model on the record');

const DAY = '2025-08-02' as RaceDay;
const SPAN: DaySpan = { from: DAY, to: DAY };
const HORSE = { programNumber: '1', name: 'PAPER LANTERN 1' };

function betBy(model: string, raceNumber: number): LedgerEntry {
  const entry = anEntry({
    raceNumber,
    raceId: `saratoga-${DAY}-${raceNumber}`,
    verdict: { kind: 'BET', horse: HORSE, priceToTake: null },
  });
  if (!entry.line) throw new Error('the entry has no line');
  return { ...entry, line: { ...entry.line, model } };
}

/** Three races of a day, the last one after another model took over, with their results. */
async function aDayOfTwoModels() {
  const [ledger, results] = [makeMemoryLedgerStore(), makeMemoryResultStore()];
  const entries = [betBy('form 4', 1), betBy('form 4', 2), betBy('form 5', 3)];
  await ledger.append(linkedRows(entries, null, digest));
  const races = entries.map(({ raceNumber }) => aRun({ raceNumber }).race);
  await results.keep(aSheet({ day: DAY, races }), 'sheet');
  const days = makeMemorySettledDayStore({ ledger, results });
  const yieldToEventLoop = async (): Promise<void> => undefined;
  return { ledger, results, days, digest, logError: () => undefined, yieldToEventLoop };
}

async function linesOf(deps: Awaited<ReturnType<typeof aDayOfTwoModels>>) {
  const now = present(parseInstant('2025-09-01T16:00:00Z'));
  const racing = { now, today: '2025-09-01' as RaceDay, cards: [], history: 'real' } as const;
  const show = makeShowScoreboard({
    ...deps,
    settlePastDays: makeSettlePastDays(deps),
    racingNow: async () => racing,
  });
  const { sealed } = await show({ from: DAY, to: DAY });
  return recordLines(sealed)
    .filter(({ who }) => who.startsWith('BET'))
    .map(({ who, by, races }) => [who, by, races]);
}

const TWO_MODELS = [
  ['BET verdicts', 'form 4, asks 50.0% over our fair price', 2],
  ['BET verdicts', 'form 5, asks 50.0% over our fair price', 1],
  ['BET verdicts, all versions', '', 3],
];

test('start a new line, also once the day is stored', async () => {
  const deps = await aDayOfTwoModels();
  assert.equal(await linesOf(deps), TWO_MODELS);
  assert.is((await deps.days.settledOn(false, [DAY])).length, 1);
  assert.equal(await linesOf(deps), TWO_MODELS);
});

test('are told apart on a day that was stored before BETs named their model', async () => {
  const deps = await aDayOfTwoModels();
  await makeStorePastDays(deps)(false, SPAN, () => false);
  const [stored] = await deps.days.settledOn(false, [DAY]);
  if (stored === undefined) throw new Error('no stored day');
  const races = stored.races.replaceAll(/"by":"[^"]*",/g, '');
  assert.is.not(races, stored.races);
  await deps.days.keep(false, [{ ...stored, from: stored.from.replace(/^\d+ /, '1 '), races }]);
  assert.equal(await linesOf(deps), TWO_MODELS);
});

test.run();
