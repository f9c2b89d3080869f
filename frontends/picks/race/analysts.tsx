import { ConfidenceBadge, percent, properName, SaddleCloth, Sentence } from '#kit/kit.ts';
import { namedAnalyst, type Slot, upperFirst } from '../picks/analyst-names.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { isAgainst } from './why.ts';

const slots: readonly Slot[] = ['claude', 'openai'];
type Ranked = Recommendation['opinions']['claude']['ranking'][number];

function reasonsOf(one: Recommendation, slot: Slot, row: Ranked | undefined): readonly string[] {
  if (row && row.reasons.length > 0) return row.reasons;
  const told = slot === 'claude' ? one.primaryPick?.claudeReason : one.primaryPick?.openaiReason;
  return told ? [told] : ['Gives no reason.'];
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

function Opinion({ one, slot }: { readonly one: Recommendation; readonly slot: Slot }) {
  const opinion = one.opinions[slot];
  const { title, note } = namedAnalyst(one, slot);
  const { unavailable } = one.analysts[slot];
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
        <p className="muted">Names no horse.</p>
      ) : (
        <>
          <p className="analyst-horse">
            <SaddleCloth number={first.programNumber} />
            <strong>{properName(opinion.horse)}</strong>
            <span className="muted">
              {percent(first.chance)} {one.analysts[slot].isBuiltIn ? 'in its view' : 'by the model'}
            </span>
          </p>
          <ConfidenceBadge value={opinion.confidence} />
          <ul className="reasons">
            {reasonsOf(one, slot, first).map((text) => (
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
export function Analysts({ one }: { readonly one: Recommendation }) {
  return (
    <div className="analysts">
      {slots.map((slot) => (
        <Opinion key={slot} one={one} slot={slot} />
      ))}
    </div>
  );
}
