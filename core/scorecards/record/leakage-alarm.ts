import { tooGoodIn } from '../../training/scoring/leakage-check.ts';
import type { PickerScore } from '../scoreboard/picker-score.ts';
import type { Scoreboard } from '../scoreboard/scoreboard.ts';

/** In small fields everybody picks more winners: only this much above the public's favorite is suspicious. */
const ABOVE_FAVORITE = 0.1;

function beatsPrices({ chances }: PickerScore): boolean {
  const toPublic = chances?.toPublic ?? null;
  if (toPublic === null || toPublic.standardError === null) return false;
  const { races, difference: meanDifferenceToPublic, standardError } = toPublic;
  return tooGoodIn({ races, meanDifferenceToPublic, standardError, topPickRate: 0 }).length > 0;
}

function picksTooMany({ races, hitRate }: PickerScore, favorite: number | null): boolean {
  if (hitRate === null || (favorite !== null && hitRate <= favorite + ABOVE_FAVORITE)) return false;
  return tooGoodIn({ races, meanDifferenceToPublic: 0, standardError: 0, topPickRate: hitRate }).length > 0;
}

/** Sentences on figures of a board that are too good to be true; the public's own prices raise none. */
export function leakageAlarm({ voices }: Pick<Scoreboard, 'voices'>): readonly string[] {
  const favorite = voices.find(({ voice }) => voice === 'public')?.hitRate ?? null;
  return voices
    .filter(({ voice }) => voice !== 'public')
    .flatMap((score) => [
      ...(beatsPrices(score) ? [`The chances of ${score.who} beat the final odds by far.`] : []),
      ...(picksTooMany(score, favorite)
        ? [`${score.who} picked ${(100 * (score.hitRate ?? 0)).toFixed(1)}% of winners.`]
        : []),
    ]);
}
