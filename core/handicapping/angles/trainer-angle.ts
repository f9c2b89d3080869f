import type { Angle } from '../../card/runner.ts';
import { currentRecord, winPercentOf } from '../recent-record.ts';
import { eachAlone } from './angle.ts';

const ENOUGH = 25;
/** Share of winners above or below the usual that is worth a word, and that is full marks. */
const NOTABLE = 0.05;
const FULL = 0.25;

/** The producer's labels in words, ready to follow `wins 21%`. */
const SITUATIONS: Readonly<Record<string, string>> = {
  '1st after clm': 'first time after a claim',
  '2nd after clm': 'second time after a claim',
  '1st at route': 'with horses new to a route',
  '1st on grass': 'with horses new to turf',
  '2nd grass race': 'second time on turf',
  '1st start w/trn': 'with horses new to the stable',
  '2nd strt w/trn': 'second time for the stable',
  '1st time lasix': 'with first-time Lasix',
  '2nd time Lasix': 'with second-time Lasix',
  '1st time str': 'with first-time starters',
  '1stTimeBlinkers': 'with first-time blinkers',
  'Blinkers off': 'with blinkers off',
  'Blnkr back on': 'with blinkers back on',
  '2nd career race': 'with second-time starters',
  '2nd off layoff': 'second start off a layoff',
  '3rd off layoff': 'third start off a layoff',
  '46-90daysAway': 'with horses away 46 to 90 days',
  '90+ days away': 'with horses away 90 days or more',
  'Btn favorite': 'with beaten favorites',
  'Wnr last race': 'with last-out winners',
  'Down 2+ classes': 'on drops of two classes or more',
  'Up 2+ classes': 'on rises of two classes or more',
  'Up one class': 'on rises of one class',
  'Sprint to Rte': 'from sprint to route',
  'Rte to Sprint': 'from route to sprint',
  'Dirt to Turf': 'from dirt to turf',
  'Turf to Dirt': 'from turf to dirt',
  Shipper: 'with shippers',
  'ShipperToU.S.': 'with imports',
  'Graded Stakes': 'in graded stakes',
  'NonGraded Stk': 'in ungraded stakes',
  'Debut MdnSpWt': 'with debuts in maiden special weights',
  'Maiden Sp Wt': 'in maiden special weights',
  'Turf starts': 'on turf',
  'Dirt starts': 'on dirt',
  Sprints: 'in sprints',
  Routes: 'in routes',
  Allowance: 'in allowance races',
  Claiming: 'in claiming races',
  '2YO': 'with two-year-olds',
  'Sprnt-Rte-Sprnt': 'back in a sprint after a route',
  'Sprnt-Sprnt-Rte': 'at a route after two sprints',
  '2nd Rte race': 'second time at a route',
  'Maiden Clming': 'in maiden claimers',
  'Mdn to MdnClm': 'on drops to maiden claimers',
  'MdnClm to Mdn': 'on rises from maiden claimers',
  'Mdn win L/R': 'with last-out maiden winners',
  'Debut Mdn Clm': 'with debuts in maiden claimers',
  'Debut Turf': 'with debuts on turf',
  'Debut >= 1m': 'with debuts at a mile or more',
  'Debut vs Wnrs': 'with debuts against winners',
  '1st Time Clmg': 'first time in a claimer',
  '1st Time MdnClmg': 'first time in a maiden claimer',
  'Clm repeater': 'with winners of a claimer running back',
  'Drops off claim': 'on drops after a claim',
  'Drops off win': 'on drops after a win',
  'All Weather': 'on synthetic tracks',
  'AW to Dirt': 'from synthetic to dirt',
  'AW to Turf': 'from synthetic to turf',
  'Dirt to AW': 'from dirt to synthetic',
  'Turf to AW': 'from turf to synthetic',
};

/** `2nd off layoff` as `second start off a layoff`. */
export const situationText = (label: string): string => SITUATIONS[label.trim()] ?? `in "${label.trim()}"`;

const angleText = ({ winShare, starts, label }: Angle): string =>
  `${Math.round(100 * winShare)}% ${situationText(label)} (${Math.round(winShare * starts)} of ${starts})`;

/** The situation of today in which the trainer differs most from the usual share of winners. */
export const trainerAngle = eachAlone('trainerAngle', (runner) => {
  const record = currentRecord(runner.trainer);
  const usual = winPercentOf(record);
  if (record === null || usual === null) return null;
  const aboveUsual = ({ winShare }: Angle): number => winShare - usual / 100;
  const [reportedAngle] = runner.angles
    .filter((angle) => angle.who === 'trainer' && angle.starts >= ENOUGH)
    .sort((a, b) => Math.abs(aboveUsual(b)) - Math.abs(aboveUsual(a)));
  if (reportedAngle === undefined || Math.abs(aboveUsual(reportedAngle)) < NOTABLE) return null;
  const against = `${Math.round(usual)}% overall (${record.wins} of ${record.starts} ${record.span})`;
  return {
    value: aboveUsual(reportedAngle) / FULL,
    says: `trainer wins ${angleText(reportedAngle)}, ${against}`,
  };
});
