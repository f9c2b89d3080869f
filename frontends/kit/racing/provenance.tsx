import { useSyncExternalStore } from 'react';
import { onViewedYear, trackDayTime, trackTime, viewedYear } from '../format.ts';
import { ClockIcon, InfoIcon, WarnIcon } from '../icons.ts';

/** Fresh: up to date. Stale: real but old. Default: nobody measured it. Missing: there is none; `source` says why. */
export type ProvenanceState = 'fresh' | 'stale' | 'default' | 'missing';

const looks = {
  fresh: { Icon: ClockIcon, word: '' },
  stale: { Icon: WarnIcon, word: 'stale' },
  default: { Icon: InfoIcon, word: 'default, not measured' },
  missing: { Icon: InfoIcon, word: 'missing' },
} as const;

/** Where a number comes from and when: `Brisnet card · 9:02 AM ET`. Missing, stale and default are three different looks. */
export function Provenance({
  source,
  at: instant,
  state = 'fresh',
  withDay = false,
}: {
  readonly source: string | null;
  readonly at?: string | null;
  readonly state?: ProvenanceState;
  readonly withDay?: boolean;
}) {
  useSyncExternalStore(onViewedYear, viewedYear, viewedYear);
  const { Icon, word } = looks[state];
  const time = instant ? (withDay ? trackDayTime(instant) : trackTime(instant)) : null;
  return (
    <span className={`provenance provenance-${state}`}>
      <Icon size={14} />
      <span>
        {[state === 'missing' && source ? '' : word, source, state === 'default' ? null : time]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
}
