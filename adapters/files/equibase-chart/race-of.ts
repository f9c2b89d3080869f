import type { PrintedTwice } from '#core/results/chart-checks.ts';
import type { Claim, RaceResult, Scratch } from '#core/results/race-result.ts';
import { withNoBetting } from '../no-betting.ts';
import { timesOf } from './clock.ts';
import { labelled } from './labelled.ts';
import { type Line, textOf, textOfLines } from './lines.ts';
import {
  claimCount,
  claimingPrices,
  claimsOf,
  deadHeatsOf,
  disqualificationsOf,
  scratchesOf,
  valueText,
  voidedClaimsOf,
  winnerOf,
} from './lists.ts';
import { notRun } from './not-run.ts';
import { payoutsOf } from './payoffs.ts';
import type { RaceLines } from './race-lines.ts';
import { firstDollars } from './readers.ts';
import { type Sections, sectionsOf } from './sections.ts';
import { fieldOf } from './starters.ts';
import { feetIn, topOfRace } from './top-of-race.ts';

/** A race in a chart, with what it prints twice. */
export interface ReadRace {
  readonly race: RaceResult;
  readonly printed: PrintedTwice;
  /** The clock at the off, without am or pm. */
  readonly off: string | null;
}

const NOTHING_TWICE: PrintedTwice = {
  prizes: [],
  splits: [],
  disqualifications: [],
  deadHeats: [],
  claims: null,
  listed: [],
};

const CANCELLED = /^Cancelled(?: ?- ?(.+))?$/i;

function claimsIn(
  { blocks }: Sections,
  price: RaceResult['claimingPrice'],
): {
  readonly claims: readonly Claim[];
  readonly voidedClaims: readonly Scratch[];
} {
  const claimed = blocks.get('Claimed Horse(s)');
  const prices = claimingPrices(blocks.get('Claiming Prices'));
  const onePrice = price !== null && price.low === price.high ? price.low : null;
  return {
    claims: claimsOf(claimed, prices, onePrice),
    voidedClaims: voidedClaimsOf(blocks.get('Voided Claims'), [claimed, blocks.get('Trainer')]),
  };
}

function runRace(raceNumber: number, sections: Sections): ReadRace {
  const { blocks } = sections;
  const linesOf = (...labels: readonly string[]): readonly Line[] =>
    labels.flatMap((label) => blocks.get(label) ?? []);
  const { off, prizes, railFeet, ...top } = topOfRace(sections.top);
  const { splits, ...times } = timesOf(linesOf('Fractional Times', 'Final Time', 'Split Times'));
  const disqualifications = disqualificationsOf(blocks.get('Disqualification(s)'));
  const { starters, listed } = fieldOf(sections, disqualifications);
  const runUp = labelled(linesOf('Run-Up', 'Temporary Rail'));
  const race: RaceResult = {
    raceNumber,
    cancelled: /^cancelled$/i.test(top.type ?? '') ? { reason: null } : null,
    ...top,
    ...(prizes.length === 0 ? {} : { prizes }),
    offMinute: null,
    ...times,
    runUpFeet: feetIn(runUp, 'Run-Up'),
    railFeet: feetIn(runUp, 'Temporary Rail') ?? railFeet,
    winner: winnerOf(blocks.get('Winner'), blocks.get('Breeder')),
    starters: withNoBetting(starters, textOfLines([...sections.top, ...[...blocks.values()].flat()])),
    isFieldComplete: true,
    payouts: payoutsOf(linesOf('Payoffs')),
    winPlaceShowPool: firstDollars(valueText(blocks.get('Total WPS Pool'))),
    scratches: scratchesOf(blocks.get('Scratched Horse(s)')),
    ...claimsIn(sections, top.claimingPrice),
    footnotes: textOfLines(linesOf('Footnotes').slice(1)),
  };
  const deadHeats = deadHeatsOf(blocks.get('Dead Heats'));
  const claims = claimCount(blocks.get('Claimed Horse(s)'));
  return { race, printed: { prizes, splits, disqualifications, deadHeats, claims, listed }, off };
}

/** Reads a race; refuses what cannot be read, naming page and field. */
export function raceOf(raceLines: RaceLines): ReadRace {
  const { raceNumber } = raceLines.head;
  const sections = sectionsOf(raceLines);
  const first = sections.top[0];
  const reason = CANCELLED.exec(first === undefined ? '' : textOf(first.items));
  if (reason === null || sections.table.length > 0) return runRace(raceNumber, sections);
  return { race: notRun(raceNumber, { reason: reason[1] ?? null }), printed: NOTHING_TWICE, off: null };
}
