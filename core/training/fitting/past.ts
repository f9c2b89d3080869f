import type { PastRace } from '../../card/past-race.ts';
import { horseNameKey, keyWithoutMiddle } from '../../card/same-name.ts';
import { addDay, EMPTY_FIGURE_BOOK } from '../../handicapping/figures/figure-book.ts';
import { namesBehind } from '../../handicapping/names-behind.ts';
import {
  type Backing,
  openStandings,
  type Standing,
  type StandingBook,
  type StandingKind,
} from '../../handicapping/standing.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { JoinedRace } from '../../results/joined-sheets.ts';
import { lastStartOf, pastRaceOf } from '../../results/past-race-of.ts';
import { timedRaceOf } from '../../results/race-as-run.ts';
import type { Finisher, RaceResult } from '../../results/race-result.ts';
import type { Market } from './market-of.ts';

const MOST_PAST = 10;

/** What is known on the eve of a day; it grows when a day is over. */
export interface Past {
  /** Past races of a horse, newest first, completed by the last race its own entry for `day` names. */
  formOf(horse: Finisher, day: RaceDay): readonly PastRace[];
  backingOf(horse: Finisher, day: RaceDay): Backing;
  /** Learns a day that is over; days come in order. */
  learn(day: RaceDay, ran: readonly Ran[]): void;
}

/** A race that is over; `market` is null where the public's chances are not known. */
export interface Ran {
  readonly run: JoinedRace;
  readonly market: Market | null;
}

/** The names behind a starter that comes with this form. */
const namesOf = (horse: Finisher, form: readonly PastRace[]) =>
  namesBehind({
    jockey: horse.jockeyName,
    trainer: horse.trainerName,
    owner: horse.ownerName,
    isDebut: form.length === 0 && horse.lastStartTold,
    lastTrack: horse.lastStart?.track ?? form[0]?.track ?? null,
    lastPlace: horse.lastStart?.finish ?? form[0]?.official ?? null,
  });

/** The horse as its entry stood: a last race dated on the day or after it tells nothing. */
const asEntered = (horse: Finisher, day: RaceDay): Finisher =>
  horse.lastStart !== null && horse.lastStart.day >= day
    ? { ...horse, lastStart: null, lastStartTold: false }
    : horse;

function completed(horse: Finisher, kept: readonly PastRace[]): readonly PastRace[] {
  const told = lastStartOf(horse);
  if (told === null || kept.some(({ day }) => day >= told.day)) return kept;
  return [told, ...kept].slice(0, MOST_PAST);
}

/** The rider of the last race in the spelling of the entry, where they are the same. */
function spelledAs({ jockeyName }: Finisher, form: readonly PastRace[]): readonly PastRace[] {
  const [last, ...earlier] = form;
  if (last === undefined || last.jockey === '' || jockeyName === '') return form;
  if (keyWithoutMiddle(last.jockey) !== keyWithoutMiddle(jockeyName)) return form;
  return [{ ...last, jockey: jockeyName }, ...earlier];
}

/** A declared non-starter of a race that has prices; charts place some behind the others and say so in words. */
const ranNot = ({ odds, crossed, official, comment }: Finisher, { starters }: RaceResult): boolean =>
  odds === null &&
  ((crossed === null && official === null) || /\bnon.?start/i.test(comment)) &&
  starters.some((one) => one.odds !== null);

/** An empty past; `timed` tells what figures are made of. */
export function openPast(book: StandingBook = openStandings(), timed = timedRaceOf): Past {
  const forms = new Map<string, readonly PastRace[]>();
  const formOf = (horse: Finisher): readonly PastRace[] =>
    spelledAs(horse, completed(horse, forms.get(horseNameKey(horse.horseName)) ?? []));
  let figureBook = EMPTY_FIGURE_BOOK;

  function figuresOf(day: RaceDay, ran: readonly Ran[]): ReadonlyMap<string, number> {
    const races = ran.map(({ run }) => timed(run)).filter((race) => race !== null);
    const { book: next, figures } = addDay(figureBook, day, races);
    figureBook = next;
    return new Map(
      figures.flatMap(({ race, runners }) =>
        runners.flatMap(({ key, figure }): [string, number][] =>
          figure === null ? [] : [[`${race.track} ${race.number} ${key}`, figure]],
        ),
      ),
    );
  }

  function learnPeople({ run: { day, race }, market }: Ran): void {
    if (market === null) return;
    for (const told of race.starters) {
      const horse = asEntered(told, day);
      const at = market.numbers.indexOf(horse.bettingInterest);
      if (horse.odds === null || at < 0) continue;
      const outcome = {
        chance: market.chances[at] ?? 0,
        interests: market.numbers.length,
        won: market.won[at] ?? 0,
      };
      for (const [kind, name] of namesOf(horse, formOf(horse))) book.add(kind, name, day, outcome);
    }
  }

  function learnForm({ run: { track, day, race } }: Ran, figures: ReadonlyMap<string, number>): void {
    for (const told of race.starters) {
      if (ranNot(told, race)) continue;
      const horse = asEntered(told, day);
      const key = horseNameKey(horse.horseName);
      const speedFigure = figures.get(`${track} ${race.raceNumber} ${key}`) ?? null;
      const made = [{ ...pastRaceOf(track, day, race, horse), speedFigure }, ...formOf(horse)];
      forms.set(key, made.slice(0, MOST_PAST));
    }
  }

  return {
    formOf: (horse, day) => formOf(asEntered(horse, day)),
    backingOf(told, day) {
      const horse = asEntered(told, day);
      const rows = namesOf(horse, formOf(horse)).map(([kind, name]): [StandingKind, Standing | null] => [
        kind,
        book.of(kind, name, day),
      ]);
      return Object.fromEntries(rows.filter(([, standing]) => standing !== null));
    },
    learn(day, ran) {
      const figures = figuresOf(day, ran);
      for (const one of ran) {
        learnPeople(one);
        learnForm(one, figures);
      }
    },
  };
}
