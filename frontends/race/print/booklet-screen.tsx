import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { HttpError, sentenceOf, shownMoment } from '#api/api.ts';
import { Link, QueryState, useQueryValue, useTrack } from '#frame/frame.ts';
import { cardOfDayQuery, dayOfCard, useRacingOffset, useShownInstant } from '#frame/races/races.ts';
import type { DayOfRaces, Race } from '#kit/kit.ts';
import {
  Alert,
  Button,
  count,
  findRace,
  links,
  numbered,
  raceDay,
  Skeleton,
  viewDay,
  withDaysInWords,
} from '#kit/kit.ts';
import { PrintButton } from '#kit/sharing/sharing.ts';
import { NoSuchRace } from '../no-such-race.tsx';
import type { AtPath } from '../race-address.ts';
import type { BookletDay, CardRead } from './booklet.ts';
import { asOf, bookletPages, byRacingClock, runningHead, withCard } from './booklet.ts';
import { useRaceParts } from './gather-parts.ts';
import { printAddressOf } from './print-address.ts';
import type { RaceParts } from './race-parts.ts';
import { missingParts } from './race-parts.ts';
import { oldText } from './race-text.ts';
import { Sheets } from './sheets.tsx';

function Missing({ parts, again }: { readonly parts: readonly RaceParts[]; readonly again: () => void }) {
  const said = parts.flatMap((part) => {
    const missing = missingParts(part);
    const texts = [missing.length > 0 ? `${missing.join(', ')}.` : null, oldText(part)].filter(Boolean);
    return texts.length === 0 ? [] : [`Race ${count(part.race.raceNumber)}: ${texts.join(' ')}`];
  });
  if (said.length === 0) return null;
  return (
    <Alert
      tone="warn"
      title="Not everything could be read; the booklet says where."
      action={<Button onClick={again}>Try again</Button>}
    >
      {said.join(' ')}
    </Alert>
  );
}

type BookletProps = {
  readonly slug: string;
  readonly date: string;
  readonly races: readonly Race[];
  readonly cardRead: CardRead;
  /** The one race that is printed; null for the whole day. */
  readonly only: Race | null;
};

/** How long a booklet that is ready waits for the racing clock. */
const clockWaitMs = 2_000;

/**
 * By how much the racing clock is ahead of this device; null until it is known. Where the page shows now, 0 once the clock
 * has not answered for a while.
 */
function useOffset(): number | null {
  const offset = useRacingOffset();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), clockWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return offset ?? (isOver && shownMoment() === null ? 0 : null);
}

function Booklet({ slug, date, races, cardRead, only }: BookletProps) {
  const { name: track } = useTrack();
  const wanted = useMemo(() => (only === null ? races : [only]), [only, races]);
  const { parts: found, done, again } = useRaceParts(wanted);
  const offset = useOffset();
  const moment = useShownInstant();
  const parts = useMemo(
    () =>
      found === null || offset === null ? null : byRacingClock(withCard(found, cardRead), offset, moment),
    [found, cardRead, offset, moment],
  );
  const day: BookletDay = useMemo(
    () => ({ track, date, clock: parts === null ? null : asOf(parts) }),
    [track, date, parts],
  );
  const pages = useMemo(
    () => (parts === null ? null : bookletPages(parts, day, only === null)),
    [parts, day, only],
  );
  if (parts === null || pages === null)
    return (
      <>
        <p role="status">
          Putting the booklet together: {done} of {numbered(wanted.length, 'race')}.
        </p>
        <Skeleton shape="cards" count={2} label="Loading the booklet" />
      </>
    );
  return (
    <>
      <div className="row screen-only">
        <PrintButton label={`Print ${numbered(pages.length, 'page')}`} />
        {only === null ? null : <Link href={links.print(slug, date)}>The whole day</Link>}
        <Link href={links.race(slug, date, only?.raceNumber ?? races[0]?.raceNumber ?? 1)}>
          {only === null ? 'The races' : `Race ${count(only.raceNumber)}`}
        </Link>
      </div>
      <div className="screen-only">
        <Missing parts={parts} again={again} />
      </div>
      <Sheets pages={pages} head={runningHead(day)} />
    </>
  );
}

function BookletOfDay({ slug, date }: { readonly slug: string; readonly date: string }) {
  const { name } = useTrack();
  const [requested] = useQueryValue('race');
  const query = useQuery(cardOfDayQuery(slug, date));
  const { data, error, dataUpdatedAt } = query;
  const cardRead = useMemo(() => ({ readAt: dataUpdatedAt, isOld: error !== null }), [dataUpdatedAt, error]);
  const day: DayOfRaces | null = useMemo(() => (data ? dayOfCard(data) : null), [data]);
  if (data) viewDay(data.cardDay);
  if (error instanceof HttpError && (error.status === 404 || error.status === 400) && !data)
    return <NoSuchRace title={withDaysInWords(sentenceOf(error, ''))} slug={slug} date={null} />;
  const only = day === null ? null : findRace(day.races, requested);
  if (day !== null && requested !== null && only === null)
    return (
      <NoSuchRace
        title={`${name} has no race ${requested} on ${raceDay(date)}.`}
        slug={slug}
        date={date}
        raceNumbers={day.races.map(({ raceNumber }) => raceNumber)}
      />
    );
  return (
    <div className="page booklet">
      <h1 className="screen-only">
        {only === null
          ? `${name}, ${raceDay(date)}`
          : `${name}, Race ${count(only.raceNumber)}, ${raceDay(date)}`}
        : past performances to print
      </h1>
      <QueryState query={{ ...query, data: day ?? undefined }} what="the card" shape="cards" count={2}>
        {({ races }) => <Booklet slug={slug} date={date} races={races} cardRead={cardRead} only={only} />}
      </QueryState>
    </div>
  );
}

/** The past performances of a day, or of one race of it, as pages to print. */
export function BookletScreen({ path }: AtPath) {
  const address = printAddressOf(path);
  const { slug } = useTrack();
  if (address === null)
    return <NoSuchRace title="This address names no track and day to print." slug={slug} date={null} />;
  return <BookletOfDay slug={slug} date={address.date} />;
}
