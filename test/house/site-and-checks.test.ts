import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { linkedRows } from '#core/kernel/chain.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { sumBy } from '#core/kernel/numbers.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import { finishedRaces } from '#core/results/finished-race.ts';
import type { Finisher } from '#core/results/race-result.ts';
import type { ResultSheet, SheetKind } from '#core/results/result-sheet.ts';
import { resultsContent } from '#core/results/sealed-results.ts';
import { siteBetFor } from '#core/scorecards/sealed/site-pick.ts';
import { type ARecord, DAY, moment } from '#test/support/a-forged-record.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { seededRng } from '#test/support/rng.ts';
import { byTheBrowser, byTheReader } from '#test/support/three-checks.ts';

const test = suite('The bets of the site and of the checks');

const CASES = 60;
const RACES = [1, 2, 3, 4, 5, 6];
const NUMBERS = ['1', '1A', '2', '3', '4'];
const KINDS: readonly SheetKind[] = ['chart', 'trackmaster-chart', 'nyra-tables', 'live', 'desk'];

type Rng = () => number;
const oneOf = <Item>(items: readonly Item[], rng: Rng): Item =>
  items[Math.floor(rng() * items.length)] as Item;

/** Most facts are there, some are missing, and one in twenty horses has another name than on the card. */
function someStarter(programNumber: string, place: number, rng: Rng): Finisher {
  const isOut = rng() < 0.1;
  return aFinisher({
    programNumber,
    horseName: rng() < 0.05 ? 'Another Horse' : `Paper Lantern ${programNumber}`,
    crossed: place,
    official: rng() < 0.9 ? place : null,
    odds: isOut || rng() < 0.2 ? null : 1 + place,
    ...(isOut && { noBetting: oneOf(['purse-only', 'non-starter', 'no-odds'], rng) }),
  });
}

function someRace(raceNumber: number, rng: Rng) {
  const starters = NUMBERS.filter(() => rng() < 0.9).map((number, nth) => someStarter(number, nth + 1, rng));
  const paid = oneOf(NUMBERS, rng).replace('A', '');
  const win = [
    aPayout({ winningNumbers: paid, payoff: rng() < 0.9 ? 3 + 10 * Math.round(rng() * 9) : null }),
  ];
  return aRaceResult({
    raceNumber,
    starters,
    cancelled: rng() < 0.05 ? { reason: 'weather' } : null,
    offMinute: rng() < 0.8 ? 780 + Math.floor(rng() * 30) : null,
    isFieldComplete: rng() < 0.7,
    payouts: rng() < 0.8 ? win : [],
  });
}

const someSheets = (rng: Rng): readonly ResultSheet[] =>
  KINDS.filter(() => rng() < 0.5).map((kind) =>
    aSheet({
      track: 'SAR',
      day: DAY,
      kind,
      races: RACES.filter(() => rng() < 0.8).map((raceNumber) => someRace(raceNumber, rng)),
    }),
  );

const horse = (programNumber: string) => ({ programNumber, name: `Paper Lantern ${programNumber}` });

function somePicks(rng: Rng) {
  const tickets = ['1', '2', '3', '4'].map((number) => ({
    horses: NUMBERS.filter((other) => other.replace('A', '') === number).map(horse),
  }));
  return aChain(
    RACES.flatMap((raceNumber) =>
      [0, 1].map((nth) => ({
        trackSlug: 'saratoga',
        raceId: `saratoga-${DAY}-${raceNumber}`,
        day: DAY,
        raceNumber,
        off: null,
        racingAt: '2025-08-02T15:00:00.000Z',
        sealedAt: `2025-08-02T17:${nth}${Math.floor(rng() * 9)}:00.000Z`,
        tickets: tickets as never,
        verdict: {
          kind: oneOf(['BET', 'BET', 'WATCH', 'PASS'] as const, rng),
          horse: horse(oneOf(NUMBERS, rng)),
          priceToTake: null,
        },
      })),
    ),
  );
}

/** What the site settles: bets, those won, and dollars for $1 on each. */
function byTheSite(sheets: readonly ResultSheet[], picks: ARecord['picks']): readonly string[] {
  const racing = {
    now: moment('2026-01-01T00:00:00Z') as Instant,
    today: DAY,
    cards: [],
    history: 'real',
  } as const;
  const entries = picks.map(entryIn);
  const settled = finishedRaces(sheets, racing).flatMap((run) => {
    const bet = siteBetFor(run, entries, racing)?.bet;
    return bet?.outcome === 'won' || bet?.outcome === 'lost' ? [bet] : [];
  });
  const won = settled.filter(({ outcome }) => outcome === 'won').length;
  const sum = sumBy(settled, (bet) => (bet.returned + bet.refunded - bet.staked) / bet.staked);
  return [String(settled.length), String(won), sum < 0 ? 'lost' : 'made', Math.abs(sum).toFixed(2)];
}

const SETTLED =
  /eal races, bets sealed before the off: (\d+) settled, (\d+) won, \$1 on each (lost|made) \$([\d.]+)/;
const figuresIn = (text: string) =>
  SETTLED.exec(text)
    ?.slice(1, 5)
    .map((figure) => figure.replace(/\.$/, ''));

test(`are the same on ${CASES} days with results of several sources, each with gaps`, async () => {
  const rng = seededRng(20_250_802);
  let bets = 0;
  for (let nth = 0; nth < CASES; nth += 1) {
    const [sheets, picks] = [someSheets(rng), somePicks(rng)];
    const rows = sheets.map((sheet) => resultsContent(sheet, moment('2025-08-03T15:00:00Z'), digest));
    const record = { picks, results: linkedRows(rows, null, digest), heads: [] };
    const site = byTheSite(sheets, picks);
    bets += Number(site[0]);
    assert.equal(figuresIn(await byTheBrowser(record)), site, `day ${nth} in the browser`);
    if (nth % 4 === 0) assert.equal(figuresIn(await byTheReader(record)), site, `day ${nth} by the reader`);
  }
  assert.ok(bets > CASES, `${bets} bets`);
});

test.run();
