import type { PastRace } from '../../card/past-race.ts';
import {
  type Backing,
  openStandings,
  type Standing,
  type StandingBook,
  type StandingKind,
} from '../../handicapping/standing.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { JoinedRace } from '../joined-sheets.ts';
import { lastStartOf, pastRaceOf } from '../past-race-of.ts';
import type { Finisher } from '../race-result.ts';
import { horseNameKey, personKey } from '../same-name.ts';
import type { Market } from './market-of.ts';

/** A start counts half after a year. */
const HALF_LIFE_DAYS = 365;
const MOST_PAST = 10;
const LAST_PLACE = 8;

/** What is known on the eve of a day; it grows when a day is over. */
export interface Past {
  /** Past races of a horse, newest first, completed by the last race its own entry names. */
  formOf(horse: Finisher): readonly PastRace[];
  backingOf(horse: Finisher, day: RaceDay): Backing;
  /** Learns a race that is over; `market` is null where the public's chances are not known. */
  add(run: JoinedRace, market: Market | null): void;
}

/** Sources differ in middle initials: `Jose L. Ortiz` is `Jose Ortiz`. */
const withoutMiddle = (name: string): string => personKey(name).replace(/ [A-Z](?= )/g, '');

/** How it comes here: track and place of the race before. */
function lastLineOf({ lastStart }: Finisher, [last]: readonly PastRace[]): string | null {
  const track = lastStart?.track ?? last?.track;
  const place = lastStart?.finish ?? last?.official ?? null;
  return track === undefined ? null : `${track} ${place === null ? '-' : Math.min(place, LAST_PLACE)}`;
}

function namesBehind(horse: Finisher, form: readonly PastRace[]): readonly [StandingKind, string][] {
  const jockey = horse.jockeyName === '' ? null : withoutMiddle(horse.jockeyName);
  const trainer = horse.trainerName === null ? null : withoutMiddle(horse.trainerName);
  const rows: [StandingKind, string | null][] = [
    ['jockey', jockey],
    ['trainer', trainer],
    ['owner', horse.ownerName === null ? null : horseNameKey(horse.ownerName)],
    ['partnership', trainer === null || jockey === null ? null : `${trainer}|${jockey}`],
    ['debut', form.length === 0 ? trainer : null],
    ['lastLine', lastLineOf(horse, form)],
  ];
  return rows.filter((row): row is [StandingKind, string] => row[1] !== null);
}

function completed(horse: Finisher, kept: readonly PastRace[]): readonly PastRace[] {
  const told = lastStartOf(horse);
  if (told === null || kept.some(({ day }) => day >= told.day)) return kept;
  return [told, ...kept].slice(0, MOST_PAST);
}

/** An empty past. */
export function openPast(book: StandingBook = openStandings(HALF_LIFE_DAYS)): Past {
  const forms = new Map<string, readonly PastRace[]>();
  const formOf = (horse: Finisher): readonly PastRace[] =>
    completed(horse, forms.get(horseNameKey(horse.horseName)) ?? []);
  return {
    formOf,
    backingOf(horse, day) {
      const rows = namesBehind(horse, formOf(horse)).map(([kind, name]): [StandingKind, Standing | null] => [
        kind,
        book.of(kind, name, day),
      ]);
      return Object.fromEntries(rows.filter(([, standing]) => standing !== null));
    },
    add({ track, day, race }, market) {
      for (const horse of race.starters) {
        const form = formOf(horse);
        const at = market?.numbers.indexOf(horse.bettingInterest) ?? -1;
        if (market !== null && horse.odds !== null && at >= 0) {
          const outcome = {
            chance: market.chances[at] ?? 0,
            interests: market.numbers.length,
            won: market.won[at] ?? 0,
          };
          for (const [kind, name] of namesBehind(horse, form)) book.add(kind, name, day, outcome);
        }
        const made = [pastRaceOf(track, day, race, horse), ...form];
        forms.set(horseNameKey(horse.horseName), made.slice(0, MOST_PAST));
      }
    },
  };
}
