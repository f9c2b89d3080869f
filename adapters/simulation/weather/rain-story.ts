import type { Going } from '../meet/going.ts';
import type { Rng } from '../rng.ts';

/** Inches an hour over the hours of the day that end at these; those before midnight are below zero. */
interface Spell {
  readonly from: number;
  readonly to: number;
  readonly inches: number;
}

/**
 * The rain that leaves the courses as they are from noon to seven by the rule of thumb of `estimateGoing`: on a good
 * day it fell before dawn, on a muddy one until nine, on a sloppy one it goes on.
 */
const SPELLS: Readonly<Record<string, readonly Spell[]>> = {
  FT: [],
  GD: [{ from: 3, to: 6, inches: 0.12 }],
  MY: [{ from: 4, to: 9, inches: 0.183 }],
  SY: [
    { from: -6, to: 9, inches: 0.09 },
    { from: 10, to: 21, inches: 0.04 },
  ],
};

const SHOWER = 0.01;
const SHOWERS = 2;

/** Inches in the hours of a day by the hour they end at, of those in which it rained. */
export function rainStory(going: Going, rng: Rng): ReadonlyMap<number, number> {
  const fallen = new Map<number, number>();
  const strength = rng.between(1, 1.03);
  for (const { from, to, inches } of SPELLS[going.dirt.code] ?? []) {
    for (let hour = from; hour <= to; hour += 1) fallen.set(hour, inches * strength);
  }
  const isShowery = going.sky === 'Showery' || going.sky === 'Rainy';
  for (let shower = 0; isShowery && shower < SHOWERS; shower += 1) {
    const hour = rng.whole(12, 19);
    if (!fallen.has(hour)) fallen.set(hour, SHOWER);
  }
  return fallen;
}
