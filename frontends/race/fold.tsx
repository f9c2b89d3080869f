import type { ReactNode } from 'react';
import { useState } from 'react';

type FoldProps = {
  readonly summary: string;
  readonly className: string;
  readonly children: () => ReactNode;
};

/** A fold whose content is drawn, and so loaded, once it is first opened. */
export function Fold({ summary, className, children }: FoldProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={className} onToggle={() => setOpened(true)}>
      <summary>{summary}</summary>
      {wasOpened && children()}
    </details>
  );
}
