import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readAqueductTableFile } from '#adapters/files/aqueduct-table/read-aqueduct-table.ts';
import { readNyraTablesFolder } from '#adapters/files/nyra-2019/read-nyra-tables.ts';
import fit from '#config/models/fit.json' with { type: 'json' };
import { FEATURES } from '#core/handicapping/features/index.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { joinedRaces } from '#core/results/reconcile/index.ts';
import { examplesOf } from '#core/training/fitting/history.ts';
import { fitOrder } from '#core/training/fitting/order-fit.ts';
import { fitModels, type Judgments, judgmentsOf } from '#core/training/fitting/walk.ts';
import { scoreOf } from '#core/training/scoring/score.ts';
import { meeting } from '#test/adapters/files/equibase-chart/saratoga-2020.ts';
import { realData } from '#test/support/real-data.ts';

const test = suite('models fitted before Saratoga 2020 and scored on it');

const FIRST_DAY = '2020-07-16' as RaceDay;
const LAST_DAY = '2020-09-07' as RaceDay;
const IMPORTED_AT = instant(0);
const table = realData('aqueduct-2017-2020/DATA.csv');
const folder = realData('nyra-2019');
const charts = table === null || folder === null ? null : await meeting();

if (table !== null && folder !== null && charts !== null) {
  const tables = [
    ...(await readAqueductTableFile(table, IMPORTED_AT)),
    ...(await readNyraTablesFolder(folder, IMPORTED_AT)),
  ];
  const sheets = [...tables, ...charts.values()].map(({ sheet }) => sheet);
  const examples = examplesOf(joinedRaces(sheets).filter(({ day }) => day <= LAST_DAY));
  const past = examples.filter(({ day }) => day < FIRST_DAY);
  const meet = examples.filter(({ day, track }) => day >= FIRST_DAY && track === 'SAR');
  const fitted = fitModels(examples, FIRST_DAY, { ...fit, features: FEATURES.length });
  const scored = (name: keyof Judgments) => {
    if (fitted === null) throw new Error('nothing was fitted');
    return scoreOf(
      name,
      meet.map((example) => ({ example, chances: judgmentsOf(example, fitted)[name] })),
    );
  };
  const isBetween = (value: number, low: number, high: number): void =>
    assert.ok(value >= low && value <= high, `${value} is not between ${low} and ${high}`);

  test('409 races of the meet have prices and a winner; their public is worth 1.702', () => {
    assert.is(meet.length, 409);
    assert.ok(past.length > 3_900);
    const { logLoss, favoriteRate } = scored('public');
    isBetween(logLoss, 1.7, 1.704);
    isBetween(favoriteRate, 0.328, 0.338);
  });

  test('the model without odds is far better than equal chances (1.963), and far worse than the prices', () => {
    const { logLoss, pseudoR2, topPickRate } = scored('fundamental');
    isBetween(logLoss, 1.75, 1.85);
    assert.ok(pseudoR2 > 0.055, `${pseudoR2}`);
    isBetween(topPickRate, 0.22, 0.36);
  });

  test('the blend is within .003 of the prices, and not so much better that a fact must have leaked', () => {
    isBetween(scored('blend').meanDifferenceToPublic, -0.008, 0.003);
    assert.ok((fitted?.blend.powers[0] ?? -1) >= 0);
    isBetween(fitted?.publicPower.powers[0] ?? 0, 1, 1.15);
  });

  test('the documented formula at the final prices is worse than the prices themselves', () => {
    isBetween(scored('formula').meanDifferenceToPublic, 0.001, 0.05);
  });

  test('the exponents of the order are near those published for Hong Kong, .81 and .65', () => {
    const { exponents, races } = fitOrder(
      past.map((example) => ({ example, chances: example.publicChances })),
    );
    isBetween(exponents.second, 0.76, 0.86);
    isBetween(exponents.third, 0.61, 0.71);
    assert.ok(races > 3_800);
  });

  test('the order in which a card lists the horses says nothing of who won', () => {
    const share = meet.reduce((sum, { won }) => sum + (won[0] ?? 0), 0) / meet.length;
    const fair = meet.reduce((sum, { interests }) => sum + 1 / interests, 0) / meet.length;
    isBetween(share - fair, -0.06, 0.06);
  });
}

test.run();
