import type { PastPerformance } from '../../card/past-performance.ts';
import { horseNameKey } from '../../card/same-name.ts';
import {
  type ConnectionKind,
  type ConnectionRecord,
  type FadedRecord,
  openRecordBook,
  type RecordBook,
} from '../../handicapping/connection-record.ts';
import { openFigureBook } from '../../handicapping/figures/figure-book.ts';
import { connectionNames } from '../../handicapping/names-of-connections.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { timedRaceOf } from '../../results/race-as-run.ts';
import type { Finisher, RaceResult } from '../../results/race-result.ts';
import type { JoinedRace } from '../../results/reconcile/index.ts';
import { type HorseForms, openForms, type PastStart } from './horse-forms.ts';
import type { Market } from './market-of.ts';

/** What is known the day before a day; it grows when a day is over. */
export interface Past<Line extends PastStart = PastPerformance> {
  /** Past races of a horse, newest first, completed by the last race its own entry for `day` names. */
  formOf(horse: Finisher, day: RaceDay): readonly Line[];
  connectionRecordOf(horse: Finisher, day: RaceDay): ConnectionRecord;
  /** Learns a day that is over; days come in order. */
  learn(day: RaceDay, races: readonly Ran[]): void;
}

/** A race that is over; `market` is null where the public's chances are not known. */
export interface Ran {
  readonly run: JoinedRace;
  readonly market: Market | null;
}

/** The names behind a starter that comes with this form. */
const namesOf = (horse: Finisher, form: readonly PastStart[]) =>
  connectionNames({
    jockey: horse.jockeyName,
    trainer: horse.trainerName,
    owner: horse.ownerName,
    isDebut: form.length === 0 && horse.lastStartReported,
    lastTrack: horse.lastStart?.track ?? form[0]?.track ?? null,
    lastPlace: horse.lastStart?.finish ?? form[0]?.official ?? null,
  });

/** The horse as entered: a last race dated on the day or later is left out. */
const asEntered = (horse: Finisher, day: RaceDay): Finisher =>
  horse.lastStart !== null && horse.lastStart.day >= day
    ? { ...horse, lastStart: null, lastStartReported: false }
    : horse;

/**
 * A declared non-starter of a race that has prices; charts place some behind the others and say so in words. A horse that
 * ran for purse money only did run.
 */
const didNotRun = (
  { noBetting, odds, crossed, official, comment }: Finisher,
  { starters }: RaceResult,
): boolean =>
  noBetting !== 'purse-only' &&
  odds === null &&
  (noBetting === 'non-starter' ||
    (crossed === null && official === null) ||
    /\bnon.?start/i.test(comment ?? '')) &&
  starters.some((finisher) => finisher.odds !== null);

/** The parts a past is built from. */
interface PastParts<Line extends PastStart> {
  readonly book?: RecordBook;
  readonly forms: HorseForms<Line>;
  /** The timed race that speed figures are computed from. */
  readonly timed?: typeof timedRaceOf;
}

/** An empty past that remembers ten past races of each horse. */
export const openPast = (): Past => openPastOf({ forms: openForms() });

/** An empty past that remembers what `forms` keeps of each horse. */
export function openPastOf<Line extends PastStart>({
  book = openRecordBook(),
  forms,
  timed = timedRaceOf,
}: PastParts<Line>): Past<Line> {
  const figureBook = openFigureBook();

  function figuresOf(day: RaceDay, races: readonly Ran[]): ReadonlyMap<string, number> {
    const timedRaces = races.map(({ run }) => timed(run)).filter((race) => race !== null);
    return new Map(
      figureBook
        .addDay(day, timedRaces)
        .flatMap(({ race, runners }) =>
          runners.flatMap(({ key, figure }): [string, number][] =>
            figure === null ? [] : [[`${race.track} ${race.number} ${key}`, figure]],
          ),
        ),
    );
  }

  function learnPeople({ run: { day, race }, market }: Ran): void {
    if (market === null) return;
    for (const finisher of race.starters) {
      const horse = asEntered(finisher, day);
      const index = market.numbers.indexOf(horse.bettingInterest);
      if (horse.odds === null || index < 0) continue;
      const outcome = {
        chance: market.chances[index] ?? 0,
        interests: market.numbers.length,
        won: market.won[index] ?? 0,
      };
      for (const [kind, name] of namesOf(horse, forms.of(horse))) book.add(kind, name, day, outcome);
    }
  }

  function learnForm({ run }: Ran, figures: ReadonlyMap<string, number>): void {
    const { track, day, race } = run;
    for (const finisher of race.starters) {
      if (didNotRun(finisher, race)) continue;
      const horse = asEntered(finisher, day);
      const figure = figures.get(`${track} ${race.raceNumber} ${horseNameKey(horse.horseName)}`);
      forms.add(run, horse, figure ?? null);
    }
  }

  return {
    formOf: (horse, day) => forms.of(asEntered(horse, day)),
    connectionRecordOf(finisher, day) {
      const horse = asEntered(finisher, day);
      const rows = namesOf(horse, forms.of(horse)).map(
        ([kind, name]): [ConnectionKind, FadedRecord | null] => [kind, book.of(kind, name, day)],
      );
      return Object.fromEntries(rows.filter(([, connectionRecord]) => connectionRecord !== null));
    },
    learn(day, races) {
      const figures = figuresOf(day, races);
      for (const race of races) {
        learnPeople(race);
        learnForm(race, figures);
      }
    },
  };
}
