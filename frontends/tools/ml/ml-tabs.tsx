import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '#api/api.ts';
import { fetched, useQueryValue } from '#frame/frame.ts';
import { Tabs } from '#kit/controls/controls.ts';
import type { Race } from '#kit/kit.ts';
import type { Prediction } from './prediction.ts';
import { PredictionsPanel } from './predictions-panel.tsx';
import { RacePredictions } from './race-predictions.tsx';
import { WhenNear } from './when-near.tsx';

const ModelDetails = fetched(async () => (await import('./model-details.tsx')).ModelDetails);
const KeyFactors = fetched(async () => (await import('./key-factors.tsx')).KeyFactors);
const FeatureRegister = fetched(
  async () => (await import('./measured/feature-register.tsx')).FeatureRegister,
);

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
  const { data, isError, refetch } = useQuery(predictionsQuery(race.id));
  const panel = (draw: (predictions: readonly Prediction[]) => ReactNode) => (
    <PredictionsPanel
      race={race}
      predictions={data}
      isError={isError}
      onRetry={() => void refetch()}
      draw={draw}
    />
  );
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
            panel((rows) => <RacePredictions key={race.id} race={race} predictions={rows} isOld={isError} />),
        },
        {
          key: 'model',
          label: 'Model Details',
          panel: () => <ModelDetails model={data?.[0]?.model ?? null} />,
        },
        {
          key: 'factors',
          label: 'Key Factors',
          panel: () => (
            <div className="stack ml-panel">
              <div className="ml-factors-room">
                {panel((rows) => (
                  <KeyFactors key={race.id} race={race} predictions={rows} isOld={isError} />
                ))}
              </div>
              <WhenNear>
                <FeatureRegister />
              </WhenNear>
            </div>
          ),
        },
      ]}
    />
  );
}
