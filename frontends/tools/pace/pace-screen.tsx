import { sentenceOf } from '#api/api.ts';
import { QueryState, useQueryValue, useRaceDay } from '#frame/frame.ts';
import { DayStrip, useOpeningRace } from '#frame/races/races.ts';
import { TicketCost } from '#frame/tickets/tickets.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { findRace, NoRacing, SelectField } from '#kit/kit.ts';
import { DayBanner } from '../day/day-banner.tsx';
import { OtherDayNote, RaceLinks } from '../day/race-links.tsx';
import { raceChoice } from '../day/race-name.ts';
import { ToolHead } from '../day/tool-head.tsx';
import { PaceTabs, PaceTabsWithoutRace } from './pace-tabs.tsx';

type PaceDay = { readonly day: DayOfRaces; readonly trackName: string; readonly isFlagship: boolean };

function NoPace({ day, trackName, isFlagship }: PaceDay) {
  return (
    <>
      <NoRacing track={trackName} isFlagship={isFlagship} day={day}>
        Pace and figures appear once the card is loaded.
      </NoRacing>
      <PaceTabsWithoutRace />
    </>
  );
}

function PaceOfDay({ day, trackName, isFlagship }: PaceDay) {
  const [requestedRace, setRequestedRace] = useQueryValue('race');
  const { races } = day;
  const opening = useOpeningRace(races);
  const race = findRace(races, requestedRace) ?? opening;
  if (race === null) return <NoPace {...{ day, trackName, isFlagship }} />;
  return (
    <>
      <DayBanner day={day} />
      <DayStrip races={races} chosen={race} onChoose={(chosen) => setRequestedRace(String(chosen))} />
      <SelectField
        label="Race"
        className="race-choice"
        choices={races.map((race) => ({ value: String(race.raceNumber), label: raceChoice(race) }))}
        value={String(race.raceNumber)}
        onChange={(event) => setRequestedRace(event.target.value)}
      />
      <OtherDayNote day={day} />
      <RaceLinks race={race} trackName={trackName} />
      <PaceTabs race={race} />
      <TicketCost key={`ticket ${race.id}`} race={race} />
    </>
  );
}

/** How each race is expected to be run, and how fast its horses are. */
export function PaceScreen() {
  const { trackName, isFlagship, day, error, isOld, isFetching, refetch } = useRaceDay();
  return (
    <div className="page ml-screen">
      <ToolHead title="Pace and Speed Analysis" trackName={trackName} day={day} isOld={isOld}>
        <TrackSelect />
      </ToolHead>
      <QueryState
        query={{ data: day, error, isFetching, refetch }}
        what="today’s races"
        shape="cards"
        count={4}
        failed="Pace analysis requires authentic racing data..."
        reason={sentenceOf(error, 'Today’s races could not be loaded.')}
      >
        {(known) => <PaceOfDay day={known} {...{ trackName, isFlagship }} />}
      </QueryState>
    </div>
  );
}
