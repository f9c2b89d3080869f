import { titleAt } from '#frame/frame.ts';
import type { DayOfRaces, Entry, Race } from '#kit/kit.ts';
import { count, links, personName, properName, trackTime, withQuery } from '#kit/kit.ts';
import type { App, Screen } from '../app.ts';
import type { NavigationLink } from '../navigation.ts';

type Card = Pick<DayOfRaces, 'races'>;

export type Kind = 'Pages' | 'Races' | 'Comparisons' | 'Horses' | 'Tracks';

/** Somewhere to go. */
export type Destination = {
  readonly kind: Kind;
  readonly label: string;
  readonly hint: string;
  readonly href: string;
  /** Its saddle cloth; null for what is no horse. */
  readonly programNumber: string | null;
};

function pageOf(screen: Screen, hints: readonly NavigationLink[]): readonly Destination[] {
  const href = screen.paths[0];
  if (href === undefined) return [];
  const hint = hints.find((link) => screen.paths.includes(link.href))?.hint ?? '';
  return [{ kind: 'Pages', label: screen.name, hint, href, programNumber: null }];
}

/** The pages under their names at a track: "Saratoga" becomes the track's name. */
export const pagesAt = (pages: readonly Destination[], trackName: string): readonly Destination[] =>
  pages.map((page) => ({ ...page, label: titleAt(page.label, trackName) }));

type NamedTrack = { readonly slug: string; readonly displayName: string };

/** The picks of other tracks. */
export const tracksOf = (tracks: readonly NamedTrack[]): readonly Destination[] =>
  tracks.map(({ slug, displayName }) => ({
    kind: 'Tracks',
    label: displayName,
    hint: 'AI Picks at this track',
    href: withQuery(links.picks, { track: slug }),
    programNumber: null,
  }));

/** Every page there is, with what the bar says of it. */
export const pagesOf = (apps: readonly App[], hints: readonly NavigationLink[]): readonly Destination[] =>
  apps.flatMap(({ screens }) => screens).flatMap((screen) => pageOf(screen, hints));

const raceHint = (
  { name, distance, surfaceName, postTime, raceTime }: Race,
  trackName: string | null,
): string =>
  [trackName, properName(name), distance, surfaceName, postTime ? trackTime(postTime) : raceTime]
    .filter(Boolean)
    .join(' · ');

function racesOf({ races }: Card, trackName: string | null): readonly Destination[] {
  return races.flatMap((race): readonly Destination[] => {
    const shared = { kind: 'Races', hint: raceHint(race, trackName), programNumber: null } as const;
    const query = { race: race.raceNumber };
    return [
      {
        ...shared,
        label: `Race ${count(race.raceNumber)}: race page`,
        href: links.race(race.trackSlug, race.day, race.raceNumber),
      },
      { ...shared, label: `Race ${count(race.raceNumber)}: picks`, href: withQuery(links.picks, query) },
      { ...shared, label: `Race ${count(race.raceNumber)}: program`, href: withQuery(links.program, query) },
      {
        ...shared,
        kind: 'Comparisons',
        label: `Race ${count(race.raceNumber)}: compare horses`,
        href: links.compare(race.trackSlug, race.day, race.raceNumber),
      },
    ];
  });
}

const people = ({ jockeyName, trainerName }: Entry): string =>
  [jockeyName, trainerName]
    .filter(Boolean)
    .map((name) => personName(name ?? ''))
    .join(' · ');

function horseOf(race: Race, entry: Entry): Destination {
  const scratched = entry.scratchStatus ? ' · scratched' : '';
  return {
    kind: 'Horses',
    label: properName(entry.horseName),
    hint: `Race ${count(race.raceNumber)}${scratched} · ${people(entry)}`,
    href: links.horse(entry.horseId),
    programNumber: entry.programNumber,
  };
}

/** The day's races and their horses, with the track's name unless it is Saratoga. */
export const placesOf = (day: Card, trackName: string | null = null): readonly Destination[] => [
  ...racesOf(day, trackName),
  ...day.races.flatMap((race) => race.entries.map((entry) => horseOf(race, entry))),
];

const mostShown = 40;

/** How well a destination answers: a label that begins so before one that has a word so, before any other; null for none. */
function rankOf({ label, hint }: Destination, words: readonly string[]): number | null {
  const [name, text] = [label.toLowerCase(), `${label} ${hint}`.toLowerCase()];
  if (!words.every((word) => text.includes(word))) return null;
  if (name.startsWith(words.join(' '))) return 0;
  return words.every((word) => name.includes(word)) ? 1 : 2;
}

/** What answers to the words typed, the best first; without words every page and race. */
export function found(all: readonly Destination[], typed: string): readonly Destination[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return all.filter(({ kind }) => kind === 'Pages' || kind === 'Races');
  return all
    .flatMap((destination) => {
      const rank = rankOf(destination, words);
      return rank === null ? [] : [{ one: destination, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostShown)
    .map(({ one: destination }) => destination);
}

/** Where a key leads in a list; null for a key that does not move. */
export function optionAfter(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  return null;
}
