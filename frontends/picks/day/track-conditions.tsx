import type { Race } from '#kit/kit.ts';
import { Card, GoingChip, Provenance, WeatherIcon } from '#kit/kit.ts';
import type { DayPicks } from '../picks/picks-rules.ts';
import { conditionsOf, isUnknown } from './conditions.ts';

function Missing() {
  return <span className="muted">N/A</span>;
}

/** Temperature, weather, wind and going; what nobody measured is N/A and never a guess. */
export function TrackConditions({
  races,
  picks,
  isMaking = false,
}: {
  readonly races: readonly Race[];
  readonly picks: DayPicks | null;
  /** The picks are still being made, and with them what they know of the weather. */
  readonly isMaking?: boolean;
}) {
  const known = conditionsOf(races, picks);
  return (
    <Card
      title="Track conditions"
      className="conditions"
      aside={<WeatherIcon size={20} />}
      foot={
        isUnknown(known) && (
          <Provenance state="missing" source={isMaking ? 'not known yet' : 'no source tells the weather'} />
        )
      }
    >
      <dl className="facts">
        <dt>Temperature</dt>
        <dd>{known.temperature ?? <Missing />}</dd>
        <dt>Conditions</dt>
        <dd>{known.description ?? <Missing />}</dd>
        <dt>Wind speed</dt>
        <dd>{known.wind ?? <Missing />}</dd>
        <dt>Track condition</dt>
        <dd>{known.going ? <GoingChip going={known.going} /> : <Missing />}</dd>
      </dl>
    </Card>
  );
}
