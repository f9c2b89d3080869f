import { Provenance, trackDayTime } from '#kit/kit.ts';
import { versionText } from './measured/performance.ts';
import type { Prediction } from './prediction.ts';

/** Where the figures of a race come from and up to when; old ones (asking anew failed) look stale. */
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
      <span>facts up to {trackDayTime(upTo)}</span>
    </p>
  );
}
