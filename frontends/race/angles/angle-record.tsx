import { count, DemoLabel, numbered, Provenance, raceDay, Sourced } from '#kit/kit.ts';
import { enoughStarts, returnText, winText } from '../record/record-text.ts';
import type { AngleSearch } from './angle-queries.ts';

type Record = AngleSearch['record'];

function Searched({ record: { races, span, provenance } }: { readonly record: Record }) {
  const days = `${raceDay(span.from)} to ${raceDay(span.to)}`;
  return (
    <p className="small muted row">
      <span>
        {numbered(races, 'race')} with a stored card and a result, {days}. Before today only. Over few starts
        a return means nothing.
      </span>
      {provenance && <Provenance source={provenance.source} at={provenance.at} withDay />}
      {provenance?.tier === 'demo' && <DemoLabel />}
    </p>
  );
}

/** What starters found by the search did: large from thirty starts on, small below. */
export function AngleRecord({ record }: { readonly record: Record }) {
  const { starts, wins, priced } = record;
  if (starts === 0) {
    return (
      <>
        <p>No past starter fits.</p>
        <Searched record={record} />
      </>
    );
  }
  const isSmall = starts < enoughStarts;
  return (
    <Sourced from={record.provenance}>
      <dl className={isSmall ? 'angle-record small muted' : 'angle-record'}>
        <div>
          <dt>Starts</dt>
          <dd>{count(starts)}</dd>
        </div>
        <div>
          <dt>Wins</dt>
          <dd>{count(wins)}</dd>
        </div>
        <div>
          <dt>Win % (95% range)</dt>
          <dd>{winText(record)}</dd>
        </div>
        <div>
          <dt>Return per $1 to win (95% range)</dt>
          <dd>
            {returnText(record)}
            {priced < starts && ` · ${numbered(priced, 'priced start')}`}
          </dd>
        </div>
      </dl>
      {isSmall && <p className="small muted">Too few starts to tell: under {enoughStarts}.</p>}
      <Searched record={record} />
    </Sourced>
  );
}
