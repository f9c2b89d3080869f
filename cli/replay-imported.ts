import type { Log } from '#core/kernel/functions.ts';
import { counted } from '#core/kernel/text.ts';
import type { ReplayedDays } from '#core/scorecards/use-cases/replay-past-days.ts';
import { say } from './print.ts';
import type { ReplayRequest } from './record.ts';

export interface ReplayDeps {
  /** Seals the picks of the past days of a span as replayed; a day that stands so already is left alone. */
  replayPastDays(request: ReplayRequest, say: Log, isInterrupted?: () => boolean): Promise<ReplayedDays>;
}

/** Earlier days are left to `record replay`: a race takes some hundredths of a second. */
const MOST_DAYS = 60;

/**
 * Seals the picks of imported days as replayed, so that the public record shows them from the first day on. Of many days
 * the latest, so that it is never empty; it says which command does the earlier ones. Importing the same days again goes on
 * where an interruption stopped it (`isStopped`), and seals nothing twice.
 */
export async function replayImported(
  app: ReplayDeps,
  imported: readonly { readonly day: string }[],
  isInterrupted: () => boolean = () => false,
): Promise<{ readonly isStopped: boolean }> {
  const all = [...new Set(imported.map(({ day }) => day))].sort();
  const days = all.slice(-MOST_DAYS);
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return { isStopped: false };
  let isStopped = false;
  const stops = () => {
    isStopped ||= isInterrupted();
    return isStopped;
  };
  const { sealed } = await app.replayPastDays({ from, to, days }, say, stops);
  if (sealed > 0) say(`The record: ${counted(sealed, 'pick')} of past days newly sealed as replayed.`);
  if (!isStopped) sayEarlier(all.slice(0, -MOST_DAYS));
  return { isStopped };
}

function sayEarlier(days: readonly string[]): void {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return;
  const what = `Only the latest ${MOST_DAYS} of these days were looked at for the record. For the ${counted(days.length, 'day')} before`;
  say(
    `${what}: racing-cli record replay --from ${from} --to ${to}. What stands there already is left alone.`,
  );
}
