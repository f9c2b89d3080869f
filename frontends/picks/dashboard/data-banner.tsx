import { useQuery } from '@tanstack/react-query';
import { QueryState, useTrack } from '#frame/frame.ts';
import { Alert, trackDayTime } from '#kit/kit.ts';
import type { Validation } from './questions.ts';
import { validationQuery } from './questions.ts';

/** Data is missing when no race is there to be run today, or what is shown is not live. */
export const isDataMissing = ({ dataStatus }: Pick<Validation, 'dataStatus'>): boolean =>
  dataStatus.currentRaces === 0 || !dataStatus.isLiveData;

const instant = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** A sentence of the server with its instants as a person reads them. */
const readable = (sentence: string): string => sentence.replace(instant, (time) => trackDayTime(time));

function Sources({ sources }: Pick<Validation, 'sources'>) {
  return (
    <details>
      <summary>Data sources</summary>
      <ul>
        {sources.map(({ name, state, detail }) => (
          <li key={name}>
            <strong>{name}</strong>, {state}: {readable(detail)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Missing({ data }: { readonly data: Validation }) {
  return (
    <Alert tone="warn" title="No Current Racing Data Available">
      <div className="stack small">
        {data.warnings.length > 0 && (
          <ul>
            {data.warnings.map((warning) => (
              <li key={warning}>{readable(warning)}</li>
            ))}
          </ul>
        )}
        <Sources sources={data.sources} />
      </div>
    </Alert>
  );
}

function Complete({ data: { dataStatus, lastUpdate, sources } }: { readonly data: Validation }) {
  const races = dataStatus.currentRaces === 1 ? '1 race' : `${dataStatus.currentRaces} races`;
  return (
    <Alert tone="good" title={`Live data: ${races} today`}>
      <div className="stack small">
        <p>{lastUpdate ? `Last update ${trackDayTime(lastUpdate)}.` : 'No update time reported.'}</p>
        <Sources sources={sources} />
      </div>
    </Alert>
  );
}

/** Says that what is shown is not live, or not there, with every warning; else how much there is, and since when. */
export function DataBanner() {
  return (
    <QueryState
      query={useQuery(validationQuery(useTrack().slug))}
      what="the data check"
      loading={<div className="banner-coming" />}
      failed="Couldn’t check the data"
      reason="The data below may not be live or complete."
      whenStale="nothing"
    >
      {(data) => (isDataMissing(data) ? <Missing data={data} /> : <Complete data={data} />)}
    </QueryState>
  );
}
