import { type LeakageScore, leakageWarnings } from '../../training/scoring/leakage-check.ts';
import type { PickerScore } from '../scoreboard/picker-score.ts';
import type { Scoreboard } from '../scoreboard/scoreboard.ts';

/** Its chances and its first choices apart: they were scored in different races. */
const scoresOf = ({ who, races, hitRate, chances }: PickerScore): readonly LeakageScore[] => {
  const [toPublic, none] = [chances?.toPublic ?? null, { meanDifferenceToPublic: 0, standardError: 0 }];
  const firstChoices = { name: who, races, topPickRate: hitRate ?? 0, ...none };
  if (toPublic === null || toPublic.standardError === null) return [firstChoices];
  const { difference: meanDifferenceToPublic, standardError, races: priced } = toPublic;
  return [{ name: who, races: priced, meanDifferenceToPublic, standardError, topPickRate: 0 }, firstChoices];
};

/** Sentences on figures of a board that are too good to be true; the public's own prices raise none. */
export const leakageAlarm = ({ voices }: Pick<Scoreboard, 'voices'>): readonly string[] =>
  leakageWarnings({ models: voices.filter(({ voice }) => voice !== 'public').flatMap(scoresOf) });
