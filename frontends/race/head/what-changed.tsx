import { trackDayTime, trackTime } from '#kit/kit.ts';
import type { RaceField } from '../race-calls.ts';
import { moveText, verdictMove } from './line-moves.ts';

type Change = RaceField['changes'][number];

const movesShown = 3;

function Moves({ moves }: Pick<Change, 'moves'>) {
  const more = moves.slice(movesShown);
  return (
    <>
      {moves.slice(0, movesShown).map((move) => (
        <span key={move.interest} className="race-move" data-number>
          {moveText(move)}
        </span>
      ))}
      {more.length > 0 && (
        <details className="race-more-moves">
          <summary>{more.length} more</summary>
          {more.map((move) => (
            <span key={move.interest} className="race-move" data-number>
              {moveText(move)}
            </span>
          ))}
        </details>
      )}
    </>
  );
}

function ChangeLine({ change: { at: instant, cause, moves } }: { readonly change: Change }) {
  return (
    <li>
      <strong>{cause}</strong> <span className="muted">{trackTime(instant)}</span> <Moves moves={moves} />
    </li>
  );
}

/** What changed since the picks were sealed: the cause, then each horse before and after. */
export function WhatChanged({ field, isOff }: { readonly field: RaceField; readonly isOff: boolean }) {
  const { sealed, changes } = field;
  if (sealed === null)
    return isOff ? null : <p className="small muted">No picks are sealed for this race yet.</p>;
  const when = trackDayTime(sealed.at);
  const verdict = verdictMove(field);
  if (changes.length === 0 && verdict === null)
    return <p className="small muted">Unchanged since the picks were sealed {when}.</p>;
  return (
    <section className="race-changes small" aria-label="What changed since the picks were sealed">
      <p>
        <span className="muted">Since the picks were sealed {when}:</span>{' '}
        {verdict !== null && <strong>{verdict}</strong>}
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <ChangeLine key={`${change.at} ${change.cause}`} change={change} />
          ))}
        </ul>
      )}
    </section>
  );
}
