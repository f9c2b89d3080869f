import type { PaceProjection, PaceShape } from '../pace.ts';
import { type ShapedRunner, styleCounts } from './field-styles.ts';
import { namedHorse } from './pace-bets.ts';
import type { PaceGroups } from './pace-groups.ts';
import type { PaceScenarios } from './pace-scenarios.ts';

/** Common practice, not measured. */
const FAVORS: Readonly<Record<PaceShape, string>> = {
  hot: 'A duel favors closers.',
  contested: 'An honest pace favors nobody.',
  slow: 'A slow pace favors early speed.',
  'lone speed': 'A lone leader is hard to catch.',
};

/** Whom a pace favors, in a sentence. */
export const favoredBy = (shape: PaceShape): string => FAVORS[shape];

function countsSentence(field: readonly ShapedRunner[]): string {
  const { early, earlyPresser, presser, sustained, unknown } = styleCounts(field);
  const counts = [
    [early, 'early'],
    [earlyPresser, 'E/P'],
    [presser, presser === 1 ? 'presser' : 'pressers'],
    [sustained, sustained === 1 ? 'closer' : 'closers'],
    [unknown, 'unknown'],
  ] as const;
  const present = counts.filter(([count]) => count > 0);
  return `Styles: ${present.map(([count, style]) => `${count} ${style}`).join(', ')}.`;
}

function drawSentence({ speedHorses }: PaceGroups): string | null {
  const posts = speedHorses.map(({ horse }) => ({ horse, post: horse.runner.postPosition }));
  const drawn = posts
    .flatMap(({ horse, post }) => (post === null ? [] : [{ horse, post }]))
    .sort((a, b) => a.post - b.post)
    .map(({ horse, post }) => `${namedHorse(horse)} (post ${post})`);
  if (drawn.length === 0 || drawn.length < speedHorses.length) return null;
  return `Early speed, from the rail out: ${drawn.join(', ')}.`;
}

function computedSentence(field: readonly ShapedRunner[]): string | null {
  const computed = field.filter(({ isComputed }) => isComputed);
  const [first] = computed;
  if (first === undefined) return null;
  const whose = computed.length === 1 ? namedHorse(first) : `${computed.length} starters`;
  return `${whose}: style or points read from running lines (none on the card).`;
}

const wholePercent = (chance: number): string => `${Math.round(100 * chance)}%`;

const scenariosSentence = (scenarios: PaceScenarios | null): string | null =>
  scenarios === null
    ? null
    : `Scenarios: hot ${wholePercent(scenarios.hot)}, honest ${wholePercent(scenarios.honest)}, slow ${wholePercent(scenarios.slow)}.`;

/** What the field says about the pace, the most important first. */
export function paceInsights(
  pace: PaceProjection,
  field: readonly ShapedRunner[],
  groups: PaceGroups,
  scenarios: PaceScenarios | null = null,
): readonly string[] {
  const favors = pace.shape === 'open' ? 'Pace unclear: no pace bet.' : favoredBy(pace.shape);
  const sentences = [
    pace.sentence,
    scenariosSentence(scenarios),
    countsSentence(field),
    drawSentence(groups),
    favors,
    computedSentence(field),
  ];
  return sentences.filter((sentence) => sentence !== null);
}
