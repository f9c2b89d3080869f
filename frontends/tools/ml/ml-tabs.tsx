import type { QueryView } from '#frame/frame.ts';
import { lazyPart, useQueryValue } from '#frame/frame.ts';
import { usePredictions } from '#frame/races/races.ts';
import { Tabs } from '#kit/controls/controls.ts';
import type { Race } from '#kit/kit.ts';
import type { Prediction } from './prediction.ts';
import { PredictionsPanel } from './predictions-panel.tsx';
import { RacePredictions } from './race-predictions.tsx';
import { WhenNear } from './when-near.tsx';

const ModelDetails = lazyPart(async () => (await import('./model-details.tsx')).ModelDetails);
const KeyFactors = lazyPart(async () => (await import('./key-factors.tsx')).KeyFactors);
const FeatureRegister = lazyPart(
  async () => (await import('./measured/feature-register.tsx')).FeatureRegister,
);

const firstTab = 'predictions';

type PanelProps = { readonly race: Race; readonly query: QueryView<readonly Prediction[]> };

function RacePanel({ race, query }: PanelProps) {
  return (
    <PredictionsPanel
      race={race}
      query={query}
      draw={(rows, isOld) => <RacePredictions key={race.id} race={race} predictions={rows} isOld={isOld} />}
    />
  );
}

function FactorsPanel({ race, query }: PanelProps) {
  return (
    <div className="stack ml-panel">
      <div className="ml-factors-room">
        <PredictionsPanel
          race={race}
          query={query}
          draw={(rows, isOld) => <KeyFactors key={race.id} race={race} predictions={rows} isOld={isOld} />}
        />
      </div>
      <WhenNear>
        <FeatureRegister />
      </WhenNear>
    </div>
  );
}

/** The three tabs of a race; which one is in the address. */
export function MlTabs({ race }: { readonly race: Race }) {
  const [tab, setTab] = useQueryValue('tab');
  const query = usePredictions(race.id);
  const model = query.data?.[0]?.model ?? null;
  return (
    <Tabs
      label="ML predictions"
      chosen={tab ?? firstTab}
      onChoose={(key) => setTab(key === firstTab ? null : key)}
      tabs={[
        { key: firstTab, label: 'Race Predictions', panel: () => <RacePanel race={race} query={query} /> },
        { key: 'model', label: 'Model Details', panel: () => <ModelDetails model={model} /> },
        { key: 'factors', label: 'Key Factors', panel: () => <FactorsPanel race={race} query={query} /> },
      ]}
    />
  );
}
