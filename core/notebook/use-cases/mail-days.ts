import type { MemberId } from '../../accounts/member.ts';
import type { MemberStore, NewSecret, SendMail } from '../../accounts/ports.ts';
import type { CardCalendar } from '../../card/ports.ts';
import { daysAround, zoneOf } from '../../card/track.ts';
import type { Clock, Digest, LogError } from '../../kernel/functions.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { LastCard } from '../../scorecards/record/last-card.ts';
import { isPaused } from '../care.ts';
import { dayMail } from '../day-mail.ts';
import type { CardOfDay, CareStore, DayMailLog, DayMailStore } from '../ports.ts';

export interface MailDaysDeps {
  /** Null while no mail server is set. */
  readonly sendMail: SendMail | null;
  /** The address of the site; null when it is not known. */
  readonly site: string | null;
  readonly mails: Pick<DayMailStore, 'dayMailReaders'> & DayMailLog;
  readonly book: Pick<CareStore, 'careOf'>;
  readonly members: Pick<MemberStore, 'find'>;
  /** Those of the members who follow the track. */
  readonly followers: (trackSlug: string, memberIds: readonly MemberId[]) => Promise<readonly MemberId[]>;
  readonly cards: Pick<CardCalendar, 'outlinesBetween'>;
  readonly isCardOver: (trackSlug: string, day: RaceDay) => Promise<boolean>;
  /** Null where nothing was sealed in time. */
  readonly showDaysCard: (trackSlug: string, day: RaceDay) => Promise<LastCard | null>;
  /** The latest entry of each chain of the record, a line each. */
  readonly recordHeads: () => Promise<readonly string[]>;
  readonly newSecret: NewSecret;
  readonly digest: Digest;
  /** The machine's clock: pauses go by it. */
  readonly clock: Clock;
  readonly racingClock: Clock;
  readonly logError: LogError;
}

const WHERE = 'a mail about how a day went';
const WHERE_MARK = 'the mark of an unsent mail about a day';

/** The mail reached nobody and may be sent later; an address that the server does not take is not tried again. */
const isServerGone = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'mail.unavailable';

const stopAddress = (site: string, secret: string): string => `${site}/stop-mail?key=${secret}`;

/** What all mails about a card tell. */
interface MailedDay {
  readonly card: LastCard;
  readonly recordHeads: readonly string[];
}

/** Sends one member's mail, unless it was claimed already. Fails when the server cannot be reached. */
function makeMailTo(deps: MailDaysDeps) {
  const { mails, book, members, newSecret, digest, clock, logError } = deps;
  const site = deps.site?.replace(/\/+$/, '') ?? null;
  return async (send: SendMail, memberId: MemberId, where: CardOfDay, about: MailedDay): Promise<void> => {
    const member = isPaused(await book.careOf(memberId), clock())
      ? null
      : await members.find({ id: memberId });
    const secret = newSecret();
    if (member === null || !(await mails.claimDayMail(memberId, where, digest(secret)))) return;
    const stop = site === null ? null : stopAddress(site, secret);
    const mail = { to: member.email, ...dayMail({ ...about, links: { site, stop } }) };
    try {
      await send(stop === null ? mail : { ...mail, stopUrl: stop });
    } catch (error) {
      if (isServerGone(error))
        await mails
          .releaseDayMail(memberId, where)
          .catch((failure: unknown) => logError(failure, WHERE_MARK));
      throw error;
    }
  };
}

/**
 * Emails the members who want it how a card went: one email per member and card of yesterday or today at a track that the
 * member follows, about picks that were sealed in time; none while a member's book is paused. It goes out once every race
 * has a result or was called off and each of our bets is settled or its result is in doubt. Running it again sends nothing twice. When the mail server cannot be reached the
 * next look tries again. Once `isOver` the members who are left get theirs at the next look.
 */
export function makeMailDays(deps: MailDaysDeps) {
  const { sendMail, mails, followers, cards, isCardOver, showDaysCard, racingClock, logError } = deps;
  const mailTo = makeMailTo(deps);

  /** False when there is no use in going on: the server is gone, or we stop. */
  async function mailCard(send: SendMail, where: CardOfDay, isOver: () => boolean): Promise<boolean> {
    const readers = await followers(where.trackSlug, await mails.dayMailReaders(where));
    if (readers.length === 0 || !(await isCardOver(where.trackSlug, where.day))) return true;
    const card = await showDaysCard(where.trackSlug, where.day);
    if (card === null || card.races.some(({ unsettled }) => unsettled !== null && unsettled !== 'in doubt'))
      return true;
    const about = { card, recordHeads: await deps.recordHeads() };
    for (const memberId of readers) {
      if (isOver()) return false;
      try {
        await mailTo(send, memberId, where, about);
      } catch (error) {
        logError(error, WHERE);
        if (isServerGone(error)) return false;
      }
    }
    return true;
  }

  return async function mailDays(isOver: () => boolean = () => false): Promise<void> {
    if (sendMail === null) return;
    const now = racingClock();
    const outlines = await cards.outlinesBetween(daysAround(now));
    for (const { trackSlug, day } of outlines)
      if (day <= raceDayAt(now, zoneOf(trackSlug)) && !(await mailCard(sendMail, { trackSlug, day }, isOver)))
        return;
  };
}

export type MailDays = ReturnType<typeof makeMailDays>;
