import type { RaceDay } from '#frame/frame.ts';
import { QueryState, useQueryValue, useRaceDay } from '#frame/frame.ts';
import { DayStrip, useOpeningRace } from '#frame/races/races.ts';
import { TicketCost } from '#frame/tickets/tickets.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { NoRacing, SelectField, Skeleton } from '#kit/kit.ts';
import { OtherDayNote, RaceLinks } from '../day/race-links.tsx';
import { ToolHead } from '../day/tool-head.tsx';
import { MlTabs } from './ml-tabs.tsx';
import { raceLabel, raceToShow } from './race-choice.ts';

function Loading() {
  return (
    <>
      <div className="ml-choice">
        <Skeleton count={2} label="Loading today’s races" />
      </div>
      <Skeleton shape="table" count={9} label="Loading the predictions" />
    </>
  );
}

type PredictedDay = { readonly day: DayOfRaces; readonly trackName: string; readonly isFlagship: boolean };

function PredictedRace({ day, trackName, isFlagship }: PredictedDay) {
  const [requestedRace, setRequestedRace] = useQueryValue('race');
  const race = raceToShow(day.races, requestedRace, useOpeningRace(day.races));
  if (race === null)
    return (
      <NoRacing track={trackName} isFlagship={isFlagship} day={day}>
        Predictions appear once the card is loaded.
      </NoRacing>
    );
  return (
    <>
      <DayStrip races={day.races} chosen={race} onChoose={(chosen) => setRequestedRace(String(chosen))} />
      <SelectField
        label="Race"
        className="ml-choice"
        choices={day.races.map((race) => ({
          value: String(race.raceNumber),
          label: raceLabel(race, trackName),
        }))}
        value={String(race.raceNumber)}
        onChange={(event) => setRequestedRace(event.target.value)}
      />
      <OtherDayNote day={day} />
      <RaceLinks race={race} trackName={trackName} />
      <MlTabs race={race} />
      <TicketCost key={`ticket ${race.id}`} race={race} />
    </>
  );
}

function Predictions({ trackName, isFlagship, day, error, isFetching, refetch }: RaceDay) {
  return (
    <QueryState
      query={{ data: day, error, isFetching, refetch }}
      what="today’s races"
      loading={<Loading />}
      failed="No Racing Data Available"
      reason="Today’s races could not be loaded."
    >
      {(known) => <PredictedRace day={known} {...{ trackName, isFlagship }} />}
    </QueryState>
  );
}

/** Formula and model for every horse of a race, race by race. */
export function MlScreen() {
  const raceDay = useRaceDay();
  return (
    <div className="page ml-screen">
      <ToolHead title="ML Predictions" trackName={raceDay.trackName} day={raceDay.day} isOld={raceDay.isOld}>
        <TrackSelect />
      </ToolHead>
      <Predictions {...raceDay} />
    </div>
  );
}
