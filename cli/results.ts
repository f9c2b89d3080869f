import { Command } from 'commander';
import { distanceText } from '#core/card/distance.ts';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { countText, dollarsText } from '#core/kernel/text.ts';
import type { DayResults, ShownPayout, ShownRace, ShownStarter } from '#core/results/day-results.ts';
import { DECIDED, STRAIGHT } from '#core/results/doubt.ts';
import { raceTimeText } from '#core/results/race-time.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { type DoubtDeps, decideCommand, doubtsCommand } from './results-doubts.ts';
import { type MatchDeps, matchCommand } from './results-match.ts';
import { type Column, tableLines } from './table.ts';
import { trackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

export interface ResultsDeps {
  /** The track by its slug, number or code. */
  showResults(track: string, day: string): Promise<DayResults>;
  close(): Promise<void>;
}

const NO_BETTING: Readonly<Record<NonNullable<ShownStarter['noBetting']>, string>> = {
  'purse-only': 'ran for purse money only',
  'non-starter': 'declared a non-starter',
  'no-odds': 'no betting',
};

function noteOf({
  disqualified,
  crossed,
  finished,
  deadHeat,
  noBetting,
  isFavorite: favorite,
}: ShownStarter): string {
  const notes = [
    disqualified ? (crossed === null ? 'disqualified' : `disqualified, crossed ${crossed}`) : null,
    finished === false ? 'did not finish' : null,
    deadHeat ? 'dead heat' : null,
    noBetting === undefined ? null : NO_BETTING[noBetting],
    favorite ? 'favorite' : null,
  ];
  return notes.filter((note) => note !== null).join('; ');
}

const COLUMNS: readonly Column<ShownStarter>[] = [
  ['fin', 'right', ({ official, crossed }) => (official ?? crossed)?.toString() ?? null],
  ['pgm', 'right', ({ programNumber }) => programNumber],
  ['pp', 'right', ({ postPosition }) => postPosition?.toString() ?? null],
  ['horse', 'left', ({ horseName }) => horseName],
  ['jockey', 'left', ({ jockeyName }) => jockeyName],
  ['trainer', 'left', ({ trainerName }) => trainerName],
  ['odds', 'right', ({ odds }) => odds?.toFixed(2) ?? null],
  ['', 'left', noteOf],
];

function payoutText({ wager, base, winningNumbers, payoff }: ShownPayout): string {
  const stake = Number.isInteger(base) ? `$${base}` : dollarsText(base);
  return `${stake} ${wager} ${winningNumbers} ${payoff === null ? 'not won' : dollarsText(payoff)}`;
}

const LINE = 110;

/** Texts on as few lines as they fit, none of them broken. */
function lined(texts: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const longer = `${lines.at(-1)} · ${text}`;
    if (lines.length > 0 && longer.length <= LINE) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines.map((line) => `  ${line}`);
}

function payoutLines(payouts: readonly ShownPayout[]): readonly string[] {
  const ofKind = (isStraight: boolean) =>
    payouts.filter(({ wager }) => STRAIGHT.includes(wager) === isStraight);
  return [...lined(ofKind(true).map(payoutText)), ...lined(ofKind(false).map(payoutText))];
}

function timeText({ finalTimeSeconds, fractions }: ShownRace): string | null {
  if (finalTimeSeconds === null) return null;
  const times = fractions.map((seconds) => (seconds === null ? '-' : raceTimeText(seconds)));
  const points = times.length === 0 ? '' : ` (${times.join(', ')})`;
  return raceTimeText(finalTimeSeconds) + points;
}

function headOf(race: ShownRace): string {
  const facts = [
    race.name,
    race.type,
    race.distanceYards === null ? null : distanceText(race.distanceYards, race.isAbout),
    race.surface,
    race.offTheTurf ? 'off the turf' : null,
    race.condition,
    race.purse === null ? null : `$${countText(race.purse)}`,
    timeText(race),
  ];
  return `Race ${race.raceNumber}  ${facts.filter(Boolean).join(' · ')}`.trimEnd();
}

/** `canceled: Weather`. */
export const cancellationText = ({ cancelReason }: ShownRace): string =>
  cancelReason === null ? 'canceled' : `canceled: ${cancelReason}`;

function doubtLines({ doubts = [], decision }: ShownRace): readonly string[] {
  const lines = doubts.map((doubt) => `  in doubt: ${doubt}`);
  return decision === undefined
    ? lines
    : [...lines, `  decided: ${DECIDED[decision.choice]} (${decision.why})`];
}

function raceText(race: ShownRace): string {
  if (race.cancelled) return `${headOf(race)}\n  ${cancellationText(race)}`;
  const { scratches, claims } = race;
  const scratched = scratches
    .map(({ horseName, reason }) => (reason === null ? horseName : `${horseName} (${reason})`))
    .join(', ');
  const claimed = claims.map(({ horseName, price }) =>
    price === null ? horseName : `${horseName} ($${countText(price)})`,
  );
  return [
    headOf(race),
    ...tableLines(COLUMNS, race.starters),
    ...payoutLines(race.payouts),
    ...(scratches.length === 0 ? [] : [`  scratched: ${scratched}`]),
    ...(claims.length === 0 ? [] : [`  claimed: ${claimed.join(', ')}`]),
    ...doubtLines(race),
  ].join('\n');
}

function dayText({ track, date, races, refused, sources }: DayResults): string {
  const from = sources.map(({ source }) => source).join(', ');
  const demo = sources.some(({ tier }) => tier === 'demo') ? '  DEMO: invented races' : '';
  return [
    `${track}, ${date} (${from})${demo}`,
    ...races.map(raceText),
    ...refused.map(({ raceNumber, failed }) => `Race ${raceNumber}  refused: ${failed.join(' ')}`),
  ].join('\n\n');
}

function refuseNothing({ track, date, races, refused }: DayResults): void {
  if (races.length + refused.length > 0) return;
  throw new Refusal('not-found', 'results.none', `There are no results of ${track} on ${date}.`);
}

function showCommand(open: () => Promise<ResultsDeps>): Command {
  return new Command('show')
    .description('show the results of a day')
    .argument('<date>', 'day, YYYY-MM-DD', raceDayArgument)
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli results show 2020-08-08')
    .action(async (day: string, { track = DEFAULT_TRACK_SLUG, json }: { track?: string; json?: true }) => {
      const results = await withApp(open, (app) => app.showResults(track, day));
      refuseNothing(results);
      printResult({ json }, results, dayText(results));
    });
}

/** `racing-cli results`: results, and where sources disagree. */
export function resultsCommand(open: () => Promise<ResultsDeps & MatchDeps & DoubtDeps>): Command {
  return new Command('results')
    .description('show imported results, compare sources and settle doubts')
    .addHelpText('after', '\nExample: racing-cli results show 2020-08-08')
    .addCommand(showCommand(open))
    .addCommand(matchCommand(open))
    .addCommand(doubtsCommand(open))
    .addCommand(decideCommand(open));
}
