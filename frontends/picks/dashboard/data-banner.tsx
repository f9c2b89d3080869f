import { useQuery } from '@tanstack/react-query';
import { Alert, Button, trackDayTime } from '#kit/kit.ts';
import type { Validation } from './questions.ts';
import { validationQuery } from './questions.ts';

/** Data is missing when no race is there to be run today, or what is shown is not live. */
export const isDataMissing = ({ dataStatus }: Pick<Validation, 'dataStatus'>): boolean =>
  dataStatus.currentRaces === 0 || !dataStatus.isLiveData;

const instant = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** A sentence of the server with its instants as a person reads them. */
const readable = (sentence: string): string => sentence.replace(instant, (at) => trackDayTime(at));

function Sources({ sources }: Pick<Validation, 'sources'>) {
  return (
    <details>
      <summary>What there is</summary>
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

function Whole({ data: { dataStatus, lastUpdate, sources } }: { readonly data: Validation }) {
  const races = dataStatus.currentRaces === 1 ? '1 race' : `${dataStatus.currentRaces} races`;
  return (
    <Alert tone="good" title={`Live data: ${races} today`}>
      <div className="stack small">
        <p>{lastUpdate ? `Last heard ${trackDayTime(lastUpdate)}.` : 'When it was heard is not told.'}</p>
        <Sources sources={sources} />
      </div>
    </Alert>
  );
}

/** Says that what is shown is not live, or not there, with every warning; else how much there is, and since when. */
export function DataBanner() {
  const { data, error, isFetching, refetch } = useQuery(validationQuery);
  if (data) return isDataMissing(data) ? <Missing data={data} /> : <Whole data={data} />;
  if (error === null) return <div className="banner-coming" />;
  const again = (
    <Button busy={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  return (
    <Alert tone="error" title="Failed to check the data" action={again}>
      Whether what stands below is live and whole is not known.
    </Alert>
  );
}
