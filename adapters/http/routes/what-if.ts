import { announcedSurface } from '#core/card/announced.ts';
import type { Record4 } from '#core/card/runner.ts';
import { courseOf } from '#core/card/surface.ts';
import { conditionsOf } from '#core/card/track-condition.ts';
import type { RunnerRating } from '#core/handicapping/rating.ts';
import type { Pace, Switches } from '#core/handicapping/what-if/switches.ts';
import type { ShowWhatIf, WhatIf } from '#core/picks/use-cases/show-what-if.ts';
import type { RaceView } from '#core/picks/what-if/race-view.ts';
import type { whatIf } from '../contract/what-if.ts';
import type { Handlers } from '../handlers.ts';
import { priceOrNull } from './present-price.ts';
import { presentProvenance } from './present-provenance.ts';

export interface WhatIfDeps {
  readonly showWhatIf: ShowWhatIf;
}

const PACES: readonly Pace[] = ['slow', 'honest', 'hot'];

const numbersIn = (list: string | undefined): readonly string[] =>
  (list ?? '')
    .split(',')
    .map((number) => number.trim())
    .filter((number) => number !== '');

function figuresOf(row: RunnerRating) {
  const { winProbability, placeProbability, showProbability, fairPrice, priceToTake, verdict } = row;
  return winProbability === null
    ? null
    : {
        chance: winProbability,
        placeChance: placeProbability ?? 0,
        showChance: showProbability ?? 0,
        fairPrice,
        priceToTake,
        verdict,
      };
}

const recordOf = (record: Record4 | null) =>
  record === null
    ? null
    : { starts: record.starts, wins: record.wins, places: record.places, shows: record.shows };

function horsesOf({ race, before, after }: WhatIf) {
  return race.runners.flatMap((runner, index) => {
    const [real, other] = [before.rating.runners[index], after.rating.runners[index]];
    if (real === undefined || other === undefined) return [];
    return [
      {
        horseName: runner.horseName,
        programNumber: runner.programNumber,
        bettingInterest: other.bettingInterest ?? real.bettingInterest,
        isScratched: runner.isScratched,
        listStatus: runner.listStatus,
        price: priceOrNull(real.price ?? other.price),
        morningLine: priceOrNull(runner.morningLine),
        wetRecord: recordOf(runner.records?.wet ?? null),
        formulaBefore: real.formula.winPercent,
        formulaAfter: other.formula.winPercent,
        before: figuresOf(real),
        after: figuresOf(other),
      },
    ];
  });
}

const verdictOf = ({ verdict: { kind, horse, programNumber, priceToTake, sentence } }: RaceView) => ({
  kind,
  horse,
  programNumber,
  priceToTake,
  sentence,
});

const paceOf = ({ pace: { word, sentence }, scenarios }: RaceView) => ({ word, sentence, scenarios });

const lineOf = ({ rating: { line } }: RaceView) => {
  const { madeAt, model, margin, cause } = line;
  return { madeAt, model, margin, cause };
};

const bothOf = <Side>({ before, after }: WhatIf, side: (view: RaceView) => Side) => ({
  before: side(before),
  after: side(after),
});

function choicesIn({ mainTracks, switched, after }: WhatIf) {
  return {
    surfaces: mainTracks.map((surface) => ({ surface, name: courseOf(surface).name })),
    goings: switched.surface === null ? [] : [...conditionsOf(switched.surface)],
    paces: after.paceChances.length === 0 ? [] : [...PACES],
  };
}

function presentWhatIf(shown: WhatIf, { going, pace }: Switches) {
  const { race, switched, before } = shown;
  const surfaceText = { before: announcedSurface(race.surface), after: announcedSurface(switched.surface) };
  return {
    raceId: race.id,
    raceNumber: race.number,
    trackSlug: race.trackSlug,
    day: race.day,
    switches: {
      scratched: race.runners.flatMap(({ programNumber, isScratched }, index) =>
        !isScratched && switched.runners[index]?.isScratched ? [programNumber] : [],
      ),
      surface: switched.surface === race.surface ? null : switched.surface,
      going: going === null ? null : shown.going.after,
      pace,
    },
    choices: choicesIn(shown),
    surface: surfaceText,
    going: shown.going,
    drewIn: switched === race ? [] : [...(switched.offTheTurf?.drewIn ?? [])],
    horses: horsesOf(shown),
    verdict: bothOf(shown, verdictOf),
    pace: bothOf(shown, paceOf),
    tickets: shown.tickets.map(({ play, before: real, out, after: other }) => ({
      betType: play.betType,
      combination: play.combination,
      stake: play.stake,
      before: real,
      out: [...out],
      after: other,
    })),
    line: bothOf(shown, lineOf),
    model: before.rating.model,
    provenance: presentProvenance(shown.card),
    board: before.rating.sources.board === null ? null : presentProvenance(before.rating.sources.board),
    upTo: before.rating.sources.upTo,
  };
}

export const whatIfRoutes = ({ showWhatIf }: WhatIfDeps): Handlers<typeof whatIf> => ({
  race: async ({ params, query }) => {
    const { scratch, surface = null, going = null, pace = null } = query;
    const switches = { scratched: numbersIn(scratch), surface, going, pace };
    const { slug: track, date: day, number: raceNumber } = params;
    return presentWhatIf(await showWhatIf({ track, day, raceNumber, ...switches }), switches);
  },
});
