import {
  type Announcements,
  type NumberedAnnouncement,
  TOPICS,
  type Topic,
} from '#core/kernel/announcement.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { events } from '../contract/events.ts';
import type { EventWriter, Handlers } from '../handlers.ts';

export interface EventDeps {
  readonly announcements: Announcements;
  /** Administrators must pass a second factor to hear of runs. */
  readonly isFactorNeeded: boolean;
}

/** Missed events to replay at most; a client that missed more must refetch everything. */
const MISSED_AT_MOST = 1_000;

const eventText = ({ id, topic, track, day, raceNumber, at: instant }: NumberedAnnouncement): string =>
  `id: ${id}\nevent: ${topic}\ndata: ${JSON.stringify({ topic, track, day, raceNumber, at: toIso(instant) })}\n\n`;

/** More was missed than can be replayed: the client refetches everything and continues after this number. */
const resetText = (id: number): string => `id: ${id}\nevent: reset\ndata: {"topic":"reset"}\n\n`;

/** Requested topics; runs are for administrators. */
function topicsOf(requested: string | undefined, hearsRuns: boolean): readonly Topic[] {
  const wanted = requested === undefined ? null : new Set(requested.split(','));
  return TOPICS.filter((topic) => (wanted?.has(topic) ?? true) && (hearsRuns || topic !== 'runs'));
}

/** Events missed since a number; null if there are too many to replay or the number is unknown. */
async function missedSince(
  from: number,
  latest: number,
  topics: readonly Topic[],
  announcements: Announcements,
): Promise<readonly NumberedAnnouncement[] | null> {
  if (from > latest) return null;
  const missed = await announcements.after(from, MISSED_AT_MOST + 1, topics);
  return missed.length > MISSED_AT_MOST ? null : missed;
}

/** The number a browser sends after it lost the stream; null when it sends none that can be one. */
const numberIn = (text: string | null | undefined): number | null =>
  text !== null && text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;

const COME_BACK_WITHIN_MS = 5_000;

/** The stream ends because the server stops; each client comes back at a time of its own, not all at once. */
const farewellText = (): string => `retry: ${500 + Math.floor(Math.random() * COME_BACK_WITHIN_MS)}\n\n`;

/** Where a stream begins: after an announcement, after those older than so many milliseconds, or now. */
type Start = { readonly after: number } | { readonly openedAgo: number } | 'now';

/** The number to go on from; null where nothing was missed. */
async function numberOf(
  start: Start,
  latest: number,
  announcements: Pick<Announcements, 'latestBefore'>,
): Promise<number | null> {
  if (start === 'now') return null;
  if ('after' in start) return start.after;
  return Math.min(latest, await announcements.latestBefore(start.openedAgo));
}

function startOf(
  visited: string | null,
  query: { readonly lastEventId?: string | undefined; readonly openedAgo?: string | undefined },
): Start {
  const after = numberIn(visited) ?? numberIn(query.lastEventId);
  if (after !== null) return { after };
  const openedAgo = numberIn(query.openedAgo);
  return openedAgo === null ? 'now' : { openedAgo };
}

/** First what was missed since the start, then everything new, each once. */
function follow(
  announcements: Announcements,
  start: Start,
  topics: readonly Topic[],
  to: EventWriter,
): () => void {
  let lastSent = 0;
  let waiting: NumberedAnnouncement[] | null = [];
  const sendEvent = (numberedAnnouncement: NumberedAnnouncement): void => {
    if (numberedAnnouncement.id <= lastSent) return;
    lastSent = numberedAnnouncement.id;
    if (topics.includes(numberedAnnouncement.topic)) to.write(eventText(numberedAnnouncement));
  };
  const leave = announcements.listen({
    receive: (numberedAnnouncement) =>
      waiting === null ? sendEvent(numberedAnnouncement) : waiting.push(numberedAnnouncement),
    end: () => {
      to.write(farewellText());
      to.end();
    },
  });
  const begin = async (): Promise<void> => {
    const latest = await announcements.latest();
    const from = await numberOf(start, latest, announcements);
    const missed = from === null ? [] : await missedSince(from, latest, topics, announcements);
    lastSent = from === null || missed === null ? latest : from;
    to.write(`id: ${lastSent}\nretry: 3000\n: the latest is ${latest}\n\n`);
    if (missed === null) to.write(resetText(latest));
    for (const numberedAnnouncement of [...(missed ?? []), ...(waiting ?? [])])
      sendEvent(numberedAnnouncement);
    waiting = null;
  };
  begin().catch(to.end);
  return leave;
}

export const eventRoutes = ({ announcements, isFactorNeeded }: EventDeps): Handlers<typeof events> => ({
  stream: ({ query, visit, member }) => {
    const start = startOf(visit.lastEventId, query);
    const topics = topicsOf(query.topics, member.isAdmin && (visit.session.isStrong || !isFactorNeeded));
    return { open: (writer) => follow(announcements, start, topics, writer) };
  },
});
