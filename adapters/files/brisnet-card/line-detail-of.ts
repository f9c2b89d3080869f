import type { CompanyNote, LineDetail } from '#core/card/line-detail.ts';
import { NO_DETAIL } from '#core/card/line-detail.ts';
import type { Reading } from './field.ts';
import { COMPANY_AT, type LINE_DETAIL } from './line-detail-fields.ts';
import type { Row } from './rows.ts';

/** `I` won its next start, `Y` is in the race of this card too, `C` both. */
const companyNote = (letter: string): CompanyNote => ({
  wonNext: letter === 'I' || letter === 'C',
  meetsAgain: letter === 'Y' || letter === 'C',
});

/** A blank in the middle says which of the first three a letter is for, so the text is read as written. */
function companyOf(row: Row, k: number): readonly CompanyNote[] {
  const letters = row.cells[COMPANY_AT - 1 + k] ?? '';
  return letters.trim() === '' ? [] : letters.slice(1, 4).padEnd(3).split('').map(companyNote);
}

/** The card prints 0.00 where it has no figure: without starts, and for some trainers without a win, whose loss is the whole stake. */
function leftTrainerOf(read: Reading<typeof LINE_DETAIL>['leftTrainer']): LineDetail['leftTrainer'] {
  const { day, starts, wins, places, shows, roi } = read;
  if (day === null || starts === null || wins === null || places === null || shows === null) return null;
  return { day, starts, wins, places, shows, roi: wins === 0 && roi === 0 ? null : roi };
}

const isAbroad = (row: Row, k: number): boolean => row.cells[COMPANY_AT - 1 + k]?.startsWith('&') === true;

/** What a line about a race abroad leaves empty, which says nothing there. */
const UNSAID_ABROAD = {
  stateBred: null,
  restriction: null,
  fromChute: null,
  sealedTrack: null,
  coupled: null,
  frontWraps: null,
} as const;

/** The rest of the k-th past race of a row, of which `named` of the first three have a name. */
export function lineDetailOf(
  row: Row,
  k: number,
  { splits, startFlag, weights, leftTrainer, ...read }: Reading<typeof LINE_DETAIL>,
  named: number,
): LineDetail {
  return {
    ...NO_DETAIL,
    ...read,
    ...(isAbroad(row, k) ? UNSAID_ABROAD : {}),
    barShoes: read.barShoes || null,
    splits: Object.entries(splits).flatMap(([furlongs, seconds]) =>
      seconds === null ? [] : [{ furlongs: Number(furlongs), seconds }],
    ),
    nasalStrip: startFlag === 's' ? true : null,
    weightsOfFirstThree: Object.values(weights).slice(0, named),
    company: companyOf(row, k).slice(0, named),
    leftTrainer: leftTrainerOf(leftTrainer),
  };
}
