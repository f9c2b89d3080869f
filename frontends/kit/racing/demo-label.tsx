import { Badge } from '../base/badge.tsx';

export const demoSentence = 'Demo card: made-up horses and people';

/** Marks facts of the generated demo card. */
export function DemoLabel() {
  return <Badge tone="orange">{demoSentence}</Badge>;
}
