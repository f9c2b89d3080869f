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
import { standingOf } from '#core/tickets/settlement/standing.ts';
import { LEGS, type MultiRaceWager } from '#core/tickets/wager.ts';
import { realData } from '#test/support/real-data.ts';

const test = suite('a beaten favorite that stood in for a scratched horse, by real payoffs');

const PDF_DAYS = ['08-13', '08-16', '08-26', '08-28', '09-07'];
const pdfs = PDF_DAYS.map((day) => realData(`charts-2020/SAR_2020-${day}.pdf`));
const trackmaster = realData('trackmaster');

const WITH_FAVORITES: readonly MultiRaceWager[] = ['pick 4', 'pick 5', 'pick 6'];
const CONSOLATION_LEGS: ReadonlyMap<string, number> = new Map([
  ['Consolation Double', 2],
  ['Consolation Pick 3', 3],
]);

type Day = readonly RaceOutcome[];
const raceOf = (day: Day, number: number): RaceOutcome | undefined =>
  day.find(({ raceNumber }) => raceNumber === number);

/** A horse scratched once a race was off, as its consolation shows, whose favorite then lost. */
interface LateScratch {
  readonly number: string;
  readonly race: number;
  /** It was still in when this race went off. */
  readonly inUntil: number;
}

const lateScratchesOn = (day: Day): readonly LateScratch[] =>
  day.flatMap(({ raceNumber, paid }) =>
    paid.flatMap(({ wager, winningNumbers }) => {
      const legs = CONSOLATION_LEGS.get(wager);
      const sets = legs === undefined ? undefined : printedNumbers(winningNumbers, legs)?.sets;
      const inUntil = raceNumber - (legs ?? 0) + 1;
      return (sets ?? []).flatMap((set, leg) => {
        const race = raceOf(day, inUntil + leg);
        const [favorite, ...tied] = race?.favorites ?? [];
        if (leg === 0 || set === 'all' || race === undefined || favorite === undefined) return [];
        if (tied.length > 0 || race.winners.length === 0 || race.winners.includes(favorite)) return [];
        const out = set.filter((number) => !race.ran.includes(number));
        return out.map((number) => ({ number, race: race.raceNumber, inUntil }));
      });
    }),
  );

interface Payoff {
  readonly wager: MultiRaceWager;
  readonly line: PaidLine;
  readonly firstRace: number;
  /** For each leg a number that was paid. */
  readonly winners: readonly string[];
}

/** Payoffs of a pick 4 to 6 for all its legs, where nothing is paid for fewer. */
const payoffsOn = (day: Day): readonly Payoff[] =>
  day.flatMap(({ raceNumber, paid }) =>
    WITH_FAVORITES.flatMap((wager) => {
      const [line, ...others] = paid.filter((one) => isFor(wager, one));
      const sets = line && printedNumbers(line.winningNumbers, LEGS[wager])?.sets;
      if (line?.payoff == null || !sets || others.length > 0 || sets.includes('all')) return [];
      if (line.correct?.startsWith(`${LEGS[wager]}`) === false) return [];
      const winners = sets.map((set) => set.at(-1) ?? '');
      return [{ wager, line, firstRace: raceNumber - LEGS[wager] + 1, winners }];
    }),
  );

if (pdfs.every((pdf) => pdf !== null) && trackmaster !== null) {
  const pdf = makePdfReader();
  const days = new Map<string, Day>();
  test.before(async () => {
    for (const chart of pdfs) {
      const { sheet } = await readChartFile(chart, instant(0), pdf);
      days.set(`SAR ${sheet.day}`, sheet.races.map(raceOutcome));
    }
    for (const name of readdirSync(trackmaster).filter((file) => file.endsWith('tch.xml'))) {
      const { sheet } = await readTrackmasterChart(readFileSync(`${trackmaster}/${name}`), name, instant(0));
      days.set(name, sheet.races.map(raceOutcome));
    }
  });
  test.after(() => pdf.close());

  const bettor = (name: string, wager: MultiRaceWager, firstRace: number, base: number) => {
    const day = days.get(name) ?? [];
    return (...legs: readonly (readonly string[])[]) => {
      const bet = { wager, base, firstRace, legs };
      const { outcome, staked, returned, refunded } = settleMultiRace(bet, day) ?? {};
      return [outcome, staked, returned, refunded, standingOf(bet, day).state];
    };
  };

  test('Saratoga, August 26, 2020: 7 was scratched at the gate of race 9, its favorite, 8, lost; 2 of race 6 had one that won', () => {
    const pick4 = bettor('SAR 2020-08-26', 'pick 4', 6, 0.5);
    assert.equal(pick4(['3'], ['9'], ['6'], ['9']), ['won', 0.5, 557.5, 0, 'over']);
    assert.equal(
      pick4(['2'], ['9'], ['6'], ['9']),
      ['won', 0.5, 557.5, 0, 'over'],
      'for 2 the favorite, 3, won',
    );
    assert.equal(pick4(['3'], ['9'], ['6'], ['7']), ['lost', 0.5, 0, 0, 'dead'], 'for 7 the favorite lost');
    assert.equal(pick4(['3'], ['9'], ['6'], ['8']), ['lost', 0.5, 0, 0, 'dead']);
    assert.equal(pick4(['3'], ['9'], ['6'], ['7', '9']), ['won', 1, 557.5, 0, 'over'], 'both are charged');
    const pick5 = bettor('SAR 2020-08-26', 'pick 5', 5, 0.5);
    assert.equal(pick5(['4'], ['3'], ['9'], ['6'], ['7']), ['lost', 0.5, 0, 0, 'dead']);
    const double = bettor('SAR 2020-08-26', 'daily double', 8, 1);
    assert.equal(double(['6'], ['7']).slice(0, 4), ['won', 1, 4.2, 0], 'the double is paid a consolation');
  });

  test('Churchill Downs, May 13, 2023: 5 was scratched from race 5 between the legs, and its favorite, 2, lost', () => {
    const pick4 = bettor('cd20230513tch.xml', 'pick 4', 2, 0.5);
    assert.equal(pick4(['6'], ['3'], ['8'], ['7']), ['won', 0.5, 11_586.21, 0, 'over']);
    for (const beaten of ['5', '2'])
      assert.equal(pick4(['6'], ['3'], ['8'], [beaten]), ['lost', 0.5, 0, 0, 'dead'], beaten);
    const pick5 = bettor('cd20230513tch.xml', 'pick 5', 1, 0.5);
    assert.equal(pick5(['2'], ['6'], ['3'], ['8'], ['5']), ['lost', 0.5, 0, 0, 'dead']);
    assert.equal(
      pick5(['7'], ['6'], ['3'], ['8'], ['7']),
      ['won', 0.5, 47_217.91, 0, 'over'],
      'in race 1 the favorite of 7 won',
    );
  });

  test('every pick 4 to 6 on such a horse alone loses without a refund, beside the winner it costs one more', () => {
    const cases: string[] = [];
    for (const [name, day] of days)
      for (const { number, race, inUntil } of lateScratchesOn(day))
        for (const { wager, line, firstRace, winners } of payoffsOn(day)) {
          const leg = race - firstRace;
          if (firstRace > inUntil || leg >= winners.length) continue;
          const legs: readonly (readonly string[])[] = winners.map((winner) => [winner]);
          const settled = (set: readonly string[]) =>
            settleMultiRace({ wager, base: line.base, firstRace, legs: legs.with(leg, set) }, day);
          const words = `${name} ${wager} ${line.winningNumbers}: ${number} of race ${race}`;
          const alone = settled([number]);
          assert.equal([alone?.outcome, alone?.returned, alone?.refunded], ['lost', 0, 0], words);
          const beside = settled([number, winners[leg] ?? '']);
          assert.equal([beside?.staked, beside?.returned], [2 * line.base, line.payoff], words);
          cases.push(words);
        }
    const tickets = new Set(cases);
    assert.ok(tickets.size >= 40, `${tickets.size} tickets:\n${[...tickets].join('\n')}`);
  });
}

test.run();
