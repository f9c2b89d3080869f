import { horseNameKey } from '#core/card/same-name.ts';
import type { Claim, RaceResult, Scratch, WinnersBreeding } from '#core/results/race-result.ts';
import { childrenNamed } from '../xml/xml-element.ts';
import { Fields } from './fields.ts';
import { personName } from './people.ts';
import { bareName, type Entry } from './starters.ts';

const listOf = (race: Fields, list: string, item: string): readonly Fields[] => {
  const found = race.within(list);
  if (found === null) return [];
  return childrenNamed(found.element, item).map((element) => new Fields(element, race.fileName));
};

/** These lists print names in capitals: returns the starter's own spelling, or the name as printed if there is no such starter. */
function starterNamed(name: string, entries: readonly Entry[]): string {
  const key = horseNameKey(bareName(name));
  return entries.find(({ horseName }) => horseNameKey(horseName) === key)?.horseName ?? name;
}

export const claimsOf = (race: Fields, entries: readonly Entry[]): readonly Claim[] =>
  listOf(race, 'CLAIMED', 'CLAIM').map((claim) => ({
    horseName: starterNamed(claim.neededName('HORSE'), entries),
    newTrainer: personName(claim.within('TRAINER')),
    newOwner: claim.name('OWNER'),
    price: claim.positive('PRICE'),
  }));

export const voidedClaimsOf = (race: Fields, entries: readonly Entry[]): readonly Scratch[] =>
  listOf(race, 'VOIDED_CLAIMS', 'VOIDED_CLAIM').map((claim) => ({
    horseName: starterNamed(claim.neededName('HORSE'), entries),
    reason: claim.text('REASON'),
  }));

export const scratchesOf = (race: Fields): readonly Scratch[] =>
  childrenNamed(race.element, 'SCRATCH').map((element) => {
    const scratch = new Fields(element, race.fileName);
    return { horseName: bareName(scratch.neededName('NAME')), reason: scratch.text('REASON') };
  });

/** One sentence for each claimed horse that is not among the starters. */
export const claimFaults = (
  { claims, voidedClaims }: Pick<RaceResult, 'claims' | 'voidedClaims'>,
  entries: readonly Entry[],
): readonly string[] => {
  const names = new Set(entries.map(({ horseName }) => horseName));
  return [...claims, ...voidedClaims]
    .filter(({ horseName }) => !names.has(horseName))
    .map(({ horseName }) => `${horseName} is listed as claimed but is not among the starters.`);
};

/** The file calls `BR` blue roan; it is brown. */
const COLORS: ReadonlyMap<string, string> = new Map([['BR', 'Brown']]);

/** The breeding of the first winner that has it; null if none does. */
export function winnerOf(entries: readonly Entry[]): WinnersBreeding | null {
  const winner = entries.find(({ fields }) => fields.within('WINNERS_DETAILS') !== null);
  const details = winner?.fields.within('WINNERS_DETAILS') ?? null;
  if (winner === undefined || details === null) return null;
  const color = details.within('COLOR');
  const place = details.within('BRED_LOCATION')?.name('DESCRIPTION') ?? null;
  return {
    horseName: winner.horseName,
    color: COLORS.get(color?.text('CODE') ?? '') ?? color?.name('DESCRIPTION') ?? null,
    sex: winner.fields.within('SEX')?.name('DESCRIPTION') ?? null,
    sire: details.name('SIRE'),
    dam: details.name('DAM'),
    damSire: details.name('DAM_SIRE'),
    foaled: place === null ? null : `in ${place}`,
    breeder: details.name('BREEDER'),
  };
}
