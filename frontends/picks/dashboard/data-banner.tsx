import { useQuery } from '@tanstack/react-query';
import { QueryState, useTrack } from '#frame/frame.ts';
import { Alert, numbered, trackDayTime } from '#kit/kit.ts';
import type { Validation } from './questions.ts';
import { validationQuery } from './questions.ts';

/** What the banner warns of: that there is no race, or that the races shown are invented or replayed; null when they are live. */
export function warningTitle({ dataStatus }: Pick<Validation, 'dataStatus'>): string | null {
  const { currentRaces, isLiveData, isDemo } = dataStatus;
  if (currentRaces === 0) return 'No Current Racing Data Available';
  if (isLiveData) return null;
  return `${isDemo ? 'Demo data' : 'Replay'}: ${numbered(currentRaces, 'race')}, not live`;
}

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

function Warned({ title, data }: { readonly title: string; readonly data: Validation }) {
  return (
    <Alert tone="warn" title={title}>
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
  return (
    <Alert tone="good" title={`Live data: ${numbered(dataStatus.currentRaces, 'race')} today`}>
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
      {(data) => {
        const title = warningTitle(data);
        return title === null ? <Complete data={data} /> : <Warned title={title} data={data} />;
      }}
    </QueryState>
  );
}
