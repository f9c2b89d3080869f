import { FLAGSHIP } from '#core/card/track.ts';
import type { TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import type { RunnerSpeed } from '#core/handicapping/figures/runner-figures.ts';
import type { ProjectPace } from '#core/handicapping/use-cases/project-pace.ts';
import type { ShowBias } from '#core/handicapping/use-cases/show-bias.ts';
import type { RaceSpeeds, ShowFigures } from '#core/handicapping/use-cases/show-figures.ts';
import { toIso } from '#core/kernel/instant.ts';
import { chosenTrack, trackOrAll } from '../chosen-track.ts';
import type { analysis } from '../contract/analysis.ts';
import type { Handlers } from '../handlers.ts';
import { presentBias } from './present-bias.ts';
import { presentPace, presentRacePace } from './present-pace.ts';
import { presentProvenance } from './present-provenance.ts';

export interface AnalysisDeps {
  readonly todaysCard: TodaysCardOf;
  readonly projectPace: ProjectPace;
  readonly showFigures: ShowFigures;
  readonly showBias: ShowBias;
}

/** The race of the card in play; without a card, of today's, which is then refused as missing. */
async function requestedRace({ todaysCard }: AnalysisDeps, trackSlug: string, raceNumber: number) {
  const { track, today, card } = await todaysCard(trackSlug);
  return { track: track.slug, day: card?.day ?? today, raceNumber };
}

function figOf({ own: pastFigure }: RunnerSpeed) {
  if (pastFigure === null) return null;
  const { past, figure, variant, courseRaces } = pastFigure;
  return {
    points: Math.round(figure),
    day: past.day,
    track: past.track,
    variant: variant.points,
    variantRaces: variant.races,
    courseRaces,
  };
}

const presentSpeed = (speed: RunnerSpeed, { card, upTo }: RaceSpeeds) => ({
  horseId: speed.runner.horseKey,
  horseName: speed.runner.horseName,
  programNumber: speed.runner.programNumber,
  beyer: null,
  speedRating: speed.base.points,
  speedRaces: speed.base.races,
  classRating: speed.base.classPoints,
  trackVariant: speed.base.trackVariant,
  saratogaAdjustment: speed.liking.points,
  saratogaRaces: speed.liking.here,
  adjustedSpeed: speed.adjusted,
  fig: figOf(speed),
  producer: card.source,
  provenance: presentProvenance(card),
  upTo: toIso(upTo),
});

export const analysisRoutes = (deps: AnalysisDeps): Handlers<typeof analysis> => ({
  pace: async ({ params, query }) =>
    presentPace(await deps.projectPace(await requestedRace(deps, chosenTrack(query), params.raceNumber))),
  racePace: async ({ params: { slug: track, date: day, number: raceNumber } }) =>
    presentRacePace(await deps.projectPace({ track, day, raceNumber })),
  speedFigures: async ({ params, query }) => {
    const shown = await deps.showFigures(await requestedRace(deps, chosenTrack(query), params.raceNumber));
    return shown.speeds.map((speed) => presentSpeed(speed, shown));
  },
  trackBias: async ({ query }) => {
    const track = query.track === undefined ? FLAGSHIP : trackOrAll(query);
    return presentBias(await deps.showBias(track?.slug ?? null, query.span ?? Number(query.days), query));
  },
});
