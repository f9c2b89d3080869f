import { Badge, Card, Provenance } from '#kit/kit.ts';
import type { WeatherAnalysis } from './weather.ts';
import { moistureTone, signed, withUnit, yesNo } from './weather.ts';

type Rows = readonly (readonly [label: string, text: React.ReactNode])[];

export function FactRows({ rows }: { readonly rows: Rows }) {
  return (
    <dl className="rules">
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How wet the soil is, estimated from the rain. */
export function SoilCard({ soil }: { readonly soil: WeatherAnalysis['soilAnalysis'] }) {
  const moisture =
    soil.moisture === null ? (
      'unknown'
    ) : (
      <Badge tone={moistureTone(soil.moisture)}>{withUnit(soil.moisture, '%', 1)}</Badge>
    );
  return (
    <Card
      title="Soil analysis"
      foot={soil.provenance && <Provenance source={soil.provenance.source} at={soil.provenance.at} withDay />}
    >
      <FactRows
        rows={[
          ['Moisture', moisture],
          ['Saturation', withUnit(soil.saturation, '%', 0, 'unknown')],
          [
            'Drainage rate',
            withUnit(
              soil.drainageRate,
              ' points an hour',
              2,
              soil.moisture === null ? 'unknown' : 'not drying',
            ),
          ],
          ['Compaction', 'not measured'],
        ]}
      />
      <p>
        <strong>Impact:</strong> {soil.impact}
      </p>
    </Card>
  );
}

type Variant = WeatherAnalysis['trackVariant'];

function speedText({ speed, races }: Variant): string {
  if (speed === null) return 'unknown';
  return `${signed(speed)} points${races === null ? '' : `, ${races} races`}`;
}

const conditionText = ({ condition, conditionBasis }: Variant): string =>
  condition ? `${condition}${conditionBasis === 'estimate' ? ' (estimated)' : ''}` : 'unknown';

/** The latest track variant, and whom it favored. */
export function VariantCard({ variant }: { readonly variant: Variant }) {
  return (
    <Card
      title="Track variant"
      foot={
        variant.provenance && (
          <Provenance source={variant.provenance.source} at={variant.provenance.at} withDay />
        )
      }
    >
      <FactRows
        rows={[
          ['Speed', speedText(variant)],
          ['Bias', variant.bias ?? 'unknown'],
          ['Favors closers', yesNo(variant.favorsClosers)],
          ['Sealed surface', yesNo(variant.sealedSurface)],
          ['Condition', conditionText(variant)],
        ]}
      />
      <p className="small muted">
        A general claim, not measured here: front-runners have a 15% higher win rate on a Fast track.
      </p>
    </Card>
  );
}
