import { TrackSelect, useQueryValue, useRaceDay } from '#frame/frame.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import {
  Button,
  CardProvenance,
  DemoLabel,
  Empty,
  NoRacing,
  raceDay,
  SelectField,
  Skeleton,
} from '#kit/kit.ts';
import { MlTabs } from './ml-tabs.tsx';
import { raceLabel, raceToShow } from './race-choice.ts';

type HeadProps = {
  readonly trackName: string;
  readonly day: DayOfRaces | null;
  readonly isOld: boolean;
  readonly onTrack: () => void;
};

function Head({ trackName, day, isOld, onTrack }: HeadProps) {
  const date = day?.cardDay ?? day?.today ?? null;
  return (
    <div className="page-head ml-head">
      <div>
        <h1>ML Predictions</h1>
        <p className="ml-line">{[trackName, date && raceDay(date)].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="row ml-aside">
        <TrackSelect onChosen={onTrack} />
        <CardProvenance day={day} isOld={isOld} />
        {day?.isDemo && <DemoLabel />}
      </div>
    </div>
  );
}

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

/** Formula and model for every horse of a race, race by race. */
export function MlScreen() {
  const { trackName, isFlagship, day, error, isOld, askAgain } = useRaceDay();
  const [asked, choose] = useQueryValue('race');
  const race = day && raceToShow(day.races, asked);
  return (
    <div className="page ml-screen">
      <Head trackName={trackName} day={day} isOld={isOld} onTrack={() => choose(null)} />
      {error && (
        <Empty title="No Racing Data Available" action={<Button onClick={askAgain}>Try again</Button>}>
          Today’s races could not be loaded.
        </Empty>
      )}
      {day === null && error === null && <Loading />}
      {day && !race && (
        <NoRacing track={trackName} isFlagship={isFlagship} day={day}>
          Predictions are made for the card of the racing day as soon as it is read.
        </NoRacing>
      )}
      {day && race && (
        <>
          <SelectField
            label="Race"
            className="ml-choice"
            choices={day.races.map((one) => ({
              value: String(one.raceNumber),
              label: raceLabel(one, trackName),
            }))}
            value={String(race.raceNumber)}
            onChange={(event) => choose(event.target.value)}
          />
          <MlTabs race={race} />
        </>
      )}
    </div>
  );
}
