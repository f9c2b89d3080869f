import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';

/** An invented horse as every source tells it. */
export interface FakeHorse {
  readonly number: string;
  readonly name: string;
  readonly jockey: readonly [first: string, last: string];
  readonly trainer: readonly [first: string, last: string];
  readonly weight: number;
  /** Tenths to 1: the morning line, and what the board shows. */
  readonly line: string;
  readonly odds: string;
  readonly toOne: number;
  readonly sire: string;
  readonly dam: string;
  readonly isOut: boolean;
}

export interface FakeRace {
  readonly number: number;
  readonly postTime: Instant;
  /** `1:00 PM` */
  readonly clock: string;
  readonly surface: 'Dirt' | 'Turf';
  /** In the words of the feed, of the operator's files and of its pages. */
  readonly distance: readonly [feed: string, file: string, page: string];
  readonly purse: number;
  readonly conditions: string;
  readonly horses: readonly FakeHorse[];
  /** Who finished, the winner first; those that are out are not among them. */
  readonly finish: readonly FakeHorse[];
}

/** A race day that all stand-ins tell of. */
export interface FakeDay {
  readonly day: RaceDay;
  readonly races: readonly FakeRace[];
}

const ZONE = 'America/New_York';
const FIRST_POST = 13 * 60;
const BETWEEN = 30;
/** A result is out so long after the post time. */
const OUT_AFTER = 6 * MINUTE;

const NAMES = [
  ['Amber Sextant', 'Quiet Ferry', 'Tin Compass', 'Late Orchard', 'Blue Hayrick', 'Marsh Signal'],
  ['Copper Minaret', 'Brass Ladder', 'Slow Almanac', 'Winter Ledger', 'Paper Harrow', 'Chalk River Jo'],
  ['Velvet Anvil', 'Night Turnpike', 'Cold Rhubarb', 'Salt Mandolin', 'Green Portico', 'Loud Inkwell'],
  ['Harbor Thimble', 'Oak Semaphore', 'Plain Zither', 'Red Weathervane', 'Dusty Sonnet', 'Grey Trestle'],
] as const;

const RIDERS = [
  ['Ada', 'Vale'],
  ['Rufus', 'Stone'],
  ['Inez', 'Marlow'],
  ['Otto', 'Quist'],
  ['Petra', 'Lindqvist'],
  ['Hugo', 'Farrant'],
] as const;
const TRAINERS = [
  ['Nell', 'Arkwright'],
  ['Basil', 'Holm'],
  ['Cora', 'Dunmore'],
] as const;
const PRICES = [
  ['2/1', 2],
  ['3/1', 3],
  ['4/1', 4],
  ['6/1', 6],
  ['8/1', 8],
  ['12/1', 12],
] as const;
const DISTANCES = [
  ['6 Furlongs', '6F', 'Six Furlongs'],
  ['1 1/16 Miles', '1 1/16M', 'One And One Sixteenth Miles'],
] as const;

/** The scratched horse: in the feed and in the file of scratches. */
export const OUT = { race: 3, number: '4' } as const;
/** Whose rider changes, and who rides then. */
export const NEW_RIDER = { race: 4, number: '2', first: 'Wilma', last: 'Osgood' } as const;

const itemAt = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

function horse(race: number, index: number, name: string): FakeHorse {
  const [odds, toOne] = itemAt(PRICES, index + race);
  return {
    number: String(index + 1),
    name,
    jockey: itemAt(RIDERS, index + race),
    trainer: itemAt(TRAINERS, index + race),
    weight: 118 + (index % 4),
    line: itemAt(PRICES, index + race + 1)[0],
    odds,
    toOne,
    sire: `Sire of ${itemAt(RIDERS, index)[1]}`,
    dam: `Dam of ${itemAt(TRAINERS, race)[1]}`,
    isOut: race === OUT.race && String(index + 1) === OUT.number,
  };
}

function clockText(minute: number): string {
  const hour = Math.floor(minute / 60);
  return `${((hour + 11) % 12) + 1}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function race(day: RaceDay, index: number, names: readonly string[]): FakeRace {
  const minute = FIRST_POST + index * BETWEEN;
  const horses = names.map((name, each) => horse(index + 1, each, name));
  return {
    number: index + 1,
    postTime: instantOn(day, minute, ZONE),
    clock: clockText(minute),
    surface: index % 2 === 0 ? 'Dirt' : 'Turf',
    distance: itemAt(DISTANCES, index),
    purse: 60_000 + index * 10_000,
    conditions: 'FOR THREE YEAR OLDS AND UPWARD.',
    horses,
    finish: horses.filter(({ isOut }) => !isOut).toSorted((a, b) => a.toOne - b.toOne),
  };
}

/** Four races of six invented horses, from 1 p.m. at Saratoga, half an hour apart. */
export const fakeDay = (day: RaceDay): FakeDay => ({
  day,
  races: NAMES.map((names, index) => race(day, index, names)),
});

export const isOut = ({ postTime }: FakeRace, now: Instant): boolean => shift(postTime, OUT_AFTER) <= now;

/** What two dollars to win, place and show on the nth finisher paid; null where nothing was paid. */
export function paid({ toOne }: FakeHorse, place: number) {
  const to = (share: number, last: number) =>
    place > last ? null : Math.round((2 + toOne * share) * 10) / 10;
  return { win: to(2, 1), place: to(1, 2), show: to(0.5, 3) };
}
