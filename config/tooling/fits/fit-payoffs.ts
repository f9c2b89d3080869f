/**
 * Measures payoffs estimated from final odds against the real ones of result charts:
 * node --import tsx config/tooling/fits/fit-payoffs.ts DATA_FOLDER [--keep]
 * Prints them, with how many the range of all other tracks held; with --keep it saves config/models/payoffs.json.
 */
import { machineClock } from '#adapters/system/machine-clock.ts';
import { keepPayoffs } from '#config/model-files.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import order from '../../models/finish-order.json' with { type: 'json' };
import { chartSheets } from './chart-sheets.ts';
import { comparedPayoffs } from './compared-payoffs.ts';
import { measuredWagers, shareHeldElsewhere } from './measured-payoffs.ts';

const [data = '', keep] = process.argv.slice(2);
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const sheets = await chartSheets(data);
const compared = comparedPayoffs(sheets, order.exponents);
const wagers = measuredWagers(compared);
for (const row of wagers) print(JSON.stringify(row));

for (const wager of new Set(wagers.map((row) => row.wager))) {
  const share = shareHeldElsewhere(compared.filter((row) => row.wager === wager));
  if (share !== null) print(`${wager}: the range of all other tracks held ${(100 * share).toFixed(0)}%`);
}

if (keep === '--keep') {
  const date = raceDayAt(machineClock(), FLAGSHIP.timeZone);
  const days = sheets.map(({ day }) => day).sort();
  const tracks = [...new Set(sheets.map(({ track }) => track))].sort();
  const record = {
    version: date,
    date,
    sample: {
      races: sheets.reduce((sum, { races }) => sum + races.length, 0),
      days: new Set(days).size,
      from: days[0] ?? '',
      to: days.at(-1) ?? '',
      of: `real result charts of ${tracks.join(', ')}`,
    },
    note: `The payoff over the estimate from final odds, the takeout of the wager and the order model ${order.version}: median, and range of four in five, a track counted by the square root of its payoffs; a track with 100 payoffs of the wager has a row of its own. With fewer than 100 payoffs the range is wide enough to hold four in five with 90% certainty.`,
    wagers,
  };
  print(`Saved ${keepPayoffs(record)}`);
}
