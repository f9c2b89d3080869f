import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Button, trackDayTime, trackTime } from '#kit/kit.ts';
import { useQueryValue } from '../address.ts';
import { trackConfigQuery } from '../track.tsx';
import { shownTrack } from '../track-address.ts';
import { dayOf, instantAt, useDayMoments } from './day-moments.ts';
import { dayIn } from './moment-address.ts';

/** The moment of an address as track time: `2026-08-01T17:02:00Z` and `13:02` are `1:02 PM ET`, of another day `Jul 31, 1:02 PM ET`; null for what is no time. */
export function momentTime(text: string, zone: string, today: string | null): string | null {
  const moment = (today === null ? null : instantAt(today, text.padStart(5, '0'), zone)) ?? text;
  const day = dayOf(moment, zone);
  if (day === null) return null;
  return day === today ? trackTime(moment, zone) : trackDayTime(moment, zone);
}

const textOf = (time: string | null, isShown: boolean): string => {
  if (isShown) return `As of ${time ?? 'an earlier moment'}: what was known then.`;
  return `This page shows now${time === null ? '.' : `, not ${time}.`}`;
};

/**
 * The day of the screen, and today by the racing clock; null until the track is known. On a screen of an earlier moment the
 * track and the clock are those of that moment: only the day's moments come with the time it is now, and until then today is
 * null.
 */
function useDays(isShown: boolean) {
  const slug = useSyncExternalStore(shownTrack.onChange, shownTrack.slug);
  const { data: track } = useQuery(trackConfigQuery(slug));
  const day = track && isShown ? (dayIn(location.pathname) ?? track.today) : null;
  const { data: moments } = useDayMoments(slug, day);
  if (!track) return null;
  const { timeZone } = track;
  const today = moments ? dayOf(moments.now, timeZone) : isShown ? null : track.today;
  return { day: day ?? track.today, today, timeZone };
}

/** Says which moment a screen without the bar shows: that of the address, or now although its address has an earlier one. */
export function MomentNote({ isShown }: { readonly isShown: boolean }) {
  const [text, change] = useQueryValue('asOf');
  const days = useDays(isShown);
  if (!text || !days) return null;
  const { day, today, timeZone } = days;
  const moment = instantAt(day, text.padStart(5, '0'), timeZone) ?? text;
  return (
    <section className="moment-bar screen-only" aria-label="Time machine">
      <p className="moment-notice" role="status">
        {textOf(momentTime(moment, timeZone, today), isShown)}
      </p>
      <div className="moment-steps">
        <Button onClick={() => change(null)}>Back to now</Button>
      </div>
    </section>
  );
}
