/**
 * Fits the form model of a card and the morning chances on real cards and results:
 * node --import tsx config/tooling/fits/fit-morning.ts DATA_FOLDER [--keep]
 * Prints how each did on races it had not seen; with --keep it saves config/models/form, morning and scores-morning.
 */
import { join } from 'node:path';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { keepMorning } from '#config/model-files.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { CardExample } from '#core/training/fitting/card-example.ts';
import { fitForm } from '#core/training/fitting/form-fit.ts';
import { fitLinePowers } from '#core/training/fitting/line-power.ts';
import { sampleOf } from '#core/training/fitting/model-records.ts';
import { fitBeside } from '#core/training/fitting/morning-fit.ts';
import { scoreOf } from '#core/training/scoring/score.ts';
import settings from '../../models/form-fit.json' with { type: 'json' };
import { betLines } from './bet-lines.ts';
import { cardMeasures } from './card-measures.ts';
import { churchill2023 } from './churchill-2023.ts';
import { cardLeftOut, formOf, withWinner } from './fit-form.ts';
import { linedRaces2025 } from './lined-races.ts';
import { formAlone, formMeasures, lineMeasures, unseenMeasures } from './measures.ts';
import { besideExample, morningExample } from './morning-examples.ts';
import { cardExamples, cardsIn, linesToPredict, meetingsOn } from './real-cards.ts';
import { saratoga2023 } from './saratoga-2023.ts';
import { saratoga2026 } from './saratoga-2026.ts';
import { walkedByMonth } from './walked.ts';

const LEAST_RACES = 300;
const [data = '', keep] = process.argv.slice(2);
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const cards = await cardsIn([join(data, 'brisnet'), join(data, 'drf')]);
const sample = {
  lines: linesToPredict(cards),
  cards: cardExamples(cards),
  bets: betLines(cards),
  meetings: meetingsOn(cards),
};
const form = fitForm(sample, settings);
const model = formOf(form);
const unseen = cardLeftOut(sample, settings, form);
const read = withWinner(unseen);
const saratoga = saratoga2023(join(data, 'morning-lines')).flatMap(
  (example) => morningExample(example, 'SAR', model) ?? [],
);
const priced = linedRaces2025(join(data, 'morning-lines'));

const lines = fitLinePowers([...priced, ...saratoga, ...read]);
const beside = fitBeside(
  [...saratoga, ...read].map((race) => besideExample(race, lines)),
  settings.beside,
);

const walked = walkedByMonth(priced, saratoga, LEAST_RACES);
const rows = [
  ...cardMeasures(sample, settings, form, unseen),
  ...lineMeasures(walked, [...priced, ...saratoga]),
  ...formMeasures({ priced, saratoga, read }, settings.beside),
];
const later = saratoga2026(join(data, 'morning-lines'));
const hasLine = ({ evidence }: CardExample): boolean =>
  evidence.interests.every(({ price }) => price !== null);
const rated = (examples: readonly CardExample[]) =>
  examples.flatMap((example) => morningExample(example, 'SAR', model) ?? []);
rows.push(
  ...unseenMeasures(
    'SAR 2026',
    { rated: rated(later), lined: rated(later.filter(hasLine)) },
    { ...lines, ...beside },
  ),
);
rows.push(
  ...formAlone(
    'CD 2023',
    (await churchill2023(data)).flatMap((example) => morningExample(example, 'CD', model) ?? []),
  ),
);
for (const row of rows) print(row);
print(`Power of the line: ${JSON.stringify(lines)}`);
print(`Form beside the line: ${JSON.stringify(beside)}`);

if (keep === '--keep') {
  const date = raceDayAt(machineClock(), FLAGSHIP.timeZone);
  const head = { version: date, date };
  const days = sample.cards.map(({ evidence }) => evidence.race.day).sort();
  const ofCards = {
    races: sample.cards.length,
    days: new Set(sample.cards.map(({ card }) => card)).size,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    of: `real races of Brisnet cards of BEL, CD, PIM, SAR and ${sample.lines.length.toLocaleString('en-US')} of their past performances`,
  };
  const scored = walked.map(({ race, trackPower }) => ({ example: race, chances: trackPower }));
  const files = keepMorning({
    form: { ...head, sample: ofCards, ...form },
    morning: {
      ...head,
      sample: sampleOf(
        [...priced, ...saratoga, ...read],
        'real morning lines of AQU, DMR, PEN, SAR, CD, BEL',
      ),
      ...lines,
      ...beside,
    },
    scores: {
      scored: sampleOf(
        walked.map(({ race }) => race),
        'real races of AQU, DMR, PEN',
      ),
      models: [
        scoreOf(
          'public',
          scored.map(({ example }) => ({ example, chances: example.publicChances })),
        ),
        scoreOf(
          'line',
          scored.map(({ example }) => ({ example, chances: example.lineChances })),
        ),
        scoreOf('line corrected', scored),
      ],
    },
  });
  for (const file of files) print(`Saved ${file}`);
}
