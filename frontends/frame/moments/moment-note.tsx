import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Button, trackDayTime, trackTime } from '#kit/kit.ts';
import { useQueryValue } from '../address.ts';
import { trackConfigQuery } from '../track.tsx';
import { shownTrack } from '../track-address.ts';
import { dayOf, instantAt } from './day-moments.ts';

/** The moment of an address as track time: `2026-08-01T17:02:00Z` and `13:02` are `1:02 PM ET`, of another day `Jul 31, 1:02 PM ET`; null for what is no time. */
export function momentTime(text: string, zone: string, today: string): string | null {
  const moment = instantAt(today, text.padStart(5, '0'), zone) ?? text;
  const day = dayOf(moment, zone);
  if (day === null) return null;
  return day === today ? trackTime(moment, zone) : trackDayTime(moment, zone);
}

const textOf = (time: string | null, isShown: boolean): string => {
  if (isShown) return `As of ${time ?? 'an earlier moment'}: what was known then.`;
  return `This page shows now${time === null ? '.' : `, not ${time}.`}`;
};

/** Says which moment a screen without the bar shows: that of the address, or now although its address has an earlier one. */
export function MomentNote({ isShown }: { readonly isShown: boolean }) {
  const [text, change] = useQueryValue('asOf');
  const slug = useSyncExternalStore(shownTrack.onChange, shownTrack.slug);
  const { data } = useQuery(trackConfigQuery(slug));
  if (!text || !data) return null;
  return (
    <section className="moment-bar screen-only" aria-label="Time machine">
      <p className="moment-notice" role="status">
        {textOf(momentTime(text, data.timeZone, data.today), isShown)}
      </p>
      <div className="moment-steps">
        <Button onClick={() => change(null)}>Back to now</Button>
      </div>
    </section>
  );
}
