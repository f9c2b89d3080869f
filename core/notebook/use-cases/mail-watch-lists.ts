import type { MemberId } from '../../accounts/member.ts';
import type { MemberStore, SendMail } from '../../accounts/ports.ts';
import type { CardStore, StoredCard } from '../../card/ports.ts';
import { personInWords } from '../../card/program-name.ts';
import { trackNameOf, zoneOf } from '../../card/track.ts';
import { dayText } from '../../kernel/day-text.ts';
import type { Clock, LogError } from '../../kernel/functions.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isPaused } from '../care.ts';
import type { Entered } from '../entered.ts';
import { type EntryState, entryOnCard } from '../entry-on-card.ts';
import type { CareStore, EnteredStore, WatchMailLog, WatchMailStore } from '../ports.ts';

interface MailWatchListsDeps {
  /** Null while no mail server is set. */
  readonly sendMail: SendMail | null;
  /** The address of the site; null when it is not known. */
  readonly site: string | null;
  readonly watch: Pick<WatchMailStore, 'mailReaders'> & WatchMailLog & Pick<EnteredStore, 'enteredSince'>;
  readonly book: Pick<CareStore, 'careOf'>;
  readonly members: Pick<MemberStore, 'find'>;
  readonly cards: Pick<CardStore, 'cardFor'>;
  /** The machine's clock: pauses go by it. */
  readonly clock: Clock;
  readonly racingClock: Clock;
  readonly logError: LogError;
}

const WAITING: Readonly<Record<EntryState, string>> = {
  entered: '',
  'also-eligible': ', also eligible',
  'main-track-only': ', main track only',
  out: '',
};

interface MailedEntry extends Entered {
  readonly state: EntryState;
}

function lineOf(entries: readonly MailedEntry[]): string {
  const [first] = entries;
  const others = entries.flatMap(({ watched: { kind, name } }) =>
    kind === 'horse' ? [] : [`${kind} ${kind === 'search' ? name : personInWords(name)}`],
  );
  const because = others.length === 0 ? '' : ` (${others.join(', ')})`;
  return `Race ${first?.raceNumber}: ${first?.horseName}${because}${WAITING[first?.state ?? 'entered']}`;
}

function textOf(entries: readonly MailedEntry[], place: string, site: string | null): string {
  const byHorse = groupBy(entries, ({ raceId, horseKey }) => `${raceId} ${horseKey}`);
  return [
    `Entered at ${place}, from your watch list:`,
    '',
    ...[...byHorse.values()].map(lineOf),
    '',
    ...(site === null ? [] : [`More: ${site}/`]),
    'Later scratches are shown on the site only. To stop these emails, open your profile.',
  ].join('\n');
}

const isServerGone = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'mail.unavailable';

/**
 * Emails the members who want it the horses of their watch list on a card of today or later: one email per member and
 * card, without horses that are out. None is sent while a member's book is paused. When the mail server cannot be
 * reached, the rest waits until the card is stored again; any other failure is logged and the next member follows.
 */
export function makeMailWatchLists(deps: MailWatchListsDeps) {
  const { sendMail, site, watch, book, members, cards, clock, racingClock, logError } = deps;

  async function mailTo(send: SendMail, memberId: MemberId, { card }: StoredCard): Promise<void> {
    const { trackSlug, day } = card;
    const entries = (await watch.enteredSince(memberId, day))
      .filter((entry) => entry.day === day && entry.trackSlug === trackSlug)
      .map((entry) => ({ ...entry, state: entryOnCard(card, entry).state }))
      .filter(({ state }) => state !== 'out');
    const isQuiet = entries.length === 0 || isPaused(await book.careOf(memberId), clock());
    const member = isQuiet ? null : await members.find({ id: memberId });
    if (member === null || !(await watch.claimMail(memberId, trackSlug, day))) return;
    const place = `${trackNameOf(trackSlug)}, ${dayText(day)}`;
    const subject = `Clubhouse Turn: your watch list at ${place}`;
    await send({ to: member.email, subject, text: textOf(entries, place, site) }).catch(
      async (error: unknown) => {
        await watch
          .releaseMail(memberId, trackSlug, day)
          .catch((failure: unknown) => logError(failure, 'the mark of an unsent mail about a watch list'));
        throw error;
      },
    );
  }

  return async function mailWatchLists(trackSlug: string, day: RaceDay): Promise<void> {
    if (sendMail === null || day < raceDayAt(racingClock(), zoneOf(trackSlug))) return;
    const readers = await watch.mailReaders(trackSlug, day);
    const stored = readers.length === 0 ? null : await cards.cardFor(trackSlug, day);
    if (stored === null) return;
    for (const memberId of readers) {
      try {
        await mailTo(sendMail, memberId, stored);
      } catch (error) {
        logError(error, 'a mail about a watch list');
        if (isServerGone(error)) return;
      }
    }
  };
}

export type MailWatchLists = ReturnType<typeof makeMailWatchLists>;
