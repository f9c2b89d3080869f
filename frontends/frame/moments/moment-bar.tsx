import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { takesMoment } from '#api/api.ts';
import { Alert, Button, Provenance, Skeleton, trackTime } from '#kit/kit.ts';
import { onAddressChange, useQueryValue } from '../address.ts';
import { carried } from '../carried-address.ts';
import { trackConfigQuery } from '../track.tsx';
import { shownTrack } from '../track-address.ts';
import { askAhead, shownReads, useReadAhead } from './ask-ahead.ts';
import type { DayMoments } from './day-moments.ts';
import {
  clockAt,
  dayOf,
  instantAt,
  momentText,
  nextAfter,
  placeOf,
  stepTo,
  useDayMoments,
} from './day-moments.ts';
import { dayIn, withMoment } from './moment-address.ts';
import { MomentLine } from './moment-line.tsx';
import { MomentNote, momentTime } from './moment-note.tsx';
import { showsMoments } from './moment-screens.ts';

/** A slider that is moved fast sets the moment where it comes to rest. */
const restMs = 200;

const dayHere = (): string | null => dayIn(location.pathname + location.search);

/** The track and day of the screen: the day of its address, else today there. */
function usePlace() {
  const slug = useSyncExternalStore(shownTrack.onChange, shownTrack.slug);
  const named = useSyncExternalStore(onAddressChange, dayHere);
  const { data } = useQuery({ ...trackConfigQuery(slug), enabled: named === null });
  return { slug, date: named ?? data?.today ?? null };
}

type BarProps = {
  readonly day: DayMoments;
  /** An instant; null for now. */
  readonly moment: string | null;
  readonly change: (moment: string | null) => void;
};

/** The place of the slider: where it is being moved to, else that of the moment. */
function useSlider({ day: { moments }, moment, change }: BarProps) {
  const known = placeOf(moments, moment);
  const [moved, setMoved] = useState<number | null>(null);
  const [step, setStep] = useState(0);
  useReadAhead(nextAfter(moments, known, step));
  const goTo = useCallback(
    (wanted: number) => {
      const place = stepTo(moments, known, wanted);
      setStep(Math.sign(place - known));
      change(place >= moments.length ? '' : (moments[Math.max(0, place - 1)]?.at ?? ''));
      setMoved(null);
    },
    [moments, known, change],
  );
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => goTo(moved), restMs);
    return () => clearTimeout(timer);
  }, [moved, goTo]);
  return { place: moved ?? known, setMoved, goTo };
}

function TimeField({ day: { date, timeZone, now }, moment, change }: BarProps) {
  const [problem, setProblem] = useState<string | null>(null);
  function take(time: string): void {
    const wanted = instantAt(date, time, timeZone);
    const isToCome = wanted !== null && Date.parse(wanted) > Date.parse(now);
    setProblem(isToCome ? 'That time is still to come.' : null);
    if (wanted !== null && !isToCome) change(wanted);
  }
  return (
    <label className="moment-time">
      Time{' '}
      <input
        key={moment}
        type="time"
        defaultValue={clockAt(moment ?? now, timeZone)}
        onBlur={({ target }) => target.value !== clockAt(moment ?? now, timeZone) && take(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget.value)}
      />
      {problem !== null && <span role="alert">{problem}</span>}
    </label>
  );
}

function Slider({ place, setMoved, day: { moments, timeZone } }: BarProps & ReturnType<typeof useSlider>) {
  const last = moments[place - 1];
  const text = last ? `${trackTime(last.at, timeZone)}, ${momentText(last)}` : 'Before the card';
  return (
    <>
      <MomentLine moments={moments} place={place} />
      <input
        type="range"
        className="moment-slider"
        aria-label="Moment of the day"
        aria-valuetext={text}
        min={1}
        max={moments.length}
        value={place}
        onChange={({ target }) => setMoved(Number(target.value))}
      />
      <p className="moment-last">{text}</p>
    </>
  );
}

function Steps({ place, goTo, day: { moments } }: BarProps & ReturnType<typeof useSlider>) {
  return (
    <>
      <Button disabled={place <= 1} onClick={() => goTo(place - 1)}>
        Previous event
      </Button>
      <Button disabled={place >= moments.length} onClick={() => goTo(place + 1)}>
        Next event
      </Button>
    </>
  );
}

/** `1:02 PM ET`; with its day where that is not today. */
const timeIn = ({ timeZone, now }: DayMoments, moment: string): string | null =>
  momentTime(moment, timeZone, dayOf(now, timeZone) ?? '');

function Bar(props: BarProps & { readonly close: () => void }) {
  const { day, moment, close } = props;
  const slider = useSlider(props);
  return (
    <>
      <p className="moment-notice" role="status">
        {moment === null ? (
          'Choose an earlier moment of this day.'
        ) : (
          <>
            <strong>As of {timeIn(day, moment)}</strong>: what was known then.
          </>
        )}
      </p>
      <Slider {...props} {...slider} />
      <div className="moment-steps">
        <Steps {...props} {...slider} />
        <TimeField {...props} />
        <Button tone="primary" onClick={close}>
          Back to now
        </Button>
      </div>
    </>
  );
}

carried.moment = withMoment;

/** The day's moments on a line, and the one that the screen shows; a note above a screen without them. */
export function MomentBar({ path }: { readonly path: string }) {
  return showsMoments(path) ? <DayBar /> : <MomentNote isShown={takesMoment(path)} />;
}

/** The moment in the address; a change asks at once for all that the screen shows. */
function useMoment() {
  const client = useQueryClient();
  const [text, put] = useQueryValue('asOf');
  const change = useCallback(
    (moment: string | null) => {
      const reads = shownReads(client);
      put(moment);
      askAhead(client, reads);
    },
    [client, put],
  );
  return [text, change] as const;
}

function DayBar() {
  const [text, change] = useMoment();
  const { slug, date } = usePlace();
  const { data: day, isError } = useDayMoments(slug, date);
  const moment = day && text ? (instantAt(day.date, text, day.timeZone) ?? text) : null;
  return (
    <section className="moment-bar" aria-label="Time machine">
      {day && <Bar day={day} moment={moment} change={change} close={() => change(null)} />}
      {isError && day && <Provenance state="stale" source="Couldn’t refresh the moments of the day" />}
      {isError && !day && (
        <Alert
          tone="warn"
          title="The moments of this day couldn’t be loaded."
          action={<Button onClick={() => change(null)}>Back to now</Button>}
        >
          What is shown below is still as of the moment in the address.
        </Alert>
      )}
      {!day && !isError && <Skeleton count={3} label="Loading the moments of the day" />}
    </section>
  );
}
