import type { PaceProjection, PaceShape } from '../pace.ts';
import type { ShapedRunner } from './field-shape.ts';
import type { PaceGroups, PaceHorse } from './pace-groups.ts';

/** What the pace alone suggests. Not a chance and no recommendation of the whole analysis. */
export interface PaceBet {
  readonly betType: 'Win' | 'Exacta Box';
  /** 30-65: how clear the shape is and how much of the field is known. */
  readonly confidence: number;
  /** `#4 PAPER LANTERN`. */
  readonly selection: string;
  readonly reasoning: string;
}

const LEAST = 30;
const MOST = 65;
/** Of the starters must have shown how they run. */
const HALF = 0.5;

export const namedHorse = ({ runner }: ShapedRunner): string =>
  `#${runner.programNumber} ${runner.horseName}`;

type Choice = { readonly from: readonly PaceHorse[]; readonly reasoning: string };

const behindTheDuel = ({ closers, stalkers }: PaceGroups): Choice => ({
  from: [...closers, ...stalkers],
  reasoning: 'A duel up front tires the leaders; this one comes from behind it.',
});

/** Whom each shape favours, best first. Common practice: a hot pace favours late runners, a slow one early ones. */
const CHOICES: Readonly<Record<PaceShape, (groups: PaceGroups) => Choice>> = {
  hot: behindTheDuel,
  contested: ({ stalkers, speedHorses }) => ({
    from: [...stalkers, ...speedHorses],
    reasoning: 'An honest pace suits a horse that lies within reach of it.',
  }),
  slow: ({ speedHorses, stalkers }) => ({
    from: [...speedHorses, ...stalkers],
    reasoning: 'With nobody keen to go on, the horses in front may stay there.',
  }),
  'lone speed': ({ speedHorses }) => ({
    from: speedHorses,
    reasoning: 'It has the early speed to itself and may set the pace it likes.',
  }),
};

/** How far the pressure lies from the middle of the scale, 0-1; an honest pace is never clear. */
const clarityOf = (shape: PaceShape, pressure: number): number =>
  shape === 'contested' ? 0.3 : Math.min(1, Math.abs(pressure - 50) / 50);

export function paceBets(
  pace: PaceProjection,
  groups: PaceGroups,
  { pressure, knownShare }: { readonly pressure: number | null; readonly knownShare: number },
): readonly PaceBet[] {
  const { shape, loneSpeed } = pace;
  if (shape === 'open' || pressure === null || knownShare < HALF) return [];
  const { from, reasoning } = CHOICES[shape](groups);
  const isIt = ({ horse }: PaceHorse): boolean =>
    loneSpeed === null || horse.runner.programNumber === loneSpeed;
  const [best, second] = from.filter(isIt);
  if (best === undefined) return [];
  const confidence = Math.round(LEAST + (MOST - LEAST) * knownShare * clarityOf(shape, pressure));
  const win: PaceBet = { betType: 'Win', confidence, selection: namedHorse(best.horse), reasoning };
  if (shape !== 'hot' || second === undefined) return [win];
  const box: PaceBet = {
    betType: 'Exacta Box',
    confidence: Math.max(LEAST, confidence - 10),
    selection: `${namedHorse(best.horse)} with ${namedHorse(second.horse)}`,
    reasoning: 'Both come from behind the expected duel.',
  };
  return [win, box];
}
