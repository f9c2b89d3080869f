import { wholeDollars } from '#kit/kit.ts';
import type { PastRace } from '../form/form-query.ts';
import { personRecordText } from '../form/horse-text.ts';
import { formDay, timeText, unknown } from '../form/line-text.ts';

export type LineFact = readonly [label: string, text: string];
type Detail = Partial<NonNullable<PastRace['detail']>>;

export const numberText = (value: number | null | undefined): string =>
  value == null ? unknown : String(value);
export const dollarsText = (value: number | null | undefined): string =>
  value == null ? unknown : wholeDollars(value);
export const switchText = (value: boolean | null | undefined): string =>
  value == null ? unknown : value ? 'yes' : 'no';

/** A number with its unit: `44 ft`. */
const unitText = (value: number | null | undefined, unit: string): string =>
  value == null ? unknown : `${value} ${unit}`;

const agesText = (ages: string | null | undefined): string => {
  if (ages == null) return unknown;
  return ages === 'all' ? 'all' : ages.replace(/^(\d)\+$/, '$1 and up');
};

function claimingText({ claimingLow: low, claimingHigh: high }: Detail): string {
  if (low == null || high == null || low === high) return dollarsText(low ?? high);
  return `${wholeDollars(Math.min(low, high))} to ${wholeDollars(Math.max(low, high))}`;
}

/** What kind of race it was and on what track. */
export const conditionFacts = (detail: Detail): readonly LineFact[] => [
  ['Conditions', detail.conditionsCode || unknown],
  ['Ages', agesText(detail.ages)],
  ['Sexes', detail.sexes || unknown],
  ['State-bred', switchText(detail.stateBred)],
  ['Restricted', detail.restriction === 'none' ? 'no' : detail.restriction || unknown],
  ['Claiming range', claimingText(detail)],
  ['Breed', detail.breed || unknown],
  ['From a chute', switchText(detail.fromChute)],
  ['Sealed track', switchText(detail.sealedTrack)],
  ['Run-up', unitText(detail.runUpFeet, 'ft')],
  ['Rail', unitText(detail.railFeet, 'ft')],
];

const splitsText = (splits: Detail['splits']): string =>
  splits?.map(([furlongs, seconds]) => `${furlongs}f ${timeText(seconds ?? null)}`).join(', ') || unknown;

/** Times and figures of the race. */
export const timeFacts = (detail: Detail): readonly LineFact[] => [
  ['Splits', splitsText(detail.splits)],
  ['Pace at 8f', numberText(detail.pace8f)],
  ['Pace at 10f', numberText(detail.pace10f)],
  ['Speed rating', numberText(detail.speedRating)],
];

function leftTrainerText({ leftTrainer }: Detail): string {
  if (leftTrainer == null) return unknown;
  const { day, places, shows, ...record } = leftTrainer;
  const seconds = `, ${places} seconds, ${shows} thirds`;
  return `${formDay(day)}, record then ${personRecordText({ ...record, span: '' }).trim()}${seconds}`;
}

/** How the horse ran and whom it left. */
export const horseDetailFacts = (detail: Detail): readonly LineFact[] => [
  ['Days since last race', numberText(detail.daysSinceLast)],
  ['Coupled', switchText(detail.coupled)],
  ['Apprentice allowance', unitText(detail.apprenticeAllowanceLb, 'lb')],
  ['Bar shoes', switchText(detail.barShoes)],
  ['Nasal strip', switchText(detail.nasalStrip)],
  ['Last race for a trainer', leftTrainerText(detail)],
];

const places = ['1st', '2nd', '3rd'];
const companyWords = {
  'won next': 'won its next start',
  'meets again': 'entered against it again',
  both: 'won its next start, entered against it again',
} as const;

/** Weights of the first three, and what they did since. */
export const companyFacts = ({ weightsOfFirstThree, company }: Detail): readonly LineFact[] => [
  ['Weights', weightsOfFirstThree?.map((weight) => numberText(weight)).join(' / ') || unknown],
  [
    'Since then',
    company
      ?.flatMap((note, nth) => (note === null ? [] : [`${places[nth]} ${companyWords[note]}`]))
      .join('; ') || unknown,
  ],
];
