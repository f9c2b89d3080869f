import type { ReactNode } from 'react';

/** A default in place of a missing fact. It looks and reads as one. */
export function Assumed({ children }: { readonly children: ReactNode }) {
  return (
    <span className="provenance-default" title="Default: not on the card">
      {children}
      <span className="visually-hidden"> (default)</span>
    </span>
  );
}
