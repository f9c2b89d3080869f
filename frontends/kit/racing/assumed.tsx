import type { ReactNode } from 'react';

/** A value nobody gave: a default in the place of a fact. It looks and reads as one. */
export function Assumed({ children }: { readonly children: ReactNode }) {
  return (
    <span className="provenance-default" title="Default: the card does not say">
      {children}
      <span className="visually-hidden"> (default)</span>
    </span>
  );
}
