import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '#api/api.ts';
import { useQueryValue } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { Button, Empty, Skeleton, Tabs } from '#kit/kit.ts';
import { KeyFactors } from './key-factors.tsx';
import { ModelDetails } from './model-details.tsx';
import type { Prediction } from './prediction.ts';
import { RacePredictions } from './race-predictions.tsx';

const firstTab = 'predictions';

function predictionsQuery(raceId: string) {
  return {
    ...ask('GET /api/ml/predict/{raceId}', { params: { raceId } }),
    staleTime: 60_000,
    gcTime: 600_000,
  };
}

/** The three tabs of a race; which one is in the address. */
export function MlTabs({ race }: { readonly race: Race }) {
  const [tab, choose] = useQueryValue('tab');
  const { data, isPending, isError, refetch } = useQuery(predictionsQuery(race.id));
  const withPredictions = (draw: (predictions: readonly Prediction[]) => ReactNode) => {
    if (isPending || data === null)
      return <Skeleton shape="table" count={9} label="Loading the predictions" />;
    if (isError || !Array.isArray(data) || data.length === 0)
      return (
        <Empty
          title="No Racing Data Available"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {isError
            ? `The entries of race ${race.raceNumber} could not be loaded.`
            : `Race ${race.raceNumber} has no entries yet.`}
        </Empty>
      );
    return draw(data);
  };
  return (
    <Tabs
      label="ML predictions"
      chosen={tab ?? firstTab}
      onChoose={(key) => choose(key === firstTab ? null : key)}
      tabs={[
        {
          key: firstTab,
          label: 'Race Predictions',
          panel: () =>
            withPredictions((rows) => <RacePredictions key={race.id} race={race} predictions={rows} />),
        },
        {
          key: 'model',
          label: 'Model Details',
          panel: () => <ModelDetails model={data?.[0]?.model ?? null} />,
        },
        {
          key: 'factors',
          label: 'Key Factors',
          panel: () => withPredictions((rows) => <KeyFactors race={race} predictions={rows} />),
        },
      ]}
    />
  );
}
