import type { ReactNode } from 'react';

type ToolFactsProps = { readonly facts: readonly (readonly [label: string, value: ReactNode])[] };

/** Labels with what is known of each, side by side. */
export function ToolFacts({ facts }: ToolFactsProps) {
  return (
    <dl className="tool-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
