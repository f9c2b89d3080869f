import { Command } from 'commander';
import type { Log } from '#core/kernel/functions.ts';
import { counted } from '#core/kernel/text.ts';
import type { ReplayedDays } from '#core/scorecards/use-cases/replay-past-days.ts';
import { printResult, say } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { anyTrackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

export interface RecordDeps {
  /** `from`, `to`, `days`: `YYYY-MM-DD`; left out, the first day with results, yesterday, every day. `track` left out: all. */
  replayPastDays(request: ReplayRequest, say: Log): Promise<ReplayedDays>;
  close(): Promise<void>;
}

export interface ReplayRequest {
  readonly track?: string;
  readonly from?: string;
  readonly to?: string;
  readonly days?: readonly string[];
}

type Options = ReplayRequest & { readonly json?: true };

const replayedText = ({ days, fromCards, sealed }: ReplayedDays): string =>
  `${counted(days, 'day')} with results, ${fromCards} of them with a card: ${counted(sealed, 'pick')} newly sealed as replayed.`;

const EXAMPLE = `
Example: racing-cli record replay --track saratoga
Replayed picks are made later from what was known before. They are no proof and never count with sealed ones.`;

/** `record`: the picks of past days on the public record. */
export function recordCommand(open: () => Promise<RecordDeps>): Command {
  const replay = new Command('replay')
    .description('seal the picks of imported past days as replayed')
    .addOption(anyTrackOption())
    .option('--from <day>', 'first day (default: the first with results)', raceDayArgument)
    .option('--to <day>', 'last day (default: yesterday)', raceDayArgument)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', EXAMPLE)
    .action(async ({ json, ...request }: Options) => {
      const done = await withApp(open, (app) => app.replayPastDays(request, say));
      printResult({ json }, done, replayedText(done));
    });
  return new Command('record')
    .description('the public record')
    .addHelpText('after', EXAMPLE)
    .addCommand(replay);
}
