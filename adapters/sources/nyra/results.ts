import type { CheerioAPI } from 'cheerio';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { placeByPay, type StraightPay, straightPayouts } from '#core/results/paid-place.ts';
import type { Payout } from '#core/results/race-result.ts';
import { type ReportedPlace, type ReportedRace, UNKNOWN_FACTS } from '#core/results/reconcile/index.ts';
import { exoticPayouts } from '../readings/exotic-payout.ts';
import { sumIn } from '../readings/number.ts';
import { pageIn } from '../readings/page.ts';
import { programNumberIn } from '../readings/program-number.ts';
import { dayIn, lineOf, raceNumberIn, type Texts, trackNameIn } from './page.ts';

/** More than the finish and all wagers of a race take. */
const MOST_ROWS = 200;
const PENDING = /results (are )?not available/i;
const rowsIn = (page: CheerioAPI): readonly Texts[] =>
  page('tr')
    .slice(0, MOST_ROWS)
    .toArray()
    .map((row) =>
      page(row)
        .children('td')
        .toArray()
        .map((element) => lineOf(page(element).text())),
    );

/** A finish row: program number, name, then what was paid to win, place and show. */
function payOf(cells: Texts): StraightPay | null {
  const programNumber = programNumberIn(cells[0]);
  if (programNumber === null || cells.length < 5) return null;
  return { programNumber, win: sumIn(cells[2]), place: sumIn(cells[3]), show: sumIn(cells[4]) };
}

/** `$1.00 Exacta`, `2-1`, `$6.85`. */
function otherOf(cells: Texts): readonly Payout[] {
  const [, base, wager = ''] = /^\$([\d.,]+)\s+(.+)$/.exec(cells[0] ?? '') ?? [];
  return exoticPayouts({ wager, base: sumIn(base), numbers: cells[1] ?? '', payoff: sumIn(cells[2]) });
}

/** The results of one race as the fragment shows them. */
export interface ResultsPage {
  /** Null where no day is shown. */
  readonly day: RaceDay | null;
  /** As the fragment names it, `Saratoga`; null where it does not. */
  readonly trackName: string | null;
  readonly race: ReportedRace;
}

const UNKNOWN = { jockeyName: null, trainerName: null, ownerName: null, weightLb: null } as const;

/** Reads the results fragment of one race; null where it names no race, or neither a finish nor that there is none. */
export function resultsPage(html: string): ResultsPage | null {
  const page = pageIn(html);
  const raceNumber = raceNumberIn(lineOf(page?.('header').first().text() ?? ''));
  if (page === null || raceNumber === null) return null;
  const rows = rowsIn(page);
  const finish = rows.flatMap((cells) => {
    const pay = payOf(cells);
    return pay === null ? [] : [{ pay, horseName: cells[1] ?? '' }];
  });
  const pays = finish.map(({ pay }) => pay);
  const placed = finish.flatMap(({ pay, horseName }): readonly ReportedPlace[] => {
    const paid = placeByPay(pay, pays);
    return paid === null ? [] : [{ ...UNKNOWN, programNumber: pay.programNumber, horseName, ...paid }];
  });
  if (placed.length === 0 && !PENDING.test(lineOf(page.text()))) return null;
  const race: ReportedRace = {
    ...UNKNOWN_FACTS,
    raceNumber,
    state: placed.length === 0 ? 'pending' : 'official',
    placed,
    alsoRan: null,
    payouts: [
      ...pays.flatMap(straightPayouts),
      ...rows.filter((cells) => cells.length === 3).flatMap(otherOf),
    ],
    scratches: [],
  };
  return { day: dayIn(page), trackName: trackNameIn(page.text()), race };
}
