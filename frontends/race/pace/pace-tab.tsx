import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '#frame/frame.ts';
import { PaceMap, ScenarioChances } from '#kit/charts/charts.ts';
import {
  Button,
  Card,
  count,
  properName,
  rounded,
  SaddleCloth,
  Sentence,
  Sourced,
  withPrintedNames,
} from '#kit/kit.ts';
import type { RaceTabProps } from '../race-tab.ts';
import type { CallName, PaceStarter, RacePace } from './race-pace.ts';
import { behindText, byLately, callNames, latelyText, placedAt, racePaceQuery } from './race-pace.ts';

const callTitles: Readonly<Record<CallName, string>> = { start: 'Start', half: 'Half', stretch: 'Stretch' };

/** The map with the calls to choose from. */
function MapByCall({ pace }: { readonly pace: RacePace }) {
  const [call, setCall] = useState<CallName>('start');
  return (
    <Card
      title="Where they run"
      level={3}
      foot="Average place at each call of the latest five races, as the share of the field behind. The rail is at the top. Under the question mark: fewer than two such calls."
    >
      <fieldset className="row call-choice">
        <legend className="visually-hidden">Call</legend>
        {callNames.map((name) => (
          <Button
            key={name}
            tone={name === call ? 'primary' : 'plain'}
            aria-pressed={name === call}
            onClick={() => setCall(name)}
          >
            {callTitles[name]}
          </Button>
        ))}
      </fieldset>
      <PaceMap
        horses={placedAt(pace.starters, call)}
        label={`Where the starters of race ${count(pace.raceNumber)} usually are at the ${call}; the table gives the same.`}
      />
    </Card>
  );
}

function StarterRow({ starter }: { readonly starter: PaceStarter }) {
  const { programNumber, horseName, lately, calls } = starter;
  return (
    <tr>
      <th scope="row">
        <span className="scenario-horse">
          <SaddleCloth number={programNumber} />
          {properName(horseName)}
        </span>
      </th>
      <td>{lately === null ? <span className="muted">unknown</span> : latelyText(lately)}</td>
      {callNames.map((call) => (
        <td key={call} className="numeric">
          {behindText(calls[call])}
        </td>
      ))}
    </tr>
  );
}

/** Who led or pressed lately, and the share of the field behind each at the calls. */
function LedLately({ starters }: { readonly starters: readonly PaceStarter[] }) {
  return (
    <Card
      title="On the lead lately"
      level={3}
      foot="Led: first or within half a length at the first call, of the latest five. Pressed: within two lengths and fourth or better. The other columns: share of the field behind."
    >
      <table className="scenario-chances led-lately">
        <thead>
          <tr>
            <th scope="col">Horse</th>
            <th scope="col">Led</th>
            {callNames.map((call) => (
              <th key={call} scope="col" className="numeric">
                {callTitles[call]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byLately(starters).map((starter) => (
            <StarterRow key={starter.programNumber} starter={starter} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Expected({ pace }: { readonly pace: RacePace }) {
  const names = pace.starters.map(({ horseName }) => horseName);
  return (
    <div className="stack">
      <p>
        Expected pace:{' '}
        {pace.isKnown ? <strong>{pace.expectedPace}</strong> : <span className="muted">unknown</span>}
        {pace.pressureRating !== null && `, pressure ${rounded(pace.pressureRating)} of 100`}
      </p>
      <ul className="small">
        {pace.keyInsights.map((insight) => (
          <li key={insight}>
            <Sentence text={withPrintedNames(names, insight)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How the race should be run: the map call by call, who led lately, and what each pace does to the chances. */
export function PaceTab({ slug, race }: RaceTabProps) {
  const query = useQuery(racePaceQuery(slug, race.day, race.raceNumber));
  return (
    <QueryState query={query} what="the pace" shape="cards" count={3}>
      {(pace) => (
        <Sourced from={pace.provenance} says="pace worked out of its running lines">
          <div className="stack">
            <Expected pace={pace} />
            <div className="race-pace">
              <MapByCall pace={pace} />
              <LedLately starters={pace.starters} />
            </div>
            {pace.scenarios === null && (
              <p className="muted">
                The running lines of most starters are unknown, so the win chances are not split by pace.
              </p>
            )}
            <ScenarioChances pace={pace} />
            <p className="small muted">{pace.basis}</p>
          </div>
        </Sourced>
      )}
    </QueryState>
  );
}
