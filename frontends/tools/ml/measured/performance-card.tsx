import type { QueryView } from '#frame/frame.ts';
import { QueryState } from '#frame/frame.ts';
import {
  between,
  Card,
  count,
  numbered,
  Provenance,
  percent,
  shortRaceDay,
  signedPercent,
} from '#kit/kit.ts';
import type { Performance } from './performance.ts';
import { typeset } from './performance.ts';

/** A share as a percentage; what was not measured says so. */
export const shareOrUnknown = (share: number | null): string =>
  share === null ? 'not measured' : percent(share, 1);

/** `409 races on 40 days at SAR, Jul 16, 2020 to Sep 7, 2020`. */
export const scoredWords = ({ sample, scored: { days, track, from, to } }: Performance): string =>
  `${numbered(sample, 'race')} on ${numbered(days, 'day')} ${track ? `at ${track}` : 'at every track'}, ${shortRaceDay(from)} to ${shortRaceDay(to)}`;

interface Headline {
  readonly name: string;
  readonly figure: string;
  readonly means: string;
}

function accuracyOf({ accuracy, models }: Performance): Headline {
  const favorites = models.find(({ name }) => name === 'blend')?.favoriteRate;
  const beside = favorites === undefined ? '' : ` The betting favorite won ${percent(favorites, 1)}.`;
  return {
    name: 'Accuracy',
    figure: shareOrUnknown(accuracy),
    means: `How often the blend’s top pick won.${beside}`,
  };
}

function precisionOf({ precision, models }: Performance): Headline {
  const given = models.find(({ name }) => name === 'blend')?.calibration.at(-1);
  const beside = given === undefined ? '' : ` It predicted ${percent(given.predicted, 1)}.`;
  return {
    name: 'Precision',
    figure: shareOrUnknown(precision),
    means: `Winners among the top tenth of horses by the blend.${beside}`,
  };
}

function profitabilityOf({ profitability, models }: Performance): Headline {
  const { bets = 0, low = null, high = null } = models.find(({ name }) => name === 'fundamental')?.roi ?? {};
  const beside =
    low === null || high === null
      ? ''
      : ` ${count(bets)} bets, 95% interval ${between({ low, high }, signedPercent)}.`;
  return {
    name: 'Profitability',
    figure: profitability === null ? 'no bets' : signedPercent(profitability),
    means: `Per $1 to win on every overlay of the model without odds.${beside}`,
  };
}

/** The three figures with what each means. */
export const headlinesOf = (performance: Performance): readonly Headline[] => [
  accuracyOf(performance),
  precisionOf(performance),
  profitabilityOf(performance),
];

function Figures({ performance, isOld }: { readonly performance: Performance; readonly isOld: boolean }) {
  return (
    <>
      <dl className="headlines">
        {headlinesOf(performance).map(({ name, figure, means }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong className="headline-figure">{figure}</strong>
              <span className="small muted">{means}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Every race was scored by models trained only on earlier days. These models see the final odds, or no
        odds at all. Today’s chances come from the model “{performance.model.name}”, made before there are
        final odds; the morning line it starts from is scored below.
      </p>
      <ul className="says small">
        {performance.says.map((sentence) => (
          <li key={sentence}>{typeset(sentence)}</li>
        ))}
      </ul>
      <Provenance state={isOld ? 'stale' : 'fresh'} source={scoredWords(performance)} />
    </>
  );
}

/** How the models did on days they were not trained on, or that this is unknown. */
export function PerformanceCard({ query }: { readonly query: QueryView<Performance> }) {
  return (
    <Card title="Performance" {...(!query.data && !query.error && { className: 'performance-loading' })}>
      <QueryState
        query={query}
        what="the performance"
        count={9}
        failed="The figures could not be loaded."
        reason={null}
        whenStale="nothing"
        empty={({ sample }) =>
          sample === 0 && <Provenance state="missing" source="no race has been scored yet" />
        }
      >
        {(performance, isOld) => <Figures performance={performance} isOld={isOld} />}
      </QueryState>
    </Card>
  );
}
