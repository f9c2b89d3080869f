import { Command } from 'commander';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { countText } from '#core/kernel/text.ts';
import type { Unmatched } from '#core/results/unmatched.ts';
import type { KindsMatched } from '#core/results/use-cases/match-results.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { anyTrackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

export interface MatchDeps {
  matchResults(from: RaceDay, to: RaceDay, track: string | null): Promise<readonly KindsMatched[]>;
  close(): Promise<void>;
}

function unmatchedText({ track, day, raceNumber, programNumber, what, left, right }: Unmatched): string {
  const where = `${track} ${day} race ${raceNumber}${programNumber === null ? '' : `, #${programNumber}`}`;
  return `  ${where}: ${what} ${left ?? 'missing'} | ${right ?? 'missing'}`;
}

const matchedText = ({ left, right, races, starters, sameHorse, unmatched }: KindsMatched): string =>
  [
    `${left} | ${right}: ${countText(races)} races on both, ${countText(starters)} starters, ${countText(sameHorse)} with the same horse; ${countText(unmatched.length)} differences`,
    ...unmatched.map(unmatchedText),
  ].join('\n');

interface MatchOptions {
  readonly from?: string;
  readonly to?: string;
  readonly track?: string;
  readonly json?: true;
}

/** No result is as old, or as new. */
const BEFORE_ALL = '1900-01-01';
const AFTER_ALL = '2999-12-31';

/** `racing-cli results match`: what the sources of a day disagree on. */
export function matchCommand(open: () => Promise<MatchDeps>): Command {
  return new Command('match')
    .description('compare sources and list what they disagree on')
    .option('--from <date>', 'first day, YYYY-MM-DD (default: earliest stored)', raceDayArgument)
    .option('--to <date>', 'last day, YYYY-MM-DD (default: latest stored)', raceDayArgument)
    .addOption(anyTrackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli results match --from 2019-01-01 --to 2019-12-31')
    .action(async ({ from, to, track, json }: MatchOptions) => {
      const matched = await withApp(open, (app) =>
        app.matchResults((from ?? BEFORE_ALL) as RaceDay, (to ?? AFTER_ALL) as RaceDay, track ?? null),
      );
      const none = 'No day has results from two sources.';
      printResult({ json }, matched, matched.length === 0 ? none : matched.map(matchedText).join('\n\n'));
    });
}
