import type { ReactNode } from 'react';
import { Badge, Provenance, properName, Sentence } from '#kit/kit.ts';
import { ConfidenceBadge } from '../parts/agreement-badges.tsx';
import type { Analysis, Consensus, Strategy } from './claude.ts';
import { agreementTone } from './claude.ts';

type Made = Pick<Analysis, 'analysedBy' | 'isOutdated' | 'madeAt' | 'provenance'>;

/** Who found it and when; that card or picks are others by now. */
function MadeBy({ made: newMade }: { readonly made: Made }) {
  return (
    <p className="row small muted">
      <span>{newMade.analysedBy}</span>
      <Provenance
        source={newMade.isOutdated ? 'the card or the picks have changed since' : newMade.provenance.source}
        at={newMade.madeAt}
        state={newMade.isOutdated ? 'stale' : 'fresh'}
        withDay
      />
    </p>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Text({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Part title={title}>
      <p className="said">
        <Sentence text={text} />
      </p>
    </Part>
  );
}

function Points({
  title,
  all,
  none,
}: {
  readonly title: string;
  readonly all: readonly string[];
  readonly none: string;
}) {
  return (
    <Part title={title}>
      {all.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ul>
          {all.map((point) => (
            <li key={point}>
              <Sentence text={point} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

type FoundProps<Answer> = {
  readonly found: Answer;
  /** Nothing in the race is worth a bet: no badge is green. */
  readonly isPass: boolean;
};

export function AnalysisFound({ found, isPass }: FoundProps<Analysis>) {
  return (
    <div className="stack">
      <p className="row">
        <ConfidenceBadge value={found.confidence} isPass={isPass} />
      </p>
      <Text title="Analysis" text={found.analysis} />
      <Points title="Key factors" all={found.keyFactors} none="No single factor stands out." />
      <Text title="Risk assessment" text={found.riskAssessment} />
      <Text title="Reasoning" text={found.reasoning} />
      <MadeBy made={found} />
    </div>
  );
}

export function StrategyFound({ found }: { readonly found: Strategy }) {
  return (
    <div className="stack">
      <Part title="Primary pick">
        <p className="pick-name">{properName(found.primaryPick)}</p>
      </Part>
      <Text title="Strategy" text={found.strategy} />
      <Points title="Alternatives" all={found.alternatives} none="No alternatives." />
      <Points title="Value opportunities" all={found.valueOpportunities} none="No value at these prices." />
      <Text title="Reasoning" text={found.reasoning} />
      <MadeBy made={found} />
    </div>
  );
}

export function ConsensusFound({ found, isPass }: FoundProps<Consensus>) {
  return (
    <div className="stack">
      <p>
        <Badge tone={isPass ? 'gray' : agreementTone(found.confidence)}>{found.confidence} confidence</Badge>
      </p>
      <Points title="Where they agree" all={found.consensus} none="No common ground." />
      <Points title="Where they differ" all={found.differences} none="No differences." />
      <Text title="Recommendation" text={found.recommendation} />
      <MadeBy made={found} />
    </div>
  );
}
