import { percent, properName, rounded, SaddleCloth, Sentence } from '#kit/kit.ts';
import { ConfidenceBadge } from '../parts/agreement-badges.tsx';
import { namedAnalyst, type Slot, upperFirst } from '../picks/analyst-names.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { isAgainst } from './why.ts';

const slots: readonly Slot[] = ['claude', 'openai'];
type Ranked = Recommendation['opinions']['claude']['ranking'][number];

function reasonsOf(recommendation: Recommendation, slot: Slot, row: Ranked | undefined): readonly string[] {
  if (row && row.reasons.length > 0) return row.reasons;
  const reason =
    slot === 'claude' ? recommendation.primaryPick?.claudeReason : recommendation.primaryPick?.openaiReason;
  return reason ? [reason] : ['No reason given.'];
}

function Reason({ text }: { readonly text: string }) {
  if (!isAgainst(text))
    return (
      <li>
        <Sentence text={upperFirst(text)} />
      </li>
    );
  return (
    <li className="against">
      <strong>Against:</strong> <Sentence text={text.replace(/^against:\s*/i, '')} />
    </li>
  );
}

type OpinionProps = { readonly recommendation: Recommendation; readonly slot: Slot };

/** The horse an analyst puts first, how sure it is, and why. */
function FirstHorse({ recommendation, slot }: OpinionProps) {
  const { horse, confidence, ranking } = recommendation.opinions[slot];
  const isPass = recommendation.verdict.kind === 'PASS';
  const [first] = ranking;
  if (horse === null || first === undefined) return <p className="muted">No pick.</p>;
  return (
    <>
      <p className="analyst-horse">
        <SaddleCloth number={first.programNumber} />
        <strong>{properName(horse)}</strong>
        <span className="muted">
          {recommendation.analysts[slot].isBuiltIn
            ? `analyst’s rating ${rounded(100 * first.chance)}`
            : `our chance ${percent(first.chance)}`}
        </span>
      </p>
      <ConfidenceBadge value={confidence} isPass={isPass} />
      <ul className="reasons">
        {reasonsOf(recommendation, slot, first).map((text) => (
          <Reason key={text} text={text} />
        ))}
      </ul>
    </>
  );
}

function Opinion({ recommendation, slot }: OpinionProps) {
  const { title, note } = namedAnalyst(recommendation, slot);
  const { unavailable } = recommendation.analysts[slot];
  const next = recommendation.opinions[slot].ranking.slice(1, 3);
  return (
    <section className="analyst">
      <header>
        <h4>{title}</h4>
        {note && <p className="analyst-note">{note}</p>}
        {unavailable && <p className="analyst-unavailable">{unavailable}</p>}
      </header>
      <FirstHorse recommendation={recommendation} slot={slot} />
      {next.length > 0 && (
        <p className="analyst-next">
          <span className="muted">Then</span>{' '}
          {next.map((row) => `${row.programNumber} ${properName(row.horse)}`).join(', ')}
        </p>
      )}
    </section>
  );
}

/** Both analysts side by side: their horse, how sure, why, and who comes next. */
export function Analysts({ recommendation }: { readonly recommendation: Recommendation }) {
  return (
    <div className="analysts">
      {slots.map((slot) => (
        <Opinion key={slot} recommendation={recommendation} slot={slot} />
      ))}
    </div>
  );
}
