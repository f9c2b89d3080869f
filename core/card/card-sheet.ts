import { timeAt } from '../kernel/day-text.ts';
import type { Tier } from '../kernel/provenance.ts';
import { distanceText } from './distance.ts';
import type { Card, Race } from './race.ts';
import { isStarter, type Runner } from './runner.ts';
import { figureOf, type ScaledFigure } from './scaled-figure.ts';
import { courseOf } from './surface.ts';
import { trackBySlug } from './track.ts';

/** A runner's line of a printed program. */
export interface SheetRunner {
  readonly programNumber: string;
  readonly postPosition: number | null;
  readonly horse: string;
  readonly jockey: string | null;
  readonly trainer: string | null;
  readonly morningLine: string | null;
  /** Speed figure of the last race; null when it has none. */
  readonly lastFigure: number | null;
  /** Whose scale it is on: `Brisnet`, `TrackMaster`; null without a figure. */
  readonly figureScale: string | null;
  /** `also eligible`, `main track only`, `scratched`; null in the body of the race. */
  readonly note: string | null;
}

export interface SheetRace {
  readonly id: string;
  readonly number: number;
  readonly name: string | null;
  /** On the track's clock: `10:45 AM ET`. */
  readonly postTime: string | null;
  readonly distance: string | null;
  readonly surface: string | null;
  /** As printed: `Inner turf`. */
  readonly surfaceName: string | null;
  readonly classification: string | null;
  readonly purse: number | null;
  readonly starters: number;
  readonly runners: readonly SheetRunner[];
}

/** A card as a program sheet: plain texts and numbers, ready to print. */
export interface CardSheet {
  readonly track: string;
  readonly day: string;
  readonly source: string;
  readonly isDemo: boolean;
  readonly races: readonly SheetRace[];
}

function noteOf(runner: Runner): string | null {
  if (runner.isScratched) return 'scratched';
  if (runner.listStatus === 'also-eligible') return 'also eligible';
  return runner.listStatus === 'main-track-only' ? 'main track only' : null;
}

const lastFigureOf = ({ pastPerformances }: Runner, tier: Tier): ScaledFigure | null => {
  const last = pastPerformances?.[0];
  return last === undefined ? null : figureOf(last, tier);
};

const sheetRunner = (runner: Runner, tier: Tier): SheetRunner => ({
  programNumber: runner.programNumber,
  postPosition: runner.postPosition,
  horse: runner.horseName,
  jockey: runner.jockey?.name ?? null,
  trainer: runner.trainer?.name ?? null,
  morningLine: runner.morningLine?.text ?? null,
  lastFigure: lastFigureOf(runner, tier)?.points ?? null,
  figureScale: lastFigureOf(runner, tier)?.scale ?? null,
  note: noteOf(runner),
});

const sheetRace = (race: Race, zone: string, tier: Tier): SheetRace => ({
  id: race.id,
  number: race.number,
  name: race.name,
  postTime: race.postTime === null ? null : timeAt(race.postTime, zone),
  distance: race.distanceYards === null ? null : distanceText(race.distanceYards, race.isAbout),
  surface: race.surface,
  surfaceName: race.surface === null ? null : courseOf(race.surface).name,
  classification: race.classification,
  purse: race.purse,
  starters: race.runners.filter(isStarter).length,
  runners: race.runners.map((runner) => sheetRunner(runner, tier)),
});

/** The sheet of a card with past races. */
export function cardSheet(card: Card): CardSheet {
  const track = trackBySlug(card.trackSlug);
  return {
    track: track?.displayName ?? card.trackSlug,
    day: card.day,
    source: card.provenance.source,
    isDemo: card.provenance.tier === 'demo',
    races: card.races.map((race) => sheetRace(race, track?.timeZone ?? 'UTC', card.provenance.tier)),
  };
}
