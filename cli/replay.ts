import { Command } from 'commander';
import { DEFAULT_TRACK_SLUG, trackByCode, zoneOf } from '#core/card/track.ts';
import type { RunnerRating } from '#core/handicapping/rating.ts';
import type { Log } from '#core/kernel/functions.ts';
import { dollarsText, percentText } from '#core/kernel/text.ts';
import type { ShownRace } from '#core/results/day-results.ts';
import type { Replay, ReplayedRace } from '#core/scorecards/replay/replay.ts';
import type { BetTotal, ReplayedBet } from '#core/scorecards/replay/replay-bets.ts';
import { confidenceText } from './picks.ts';
import { printResult, say } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { momentLines } from './replay-moments.ts';
import { cancellationText } from './results.ts';
import { type Column, tableLines } from './table.ts';
import { trackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

export interface ReplayDeps {
  /** The track by its three letters, slug or number. */
  replayDay(track: string, day: string, say: Log): Promise<Replay>;
  close(): Promise<void>;
}

const percent = (chance: number | null): string | null => (chance === null ? null : percentText(chance));

function columnsOf(result: ShownRace | null): readonly Column<RunnerRating>[] {
  const finisher = (row: RunnerRating) =>
    result?.starters.find(({ programNumber }) => programNumber === row.programNumber);
  return [
    ['pgm', 'right', (row) => row.programNumber],
    ['horse', 'left', (row) => row.horseName],
    ['m/l', 'right', (row) => row.morningLine?.text ?? null],
    ['formula', 'right', (row) => `${row.formula.winPercent.toFixed(1)}%`],
    ['win', 'right', (row) => percent(row.winProbability)],
    ['place', 'right', (row) => percent(row.placeProbability)],
    ['show', 'right', (row) => percent(row.showProbability)],
    ['| fin', 'right', (row) => finisher(row)?.official?.toString() ?? null],
    ['final odds', 'right', (row) => finisher(row)?.odds?.toFixed(2) ?? null],
  ];
}

function betLine({ programNumber, horse, staked, outcome, returned, note }: ReplayedBet): string {
  const did = outcome === 'won' ? `won, returns ${dollarsText(returned)}` : outcome;
  const why = note === null ? '' : ` (${note})`;
  return `  ${dollarsText(staked)} to win on ${programNumber} ${horse}: ${did}${why}`;
}

function pickLine({ recommendation: { primaryPick, verdict } }: ReplayedRace): string {
  const verdictText = verdict.kind === null ? verdict.sentence : `${verdict.kind}: ${verdict.sentence}`;
  if (primaryPick === null) return `  no pick. ${verdictText}`;
  const picked = `${primaryPick.programNumber} ${primaryPick.horse} (${confidenceText(primaryPick)})`;
  return `  pick: ${picked}. ${verdictText}`;
}

function endingOf({ result }: ReplayedRace): readonly string[] {
  if (result === null) return ['  no result'];
  return result.cancelled ? [`  ${cancellationText(result)}`] : [];
}

function raceText(race: ReplayedRace, zone: string): string {
  const { raceNumber, offText, rating, result, bets } = race;
  const name = rating.raceName === null ? '' : `  ${rating.raceName}`;
  return [
    `Race ${raceNumber}  ${offText ?? 'no post time'}${name}`,
    ...(rating.runners.length === 0 ? [] : tableLines(columnsOf(result), rating.runners)),
    ...momentLines(race, zone),
    pickLine(race),
    ...endingOf(race),
    ...bets.map(betLine),
    ...(race.firstChoice === null
      ? []
      : [betLine(race.firstChoice).replace(/^ {2}/, '  first choice, no bet of ours: ')]),
  ].join('\n');
}

const TOTALS: readonly Column<BetTotal & { readonly what: string }>[] = [
  ['$2 to win on', 'left', ({ what }) => what],
  ['races', 'right', ({ bets }) => String(bets)],
  ['won', 'right', ({ won }) => String(won)],
  ['unknown', 'right', ({ unknown }) => String(unknown)],
  ['staked', 'right', ({ staked }) => dollarsText(staked)],
  ['refunded', 'right', ({ refunded }) => dollarsText(refunded)],
  ['returned', 'right', ({ returned }) => dollarsText(returned)],
  ['profit', 'right', ({ profit }) => dollarsText(profit)],
  ['per $1', 'right', ({ perDollar }) => perDollar?.toFixed(2) ?? null],
];

function headOf({ track, day, card, results, madeWith, remarks }: Replay): string {
  const sources = [...(card === null ? [] : [card]), ...results];
  const demo = sources.some(({ tier }) => tier === 'demo') ? '  DEMO: invented races' : '';
  return [
    `${track}, ${day}, run again (${sources.map(({ source }) => source).join(', ')})${demo}`,
    `Made with ${madeWith}.`,
    ...remarks,
  ].join('\n');
}

function replayText(replay: Replay): string {
  const zone = zoneOf(trackByCode(replay.track)?.slug ?? DEFAULT_TRACK_SLUG);
  return [
    headOf(replay),
    ...replay.races.map((race) => raceText(race, zone)),
    ...replay.refused.map(({ raceNumber, failed }) => `Race ${raceNumber}  refused: ${failed.join(' ')}`),
    tableLines(TOTALS, [
      { what: 'our bets', ...replay.total },
      { what: 'first choices', ...replay.firstChoices },
    ]).join('\n'),
    'Entertainment only; no bet was taken here.',
  ].join('\n\n');
}

/** `racing-cli replay DATE`: a stored day again, by its own clock. */
export function replayCommand(open: () => Promise<ReplayDeps>): Command {
  return new Command('replay')
    .description('replay a past day, using only what was known before each race')
    .argument('<date>', 'day, YYYY-MM-DD', raceDayArgument)
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli replay 2020-08-08')
    .action(async (day: string, { track = DEFAULT_TRACK_SLUG, json }: { track?: string; json?: true }) => {
      const replay = await withApp(open, (app) => app.replayDay(track, day, say));
      printResult({ json }, replay, replayText(replay));
    });
}
