import type { PastPerformance } from '../../card/past-performance.ts';
import { meanOrNull } from '../../kernel/numbers.ts';
import { type Feature, known, type Subject } from './feature.ts';

const SOURCE = 'Running lines of earlier races, up to the day before';
const LOOKED_AT = 5;

/** 1 in front, 0 last, at the first call. */
function early({ firstCall, fieldSize }: PastPerformance): number | null {
  if (firstCall.position === null || fieldSize === null || fieldSize < 2) return null;
  return 1 - (firstCall.position - 1) / Math.max(fieldSize - 1, firstCall.position - 1);
}

const earliness = ({ past }: Pick<Subject, 'past'>): number | null =>
  meanOrNull(known(past.slice(0, LOOKED_AT).map(early)));

const KEEN = 0.75;

/** Share of the rivals that are keen for the lead. */
function pressure({ runner, evidence: { starters } }: Subject): number | null {
  const rivals = starters.filter(({ programNumber }) => programNumber !== runner.programNumber);
  const rivalPlaces = known(
    rivals.map(({ pastPerformances }) => earliness({ past: pastPerformances ?? [] })),
  );
  return rivalPlaces.length === 0
    ? null
    : rivalPlaces.filter((value) => value >= KEEN).length / rivalPlaces.length;
}

/** Where in the field the horse runs, and what that means in this company. */
export const PACE: readonly Feature[] = [
  {
    name: 'earlyPlace',
    group: 'core',
    meaning: 'Mean place at the first call of the last five races, 1 in front, 0 last',
    source: SOURCE,
    measure: earliness,
  },
  {
    name: 'pressedLead',
    group: 'derived',
    meaning: 'Early place times the share of rivals keen for the lead',
    source: SOURCE,
    measure: (subject) => {
      const place = earliness(subject);
      const others = pressure(subject);
      return place === null || others === null ? null : place * others;
    },
  },
  {
    name: 'lateGain',
    group: 'derived',
    meaning: 'Mean places gained from the stretch to the wire, as a share of the field',
    source: SOURCE,
    measure: ({ past }) =>
      meanOrNull(
        known(
          past
            .slice(0, LOOKED_AT)
            .map(({ stretchCall, crossed, fieldSize }) =>
              stretchCall.position === null || crossed.position === null || fieldSize === null
                ? null
                : (stretchCall.position - crossed.position) / fieldSize,
            ),
        ),
      ),
  },
];
