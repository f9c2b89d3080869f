import { Link } from '#frame/frame.ts';
import {
  Badge,
  Card,
  count,
  links,
  money,
  Price,
  Provenance,
  percent,
  personName,
  properName,
  RaceTime,
  rounded,
  SaddleCloth,
  Sentence,
  withQuery,
} from '#kit/kit.ts';
import type { LongshotAlert } from './alerts.ts';
import { consensusTone, noEnhancedAnalysis, strengthTone } from './alerts.ts';

function Figures({ alert }: { readonly alert: LongshotAlert }) {
  const before = alert.edgeBeforeBlending;
  const all: readonly (readonly [string, string])[] = [
    ['Our chance', alert.chance === null ? 'unknown' : percent(alert.chance, 1)],
    ['Bet at', alert.priceToTake === null ? 'no price' : `${alert.priceToTake.text} or more`],
    ['Verdict', alert.verdict ?? 'none yet'],
    ['Chance, blended with the market', percent(alert.mlPredictedWinRate / 100, 1)],
    ['Chance implied by the odds', percent(alert.impliedOddsProbability / 100, 1)],
    ['Edge, market blended in', percent(alert.edgePercentage / 100)],
    ['Edge before blending', before === null ? 'no picks yet' : percent(before / 100)],
    ['$2 to win returns', money(alert.potentialPayout)],
  ];
  return (
    <dl className="facts">
      {all.map(([label, value]) => (
        <div key={label} className="fact">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Reasons({ alert }: { readonly alert: LongshotAlert }) {
  return (
    <div className="small stack">
      <p>
        <strong>Analysis:</strong> <Sentence text={alert.enhancedAnalysis || alert.reasoning} />
      </p>
      <p>
        <strong>Claude:</strong> <Sentence text={alert.claudeReason ?? noEnhancedAnalysis} />
      </p>
      {alert.openaiReason && (
        <p>
          <strong>GPT-4o:</strong> <Sentence text={alert.openaiReason} />
        </p>
      )}
      {alert.weatherImpact && (
        <p>
          <strong>Weather:</strong> {alert.weatherImpact}
        </p>
      )}
      {alert.riskFactors.length > 0 && (
        <div>
          <strong>Against it</strong>
          <ul>
            {alert.riskFactors.map((risk) => (
              <li key={risk}>
                <Sentence text={risk} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function AlertLinks({ alert: { raceNumber } }: { readonly alert: LongshotAlert }) {
  return (
    <span className="row">
      <Link href={withQuery(links.races, { race: raceNumber })}>Race page</Link>
      <Link href={withQuery(links.picks, { race: raceNumber })}>Picks of race {count(raceNumber)}</Link>
    </span>
  );
}

/** One longshot: who, at what price, why, and what speaks against it. */
export function AlertCard({ alert, basis }: { readonly alert: LongshotAlert; readonly basis: string }) {
  const isPass = alert.verdict === 'PASS';
  const people = [alert.jockeyName, alert.trainerName].flatMap((name) => (name ? [personName(name)] : []));
  return (
    <Card
      level={3}
      title={`Race ${count(alert.raceNumber)}`}
      aside={<RaceTime at={alert.postTime ?? alert.raceTime} />}
      foot={<AlertLinks alert={alert} />}
    >
      <p className="row">
        <SaddleCloth number={alert.programNumber} large />
        <strong className="pick-name">{properName(alert.horseName)}</strong>
        <Price price={alert.price} />
      </p>
      {people.length > 0 && <p className="small muted">{people.join(' · ')}</p>}
      <p className="row">
        <Badge tone={isPass ? 'gray' : strengthTone(alert.alertStrength)}>{alert.alertStrength}</Badge>
        {basis === 'picks' && (
          <Badge tone={isPass ? 'gray' : consensusTone(alert.aiConsensus)}>
            Analysts: {alert.aiConsensus}
          </Badge>
        )}
        <Badge tone="gray" title="How complete the data is; not a chance of winning">
          {rounded(alert.confidence, '%')} ML confidence
        </Badge>
      </p>
      <Figures alert={alert} />
      <Reasons alert={alert} />
      <Provenance source={alert.price.source} at={alert.price.at} withDay />
    </Card>
  );
}
