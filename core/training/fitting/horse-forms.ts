import type { PastPerformance } from '../../card/past-performance.ts';
import { horseNameKey, keyWithoutMiddle } from '../../card/same-name.ts';
import { lastStartOf, pastRaceOf } from '../../results/past-performance-of.ts';
import type { Finisher } from '../../results/race-result.ts';
import type { JoinedRace } from '../../results/reconcile/index.ts';

const MOST_PAST = 10;

/** The facts of a past race that connection records need. */
export type PastStart = Pick<PastPerformance, 'day' | 'track' | 'official'>;

/** Past races of horses, newest first; they grow race by race. */
export interface HorseForms<Line extends PastStart> {
  /** Past races of a horse, completed by the last race that its own entry names. */
  of(horse: Finisher): readonly Line[];
  add(run: JoinedRace, horse: Finisher, speedFigure: number | null): void;
}

/** How a past race is stored. */
interface LineRules<Line> {
  ofRace(run: JoinedRace, horse: Finisher, speedFigure: number | null): Line;
  /** The last race that the entry of the horse names. */
  ofEntry(horse: Finisher): Line | null;
  readonly most: number;
}

function openLines<Line extends PastStart>({ ofRace, ofEntry, most }: LineRules<Line>): HorseForms<Line> {
  const known = new Map<string, readonly Line[]>();
  const linesOf = (horse: Finisher): readonly Line[] => {
    const lines = known.get(horseNameKey(horse.horseName)) ?? [];
    const named = ofEntry(horse);
    return named === null || lines.some(({ day }) => day >= named.day)
      ? lines
      : [named, ...lines].slice(0, MOST_PAST);
  };
  return {
    of: linesOf,
    add(run, horse, speedFigure) {
      const lines = [ofRace(run, horse, speedFigure), ...linesOf(horse)];
      known.set(horseNameKey(horse.horseName), lines.slice(0, most));
    },
  };
}

/** The rider of the last race in the spelling of the entry, where they are the same. */
function spelledAs({ jockeyName }: Finisher, form: readonly PastPerformance[]): readonly PastPerformance[] {
  const [last, ...earlier] = form;
  if (last === undefined || last.jockey === null || jockeyName === null) return form;
  if (keyWithoutMiddle(last.jockey) !== keyWithoutMiddle(jockeyName)) return form;
  return [{ ...last, jockey: jockeyName }, ...earlier];
}

/** Hands out the same text for equal texts, so that a name read with every race is in memory once. */
function openTexts(): (text: string | null) => string | null {
  const texts = new Map<string, string>();
  return (text) => {
    if (text === null) return null;
    const found = texts.get(text);
    if (found === undefined) texts.set(text, text);
    return found ?? text;
  };
}

/** Ten past races of each horse, as a program would print them. */
export function openForms(): HorseForms<PastPerformance> {
  const once = openTexts();
  const { of: linesOf, add } = openLines<PastPerformance>({
    ofRace({ track, day, race }, horse, speedFigure) {
      const line = pastRaceOf(track, day, race, horse);
      return { ...line, jockey: once(line.jockey), trainer: once(line.trainer), speedFigure };
    },
    ofEntry: lastStartOf,
    most: MOST_PAST,
  });
  return { of: (horse) => spelledAs(horse, linesOf(horse)), add };
}

/** Each horse's last race only, so that years of results fit in memory. */
export const openLastStarts = (): HorseForms<PastStart> =>
  openLines<PastStart>({
    ofRace: ({ track, day }, { official }) => ({ day, track, official }),
    ofEntry: ({ lastStart }) =>
      lastStart === null ? null : { day: lastStart.day, track: lastStart.track, official: lastStart.finish },
    most: 1,
  });
