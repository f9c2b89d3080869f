import type { PaceProjection, PaceShape } from '../pace.ts';
import { earlyIntent, LIKELY_TO_LEAD } from './early-intent.ts';
import type { ShapedRunner } from './field-styles.ts';
import type { PaceGroups, PaceHorse } from './pace-groups.ts';

/** What the pace alone suggests: not a win chance, and not the picks of the full analysis. */
export interface PaceBet {
  readonly betType: 'Win' | 'Exacta Box';
  /** 30-65: how clear the shape is and how much of the field is known. */
  readonly confidence: number;
  /** Of the horse to win, or the first one of the box. */
  readonly programNumber: string;
  /** `#4 PAPER LANTERN`. */
  readonly selection: string;
  readonly reasoning: string;
}

const LEAST = 30;
const MOST = 65;
/** Share of the starters that must have shown a running style. */
const HALF = 0.5;

export const namedHorse = ({ runner }: ShapedRunner): string =>
  `#${runner.programNumber} ${runner.horseName}`;

type Choice = { readonly from: readonly PaceHorse[]; readonly reasoning: string };

/** A horse that goes for the lead itself does not come from behind. */
const comesFromBehind = ({ horse }: PaceHorse): boolean =>
  (earlyIntent(horse.runner)?.goes ?? 0) < LIKELY_TO_LEAD;

const fromBehindTheDuel = ({ closers, stalkers }: PaceGroups): Choice => ({
  from: [...closers, ...stalkers].filter(comesFromBehind),
  reasoning: 'A duel up front tires the leaders. This one comes from behind.',
});

/** The horses each shape favors, best first. Common practice: a hot pace favors late runners, a slow one early ones. */
const CHOICES: Readonly<Record<PaceShape, (groups: PaceGroups) => Choice>> = {
  hot: fromBehindTheDuel,
  contested: ({ stalkers, speedHorses }) => ({
    from: [...stalkers, ...speedHorses],
    reasoning: 'Sits close to an honest pace.',
  }),
  slow: ({ speedHorses, stalkers }) => ({
    from: [...speedHorses, ...stalkers],
    reasoning: 'No one wants the lead. Horses in front may stay there.',
  }),
  'lone speed': ({ speedHorses }) => ({
    from: speedHorses,
    reasoning: 'Lone speed: sets its own pace.',
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
  const { programNumber } = best.horse.runner;
  const selection = namedHorse(best.horse);
  const win: PaceBet = { betType: 'Win', confidence, programNumber, selection, reasoning };
  if (shape !== 'hot' || second === undefined) return [win];
  const box: PaceBet = {
    betType: 'Exacta Box',
    confidence: Math.max(LEAST, confidence - 10),
    programNumber,
    selection: `${selection} with ${namedHorse(second.horse)}`,
    reasoning: 'Both close into the expected duel.',
  };
  return [win, box];
}
