import { ConfidenceBadge, percent, properName, SaddleCloth, Sentence } from '#kit/kit.ts';
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

function Opinion({ recommendation, slot }: { readonly recommendation: Recommendation; readonly slot: Slot }) {
  const opinion = recommendation.opinions[slot];
  const { title, note } = namedAnalyst(recommendation, slot);
  const { unavailable } = recommendation.analysts[slot];
  const [first, ...others] = opinion.ranking;
  const next = others.slice(0, 2);
  return (
    <section className="analyst">
      <header>
        <h4>{title}</h4>
        {note && <p className="analyst-note">{note}</p>}
        {unavailable && <p className="analyst-unavailable">{unavailable}</p>}
      </header>
      {opinion.horse === null || first === undefined ? (
        <p className="muted">No pick.</p>
      ) : (
        <>
          <p className="analyst-horse">
            <SaddleCloth number={first.programNumber} />
            <strong>{properName(opinion.horse)}</strong>
            <span className="muted">
              {percent(first.chance)}{' '}
              {recommendation.analysts[slot].isBuiltIn ? 'in its view' : 'by the model'}
            </span>
          </p>
          <ConfidenceBadge value={opinion.confidence} />
          <ul className="reasons">
            {reasonsOf(recommendation, slot, first).map((text) => (
              <Reason key={text} text={text} />
            ))}
          </ul>
        </>
      )}
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
