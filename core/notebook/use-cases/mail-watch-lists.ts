import type { MemberStore, SendMail } from '../../accounts/ports.ts';
import { trackBySlug, zoneOf } from '../../card/track.ts';
import { dayText } from '../../kernel/day-text.ts';
import type { Clock, LogError } from '../../kernel/functions.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import type { Entered } from '../entered.ts';
import type { CareStore, EnteredStore, WatchMailLog, WatchMailStore } from '../ports.ts';

interface MailWatchListsDeps {
  /** Null while no mail server is set. */
  readonly sendMail: SendMail | null;
  /** The address of the site; null when it is not known. */
  readonly site: string | null;
  readonly watch: Pick<WatchMailStore, 'mailReaders'> & WatchMailLog & Pick<EnteredStore, 'enteredSince'>;
  readonly book: Pick<CareStore, 'careOf'>;
  readonly members: Pick<MemberStore, 'find'>;
  /** The machine's clock: pauses go by it. */
  readonly clock: Clock;
  readonly racingClock: Clock;
  readonly logError: LogError;
}

const placeOf = (trackSlug: string): string => trackBySlug(trackSlug)?.displayName ?? trackSlug;

function lineOf(entries: readonly Entered[]): string {
  const [{ raceNumber, horseName } = { raceNumber: null, horseName: '' }] = entries;
  const others = entries.flatMap(({ watched: { kind, name } }) =>
    kind === 'horse' ? [] : [`${kind} ${name}`],
  );
  return `Race ${raceNumber}: ${horseName}${others.length === 0 ? '' : ` (${others.join(', ')})`}`;
}

function textOf(entries: readonly Entered[], place: string, site: string | null): string {
  const byHorse = groupBy(entries, ({ raceId, horseKey }) => `${raceId} ${horseKey}`);
  return [
    `On your watch list, entered at ${place}:`,
    '',
    ...[...byHorse.values()].map(lineOf),
    '',
    ...(site === null ? [] : [`More: ${site}/`]),
    'Scratches after this mail are on the site only. To stop these mails, open your profile.',
  ].join('\n');
}

/**
 * Mails the members who want it which horses of their list a card of today or later has: one mail a member and card, never
 * twice. While a member's book is paused none is sent.
 */
export function makeMailWatchLists(deps: MailWatchListsDeps) {
  const { sendMail, site, watch, book, members, clock, racingClock, logError } = deps;
  return async function mailWatchLists(trackSlug: string, day: RaceDay): Promise<void> {
    if (sendMail === null || day < raceDayAt(racingClock(), zoneOf(trackSlug))) return;
    const place = `${placeOf(trackSlug)}, ${dayText(day)}`;
    for (const memberId of await watch.mailReaders()) {
      const found = await watch.enteredSince(memberId, day);
      const entries = found.filter((entry) => entry.day === day && entry.trackSlug === trackSlug);
      const { pausedUntil } = await book.careOf(memberId);
      const isPaused = pausedUntil !== null && pausedUntil > clock();
      const member = entries.length === 0 || isPaused ? null : await members.find({ id: memberId });
      if (member === null || !(await watch.claimMail(memberId, trackSlug, day))) continue;
      const subject = `Clubhouse Turn: your watch list at ${place}`;
      await sendMail({ to: member.email, subject, text: textOf(entries, place, site) }).catch(
        async (error: unknown) => {
          logError(error, 'a mail about a watch list');
          await watch.releaseMail(memberId, trackSlug, day);
        },
      );
    }
  };
}

export type MailWatchLists = ReturnType<typeof makeMailWatchLists>;
