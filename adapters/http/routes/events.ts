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
}

/** Events of an absence that are told again at most; who missed more is told to ask for everything anew. */
const MISSED_AT_MOST = 1_000;

const eventText = ({ id, topic, track, day, raceNumber, at: instant }: NumberedAnnouncement): string =>
  `id: ${id}\nevent: ${topic}\ndata: ${JSON.stringify({ topic, track, day, raceNumber, at: toIso(instant) })}\n\n`;

/** That more was missed than is told again: whoever hears it asks for everything, and goes on after this number. */
const resetText = (id: number): string => `id: ${id}\nevent: reset\ndata: {"topic":"reset"}\n\n`;

/** Topics asked for; runs are for administrators. */
function topicsOf(asked: string | undefined, isAdmin: boolean): readonly Topic[] {
  const wanted = asked === undefined ? null : new Set(asked.split(','));
  return TOPICS.filter((topic) => (wanted?.has(topic) ?? true) && (isAdmin || topic !== 'runs'));
}

/** What was missed since a number; null where it is more than is told again, or the number was never told. */
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

/** First what was missed since `from` (nothing when it is null), then everything new, each once. */
function follow(
  announcements: Announcements,
  from: number | null,
  topics: readonly Topic[],
  to: EventWriter,
): () => void {
  let told = 0;
  let waiting: NumberedAnnouncement[] | null = [];
  const tell = (numberedAnnouncement: NumberedAnnouncement): void => {
    if (numberedAnnouncement.id <= told) return;
    told = numberedAnnouncement.id;
    if (topics.includes(numberedAnnouncement.topic)) to.write(eventText(numberedAnnouncement));
  };
  const leave = announcements.listen({
    hear: (numberedAnnouncement) =>
      waiting === null ? tell(numberedAnnouncement) : waiting.push(numberedAnnouncement),
    end: to.end,
  });
  const begin = async (): Promise<void> => {
    const latest = await announcements.latest();
    const missed = from === null ? [] : await missedSince(from, latest, topics, announcements);
    to.write(`retry: 3000\n: the latest is ${latest}\n\n`);
    if (missed === null) to.write(resetText(latest));
    told = from === null || missed === null ? latest : from;
    for (const numberedAnnouncement of [...(missed ?? []), ...(waiting ?? [])]) tell(numberedAnnouncement);
    waiting = null;
  };
  begin().catch(to.end);
  return leave;
}

export const eventRoutes = ({ announcements }: EventDeps): Handlers<typeof events> => ({
  stream: ({ query, visit, member }) => {
    const from = numberIn(visit.lastEventId) ?? numberIn(query.lastEventId);
    const topics = topicsOf(query.topics, member.isAdmin);
    return { open: (writer) => follow(announcements, from, topics, writer) };
  },
});
