import { around } from '#kit/charts/charts.ts';
import { fixed, holdsZero } from '#kit/kit.ts';
import type { Feature } from './performance.ts';

export const groups: readonly {
  readonly group: Feature['group'];
  readonly title: string;
  readonly why: string;
}[] = [
  { group: 'core', title: 'Core', why: 'read straight from a card or result' },
  { group: 'derived', title: 'Derived', why: 'worked out from several facts' },
  { group: 'expert', title: 'Expert', why: 'a figure maker’s opinion' },
];

type Weighted = Feature & { readonly weight: number; readonly error: number };

export const isWeighted = (feature: Feature): feature is Weighted =>
  feature.weight !== null && feature.error !== null;

/** `lastLineSupport` as `Last line support`. */
export function featureWords(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Those of a group, the heaviest first, those without a weight last. */
export const heaviestFirst = (features: readonly Feature[], group: Feature['group']): readonly Feature[] =>
  features
    .filter((feature) => feature.group === group)
    .sort((a, b) => Math.abs(b.weight ?? 0) - Math.abs(a.weight ?? 0));

/** How many have a weight, and for how many the sign is certain. */
export function tallyOf(features: readonly Feature[]) {
  const weighted = features.filter(isWeighted);
  const clear = weighted.filter(({ weight, error }) => !holdsZero(around(weight, error)));
  return { all: features.length, weighted: weighted.length, clear: clear.length };
}

/** What a weight does: by how much it multiplies the strength of a horse one deviation above its field. */
export const strengthened = (weight: number): string => `× ${fixed(Math.exp(weight), 2)}`;
