import { percent, properName, sealedKind } from '#kit/kit.ts';
import type { RaceField } from '../race-calls.ts';

type Change = RaceField['changes'][number];
type Move = Change['moves'][number];
type LineTerms = Move['before'];

const chanceText = (terms: LineTerms): string => (terms === null ? 'out' : percent(terms.chance, 1));

const takeText = (terms: LineTerms): string => terms?.priceToTake?.text ?? 'no price';

/** A horse before and after: `#2 Sovereignty 28.9% → 33.2%, take 3-1 → 5-2`. */
export function moveText({ horses, before, after }: Move): string {
  const names = horses.map(({ programNumber, name }) => `#${programNumber} ${properName(name)}`).join(', ');
  const chances = `${names} ${chanceText(before)} → ${chanceText(after)}`;
  const [was, is] = [takeText(before), takeText(after)];
  return before === null || after === null || was === is ? chances : `${chances}, take ${was} → ${is}`;
}

type Verdict = { readonly kind: Parameters<typeof sealedKind>[0]; readonly programNumber: string | null };

const verdictText = ({ kind, programNumber }: Verdict): string =>
  [sealedKind(kind) ?? 'no verdict', kind !== 'PASS' && programNumber && `#${programNumber}`]
    .filter(Boolean)
    .join(' ');

/** How the verdict differs from the one first sealed: `PASS → WATCH #2`; null where it is the same, or nothing is sealed. */
export function verdictMove({ sealed, verdict }: Pick<RaceField, 'sealed' | 'verdict'>): string | null {
  if (sealed === null) return null;
  const { kind, horse } = sealed.verdict;
  const was = verdictText({ kind, programNumber: horse?.programNumber ?? null });
  const is = verdictText(verdict);
  return was === is ? null : `${was} → ${is}`;
}
