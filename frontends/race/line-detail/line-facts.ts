import { personName, properName } from '#kit/kit.ts';
import type { PastRace } from '../form/form-query.ts';
import { formDay, timeText, unknown } from '../form/line-text.ts';
import {
  companyFacts,
  conditionFacts,
  dollarsText,
  horseDetailFacts,
  type LineFact,
  numberText,
  switchText,
  timeFacts,
} from './detail-facts.ts';

/** The facts of a past race on one subject. */
export interface LinePart {
  readonly title: string;
  readonly facts: readonly LineFact[];
}

const claimedText = ({ claimed, detail }: PastRace): string =>
  detail?.claimVoided ? 'claim voided' : switchText(claimed);

const raceFacts = (line: PastRace): LineFact[] => [
  ['Name', line.raceName ? properName(line.raceName) : unknown],
  ['Grade', numberText(line.grade)],
  ['Type', line.raceType || unknown],
  ['Purse', dollarsText(line.purse)],
  ['Claiming price', dollarsText(line.claimingPrice)],
  ['Claimed', claimedText(line)],
];

const figureFacts = ({
  otherPace,
  raceShape1,
  raceShape2,
  trackVariant,
  distanceYards,
  classRating,
  winnersFigure,
  ownSeconds,
}: PastRace): LineFact[] => [
  [(distanceYards ?? 0) >= 1_760 ? 'Pace at 2f' : 'Pace at 6f', numberText(otherPace)],
  ['Race shape', `${numberText(raceShape1)} / ${numberText(raceShape2)}`],
  ['Track variant', numberText(trackVariant)],
  ['Class rating', numberText(classRating)],
  ['Winner’s figure', numberText(winnersFigure)],
  ['Own time', timeText(ownSeconds ?? null)],
];

const horseFacts = ({ trainer, medication, blinkers, frontWraps, official }: PastRace): LineFact[] => [
  ['Trainer', trainer ? personName(trainer) : unknown],
  ['Medication', medication ?? unknown],
  ['Blinkers', switchText(blinkers)],
  ['Front wraps', switchText(frontWraps)],
  ['Official finish', numberText(official)],
];

const comments = ({ comment, extraComment }: PastRace): LineFact[] => [
  ['Short comment', comment?.trim() || unknown],
  ['Extra comment', extraComment?.trim() || unknown],
];

/** Where and when: `3May25 CD 11`. */
export const lineTitle = ({ day, track, raceNumber }: PastRace): string =>
  [formDay(day), track, raceNumber].filter((part) => part != null).join(' ');

/** What a past race's two rows have no room for, by subject; what its source does not report is a dash. */
export function lineParts(line: PastRace): readonly LinePart[] {
  const detail = line.detail ?? {};
  return [
    { title: 'Race', facts: [...raceFacts(line), ...conditionFacts(detail)] },
    { title: 'Times', facts: [...timeFacts(detail), ...figureFacts(line)] },
    { title: 'Horse', facts: [...horseFacts(line), ...horseDetailFacts(detail)] },
    { title: 'First three', facts: companyFacts(detail) },
    { title: 'Comments', facts: comments(line) },
  ];
}
