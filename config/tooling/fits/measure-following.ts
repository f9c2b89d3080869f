/**
 * Measures what following the rule of the verdicts returned at the final odds of real races, on the morning line alone:
 * node --import tsx config/tooling/fits/measure-following.ts DATA_FOLDER [--keep]
 * With --keep it saves config/models/following.json. The races have no cards, so our form model cannot be measured on them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { priceFromNumber } from '#core/card/price.ts';
import { instant } from '#core/kernel/instant.ts';
import { askedPrices, fieldVerdict } from '#core/odds/verdict.ts';
import { dayInterval } from '#core/training/scoring/bootstrap.ts';
import rules from '../../models/value.json' with { type: 'json' };
import { linedRaces2025, type PricedRace } from './lined-races.ts';

const [data = '', keep] = process.argv.slice(2);
const races = linedRaces2025(join(data, 'morning-lines'));

/** The profit of a dollar on the horse of a BET; null when the verdict is no BET. */
function followed({ lines, odds, won }: PricedRace): number | null {
  const implied = lines.map((line) => 1 / (line + 1));
  const all = implied.reduce((total, chance) => total + chance, 0);
  const pricesToTake = askedPrices(
    implied.map((chance) => chance / all),
    rules,
  );
  const horses = pricesToTake.map((prices, index) => ({
    ...prices,
    price: priceFromNumber(odds[index] ?? 0, { kind: 'live', source: 'final odds', at: instant(0) }),
  }));
  const { kind, at: place } = fieldVerdict(horses, rules.drift);
  if (kind !== 'BET' || place === null) return null;
  return won[place] === 1 ? (odds[place] ?? 0) : -1;
}

const cardOf = ({ track, day }: PricedRace): string => `${track} ${day}`;
const bets = races.flatMap((race) => {
  const profit = followed(race);
  return profit === null ? [] : [{ day: cardOf(race), profit }];
});
const sum = bets.reduce((total, { profit }) => total + profit, 0);
const days = [...new Set(bets.map(({ day }) => day))].map((day) => {
  const ofDay = bets.filter((bet) => bet.day === day);
  return { sum: ofDay.reduce((total, { profit }) => total + profit, 0), count: ofDay.length };
});
const interval = dayInterval(days);
const rounded = (value: number): number => Number(value.toFixed(4));
const raceDays = [...new Set(races.map(({ day }) => day))].sort();
const tracks = [...new Set(races.map(({ track }) => track))].sort();

const following = {
  date: rules.date,
  sample: {
    races: races.length,
    days: new Set(races.map(cardOf)).size,
    from: raceDays[0],
    to: raceDays.at(-1),
    of: `real races of ${tracks.join(', ')}`,
  },
  note: `The rule of the verdicts (${rules.version}) at the final odds, one bet a race, on the morning line alone made to sum to one: our form model is not in it.`,
  bets: bets.length,
  won: bets.filter(({ profit }) => profit > 0).length,
  return: rounded(sum / bets.length),
  low: rounded(interval?.low ?? 0),
  high: rounded(interval?.high ?? 0),
};
const text = `${JSON.stringify(following, null, 2)}\n`;
process.stdout.write(text);
if (keep === '--keep')
  writeFileSync(fileURLToPath(new URL('../../models/following.json', import.meta.url)), text);
