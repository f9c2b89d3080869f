import type { Disqualification } from '#core/results/official-order.ts';
import type { Claim, Scratch, WinnersBreeding } from '#core/results/race-result.ts';
import { type Line, textOf, textOfLines } from './lines.ts';
import { dollars, programNumber } from './readers.ts';

/** Lines below the table, under their label. */
export type Block = readonly Line[] | undefined;

/** The text of a block without its label. */
export const valueText = (block: Block): string => textOfLines(block ?? []).replace(/^[^:]*:\s*/, '');

/** `6 - Tagg, Barclay; 2 -Raj Jagnanan; 1a-Name;` by program number. */
export function byProgram(block: Block): ReadonlyMap<string, string> {
  const entries = valueText(block)
    .split(';')
    .flatMap((entry) => {
      const [, number = '', value = ''] = /^\s*(\S{1,3}?) ?- ?(.+?)\s*$/.exec(entry) ?? [];
      const program = programNumber(number);
      return program === null ? [] : [[program, value] as const];
    });
  return new Map(entries);
}

/** `2 - Grit and Glory: $14,000; …`: dollars by horse. */
export function claimingPrices(block: Block): ReadonlyMap<string, number> {
  const entries = [...byProgram(block).values()].flatMap((entry) => {
    const [, name = '', sum = ''] = /^(.+): (\$[\d,]+)$/.exec(entry) ?? [];
    const price = dollars(sum);
    return price === null ? [] : [[name, price] as const];
  });
  return new Map(entries);
}

const CLAIMED = /^(?:\d+ Claimed Horse\(s\):\s*)?(.+?)\s*New Trainer:\s*(.*?)\s*New Owner:\s*(.*)$/;
/** A claim that was undone, also printed without its label: `Guy Caballero(Vet);`. */
const VOIDED = /^([^:;]+?) ?\(([^():;]+)\);$/;

/** `2 Claimed Horse(s):`; null without such a block. */
export function claimCount(block: Block): number | null {
  const count = /^(\d+) Claimed/.exec(textOfLines(block ?? []))?.[1];
  return count === undefined ? null : Number(count);
}

const named = (text: string): string | null => (text === '' ? null : text);

export function claimsOf(
  block: Block,
  prices: ReadonlyMap<string, number>,
  price: number | null,
): readonly Claim[] {
  const claims: Claim[] = [];
  for (const text of (block ?? []).map(({ items }) => textOf(items))) {
    const [, horseName = '', trainer = '', owner = ''] = CLAIMED.exec(text) ?? [];
    const last = claims.at(-1);
    if (horseName !== '') {
      const cost = prices.get(horseName) ?? price;
      claims.push({ horseName, newTrainer: named(trainer), newOwner: named(owner), price: cost });
    } else if (last !== undefined && !VOIDED.test(text)) {
      claims[claims.length - 1] = { ...last, newOwner: named(`${last.newOwner ?? ''} ${text}`.trim()) };
    }
  }
  return claims;
}

/** Undone claims; their label is left out where a horse was claimed too, so that block is looked through as well. */
export function voidedClaimsOf(voided: Block, others: readonly Block[]): readonly Scratch[] {
  const labelled = valueText(voided)
    .split(/(?<=;)/)
    .map((text) => text.trim());
  const bare = others.flatMap((block) => (block ?? []).slice(1).map(({ items }) => textOf(items)));
  return [...labelled, ...bare].flatMap((text) => {
    const [, horseName, reason = ''] = VOIDED.exec(text) ?? [];
    return horseName === undefined ? [] : [{ horseName, reason }];
  });
}

/** `Belisarius (IRE) (Stewards), Gunman (Trainer)`. */
export const scratchesOf = (block: Block): readonly Scratch[] =>
  [...valueText(block).matchAll(/(.+?) \(([^()]+)\)(?:, |$)/g)].map(([, horseName = '', reason = '']) => ({
    horseName,
    reason,
  }));

/** `# 7 Giggle Factory from 4 to 7`, `#10 Name from 2 to 5`. */
export const disqualificationsOf = (block: Block): readonly Disqualification[] =>
  [...valueText(block).matchAll(/# ?(\S+) .+? from (\d+) to (\S+)/g)].map(
    ([, number = '', from, to = '']) => ({
      programNumber: programNumber(number) ?? number,
      from: Number(from),
      to: /^\d+$/.test(to) ? Number(to) : null,
    }),
  );

/** `4th place - # 1A Zero Gravity`: program numbers. */
export const deadHeatsOf = (block: Block): readonly string[] =>
  [...valueText(block).matchAll(/place - # ?(\S+)/g)].map(
    ([, number = '']) => programNumber(number) ?? number,
  );

const WINNER =
  /^(.+?), ([A-Z][A-Za-z /]*?) (Colt|Filly|Gelding|Mare|Horse|Ridgling|Rig), by (.+?) out of (.+?), by (.+?)\. Foaled (.+?)\.(?: |$)/;

/** `=Acclamation (GB)`: a foreign horse, and where it was bred. */
const bare = (name: string): string => name.replace(/^[=$]+/, '').replace(/ \([A-Z]{2,3}\)$/, '');

/** The official winner's breeding; null where a chart names no winner. */
export function winnerOf(winner: Block, breeder: Block): WinnersBreeding | null {
  const [, horseName, color = '', sex = '', sire = '', dam = '', damSire = '', foaled = ''] =
    WINNER.exec(valueText(winner)) ?? [];
  if (horseName === undefined) return null;
  return {
    horseName,
    color: color,
    sex,
    sire: bare(sire),
    dam: bare(dam),
    damSire: bare(damSire),
    foaled: named(foaled),
    breeder: named(valueText(breeder)),
  };
}
