/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

/** What is wider than a phone: it scrolls sideways by itself, also by keyboard. */
export function Scrolled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
