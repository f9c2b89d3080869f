import type { Instant } from '../../kernel/instant.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import type { Forms } from '../form.ts';
import type { CardCalendar, CardHead, CardStore, StoredCard } from '../ports.ts';
import { parseRaceId, type Race } from '../race.ts';
import { zoneOf } from '../track.ts';

const MOST_CARDS = 6;
/** Past races are read race by race and for a whole card. */
const MOST_FORMS = 32;

/** Values by key, each with the head of its card as of when it was read; the one not used for the longest time goes first. */
function cachedByHead<Value>(most: number) {
  const cache = new Map<string, { readonly head: string; readonly value: Value }>();
  return async (key: string, head: CardHead, read: () => Promise<Value>): Promise<Value> => {
    const now = JSON.stringify(head);
    const cached = cache.get(key);
    const fresh = cached?.head === now ? cached : { head: now, value: await read() };
    cache.delete(key);
    const [oldest] = cache.keys();
    if (cache.size >= most && oldest !== undefined) cache.delete(oldest);
    cache.set(key, fresh);
    return fresh.value;
  };
}

/**
 * The same cards, of which those asked for last are read again only once their head has changed: a new import, a change
 * reported since, a corrected time zone. Until then the same objects are given.
 */
export function makeReusedCards(cards: CardStore & CardCalendar): CardStore & CardCalendar {
  const wholeCard = cachedByHead<StoredCard | null>(MOST_CARDS);
  const pastRaces = cachedByHead<Forms>(MOST_FORMS);

  /** The head of the card that has all of these races; null where none has. */
  async function headAround(races: readonly Pick<Race, 'id'>[]): Promise<CardHead | null> {
    const card = parseRaceId(races[0]?.id ?? '');
    const head = card === null ? null : await cards.headFor(card.trackSlug, card.day as RaceDay);
    return head !== null && races.every(({ id }) => head.raceIds.includes(id)) ? head : null;
  }

  return {
    ...cards,
    async cardFor(trackSlug, day) {
      const read = () => cards.cardFor(trackSlug, day);
      const head = await cards.headFor(trackSlug, day);
      return head === null ? read() : wholeCard(`${trackSlug} ${day}`, head, read);
    },
    async formsOf(races, before) {
      const read = () => cards.formsOf(races, before);
      const head = await headAround(races);
      if (head === null) return read();
      const day = dayOf(races, before);
      return pastRaces([day, ...races.map(({ id }) => id)].join(' '), head, read);
    },
  };
}

/** The day at the track of the races; their past races are of earlier ones. */
const dayOf = (races: readonly Pick<Race, 'id'>[], before: Instant): RaceDay =>
  raceDayAt(before, zoneOf(parseRaceId(races[0]?.id ?? '')?.trackSlug ?? ''));
