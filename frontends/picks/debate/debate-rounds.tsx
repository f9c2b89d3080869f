import type { ReactNode } from 'react';
import { Badge, Card, numbered, properName, SaddleCloth, Sentence } from '#kit/kit.ts';
import type { Debate, DebateSoFar, Side } from './debate.ts';
import { seatNames, sides } from './debate.ts';

function Round({
  title,
  analysts,
  children,
}: {
  readonly title: string;
  readonly analysts: Debate['analysts'];
  readonly children: (side: Side) => ReactNode;
}) {
  return (
    <Card title={title}>
      <div className="analysts">
        {sides.map((side) => (
          <section key={side} className="analyst">
            <h3>{seatNames[side]}</h3>
            <Seat analyst={analysts[side]} side={side} />
            {children(side)}
          </section>
        ))}
      </div>
    </Card>
  );
}

function Horse({ name, number }: { readonly name: string; readonly number: string }) {
  return (
    <p className="analyst-horse">
      <SaddleCloth number={number} />
      <strong>{properName(name)}</strong>
    </p>
  );
}

function Opening({ said }: { readonly said: Debate['round1']['claude'] }) {
  return (
    <>
      <Horse name={said.horse} number={said.programNumber} />
      <Badge title="How strongly the evidence agrees; not a chance of winning">
        Confidence {said.confidence}/10
      </Badge>
      <p className="said">
        <Sentence text={said.reasoning} />
      </p>
    </>
  );
}

function Final({ said }: { readonly said: Debate['round3']['claudeFinal'] }) {
  return (
    <>
      <Horse name={said.finalHorse} number={said.programNumber} />
      <p className="said">
        <Sentence text={said.explanation} />
      </p>
    </>
  );
}

function Result({ consensus }: Pick<Debate, 'consensus'>) {
  return (
    <Card title="Debate Result" className="debate-result">
      <p>
        <Badge tone={consensus.hasConsensus ? 'green' : 'yellow'}>
          {consensus.hasConsensus ? 'CONSENSUS REACHED' : 'SPLIT DECISION'}
        </Badge>
      </p>
      {consensus.hasConsensus ? (
        <p className="pick-name">{properName(consensus.horse ?? consensus.claudePick)}</p>
      ) : (
        <p className="row">
          <span>
            {seatNames.claude}: <strong>{properName(consensus.claudePick)}</strong>
          </span>
          <span>
            {seatNames.gpt}: <strong>{properName(consensus.gptPick)}</strong>
          </span>
        </p>
      )}
      <p>
        <Sentence text={consensus.explanation} />
      </p>
    </Card>
  );
}

const checkTones = { true: 'green', wrong: 'red', 'not checkable': 'gray' } as const;

/** What the two said of the card, held against the card. */
function Checks({ checks }: Pick<Debate, 'checks'>) {
  const wrong = checks.filter(({ verdict }) => verdict === 'wrong').length;
  if (checks.length === 0) return null;
  return (
    <details className="card">
      <summary>
        {numbered(checks.length, 'fact')} checked against the card
        {wrong === 0 ? ', none wrong' : `, ${wrong} wrong`}
      </summary>
      <ul className="plain-list small">
        {checks.map((check, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the checks never change places
          <li key={index}>
            <Badge tone={checkTones[check.verdict]}>{check.verdict}</Badge> {seatNames[check.side]}, round{' '}
            {check.round}: {check.claim}
            {check.verdict !== 'true' && <span className="muted"> The card says: {check.fact}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A built-in analyst with a note speaks although a key is set: the note says why. */
const builtInText = (note: string | null): string =>
  note === null ? 'Built-in analyst (no AI key set)' : 'Built-in analyst';

/** Who sits in a seat, when it is not the model the seat is named after, and why. */
function Seat({ analyst, side }: { readonly analyst: Debate['analysts'][Side]; readonly side: Side }) {
  if (!analyst.isBuiltIn && analyst.note === null) return null;
  const approach = analyst.name.split(': ').at(-1);
  return (
    <p className="analyst-note">
      {analyst.isBuiltIn
        ? `${builtInText(analyst.note)}: ${approach}, standing in for ${seatNames[side]}`
        : analyst.name}
      {analyst.note && `. ${analyst.note}`}
    </p>
  );
}

/** The three rounds, and what came of them, as far as they are there. */
export function DebateRounds({ debate }: { readonly debate: DebateSoFar }) {
  const { round1, round2, round3, speakers = {}, consensus, checks } = debate;
  if (!speakers.round1) return null;
  return (
    <div className="stack debate">
      {round1 && (
        <Round title="Round 1: Initial Analysis" analysts={speakers.round1}>
          {(side) => <Opening said={round1[side]} />}
        </Round>
      )}
      {round2 && speakers.round2 && (
        <Round title="Round 2: Critical Analysis" analysts={speakers.round2}>
          {(side) => (
            <p className="said">
              <Sentence text={round2[`${side}Critique`].critique} />
            </p>
          )}
        </Round>
      )}
      {round3 && speakers.round3 && (
        <Round title="Round 3: Final Positions" analysts={speakers.round3}>
          {(side) => <Final said={round3[`${side}Final`]} />}
        </Round>
      )}
      {consensus && <Result consensus={consensus} />}
      {checks && <Checks checks={checks} />}
    </div>
  );
}
