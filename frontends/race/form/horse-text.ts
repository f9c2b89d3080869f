import { count, fixed, percent, properName, signedMoney } from '#kit/kit.ts';
import { breedingText } from '../breeding.ts';
import { ordinal } from '../ordinal.ts';
import type { HorseForm } from './form-query.ts';
import { medicationText } from './line-text.ts';

/** Why a horse is outside the body of a race. */
export const listWords = {
  'also-eligible': 'also eligible',
  'main-track-only': 'main track only',
} as const;

/** `b. colt 3yo by Into Mischief out of Crowned (Bernardini), bred in KY`. */
export const breedingOf = (horse: HorseForm): string =>
  breedingText({ ...horse, born: horse.age === null ? null : `${horse.age}yo` });

/** What a horse carries and may be claimed for: `126 lb`, `L`, `blinkers on`, `front wraps on`, `claim $75,000`. */
export function carriesTexts(horse: HorseForm): readonly string[] {
  const { weightLb, apprenticeAllowanceLb, medication, blinkers, claimingPrice, firstStartAsGelding } = horse;
  const { equipment = [] } = horse;
  return [
    weightLb === null ? '' : `${weightLb} lb${apprenticeAllowanceLb ? ` (−${apprenticeAllowanceLb})` : ''}`,
    medicationText(medication, null),
    blinkers ? `blinkers ${blinkers}` : '',
    ...equipment.map((text) => text.toLowerCase()),
    firstStartAsGelding ? 'first start as a gelding' : '',
    claimingPrice === null ? '' : `claim $${count(claimingPrice)}`,
  ].filter(Boolean);
}

/** `Prime Power 142.8 (4th)`. */
export const powerText = ({ points, rank }: NonNullable<HorseForm['primePower']>): string =>
  `Prime Power ${fixed(points, 1)}${rank === null ? '' : ` (${ordinal(rank)})`}`;

type BriefRecord = Pick<
  NonNullable<HorseForm['trainer']>['records'][number],
  'span' | 'starts' | 'wins' | 'roi'
>;

/** `this year 489-78 16% −$0.43 per $2`: starts and wins, their share, profit. */
export const personRecordText = ({ span, starts, wins, roi }: BriefRecord): string =>
  [
    `${span} ${count(starts)}-${count(wins)}`,
    starts === 0 ? null : percent(wins / starts),
    roi === null ? null : `${signedMoney(roi)} per $2`,
  ]
    .filter(Boolean)
    .join(' ');

/** `second start off a layoff 41-9 22% −$0.43 per $2`: starts and wins, their share, profit. */
export const situationText = (situation: HorseForm['situations'][number]): string =>
  personRecordText({ ...situation, span: situation.label });

/** Why a horse has no past races to show. */
export const noLinesText = ({ horseName, records }: Pick<HorseForm, 'horseName' | 'records'>): string =>
  records.some(({ kind, starts }) => kind === 'life' && starts === 0)
    ? `First start: ${properName(horseName)} has not raced. Works and breeding are all there is to go by.`
    : `The card has no past races of ${properName(horseName)}.`;
