import { properName, sealedKind } from '#kit/kit.ts';
import type { RaceResult } from './race-result.ts';

/** What we had sealed: `We picked #2 Sovereignty; verdict BET at 3-1 or more.` */
export function sealedWords(sealed: RaceResult['sealed']): string {
  if (sealed === null) return 'We had sealed no pick before the off.';
  const { pick, verdict } = sealed;
  const kind = sealedKind(verdict.kind) ?? 'none';
  const on = verdict.horse === null || kind === 'PASS' ? '' : ` #${verdict.horse.programNumber}`;
  const least = verdict.priceToTake === null ? '' : ` at ${verdict.priceToTake.text} or more`;
  const picked = pick === null ? 'no horse' : `#${pick.programNumber} ${properName(pick.name)}`;
  const said = `picked ${picked}; verdict ${kind}${on}${kind === 'PASS' ? '' : least}.`;
  return sealed.isReplayed
    ? `Replayed, made later from what was known before the off, so no proof: we ${said}`
    : `We ${said}`;
}
