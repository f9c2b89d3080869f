import { toIso } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import type { SheetKind } from '#core/results/result-sheet.ts';
import type { SealedRace, SealedResults, SealedStarter } from '#core/results/sealed-results.ts';
import { offsReader } from '../../frontends/results/ledger/check/late-picks.ts';
import { betsReader } from '../../frontends/results/ledger/check/settled-bets.ts';
import { trackZones } from '../../frontends/results/ledger/check/track-zones.ts';
import type { SealedEntry } from '../../frontends/results/ledger/sealed.ts';
import { DAY, moment } from './a-forged-record.ts';
import { aChain } from './a-sealed-pick.ts';

/** Rows about the first race of a day, and the number bet on in it at 1:50 PM. */
export interface ChainOfRace {
  readonly rows: readonly SealedResults[];
  readonly number: string;
}

const NUMBERS = ['1', '1A', '2', '3'];
const KINDS: readonly SheetKind[] = ['chart', 'trackmaster-chart', 'nyra-tables', 'live', 'desk'];
const FIRST = moment('2025-08-10T15:00:00Z');

type Rng = () => number;

/** Draws a race, and rows that change a fact or two of an earlier row. */
function drawing(rng: Rng) {
  const chosen = <Item>(items: readonly Item[]): Item => items[Math.floor(rng() * items.length)] as Item;
  const happens = (chance: number): boolean => rng() < chance;

  const starter = (programNumber: string): SealedStarter => ({
    programNumber,
    bettingInterest: programNumber === '1A' ? chosen(['1', '1', '1A']) : programNumber,
    horseName: happens(0.95) ? `Horse ${programNumber}` : 'Somebody Else',
    official: happens(0.9) ? Number(programNumber[0]) : null,
    crossed: null,
    odds: happens(0.85) ? 2 : null,
    noBetting: happens(0.1) ? 'non-starter' : null,
  });

  const race = (): SealedRace => ({
    raceNumber: 1,
    isCancelled: happens(0.05),
    offMinute: chosen([null, 780, 783, 850, 853]),
    isFieldComplete: happens(0.7),
    isWinnerInDoubt: happens(0.05),
    starters: [...NUMBERS, ...(happens(0.1) ? NUMBERS : [])].filter(() => happens(0.9)).map(starter),
    win: happens(0.15)
      ? []
      : [{ numbers: chosen(['1', '1', '1A', '2', '3']), base: 2, payoff: chosen([4, 4, 8, null]) }],
    whole: '',
  });

  function racesAfter(before: SealedResults | undefined): readonly SealedRace[] {
    const [earlier] = before?.races ?? [];
    if (earlier === undefined || happens(0.2)) return happens(0.9) ? [race()] : [];
    if (happens(0.3)) return [earlier];
    const other = race();
    const fact = chosen(Object.keys(other) as readonly (keyof SealedRace)[]);
    return [{ ...earlier, [fact]: other[fact] }];
  }

  const zone = () => (happens(0.8) ? 'America/New_York' : chosen(['America/Los_Angeles', null]));
  return { chosen, racesAfter, zone };
}

/** Five rows about the first race of Saratoga, each chain on a day of its own. */
export function randomChain(rng: Rng, index: number): ChainOfRace {
  const { chosen, racesAfter, zone } = drawing(rng);
  const rows: SealedResults[] = [];
  for (const place of [0, 1, 2, 3, 4])
    rows.push({
      format: 1,
      sealedAt: toIso(moment(new Date(FIRST + (index * 5 + place) * 60_000).toISOString())),
      track: 'SAR',
      trackSlug: 'saratoga',
      day: addDays(DAY, -index),
      kind: chosen(KINDS),
      timeZone: zone(),
      races: racesAfter(rows.length === 0 ? undefined : chosen(rows)),
    });
  return { rows, number: chosen(['1', '2', '3']) };
}

/** What the bet comes to after each row, as the browser settles it: `1 settled, 0 won, …`. */
export function settledAfterEach({ rows, number }: ChainOfRace): readonly string[] {
  const day = rows[0]?.day ?? DAY;
  const offs = offsReader(trackZones);
  const bets = betsReader(offs);
  const horse = { programNumber: number, name: `Horse ${number}` };
  const [row] = aChain([{ trackSlug: 'saratoga', day, off: null, raceNumber: 1 }]);
  const entry = JSON.parse(row?.text ?? '') as SealedEntry;
  bets.pick({
    ...entry,
    verdict: { ...entry.verdict, kind: 'BET', horse: { ...entry.verdict.horse, ...horse } },
    tickets: entry.tickets.slice(0, 1).map((ticket) => ({ ...ticket, horses: [horse] })),
    sealedAt: `${day}T17:50:00.000Z`,
    racingAt: `${day}T15:00:00.000Z`,
  } as SealedEntry);
  return rows.map((result) => {
    bets.result(result);
    offs.result(result);
    return bets.texts().join(' ');
  });
}
