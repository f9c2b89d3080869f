import { readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readChartFile } from '#adapters/files/equibase-chart/read-chart.ts';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { readTrackmasterChart } from '#adapters/files/trackmaster-chart/read-chart.ts';
import { instant } from '#core/kernel/instant.ts';
import { raceOutcome } from '#core/results/settlement.ts';
import { printedNumbers } from '#core/tickets/settlement/printed-numbers.ts';
import { isFor, type PaidLine, type RaceOutcome } from '#core/tickets/settlement/race-outcome.ts';
import { settleMultiRace } from '#core/tickets/settlement/settle-multi-race.ts';
import { settleRaceTicket } from '#core/tickets/settlement/settle-race-ticket.ts';
import { straight, type TicketSet } from '#core/tickets/ticket.ts';
import { LEGS, type MultiRaceWager, PLACES, type Wager } from '#core/tickets/wager.ts';
import { aRaceOutcome } from '#test/core/tickets/settlement/a-race-outcome.ts';
import { realData } from '#test/support/real-data.ts';

const test = suite('bets on races in a row, by real payoffs');

/** Days with dead heats, consolations, entries, races off the turf, unusual printing and a misprint. */
const PDF_DAYS = ['07-16', '07-18', '07-22', '07-24', '07-26', '08-07', '08-08', '08-27', '09-06', '09-07'];
const pdfs = PDF_DAYS.map((day) => realData(`charts-2020/SAR_2020-${day}.pdf`));
const trackmaster = realData('trackmaster');
const exotics = realData('morning-lines/saratoga_2023_exotics.csv');
const starts2023 = realData('morning-lines/saratoga_2023_ml_figures_result.csv');

const WAGER_OF: ReadonlyMap<string, MultiRaceWager> = new Map([
  ...(Object.keys(LEGS) as MultiRaceWager[]).map((wager) => [wager, wager] as const),
  ['consolation double', 'daily double'],
  ['consolation pick 3', 'pick 3'],
  ['pick 6 jackpot', 'pick 6'],
]);
const wagerOf = ({ wager }: PaidLine): MultiRaceWager | undefined => WAGER_OF.get(wager.toLowerCase());

/** The ticket on the last of the numbers that each leg prints. */
function ticketOn(line: PaidLine, wager: MultiRaceWager): readonly TicketSet[] | null {
  const sets = printedNumbers(line.winningNumbers, LEGS[wager])?.sets;
  return sets?.map((set) => (set === 'all' ? set : [set.at(-1) ?? ''])) ?? null;
}

interface Settled {
  readonly name: string;
  readonly line: PaidLine;
  readonly day: readonly RaceOutcome[];
  readonly bet: { wager: MultiRaceWager; base: number; firstRace: number; legs: readonly TicketSet[] };
}

const betsOn = (name: string, day: readonly RaceOutcome[]): readonly Settled[] =>
  day.flatMap(({ raceNumber, paid }) =>
    paid.flatMap((line) => {
      const wager = wagerOf(line);
      const legs = wager === undefined ? null : ticketOn(line, wager);
      if (wager === undefined || legs === null) return [];
      const firstRace = raceNumber - LEGS[wager] + 1;
      return [
        { name: `${name} race ${raceNumber}`, line, day, bet: { wager, base: line.base, firstRace, legs } },
      ];
    }),
  );

if (pdfs.every((pdf) => pdf !== null) && trackmaster !== null) {
  const pdf = makePdfReader();
  const bets: Settled[] = [];
  const races: RaceOutcome[] = [];
  test.before(async () => {
    for (const chart of pdfs) {
      const { sheet } = await readChartFile(chart, instant(0), pdf);
      const day = sheet.races.map(raceOutcome);
      races.push(...day);
      bets.push(...betsOn(`SAR ${sheet.day}`, day));
    }
    for (const name of readdirSync(trackmaster).filter((file) => file.endsWith('tch.xml'))) {
      const { sheet } = await readTrackmasterChart(readFileSync(`${trackmaster}/${name}`), name, instant(0));
      const day = sheet.races.map(raceOutcome);
      races.push(...day);
      bets.push(...betsOn(name, day));
    }
  });
  test.after(() => pdf.close());

  test('a ticket on the winners of each leg returns what the chart prints, to the cent', () => {
    const perWager = new Map<string, number>();
    const otherwise: string[] = [];
    for (const { name, line, day, bet } of bets) {
      const settlement = settleMultiRace(bet, day);
      if (settlement?.returned === line.payoff) perWager.set(line.wager, (perWager.get(line.wager) ?? 0) + 1);
      else otherwise.push(`${name}: ${line.wager} ${line.winningNumbers} ${settlement?.outcome}`);
    }
    const right = [...perWager.values()].reduce((sum, count) => sum + count, 0);
    assert.ok(right > 700, `${right} payoffs`);
    for (const wager of [
      'Daily Double',
      'Pick 3',
      'Pick 4',
      'Pick 5',
      'Pick 6 Jackpot',
      'Consolation Pick 3',
    ])
      assert.ok((perWager.get(wager) ?? 0) > 20, `${wager}: ${perWager.get(wager)}`);
    assert.equal(otherwise, [
      // Nobody had six; a ticket with all of them would have changed the pool.
      'SAR 2020-07-22 race 10: Pick 6 Jackpot 3/5/8/9/11-1-12-3-8-4 unknown',
      // The chart prints 4 where 5 won.
      'SAR 2020-09-06 race 5: Pick 5 5-4-4-1/2/3/8-2 unknown',
      // All six are right, so the payoff for five is not theirs.
      'bel20150704tch.xml race 11: Pick 6 5-6-5-5-2-1/2/3/8 won',
      // Two of three were paid; all horses of the third race include its winner, whom nobody had.
      'lad20230121tch.xml race 4: Pick 3 1-6-ALL unknown',
      'lad20230121tch.xml race 4: Pick 3 1-ALL-4 unknown',
      'lad20230121tch.xml race 5: Pick 3 ALL-4-1 unknown',
      'lad20230121tch.xml race 5: Pick 3 6-ALL-1 unknown',
    ]);
  });

  test('a ticket on each line of one race, super high fives among them, returns what it says', () => {
    const perWager = new Map<Wager, number>();
    for (const race of races) {
      for (const line of race.paid) {
        const wager = (Object.keys(PLACES) as Wager[]).find((name) => isFor(name, line));
        if (wager === undefined || line.payoff === null) continue;
        const ticket = straight(wager, line.base, line.winningNumbers.split('-'));
        assert.is(
          settleRaceTicket(ticket, race).returned,
          line.payoff,
          `${line.wager} ${line.winningNumbers}`,
        );
        perWager.set(wager, (perWager.get(wager) ?? 0) + 1);
      }
    }
    assert.ok((perWager.get('super high five') ?? 0) > 60, `${perWager.get('super high five')}`);
    assert.ok([...perWager.values()].reduce((sum, count) => sum + count, 0) > 2_500);
  });

  test('a ticket with any one leg wrong loses, or is paid for the legs it has right', () => {
    let wrong = 0;
    for (const { line, day, bet, name } of bets) {
      if (line.wager.startsWith('Consolation') || line.correct?.startsWith('5') === true) continue;
      bet.legs.forEach((_, leg) => {
        const race = day.find(({ raceNumber }) => raceNumber === bet.firstRace + leg);
        const loser = race?.ran.find((number) => !race.winners.includes(number));
        const isOpen = day.some(({ paid }) =>
          paid.some(({ winningNumbers }) => winningNumbers.includes('ALL')),
        );
        if (loser === undefined || isOpen) return;
        const settlement = settleMultiRace({ ...bet, legs: bet.legs.with(leg, [loser]) }, day);
        if (settlement?.outcome === 'unknown') return;
        wrong += 1;
        const forFive = bet.wager === 'pick 6' && (settlement?.returned ?? 0) < (line.payoff ?? 0);
        assert.ok(settlement?.outcome === 'lost' || forFive, `${name} ${line.wager} ${line.winningNumbers}`);
      });
    }
    assert.ok(wrong > 1_500, `${wrong} tickets`);
  });

  const returnedOn = (name: string, wager: MultiRaceWager, firstRace: number, base: number) => {
    const day = bets.find((bet) => bet.name.startsWith(name))?.day ?? [];
    return (...legs: readonly (readonly string[])[]) =>
      settleMultiRace({ wager, base, firstRace, legs }, day)?.returned;
  };

  test('Churchill Downs, May 4, 2023: 2 and 7 dead-heated in race 6; doubles into it and out of it, and a pick 4 through it', () => {
    const into = returnedOn('cd20230504tch.xml', 'daily double', 5, 1);
    assert.equal(
      [into(['4'], ['2']), into(['4'], ['7']), into(['4'], ['2', '7']), into(['4'], ['1'])],
      [5.88, 4.64, 10.52, 0],
    );
    const outOf = returnedOn('cd20230504tch.xml', 'daily double', 6, 1);
    assert.equal([outOf(['2'], ['3']), outOf(['7'], ['3']), outOf(['1'], ['3'])], [46.11, 39.31, 0]);
    const pick4 = returnedOn('cd20230504tch.xml', 'pick 4', 5, 0.5);
    for (const either of ['2', '7']) assert.is(pick4(['4'], [either], ['3'], ['1']), 575.48);
  });

  test('Saratoga, September 7, 2020: 1 won for the entry of 1 and 1A in race 6, also for a double on 1A', () => {
    const double = returnedOn('SAR 2020-09-07', 'daily double', 5, 1);
    assert.equal([double(['4'], ['1']), double(['4'], ['1A']), double(['4'], ['2B'])], [10.4, 10.4, 0]);
    assert.is(double(['4'], ['1', '1A']), 10.4, 'one interest is paid once');
  });

  test('Saratoga, July 18, 2020: 3 was scratched between the legs; doubles on it were paid the consolation', () => {
    const double = returnedOn('SAR 2020-07-18', 'daily double', 7, 1);
    assert.equal([double(['1'], ['7']), double(['1'], ['3']), double(['6'], ['3'])], [39.5, 1.8, 0]);
    assert.is(double(['1'], ['3', '7']), 41.3, 'both are on the ticket');
  });

  test('Saratoga, July 18, 2020: in the pick 4 the favorite, 6, which won, replaced 11, which was scratched', () => {
    const pick4 = returnedOn('SAR 2020-07-18', 'pick 4', 2, 0.5);
    const legs = [['3'], ['4'], ['6']] as const;
    assert.equal([pick4(...legs, ['6']), pick4(...legs, ['11']), pick4(...legs, ['9'])], [122.87, 122.87, 0]);
  });

  test('Louisiana Downs, January 21, 2023: with nobody on all three, two of three are paid', () => {
    const [two] = bets.filter(({ line }) => line.winningNumbers === '1-6-ALL');
    assert.ok(two);
    const returned = (...legs: string[]) =>
      settleMultiRace({ ...two.bet, base: 1, legs: legs.map((number) => [number]) }, two.day)?.returned;
    assert.equal(
      [returned('1', '6', '2'), returned('1', '2', '4'), returned('2', '6', '4')],
      [46.2, 37.1, 0],
    );
  });
}

/** The stakes of New York's payoffs. */
const STAKE: Partial<Record<MultiRaceWager, number>> = { 'pick 4': 0.5, 'pick 5': 0.5 };
const cellsOf = (path: string): readonly (readonly string[])[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((row) => row.split(','));

if (exotics !== null && starts2023 !== null) {
  const winners = new Map<string, string[]>();
  const ran = new Map<string, string[]>();
  for (const [, day, race, , pp = '', ...rest] of cellsOf(starts2023)) {
    const row = rest.join(',');
    if (/,True,/.test(row)) continue;
    ran.set(`${day} ${race}`, [...(ran.get(`${day} ${race}`) ?? []), pp]);
    if (/,1,[\d.]*,[\d.]*,[\d.]*$/.test(row))
      winners.set(`${day} ${race}`, [...(winners.get(`${day} ${race}`) ?? []), pp]);
  }
  const days = new Map<string, Map<number, PaidLine[]>>();
  for (const [, day = '', race, type = '', payout, numbers = ''] of cellsOf(exotics)) {
    const wager = WAGER_OF.get(type);
    if (wager === undefined) continue;
    const printed = type.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
    const line = {
      wager: printed,
      base: STAKE[wager] ?? 1,
      winningNumbers: numbers,
      correct: null,
      payoff: Number(payout),
    };
    const races = days.get(day) ?? new Map<number, PaidLine[]>();
    races.set(Number(race), [...(races.get(Number(race)) ?? []), line]);
    days.set(day, races);
  }

  test('Saratoga 2023: where a race was called off or taken off the turf, any horse of it is right, if the payoff says so', () => {
    let open = 0;
    for (const [day, races] of days) {
      const outcomes = Array.from({ length: 14 }, (_, index) => {
        const key = `${day} ${index + 1}`;
        const isRun = winners.has(key);
        return aRaceOutcome({
          raceNumber: index + 1,
          winners: winners.get(key) ?? [],
          ran: ran.get(key) ?? [],
          favorites: [],
          cancelled: isRun ? null : { reason: null },
          paid: races.get(index + 1) ?? [],
        });
      });
      for (const { raceNumber, paid } of outcomes)
        for (const line of paid) {
          const wager = wagerOf(line);
          const printed = wager && printedNumbers(line.winningNumbers, LEGS[wager]);
          if (!wager || !printed?.sets.includes('all')) continue;
          const firstRace = (printed.races?.last ?? raceNumber) - LEGS[wager] + 1;
          const legs = printed.sets.map((set) => (set === 'all' ? ['99'] : [set[0] ?? '']));
          const settlement = settleMultiRace({ wager, base: line.base, firstRace, legs }, outcomes);
          if (settlement?.outcome === 'unknown') continue;
          open += 1;
          assert.is(
            settlement?.returned,
            line.payoff,
            `${day} race ${raceNumber} ${line.wager} ${line.winningNumbers}`,
          );
        }
    }
    assert.ok(open >= 15, `${open} payoffs with ALL`);
  });

  test('Saratoga, August 6, 2023: race 7 came off the turf, for the pick 4 all its horses won, for the double one', () => {
    const paid = days.get('2023-08-06')?.get(7) ?? [];
    const day = [4, 5, 6, 7].map((raceNumber) =>
      aRaceOutcome({
        raceNumber,
        winners: winners.get(`2023-08-06 ${raceNumber}`) ?? [],
        ran: ran.get(`2023-08-06 ${raceNumber}`) ?? [],
        paid: raceNumber === 7 ? paid : [],
      }),
    );
    const pick4 = {
      wager: 'pick 4',
      base: 0.5,
      firstRace: 4,
      legs: [['3'], ['6'], ['1'], ['2', '5']],
    } as const;
    assert.is(settleMultiRace(pick4, day)?.returned, 284);
    const double = { wager: 'daily double', base: 1, firstRace: 6 } as const;
    assert.is(settleMultiRace({ ...double, legs: [['1'], ['10']] }, day)?.returned, 48);
    assert.is(settleMultiRace({ ...double, legs: [['1'], ['2']] }, day)?.outcome, 'lost');
  });
}

test.run();
