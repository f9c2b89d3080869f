import { useQuery } from '@tanstack/react-query';
import { HttpError } from '#api/api.ts';
import { QueryState, RefreshButton, useEvents, useQueryValue, useTrack } from '#frame/frame.ts';
import { Tabs } from '#kit/controls/controls.ts';
import { Empty, raceDay, SelectField, TextField } from '#kit/kit.ts';
import { PageHead } from '../page-head.tsx';
import type { Desk, DeskCard, DeskDay } from './desk.ts';
import { deskCardQuery, deskQuery, refetchDesk, trackDayQuery } from './desk.ts';
import { RaceDesk } from './race-desk.tsx';

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

type DayProps = { readonly day: DeskDay /** Of the track. */; readonly zone: string };

function Races({ day, zone, card, desk }: DayProps & { readonly card: DeskCard; readonly desk: Desk }) {
  const [requested, setRequested] = useQueryValue('race');
  const changed = new Set(
    desk.entries.filter(({ withdrawn }) => withdrawn === null).map((entry) => entry.raceNumber),
  );
  const tabs = card.races.map((race) => ({
    key: String(race.raceNumber),
    label: `${race.raceNumber}${changed.has(race.raceNumber) ? ' •' : ''}`,
    panel: () => <RaceDesk key={race.id} day={day} race={race} races={card.races} desk={desk} zone={zone} />,
  }));
  const [first] = tabs;
  if (first === undefined) return <Empty title="No races on this day" />;
  const chosen = tabs.find(({ key }) => key === requested)?.key ?? first.key;
  return <Tabs label="Races" tabs={tabs} chosen={chosen} onChoose={setRequested} />;
}

function Day({ day, zone }: DayProps) {
  const card = useQuery(deskCardQuery(day));
  const desk = useQuery(deskQuery(day));
  useEvents(['weather'], refetchDesk);
  if (card.error instanceof HttpError && card.error.status === 404)
    return (
      <Empty title="No card for this day">
        Import the day’s card first, or choose another day. Entries are made to a card.
      </Empty>
    );
  return (
    <QueryState query={card} what="the card" shape="table" count={8}>
      {(known) => (
        <QueryState query={desk} what="the entries" shape="table" count={3}>
          {(entered) => <Races day={day} zone={zone} card={known} desk={entered} />}
        </QueryState>
      )}
    </QueryState>
  );
}

type ChoiceProps = {
  readonly track: string;
  /** The track's name; null until loaded. */
  readonly name: string | null;
  readonly date: string;
  readonly onTrack: (slug: string) => void;
  readonly onDate: (date: string | null) => void;
};

function DayChoice({ track, name, date, onTrack, onDate }: ChoiceProps) {
  const { tracks } = useTrack();
  const listed = tracks.map(({ slug, displayName }) => ({ value: slug, label: displayName }));
  const isListed = listed.some(({ value }) => value === track);
  return (
    <div className="row desk-choice">
      <SelectField
        label="Track"
        choices={isListed ? listed : [{ value: track, label: name ?? track }, ...listed]}
        value={track}
        onChange={(event) => onTrack(event.target.value)}
      />
      <TextField
        label="Race day"
        type="date"
        className="admin-date"
        value={date}
        onChange={(event) => onDate(event.target.value === '' ? null : event.target.value)}
      />
    </div>
  );
}

/** The stewards' desk: what the announcer says, entered by hand. */
export function StewardsScreen() {
  const chosen = useTrack();
  const [requestedTrack, setTrack] = useQueryValue('track');
  const [requestedDay, setDate] = useQueryValue('date');
  const track = requestedTrack ?? chosen.slug;
  const config = useQuery(trackDayQuery(track));
  const date = isDay(requestedDay) ? requestedDay : (config.data?.today ?? null);
  return (
    <div className="page">
      <PageHead
        title="Stewards’ Desk"
        line="Enter what the announcer says. It counts until a source disagrees."
      >
        <RefreshButton query={{ isFetching: config.isFetching, refetch: refetchDesk }} />
      </PageHead>
      <DayChoice
        track={track}
        name={config.data?.displayName ?? null}
        date={date ?? ''}
        onTrack={setTrack}
        onDate={setDate}
      />
      <QueryState query={config} what="the track" shape="text" count={2}>
        {({ displayName, timeZone }) =>
          date === null ? null : (
            <>
              <h2>
                {displayName}, {raceDay(date)}
              </h2>
              <Day day={{ track, date }} zone={timeZone} />
            </>
          )
        }
      </QueryState>
    </div>
  );
}
