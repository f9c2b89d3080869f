import { personName, properName, wholeDollars } from '#kit/kit.ts';
import type { PastRace } from '../form/form-query.ts';
import { formDay, timeText, unknown } from '../form/line-text.ts';

export type LineFact = readonly [label: string, text: string];

const numberText = (value: number | null): string => (value == null ? unknown : String(value));
const dollarsText = (value: number | null): string => (value == null ? unknown : wholeDollars(value));
const switchText = (value: boolean | null): string => (value == null ? unknown : value ? 'yes' : 'no');

const raceFacts = ({ raceName, grade, raceType, purse, claimingPrice, claimed }: PastRace): LineFact[] => [
  ['Name', raceName ? properName(raceName) : unknown],
  ['Grade', numberText(grade)],
  ['Type', raceType || unknown],
  ['Purse', dollarsText(purse)],
  ['Claiming price', dollarsText(claimingPrice)],
  ['Claimed', switchText(claimed)],
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

const horseFacts = ({
  trainer,
  medication,
  blinkers,
  frontWraps,
  official,
  comment,
  extraComment,
}: PastRace): LineFact[] => [
  ['Trainer', trainer ? personName(trainer) : unknown],
  ['Medication', medication ?? unknown],
  ['Blinkers', switchText(blinkers)],
  ['Front wraps', switchText(frontWraps)],
  ['Official finish', numberText(official)],
  ['Short comment', comment?.trim() || unknown],
  ['Extra comment', extraComment?.trim() || unknown],
];

/** Where and when: `3May25 CD 11`. */
export const lineTitle = ({ day, track, raceNumber }: PastRace): string =>
  [formDay(day), track, raceNumber].filter((part) => part != null).join(' ');

/** What a past race's two rows have no room for; what its source does not report is a dash. */
export const lineFacts = (line: PastRace): readonly LineFact[] => [
  ...raceFacts(line),
  ...figureFacts(line),
  ...horseFacts(line),
];
