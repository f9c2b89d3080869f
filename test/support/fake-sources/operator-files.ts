import type { ReceivedRequest, SourceReply } from '../answering-server.ts';
import type { FakeMoment } from './fake-source.ts';
import { type FakeHorse, type FakeRace, isOut, paid } from './race-day.ts';

const runner = (horse: FakeHorse, isNonsense: boolean) => ({
  number: horse.number,
  name: horse.name,
  morningOdds: horse.line,
  currentOdds: horse.isOut ? null : isNonsense ? '0.001' : horse.odds,
  winPool: String(10_000 - horse.toOne * 100),
  scratched: horse.isOut,
});

const finisher = (horse: FakeHorse, index: number) => {
  const { win, place, show } = paid(horse, index + 1);
  return {
    programNumber: horse.number,
    runnerName: horse.name,
    finishPosition: String(index + 1),
    jockey: `${horse.jockey[0]} ${horse.jockey[1]}`,
    winAmount: win,
    placeAmount: place,
    showAmount: show,
    deadHeat: false,
  };
};

const results = (race: FakeRace) => ({
  finisher: race.finish.slice(0, 3).map(finisher),
  dividends: [
    {
      betType: 'EX',
      finishers: race.finish
        .slice(0, 2)
        .map(({ number }) => number)
        .join('/'),
      baseAmount: { $numberInt: '100' },
      amount: { $numberDouble: '18.5' },
    },
  ],
  scratches: race.horses.flatMap((horse) => (horse.isOut ? [horse.name] : [])),
  alsoRan: race.finish.slice(3).map(({ name }) => name),
});

const event = (race: FakeRace, { now, failure }: FakeMoment) => ({
  eventNo: { $numberInt: String(race.number) },
  breed: 'Thoroughbred',
  postTime: { $numberDouble: String(race.postTime / 1000) },
  purse: race.purse * 100,
  distance: race.distance[1],
  conditions: race.conditions,
  runners: isOut(race, now) ? [] : race.horses.map((horse) => runner(horse, failure === 'nonsense')),
  ...(isOut(race, now) ? { results: results(race) } : {}),
});

/** The operator's card files. Nonsense: prices that no pool can pay. */
export function operatorFile({ path }: ReceivedRequest, moment: FakeMoment): SourceReply | null {
  const { day, races } = moment.day;
  const date = day.replaceAll('-', '');
  if (path === '/tracks/v2/82/meetdays.txt')
    return { body: `${date}\n`, headers: { 'content-type': 'text/plain' } };
  if (path !== `/tracks/v2/82/${date}.json`) return null;
  const events = races.map((race) => event(race, moment));
  return { json: { ID: 'Saratoga', eventCode: 'SAR', businessDate: date, events } };
}
