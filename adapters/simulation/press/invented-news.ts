import type { Card, Race } from '#core/card/race.ts';
import { raceTitle } from '#core/card/race-class.ts';
import { isStarter, type Runner } from '#core/card/runner.ts';
import { noonOf, trackNameOf } from '#core/card/track.ts';
import { trackTimeText } from '#core/card/track-time.ts';
import { HOUR, type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { sumBy } from '#core/kernel/numbers.ts';
import { newsItem } from '#core/press/news-item.ts';
import type { StoredNews } from '#core/press/stored-news.ts';
import { inventedAddress, pressRng } from './invented-experts.ts';

const PAPERS = ['Demo Gazette', 'Paddock Notebook (demo)', 'Backstretch Wire (demo)'] as const;
const INVENTED = 'Invented for the demo day.';

interface Draft {
  readonly place: string;
  readonly title: string;
  readonly summary: string;
  readonly at: Instant;
}

const starters = ({ runners }: Race): readonly Runner[] => runners.filter(isStarter);

const favoriteOf = (race: Race): Runner | undefined =>
  starters(race)
    .filter(({ morningLine }) => morningLine !== null)
    .toSorted((a, b) => (a.morningLine?.toOne ?? 0) - (b.morningLine?.toOne ?? 0))[0];

/** The person with the most entries on the card, and the count. */
function busiest(card: Card, who: 'jockey' | 'trainer'): readonly [name: string, mounts: number] | null {
  const counts = new Map<string, number>();
  for (const runner of card.races.flatMap(starters)) {
    const name = runner[who]?.name;
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0] ?? null;
}

function dayDrafts(card: Card, track: string): readonly Draft[] {
  const noon = noonOf(card);
  const horses = sumBy(card.races, (race) => starters(race).length);
  const [first] = card.races.flatMap(({ postTime }) => postTime ?? []);
  const post = first === undefined ? 'noon' : trackTimeText(first, card.trackSlug);
  const [rider, trainer] = [busiest(card, 'jockey'), busiest(card, 'trainer')];
  const drafts = [
    {
      place: 'card',
      title: `${card.races.length} races and ${horses} horses on the ${track} card`,
      summary: `First post is at ${post}.`,
      at: shift(noon, -19 * HOUR),
    },
    rider && {
      place: 'rider',
      title: `Busy afternoon for ${rider[0]} at ${track}`,
      summary: `${rider[0]} is named on ${rider[1]} horses, more than any other rider on the card.`,
      at: shift(noon, -5 * HOUR),
    },
    trainer && {
      place: 'trainer',
      title: `${trainer[0]} brings the biggest string`,
      summary: `The trainer saddles ${trainer[1]} of the ${horses} horses at ${track}.`,
      at: shift(noon, -3 * HOUR - 20 * MINUTE),
    },
  ];
  return drafts.flatMap((draft) => draft ?? []);
}

/** A preview of a race, out an hour and a half before its post. */
function raceDraft(race: Race, track: string): Draft | null {
  const favorite = favoriteOf(race);
  if (race.postTime === null || favorite?.morningLine == null) return null;
  const name = race.name ?? `race ${race.number}`;
  return {
    place: `race-${race.number}`,
    title: `${favorite.horseName} heads the morning line for ${name}`,
    summary:
      `${favorite.horseName} is ${favorite.morningLine.text} on the line in a field of ${starters(race).length} ` +
      `at ${track}: ${raceTitle(race)}.`,
    at: shift(race.postTime, -90 * MINUTE),
  };
}

/** Invented headlines around an invented card, from what the card says alone; they come out through its day. */
export function inventedNews(card: Card): readonly StoredNews[] {
  const rng = pressRng(card).fork('news');
  const track = trackNameOf(card.trackSlug);
  const drafts = [...dayDrafts(card, track), ...card.races.flatMap((race) => raceDraft(race, track) ?? [])];
  return drafts.flatMap(({ place, title, summary, at: instant }) => {
    const source = rng.fork(place).pick(PAPERS);
    const url = inventedAddress(card, place);
    const item = newsItem({ title, summary: `${summary} ${INVENTED}`, url, publishedAt: instant, source });
    return item === null
      ? []
      : { ...item, provenance: { tier: 'demo', source: card.provenance.source, at: instant } };
  });
}
