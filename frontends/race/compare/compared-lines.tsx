import { shortLengths } from '#kit/kit.ts';
import { Figure } from '../form/figure.tsx';
import type { PastRace } from '../form/form-query.ts';
import { classText, formDay, oddsText, shortDistance, surfaceOf, unknown } from '../form/line-text.ts';

/** Lines of one kind shown of a horse. */
const linesShown = 3;

/** Run within half a furlong of today's distance, on its surface. */
export const likeToday = (lines: readonly PastRace[]): readonly PastRace[] =>
  lines.filter(({ marks }) => marks.includes('today’s distance')).slice(0, linesShown);

/** `2 of 8, 1½ back`, `1 of 8, by 2`, `fell`; as across the wire. */
export function finishText({ finish, official, nonFinish, fieldSize }: PastRace): string {
  if (nonFinish !== null) return nonFinish;
  const { position } = finish;
  if (position === null) return official === null ? unknown : `placed ${official}`;
  const lengths = shortLengths(finish.lengths);
  const place = `${position}${fieldSize === null ? '' : ` of ${fieldSize}`}`;
  const margin = lengths && (position === 1 ? `by ${lengths}` : `${lengths} back`);
  const placed = official !== null && official !== position ? ` (placed ${official})` : '';
  return `${[place, margin].filter(Boolean).join(', ')}${placed}`;
}

/** Past races in short: where and what, then the figure, the finish and the odds. */
export function ShortLines({ lines, none }: { readonly lines: readonly PastRace[]; readonly none: string }) {
  if (lines.length === 0) return <span className="muted">{none}</span>;
  return (
    <ul className="compare-lines">
      {lines.map((line) => (
        <li key={`${line.day} ${line.track}`}>
          <span>
            {formDay(line.day)} {line.track} {shortDistance(line.distance)} {surfaceOf(line)}{' '}
            {line.condition || unknown}
          </span>
          <span className="muted">{classText(line)}</span>
          <span>
            <Figure line={line} /> {finishText(line)} · {oddsText(line)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Early and late pace figures of the latest races: `88 94/106`. */
export function PaceFigures({ lines }: { readonly lines: readonly PastRace[] }) {
  const known = lines
    .filter(({ earlyPace1, earlyPace2, latePace }) =>
      [earlyPace1, earlyPace2, latePace].some((pace) => pace !== null),
    )
    .slice(0, linesShown);
  if (known.length === 0) return <span className="muted">no pace figures</span>;
  return (
    <ul className="compare-lines">
      {known.map((line) => (
        <li key={`${line.day} ${line.track}`}>
          {line.earlyPace1 ?? unknown} {line.earlyPace2 ?? unknown}/{line.latePace ?? unknown}{' '}
          <span className="muted">{formDay(line.day)}</span>
        </li>
      ))}
    </ul>
  );
}
