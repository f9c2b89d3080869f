import { Provenance, trackDayTime } from '#kit/kit.ts';
import { versionText } from './measured/performance.ts';
import type { Prediction } from './prediction.ts';

/** The source and time of a race's figures; old ones (the refetch failed) look stale. */
export function PredictionSources({
  predictions: [first],
  isOld,
}: {
  readonly predictions: readonly Prediction[];
  readonly isOld: boolean;
}) {
  if (first === undefined) return null;
  const { provenance, model, upTo } = first;
  return (
    <p className="row small muted">
      <Provenance source={provenance.source} at={provenance.at} state={isOld ? 'stale' : 'fresh'} withDay />
      <span>Model {versionText(model)}</span>
      <span>data as of {trackDayTime(upTo)}</span>
    </p>
  );
}
