import type { BadgeTone } from '#kit/kit.ts';
import { Badge, rounded } from '#kit/kit.ts';

/** Confidence on a scale of 0 to 100: 70 and more is green, 50 and more yellow, less is red. */
export function confidenceTone(confidence: number): 'green' | 'yellow' | 'red' {
  if (confidence >= 70) return 'green';
  return confidence >= 50 ? 'yellow' : 'red';
}

/** Over a PASS nothing is marked in green: agreement is no reason to bet. */
type OverPass = { readonly isPass?: boolean };

/** How far an analyst's evidence agrees, 0 to 100. Not a chance of winning. */
export function ConfidenceBadge({ value, isPass = false }: OverPass & { readonly value: number | null }) {
  if (value === null) return <Badge tone="gray">No analyst confidence given</Badge>;
  return (
    <Badge
      tone={isPass ? 'gray' : confidenceTone(value)}
      title="How strongly the evidence agrees; not a chance of winning"
    >
      {rounded(value, '%')} analyst confidence
    </Badge>
  );
}

const agreements: readonly [part: string, tone: BadgeTone][] = [
  ['High', 'green'],
  ['Medium', 'yellow'],
  ['Low', 'red'],
];

/** The label and color of a consensus: anything pending stays unchanged, the rest reads "… Agreement". */
export function consensusLabel(consensus: string): { readonly text: string; readonly color: BadgeTone } {
  if (consensus.includes('Pending')) return { text: consensus, color: 'gray' };
  const found = agreements.find(([part]) => consensus.includes(part));
  return { text: `${consensus} Agreement`, color: found?.[1] ?? 'gray' };
}

export function ConsensusBadge({ value, isPass = false }: OverPass & { readonly value: string }) {
  const { text, color } = consensusLabel(value);
  return <Badge tone={isPass ? 'gray' : color}>{text}</Badge>;
}
