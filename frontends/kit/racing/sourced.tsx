import type { ReactNode } from 'react';
import { trackDayTime } from '../format.ts';

type Source = { readonly tier?: string; readonly source: string; readonly at: string | null };

const tiers: Readonly<Record<string, string>> = {
  live: 'live',
  imported: 'imported',
  derived: 'calculated here',
  demo: 'made up for the demo',
};

/** Where a number comes from, in a line: `Brisnet card · imported · Aug 1, 7:00 AM ET`, with what was made of it before. */
export function sourceText({ tier, source, at: time }: Source, says?: string): string {
  return [says, source, tier && tiers[tier], time && trackDayTime(time)].filter(Boolean).join(' · ');
}

/** Every number inside tells where it comes from when somebody points at it or taps it. */
export function Sourced({
  from,
  says,
  children,
}: {
  readonly from: Source | null | undefined;
  /** What was made of it here: `Model morning 2026-11-21`. */
  readonly says?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className="sourced" data-source={from ? sourceText(from, says) : says}>
      {children}
    </div>
  );
}
