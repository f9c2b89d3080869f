import type { Angle } from '../../card/runner.ts';
import { situationText } from '../../card/situation-text.ts';
import { currentRecord, winPercentOf } from '../recent-record.ts';
import { eachAlone } from './angle.ts';

const ENOUGH = 25;
/** About what an average trainer wins: a share above it is no reason against a horse, even when it is below this trainer's usual. */
const ORDINARY = 0.14;
/** Share of winners above or below the usual that is worth a word, and that is full marks. */
const NOTABLE = 0.05;
const FULL = 0.25;

/** `2nd off layoff` as `second start off a layoff`; a label without words in quotation marks. */
export const situationSaid = (label: string): string => situationText(label) ?? `in "${label.trim()}"`;

const angleText = ({ winShare, starts, label }: Angle): string =>
  `${Math.round(100 * winShare)}% ${situationSaid(label)} (${Math.round(winShare * starts)} of ${starts})`;

/** The situation of today in which the trainer differs most from the usual share of winners. */
export const trainerAngle = eachAlone('trainerAngle', (runner) => {
  const record = currentRecord(runner.trainer);
  const usual = winPercentOf(record);
  if (record === null || usual === null) return null;
  const aboveUsual = ({ winShare }: Angle): number => winShare - usual / 100;
  const [reportedAngle] = runner.angles
    .filter((angle) => angle.who === 'trainer' && angle.starts >= ENOUGH)
    .filter((angle) => aboveUsual(angle) > 0 || angle.winShare < ORDINARY)
    .sort((a, b) => Math.abs(aboveUsual(b)) - Math.abs(aboveUsual(a)));
  if (reportedAngle === undefined || Math.abs(aboveUsual(reportedAngle)) < NOTABLE) return null;
  const against = `${Math.round(usual)}% overall (${record.wins} of ${record.starts} ${record.span})`;
  return {
    value: aboveUsual(reportedAngle) / FULL,
    says: `trainer wins ${angleText(reportedAngle)}, ${against}`,
  };
});
