import { Command } from 'commander';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import type { RaceRating, RunnerRating } from '#core/handicapping/rating.ts';
import type { DayRating, DayToRate } from '#core/handicapping/use-cases/rate-day.ts';
import { percentText } from '#core/kernel/text.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { raceNumberArgument } from './race-number-argument.ts';
import { type Column, tableLines } from './table.ts';
import { trackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

export interface RateDeps {
  rateDay(ask: DayToRate): Promise<DayRating>;
  close(): Promise<void>;
}

const percent = (chance: number | null): string | null => (chance === null ? null : percentText(chance));

function noteOf({ isScratched, listStatus, coupledWith, isChanceAssumed, formula }: RunnerRating): string {
  const notes = [
    isScratched ? 'scratched' : null,
    listStatus === 'also-eligible' ? 'also eligible' : null,
    listStatus === 'main-track-only' ? 'main track only' : null,
    coupledWith.length > 0 ? `coupled with ${coupledWith.join(', ')}` : null,
    isChanceAssumed ? 'no morning line: average assumed' : null,
    formula.muddyLabel === null ? null : `muddy ${formula.muddyLabel > 0 ? '+' : ''}${formula.muddyLabel}`,
  ];
  return notes.filter((note) => note !== null).join('; ');
}

const COLUMNS: readonly Column<RunnerRating>[] = [
  ['pgm', 'right', (row) => row.programNumber],
  ['horse', 'left', (row) => row.horseName],
  ['m/l', 'right', (row) => row.morningLine?.text ?? null],
  ['formula', 'right', (row) => `${row.formula.winPercent.toFixed(1)}%`],
  ['conf', 'right', (row) => String(row.formula.confidence)],
  ['| win', 'right', (row) => percent(row.winProbability)],
  ['place', 'right', (row) => percent(row.placeProbability)],
  ['show', 'right', (row) => percent(row.showProbability)],
  ['data', 'right', (row) => (row.modelConfidence === null ? null : String(row.modelConfidence))],
  ['fair', 'right', (row) => row.fairPrice?.text ?? null],
  ['bet at', 'right', (row) => row.priceToTake?.text ?? null],
  ['now', 'right', (row) => row.price?.text ?? null],
  ['', 'left', (row) => row.verdict ?? ''],
  ['EV/$1*', 'right', (row) => row.expectedValue?.toFixed(2) ?? null],
  ['', 'left', noteOf],
];

function raceText(race: RaceRating): string {
  const name = race.raceName === null ? '' : ` ${race.raceName}`;
  const overround = race.overround === null ? 'no prices' : `prices total ${percent(race.overround)}`;
  const { margin, madeAt, isSealed, cause } = race.line;
  const line = `Our line made ${madeAt} (${isSealed ? 'sealed' : 'not sealed yet'}), margin ${Math.round(100 * margin)}%${cause === null ? '' : `. New line: ${cause}`}`;
  return [
    `Race ${race.raceNumber}${name}, ${race.distance} (${overround})`,
    line,
    ...tableLines(COLUMNS, race.runners),
  ].join('\n');
}

function dayText({ track, day, card, races }: DayRating): string {
  const [first] = races;
  const demo = card.tier === 'demo' ? '  DEMO: invented races' : '';
  const sources =
    first === undefined
      ? []
      : [
          `Win: ${first.sources.chances} Place and show: ${first.sources.order}`,
          'formula and conf: the documented win % and its confidence, not a chance. data: how much of the record is known.',
          `bet at: the shortest price worth taking, from our chances without the board. *EV has the board blended in: ${first.sources.blended}`,
        ];
  return [
    [`${track}, ${day} (${card.source})${demo}`, ...sources].join('\n'),
    ...races.map(raceText),
    'Entertainment only; no bet is taken here.',
  ].join('\n\n');
}

/** `racing-cli rate DATE [RACE]`: the documented formula and the model's chances for a card. */
export function rateCommand(open: () => Promise<RateDeps>): Command {
  return new Command('rate')
    .description('rate the horses of a day or of one race')
    .argument('<date>', 'day, YYYY-MM-DD', raceDayArgument)
    .argument('[race]', 'only this race', raceNumberArgument)
    .addOption(trackOption())
    .option('--json', 'print as JSON, with chances from 0 to 1')
    .addHelpText('after', '\nExample: racing-cli rate 2025-06-07 11')
    .action(async (day: string, raceNumber: number | undefined, options: { track?: string; json?: true }) => {
      const ask = { track: options.track ?? DEFAULT_TRACK_SLUG, day, raceNumber: raceNumber ?? null };
      const rated = await withApp(open, (app) => app.rateDay(ask));
      printResult(options, rated, dayText(rated));
    });
}
