import { pooled } from '../../handicapping/models/log-pool.ts';
import type { NamedModel } from '../../handicapping/models/model.ts';
import { pricedChances } from '../../handicapping/models/public.ts';
import type { FittedPower } from '../../handicapping/models/record.ts';
import { powerAt } from '../fitting/model-records.ts';
import { fitPowers } from '../fitting/powers.ts';
import { type PairedScore, pairedScore } from './paired-score.ts';
import type { LeftOut, RaceOnCard } from './races-on-cards.ts';

/** The models that rate a card before there are prices. */
export interface MorningModels {
  readonly form: NamedModel;
  readonly morning: NamedModel;
}

/** The line at the power that would have been best on just these races, in hindsight. */
export interface BestLine {
  readonly power: FittedPower;
  readonly score: PairedScore;
  /** Our chances against it. */
  readonly ours: PairedScore;
}

/** With fewer races a best power means nothing. */
const LEAST_RACES = 30;

/** How the chances scored on the races of one track, or of all. */
export interface CardScores {
  /** The track's code; null for all tracks together. */
  readonly track: string | null;
  readonly races: number;
  /** Differences are to the morning line as printed. */
  readonly scores: readonly PairedScore[];
  /** Null with too few races. */
  readonly best: BestLine | null;
}

export interface CardComparison {
  readonly models: readonly Pick<NamedModel, 'name' | 'version'>[];
  readonly tracks: readonly CardScores[];
  readonly leftOut: readonly LeftOut[];
}

interface Rated extends RaceOnCard {
  readonly interests: number;
  readonly line: readonly number[];
  readonly form: readonly number[];
  readonly morning: readonly number[];
}

type Chances = (race: Rated) => readonly number[];

const line: Chances = (race) => race.line;
const ours: Chances = ({ morning }) => morning;

const score = (name: string, races: readonly Rated[], chances: Chances, against = line): PairedScore =>
  pairedScore(
    name,
    races.map((race) => ({
      card: `${race.track} ${race.day}`,
      won: race.won,
      chances: chances(race),
      against: against(race),
    })),
  );

function bestLineOn(races: readonly Rated[]): BestLine | null {
  if (races.length < LEAST_RACES) return null;
  const powers = fitPowers(races, (race) => [race.line]);
  const best: Chances = (race) => pooled([race.line], powers.powers);
  return {
    power: powerAt(powers, 0),
    score: score('line, best power', races, best),
    ours: score('our chances', races, ours, best),
  };
}

const scoresOf = (track: string | null, races: readonly Rated[]): CardScores => ({
  track,
  races: races.length,
  scores: [
    score('even chances', races, (race) => race.line.map(() => 1 / race.line.length)),
    score('morning line', races, line),
    score('form alone', races, ({ form }) => form),
    score('our chances', races, ours),
  ],
  best: bestLineOn(races),
});

/** Scores the morning line, form alone and our morning chances on the cards' races, all together and by track. */
export function comparisonOn(
  races: readonly RaceOnCard[],
  leftOut: readonly LeftOut[],
  { form, morning }: MorningModels,
): CardComparison {
  const rated = races.map(
    (race): Rated => ({
      ...race,
      interests: race.evidence.interests.length,
      line: pricedChances(race.evidence),
      form: form.chances(race.evidence),
      morning: morning.chances(race.evidence),
    }),
  );
  const codes = [...new Set(rated.map(({ track }) => track))].sort();
  const byTrack = codes.map((code) =>
    scoresOf(
      code,
      rated.filter(({ track }) => track === code),
    ),
  );
  return {
    models: [form, morning].map(({ name, version }) => ({ name, version })),
    tracks: [scoresOf(null, rated), ...(codes.length > 1 ? byTrack : [])],
    leftOut,
  };
}
