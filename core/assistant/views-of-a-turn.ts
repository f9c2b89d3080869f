import type { RaceId } from '../card/race.ts';
import type { CardInPlay, CardRaces, RaceView } from './race-view.ts';

interface Views {
  inPlay(track: string): Promise<CardInPlay | null>;
  viewOf(racesSeen: CardRaces): Promise<readonly RaceView[]>;
}

/** The same views, each card and race read once: what is said in one turn is of one moment. */
export function viewsOfATurn<Found extends Views>(views: Found): Found {
  const cards = new Map<string, Promise<CardInPlay | null>>();
  const seen = new Map<string, Promise<ReadonlyMap<RaceId, RaceView>>>();

  function see(racesSeen: CardRaces): void {
    const keyOf = ({ id }: CardRaces['races'][number]): string => `${racesSeen.cardHash} ${id}`;
    const races = racesSeen.races.filter((race) => !seen.has(keyOf(race)));
    if (races.length === 0) return;
    const fresh = views
      .viewOf({ ...racesSeen, races })
      .then((found) => new Map(found.map((view) => [view.evidence.race.id, view])));
    for (const race of races) seen.set(keyOf(race), fresh);
  }

  return {
    ...views,
    inPlay(track) {
      const card = cards.get(track) ?? views.inPlay(track);
      cards.set(track, card);
      return card;
    },
    async viewOf(racesSeen) {
      see(racesSeen);
      const { races, cardHash } = racesSeen;
      const found = await Promise.all(races.map(({ id }) => seen.get(`${cardHash} ${id}`)));
      return races.flatMap(({ id }, index) => found[index]?.get(id) ?? []);
    },
  };
}
