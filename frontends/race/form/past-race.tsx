import { memo } from 'react';
import { Link } from '#frame/frame.ts';
import { links, personName, shortLengths } from '#kit/kit.ts';
import { Figure } from './figure.tsx';
import type { PastRace as Line } from './form-query.ts';
import {
  classText,
  commentText,
  firstThreeText,
  formDay,
  medicationText,
  moneyText,
  oddsText,
  shortDistance,
  surfaceOf,
  timeText,
  unknown,
} from './line-text.ts';
import { markSign, marksInWords } from './mark-words.ts';

type CallGiven = Line['firstCall'];

function Call({ call }: { readonly call: CallGiven }) {
  const lengths = shortLengths(call.lengths);
  if (call.position === null) return <>{lengths || unknown}</>;
  return (
    <>
      {call.position}
      {lengths && <sup>{lengths}</sup>}
    </>
  );
}

/** The finish: place across the wire with lengths, why there is none, and the official place where it differs. */
function Finish({ line }: { readonly line: Line }) {
  const { finish, official, nonFinish } = line;
  if (nonFinish !== null) return <>{nonFinish}</>;
  const isChanged = official !== null && finish.position !== null && official !== finish.position;
  return (
    <>
      <strong>
        <Call call={finish} />
      </strong>
      {isChanged && <span className="form-official"> (placed {official})</span>}
    </>
  );
}

function DayOf({ line }: { readonly line: Line }) {
  const { card, day } = line;
  if (card === null) return <>{formDay(day)}</>;
  return <Link href={links.race(card.slug, day, card.raceNumber)}>{formDay(day)}</Link>;
}

function Contradictions({ line }: { readonly line: Line }) {
  if (line.contradictions.length === 0) return null;
  const said = line.contradictions.map(
    ({ fact, values }) =>
      `${fact} ${values.map(({ value, sources }) => `${value} (${sources.join(', ')})`).join(' or ')}`,
  );
  return <span className="form-contradicted">Sources differ: {said.join('; ')}. </span>;
}

function Gutter({ line }: { readonly line: Line }) {
  const { marks, layoffDays } = line;
  if (marks.length === 0) return null;
  return (
    <>
      <span aria-hidden="true" title={marksInWords(line)}>
        {marks.map((mark) => (
          <span key={mark} className={`form-sign form-sign-${mark.replace(/\W/g, '-')}`}>
            {markSign(mark, layoffDays)}
          </span>
        ))}
      </span>
      <span className="visually-hidden">{marksInWords(line)}</span>
    </>
  );
}

const calls = ['quarterCall', 'firstCall', 'secondCall', 'stretchCall'] as const;

type PastRaceProps = { readonly line: Line; readonly source: string };

function RowsOfRace({ line, source }: PastRaceProps) {
  return (
    <tbody className={line.isForeign ? 'form-line form-foreign' : 'form-line'} data-source={source}>
      <tr className="form-facts">
        <td className="form-gutter" rowSpan={2}>
          <Gutter line={line} />
        </td>
        <th scope="row" className="form-day">
          <DayOf line={line} />
        </th>
        <td className="form-track">
          {line.track}
          {line.raceNumber !== null && <sup>{line.raceNumber}</sup>}
        </td>
        <td className="form-going">{line.condition || unknown}</td>
        <td className="form-distance">
          {shortDistance(line.distance)} {surfaceOf(line)}
        </td>
        <td className="form-fractions numeric">
          {line.fractions.length === 0 ? unknown : line.fractions.map(timeText).join(' ')}
        </td>
        <td className="form-final numeric">{timeText(line.finalSeconds)}</td>
        <td className="form-class">{classText(line)}</td>
        <td className="form-purse numeric">{moneyText(line)}</td>
        <td className="form-par numeric">{line.par ?? unknown}</td>
        <td className="form-pace numeric">
          {line.earlyPace1 ?? unknown} {line.earlyPace2 ?? unknown}/{line.latePace ?? unknown}
        </td>
        <td className="form-figure numeric">
          <Figure line={line} />
        </td>
        <td className="form-post numeric">{line.postPosition ?? unknown}</td>
        <td className="form-start numeric">{line.gateBreak ?? unknown}</td>
        {calls.map((name) => (
          <td key={name} className={`form-call form-${name} numeric`}>
            <Call call={line[name]} />
          </td>
        ))}
        <td className="form-finish numeric">
          <Finish line={line} />
        </td>
        <td className="form-jockey">{line.jockey ? personName(line.jockey) : unknown}</td>
        <td className="form-weight numeric">
          {line.weightLb ?? unknown} {medicationText(line.medication, line.blinkers)}
        </td>
        <td className="form-odds numeric">{oddsText(line)}</td>
      </tr>
      <tr className="form-words">
        <td colSpan={21}>
          <Contradictions line={line} />
          <b>{firstThreeText(line)}</b>
          {[' ', commentText(line), line.fieldSize === null ? null : `${line.fieldSize} ran`]
            .filter(Boolean)
            .join(' · ')}
        </td>
      </tr>
    </tbody>
  );
}

/** One past race in two rows: its figures, then who was first, what happened and how many ran. */
export const PastRace = memo(RowsOfRace);

const heads = [
  ['', 'What was different'],
  ['Date', null],
  ['Trk', 'Track and race number'],
  ['Cond', 'Track condition'],
  ['Distance', 'Distance and surface'],
  ['Fractions', 'Leader’s times at the calls'],
  ['Final', 'Final time'],
  ['Class', null],
  ['Purse', 'Purse and claiming price'],
  ['Par', 'Class level of that race'],
  ['E1 E2/LP', 'Early pace at two points, and late pace'],
  ['Fig', 'Speed figure'],
  ['PP', 'Post position'],
  ['St', 'Position leaving the gate'],
  ['¼', 'Position after a quarter of a route'],
  ['1C', 'First call'],
  ['2C', 'Second call'],
  ['Str', 'Stretch'],
  ['Fin', 'Finish'],
  ['Jockey', null],
  ['Wt', 'Weight, medication, blinkers'],
  ['Odds', 'To 1; * marks the favorite'],
] as const;

export const PastRacesHead = () => (
  <thead>
    <tr>
      {heads.map(([label, meaning]) => (
        <th key={label || 'gutter'} scope="col" title={meaning ?? undefined}>
          {label || <span className="visually-hidden">{meaning}</span>}
        </th>
      ))}
    </tr>
  </thead>
);
