import { Badge, Card, count, Provenance, properName, rounded, Sentence } from '#kit/kit.ts';
import type { Pace } from './pace.ts';
import { withPrintedNames } from './pace.ts';

function Facts({ pace }: { readonly pace: Pace }) {
  return (
    <dl className="tool-facts">
      <div>
        <dt>Expected pace</dt>
        <dd>
          {pace.isKnown ? <strong>{pace.expectedPace}</strong> : <span className="muted">Unknown</span>}
        </dd>
      </div>
      <div>
        <dt>Pressure rating</dt>
        <dd>
          {pace.pressureRating === null ? (
            <span className="muted">unknown</span>
          ) : (
            <strong>{rounded(pace.pressureRating, '/100')}</strong>
          )}
        </dd>
      </div>
      <div>
        <dt>Pace shape</dt>
        <dd>
          <strong>{pace.paceShape}</strong>
        </dd>
      </div>
    </dl>
  );
}

function Insights({ pace }: { readonly pace: Pace }) {
  return (
    <section className="stack">
      <h3>Key insights</h3>
      <ul className="small">
        {pace.keyInsights.map((insight) => (
          <li key={insight}>
            <Sentence text={withPrintedNames(pace, insight)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bets({ pace }: { readonly pace: Pace }) {
  return (
    <section className="stack">
      <h3>What the pace suggests</h3>
      {pace.bettingRecommendations.length === 0 && (
        <p className="muted">PASS: the pace alone is no reason to bet this race.</p>
      )}
      <ul className="pace-bets">
        {pace.bettingRecommendations.map((bet) => (
          <li key={`${bet.betType} ${bet.selection}`}>
            <p className="row">
              <Badge tone="green">{bet.betType}</Badge>{' '}
              <strong>{withPrintedNames(pace, bet.selection)}</strong>
              <span className="small muted">{rounded(bet.confidence, '%')} pace confidence</span>
            </p>
            <p className="small">
              <Sentence text={withPrintedNames(pace, bet.reasoning)} />
            </p>
          </li>
        ))}
      </ul>
      <p className="small muted">
        From the pace alone. Pace confidence measures how clear the pace is; it is not a chance of winning.
      </p>
    </section>
  );
}

/** How a race is expected to be run, why, and what that is worth. */
export function PaceScenario({ pace, isOld }: { readonly pace: Pace; readonly isOld: boolean }) {
  return (
    <Card
      title={`Race ${count(pace.raceNumber)}: ${properName(pace.raceName)}`}
      foot={
        <div className="stack">
          <p>{pace.basis}</p>
          <Provenance
            source={pace.provenance.source}
            at={pace.provenance.at}
            state={isOld ? 'stale' : 'fresh'}
            withDay
          />
        </div>
      }
    >
      <Facts pace={pace} />
      <Insights pace={pace} />
      <Bets pace={pace} />
    </Card>
  );
}
