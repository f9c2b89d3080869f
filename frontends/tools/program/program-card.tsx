import { useQuery } from '@tanstack/react-query';
import { ask, sentenceOf } from '#api/api.ts';
import { Link, useQueryValue } from '#frame/frame.ts';
import { DayStrip, useOpeningRace } from '#frame/races/races.ts';
import { TicketCost } from '#frame/tickets/tickets.ts';
import type { DayOfRaces, Race } from '#kit/kit.ts';
import { Alert, Button, findRace, links } from '#kit/kit.ts';
import { PrintButton, SaveCsv, usePrinting } from '#kit/sharing/sharing.ts';
import { DayBanner } from '../day/day-banner.tsx';
import { OtherDayNote, RaceLinks } from '../day/race-links.tsx';
import { cardCsv } from './card-csv.ts';
import { useDrawnAfter } from './drawn-after.ts';
import { useNamedEntry } from './named-entry.ts';
import { OtherDay } from './other-day.tsx';
import { PrintedCard } from './printed-card.tsx';
import type { View } from './program-entries.tsx';
import { ProgramEntries } from './program-entries.tsx';
import { RaceHead } from './race-head.tsx';
import type { RequestedDay } from './requested-day.ts';
import { WeatherStrip } from './weather-strip.tsx';

const views: readonly { readonly key: View; readonly label: string }[] = [
  { key: 'grid', label: 'Grid' },
  { key: 'table', label: 'Table' },
];

function ViewChoice({ view, onChoose }: { readonly view: View; readonly onChoose: (view: View) => void }) {
  return (
    <fieldset className="row view-choice">
      <legend className="visually-hidden">Show the entries as</legend>
      {views.map(({ key, label }) => (
        <Button
          key={key}
          tone={view === key ? 'primary' : 'plain'}
          aria-pressed={view === key}
          onClick={() => onChoose(key)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

const entriesQuery = (slug: string) => ({
  ...ask('GET /api/tracks/{slug}/entries', { params: { slug } }),
  staleTime: 60_000,
  gcTime: 600_000,
});

/** Whether the entries loaded, and whether a horse was scratched or reinstated since the card was loaded; on the racing day only. */
function useEntriesNow(race: Race | undefined, slug: string, isOther: boolean) {
  const { data, error } = useQuery({ ...entriesQuery(slug), enabled: !isOther });
  if (isOther) return { error: null, hasChanged: false };
  const now = new Map(data?.map(({ id, scratchStatus }) => [id, scratchStatus]));
  const hasChanged = race?.entries.some(
    ({ id, scratchStatus }) => (now.get(id) ?? scratchStatus) !== scratchStatus,
  );
  return { error, hasChanged: hasChanged ?? false };
}

type ProgramDay = Omit<RequestedDay, 'day'> & { readonly day: DayOfRaces; readonly slug: string };

/** What there is to know of the day before its races: the day, its notes and its weather. */
function DayNotes({ day, slug, isOther, isMissing, race }: ProgramDay & { readonly race: Race }) {
  if (isOther) return <OtherDay day={day} race={race} />;
  return (
    <>
      <DayBanner day={day} />
      <OtherDayNote day={day} isMissing={isMissing} />
      <WeatherStrip trackSlug={slug} race={race} />
    </>
  );
}

/** Warnings about the entries of a race, and the entries themselves, as tiles or as a table. */
function RaceEntries({ slug, isOther, refetch, race }: ProgramDay & { readonly race: Race }) {
  const [requestedView, setRequestedView] = useQueryValue('view');
  const view: View = requestedView === 'table' ? 'table' : 'grid';
  const { error, hasChanged } = useEntriesNow(race, slug, isOther);
  return (
    <>
      {error && (
        <Alert tone="warn" title="No Racing Data Available">
          {sentenceOf(error, 'Couldn’t refresh the entries.')} These are the entries from the card.
        </Alert>
      )}
      {hasChanged && (
        <Alert
          tone="warn"
          title="A horse was scratched or reinstated since this card was loaded."
          action={<Button onClick={refetch}>Reload the card</Button>}
        />
      )}
      <ViewChoice view={view} onChoose={(next) => setRequestedView(next === 'table' ? 'table' : null)} />
      <ProgramEntries key={race.id} race={race} view={view} isOther={isOther} />
    </>
  );
}

/** The card of a day, one race at a time: the next to run unless the address asks for another. Its button is marked before it is drawn. */
export function ProgramCard(props: ProgramDay) {
  const { day, trackName, isOther } = props;
  const { races } = day;
  const isPrinting = usePrinting();
  const [requestedRace, setRequestedRace] = useQueryValue('race');
  const opening = useOpeningRace(races) ?? undefined;
  const chosen = findRace(races, requestedRace) ?? opening;
  const race = useDrawnAfter(chosen, races);
  useNamedEntry(race?.id ?? null);
  if (chosen === undefined || race === undefined) return null;
  if (isPrinting) return <PrintedCard day={day} />;
  return (
    <>
      <DayNotes {...props} race={race} />
      <DayStrip races={races} chosen={chosen} onChoose={(number) => setRequestedRace(String(number))} />
      <RaceHead race={race} />
      <RaceLinks race={race} trackName={trackName}>
        <PrintButton label="Print the card" />
        <Link href={links.print(race.trackSlug, race.day)}>Past performances to print</Link>
        <SaveCsv name={`${trackName} ${race.day} card`} label="Card as CSV" csv={() => cardCsv(races)} />
      </RaceLinks>
      <RaceEntries {...props} race={race} />
      {!isOther && <TicketCost key={`ticket ${race.id}`} race={race} />}
      <p className="small muted">
        The number on the saddle cloth is the program number used for betting; it can differ from the post
        position.
      </p>
    </>
  );
}
