import type { Log } from '#core/kernel/functions.ts';
import { counted } from '#core/kernel/text.ts';
import type { ReplayedDays } from '#core/scorecards/use-cases/replay-past-days.ts';
import { say } from './print.ts';
import type { ReplayRequest } from './record.ts';

export interface ReplayDeps {
  /** Seals the picks of the past days of a span as replayed; a day that stands so already is left alone. */
  replayPastDays(request: ReplayRequest, say: Log, isInterrupted?: () => boolean): Promise<ReplayedDays>;
}

/** More are left to `record replay`: a race takes some hundredths of a second. */
const MOST_DAYS = 60;

/**
 * Seals the picks of imported days as replayed, so that the public record shows them from the first day on. Importing the
 * same days again goes on where an interruption stopped it (`isStopped`), and seals nothing twice. Says which command does
 * it when the days are many.
 */
export async function replayImported(
  app: ReplayDeps,
  imported: readonly { readonly day: string }[],
  isInterrupted: () => boolean = () => false,
): Promise<{ readonly isStopped: boolean }> {
  const days = [...new Set(imported.map(({ day }) => day))].sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return { isStopped: false };
  if (days.length > MOST_DAYS) {
    say(
      `To show these ${days.length} days on the record: racing-cli record replay --from ${from} --to ${to}`,
    );
    return { isStopped: false };
  }
  let isStopped = false;
  const stops = () => {
    isStopped ||= isInterrupted();
    return isStopped;
  };
  const { sealed } = await app.replayPastDays({ from, to, days }, say, stops);
  if (sealed > 0) say(`The record: ${counted(sealed, 'pick')} of past days newly sealed as replayed.`);
  return { isStopped };
}
