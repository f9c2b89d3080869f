import { Command } from 'commander';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { countText } from '#core/kernel/text.ts';
import type { Unmatched } from '#core/results/unmatched.ts';
import type { KindsMatched } from '#core/results/use-cases/match-results.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { withApp } from './with-app.ts';

export interface MatchDeps {
  matchResults(from: RaceDay, to: RaceDay): Promise<readonly KindsMatched[]>;
  close(): Promise<void>;
}

function unmatchedText({
  track,
  day,
  raceNumber,
  programNumber,
  what,
  one: first,
  other,
}: Unmatched): string {
  const where = `${track} ${day} race ${raceNumber}${programNumber === null ? '' : `, #${programNumber}`}`;
  return `  ${where}: ${what} ${first ?? 'missing'} | ${other ?? 'missing'}`;
}

const matchedText = ({
  one: sheetKind,
  other,
  races,
  starters,
  sameHorse,
  unmatched,
}: KindsMatched): string =>
  [
    `${sheetKind} | ${other}: ${countText(races)} races on both, ${countText(starters)} starters, ${countText(sameHorse)} with the same horse; ${countText(unmatched.length)} differences`,
    ...unmatched.map(unmatchedText),
  ].join('\n');

/** `racing-cli results match`: what the sources of a day disagree on. */
export function matchCommand(open: () => Promise<MatchDeps>): Command {
  return new Command('match')
    .description('compare sources and list what they disagree on')
    .option('--from <date>', 'first day, YYYY-MM-DD', raceDayArgument, '1900-01-01')
    .option('--to <date>', 'last day, YYYY-MM-DD', raceDayArgument, '2999-12-31')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli results match --from 2019-01-01 --to 2019-12-31')
    .action(async (options: { from: string; to: string; json?: true }) => {
      const matched = await withApp(open, (app) =>
        app.matchResults(options.from as RaceDay, options.to as RaceDay),
      );
      const none = 'No day has results from two sources.';
      printResult(options, matched, matched.length === 0 ? none : matched.map(matchedText).join('\n\n'));
    });
}
