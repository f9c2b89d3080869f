import type { PastPerformance } from '#core/card/past-performance.ts';
import { type Price, priceOf } from '#core/card/price.ts';
import { type Race, raceId } from '#core/card/race.ts';
import { horseKey, type Runner, UNKNOWN_RUNNER } from '#core/card/runner.ts';
import type { Surface } from '#core/card/surface.ts';
import { zoneOf } from '#core/card/track.ts';
import { type Evidence, evidenceOf } from '#core/handicapping/evidence.ts';
import { addDays, instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { PLAIN_LINE, PLAIN_RACE } from './plain-facts.ts';

const FIGURES: readonly [number, number] = [30, 130];
/** The tables date the last race only; earlier ones are taken to be a month apart. */
const MONTH = 30;

/** Past lines of which only the figures are known, latest first; figures outside 30 to 130 mean missing. */
export const figureLines = (
  figures: readonly (number | null)[],
  last: RaceDay,
  surface: Surface,
  onCardScale: (figure: number) => number = (figure) => figure,
): readonly PastPerformance[] =>
  figures.flatMap((figure, index) =>
    figure === null || figure < FIGURES[0] || figure > FIGURES[1]
      ? []
      : [{ ...PLAIN_LINE, day: addDays(last, -index * MONTH), surface, speedFigure: onCardScale(figure) }],
  );

/** A morning line such as `5/2` or `6`; null if the text is none. */
export function tableLine(text: string, source: string): Price | null {
  const [over = Number.NaN, under = 1] = text === '' ? [] : text.split('/').map(Number);
  const toOne = over / under;
  return toOne > 0 && Number.isFinite(toOne)
    ? priceOf({ text, toOne }, { kind: 'morning line', source, at: null })
    : null;
}

/** A runner of a table that gives no breeding and no people; every other fact is unknown unless given. */
export const tableRunner = (horseName: string, index: number, known: Partial<Runner>): Runner => ({
  ...UNKNOWN_RUNNER,
  programNumber: String(index + 1),
  horseKey: horseKey(horseName, null, null),
  horseName,
  morningLine: null,
  weightLb: null,
  coupledWith: null,
  jockey: null,
  trainer: null,
  medication: null,
  blinkers: null,
  pastPerformances: [],
  ...known,
});

type TableRace = Pick<Race, 'trackSlug' | 'day' | 'number' | 'surface'> & Partial<Race>;

/** What is known of a race on the morning of its day. */
export function tableEvidence(race: TableRace, runners: readonly Runner[]): Evidence {
  const id = raceId(race.trackSlug, race.day, race.number);
  const whole = { ...PLAIN_RACE, ...race, id, runners };
  return evidenceOf(whole, new Map(), instantOn(race.day, 600, zoneOf(race.trackSlug)));
}
