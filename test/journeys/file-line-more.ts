import * as assert from 'uvu/assert';
import { compareLeftTrainer, compareRepeats, compareSplits, furtherFacts } from './file-line-detail.ts';
import type { FileRow, ShownFacts } from './file-line-texts.ts';

const dash = '–';
const letters = (text: string): string => text.replace(/[^a-z\d]/gi, '').toLowerCase();
const nameParts = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .sort()
    .join(' ');

const numberOrDash = (cell: string): string => (cell === '' ? dash : String(Number(cell)));
const aboveZero = (cell: string): string => (Number(cell) > 0 ? String(Number(cell)) : dash);
const dollars = (cell: string): string =>
  Number(cell) > 0 ? `$${Number(cell).toLocaleString('en-US')}` : dash;

const medications = ['none', 'lasix', 'bute', 'bute and lasix'];

/** The facts whose text is the same as in the file but for how numbers are written. */
function plainFacts(at: FileRow): ShownFacts {
  const isRoute = Math.abs(Number(at(316))) >= 1_760;
  return {
    Grade: /^G([123])$/.exec(at(1086))?.[1] ?? dash,
    Type: at(1086) || dash,
    Purse: dollars(at(556)),
    'Claiming price': dollars(at(546)),
    Claimed: { c: 'yes', v: 'claim voided' }[at(1046)] ?? 'no',
    ...(isRoute ? { 'Pace at 2f': aboveZero(at(766)) } : { 'Pace at 6f': aboveZero(at(786)) }),
    'Race shape': `${numberOrDash(at(696))} / ${numberOrDash(at(756))}`,
    'Track variant': Number(at(866)) === 0 ? dash : numberOrDash(at(866)),
    Medication: at(386) === '' ? dash : (medications[Number(at(386))] ?? dash),
    Blinkers: at(366) === 'b' ? 'yes' : 'no',
    'Official finish': at(626) === '99' || !/^\d+$/.test(at(626)) ? dash : aboveZero(at(626)),
    ...furtherFacts(at),
  };
}

/** Compares what is unfolded of a past race with the file; `at` gives the cells of that race. */
export function compareMore(at: FileRow, shown: ShownFacts, where: string): void {
  for (const [label, text] of Object.entries(plainFacts(at)))
    assert.is(shown[label], text, `${label} of ${where}`);
  assert.is(nameParts(shown['Trainer'] ?? ''), nameParts(at(1056)), `trainer of ${where}`);
  const worded = [
    ['Name', at(376)],
    ['Short comment', at(396)],
    // The producer writes " And" as " &" even within a name.
    ['Extra comment', at(496).replace(/&(?=[a-z])/g, 'And')],
  ] as const;
  for (const [label, cell] of worded)
    assert.is(letters(shown[label] ?? ''), letters(cell), `${label} of ${where}`);
  compareSplits(at, shown['Splits'] ?? '', where);
  compareLeftTrainer(at, shown['Last race for a trainer'] ?? '', where);
  compareRepeats(at, where);
}
