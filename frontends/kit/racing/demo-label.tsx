import { Badge } from '../base/badge.tsx';

export const demoSentence = 'Demo card: invented horses and people';

/** Stands wherever facts of the generated card show. */
export function DemoLabel() {
  return <Badge tone="orange">{demoSentence}</Badge>;
}
