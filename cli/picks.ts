import { Command } from 'commander';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import { counted } from '#core/kernel/text.ts';
import type { DayPicks } from '#core/picks/recommendations/day-picks.ts';
import type { ExoticPlay } from '#core/picks/recommendations/exotics.ts';
import type { PickedHorse, Recommendation } from '#core/picks/recommendations/recommendation.ts';
import type { ValueBet } from '#core/picks/recommendations/value-bet.ts';
import type { PicksToGenerate } from '#core/picks/use-cases/generate-picks.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { trackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

export interface PicksDeps {
  generatePicks(ask: PicksToGenerate): Promise<DayPicks>;
  picksForDay(ask: { readonly track: string; readonly day: string }): Promise<DayPicks>;
  close(): Promise<void>;
}

const NAME = 15;

/** As an analyst is called in a line. */
function pickerOf({ analysts }: Recommendation, slot: 'claude' | 'openai'): string {
  const { name, isBuiltIn } = analysts[slot];
  return isBuiltIn ? name.replace(/^Built-in analyst: /, '') : name;
}

/** `confidence 62, agreement HIGH`. */
export const confidenceText = ({ confidence, aiConsensus }: PickedHorse): string =>
  `${confidence === null ? 'no confidence given' : `confidence ${confidence}`}, agreement ${aiConsensus}`;

function pickLines(label: string, pick: PickedHorse | null, race: Recommendation): string[] {
  if (pick === null) return [];
  const line = pick.morningLine?.text ?? 'no line';
  const head = `  ${label}: ${pick.programNumber} ${pick.horse} (${line}), ${confidenceText(pick)}`;
  const reasons = [
    pick.claudeReason === null ? null : `    ${pickerOf(race, 'claude').padEnd(NAME)}  ${pick.claudeReason}`,
    pick.openaiReason === null ? null : `    ${pickerOf(race, 'openai').padEnd(NAME)}  ${pick.openaiReason}`,
  ];
  return [head, ...reasons.filter((reason) => reason !== null)];
}

const betLine = (who: string, { programNumber, horse, price, chance, priceToTake }: ValueBet): string =>
  `  Bet (${who}): ${programNumber} ${horse} at ${price.text}, chance ${(100 * chance).toFixed(1)}%${priceToTake === null ? '' : `, at ${priceToTake.text} or more`}`;

const playLine = ({
  betType,
  combination,
  cost,
  hitChance,
  breakEvenPayout,
  riskLevel,
}: ExoticPlay): string =>
  `  ${betType} ${combination}: costs $${cost.toFixed(2)}, cashes ${(100 * hitChance).toFixed(1)}%${breakEvenPayout === null ? '' : `, must pay $${breakEvenPayout.toFixed(2)} to break even`}, risk ${riskLevel.toLowerCase()}`;

/** Why an outside analyst is unavailable. */
const silences = ({ analysts }: Recommendation): readonly string[] =>
  [analysts.claude.unavailable, analysts.openai.unavailable].flatMap((why) =>
    why === null ? [] : [`  Unavailable: ${why}`],
  );

function raceText(race: Recommendation): string {
  const name = race.raceName === null ? '' : ` ${race.raceName}`;
  return [
    `Race ${race.raceNumber}${name}, ${race.distance}, ${race.surfaceName}`,
    `  ${race.verdict.kind === null ? '' : `${race.verdict.kind}: `}${race.verdict.sentence}`,
    `  Pace: ${race.pace.word === null ? '' : `${race.pace.word}. `}${race.pace.sentence}`,
    ...silences(race),
    ...pickLines('Pick', race.primaryPick, race),
    ...pickLines('Longshot', race.bestLongshotPick, race),
    ...race.valueBets.map((bet) => betLine('our line', bet)),
    ...race.claudeValueBets.map((bet) => betLine(pickerOf(race, 'claude'), bet)),
    ...race.chatgptValueBets.map((bet) => betLine(pickerOf(race, 'openai'), bet)),
    ...race.exoticPlays.map(playLine),
  ].join('\n');
}

/** `7 minutes ago`, from whole seconds. */
function agoText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes === 0) return 'less than a minute ago';
  return minutes < 120
    ? `${counted(minutes, 'minute')} ago`
    : `${counted(Math.round(minutes / 60), 'hour')} ago`;
}

function dayText(picks: DayPicks): string {
  const demo = picks.card.tier === 'demo' ? '  DEMO: invented races' : '';
  const age = picks.cached ? `made ${agoText(picks.cacheAge)}` : 'made now';
  return [
    `${picks.track}, ${picks.day} (${picks.card.source})${demo}\n${picks.analysedBy}; ${age}`,
    ...picks.recommendations.map(raceText),
    'Entertainment only; no bet is taken here.',
  ].join('\n\n');
}

interface Options {
  readonly track?: string;
  readonly json?: true;
  readonly refresh?: true;
}

const onDay = (name: string, says: string, example: string): Command =>
  new Command(name)
    .description(says)
    .argument('<date>', 'day, YYYY-MM-DD', raceDayArgument)
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', `\nExample: racing-cli ${example}`);

function generateCommand(open: () => Promise<PicksDeps>): Command {
  return onDay('generate', "make and store a day's picks", 'picks generate 2025-06-07')
    .option('--refresh', 'make new picks even if current ones are stored')
    .action(async (day: string, { track = DEFAULT_TRACK_SLUG, json, refresh }: Options) => {
      const ask = { track, day, bypassCache: refresh === true };
      const picks = await withApp(open, (app) => app.generatePicks(ask));
      printResult({ json }, picks, dayText(picks));
    });
}

function showCommand(open: () => Promise<PicksDeps>): Command {
  return onDay('show', "show a day's stored picks", 'picks show 2025-06-07').action(
    async (day: string, { track = DEFAULT_TRACK_SLUG, json }: Options) => {
      const picks = await withApp(open, (app) => app.picksForDay({ track, day }));
      printResult({ json }, picks, dayText(picks));
    },
  );
}

/** `racing-cli picks generate|show`: makes and prints the analysts' picks. */
export function picksCommand(open: () => Promise<PicksDeps>): Command {
  return new Command('picks')
    .description("make and show a day's picks")
    .addHelpText('after', '\nExample: racing-cli picks show 2025-06-07')
    .addCommand(generateCommand(open))
    .addCommand(showCommand(open));
}
