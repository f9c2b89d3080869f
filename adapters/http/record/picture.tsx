/** @jsxRuntime automatic */
import type { RecordLine } from '#core/scorecards/record/record-line.ts';
import { chancesWords, moneyWords } from '#core/scorecards/record/record-words.ts';

interface Span {
  readonly low: number;
  readonly high: number;
}

const WIDTH = 280;
const HEIGHT = 26;
const EDGE = 8;

/** All spans and zero, so that rows can be compared; a bet cannot lose more than itself. */
function scaleOf(spans: readonly Span[], least = Number.NEGATIVE_INFINITY): Span {
  const low = Math.max(least, Math.min(0, ...spans.map((span) => span.low)));
  const high = Math.max(0, ...spans.map((span) => span.high));
  return low === high ? { low: -1, high: 1 } : { low, high };
}

const placeOn = ({ low, high }: Span, value: number): number =>
  EDGE + ((WIDTH - 2 * EDGE) * (Math.min(high, Math.max(low, value)) - low)) / (high - low);

interface DotProps {
  readonly value: number;
  readonly interval: Span | null;
  readonly scale: Span;
  readonly label: string;
}

function Dot({ value, interval, scale, label }: DotProps) {
  const zero = placeOn(scale, 0);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line className="zero" x1={zero} x2={zero} y1={0} y2={HEIGHT} />
      {interval && (
        <line
          className="reach"
          x1={placeOn(scale, interval.low)}
          x2={placeOn(scale, interval.high)}
          y1={HEIGHT / 2}
          y2={HEIGHT / 2}
        />
      )}
      <circle className="dot" cx={placeOn(scale, value)} cy={HEIGHT / 2} r={5.5} />
    </svg>
  );
}

/** Chances drawn so that right of the public is better. */
const turned = ({ low, high }: Span): Span => ({ low: -high, high: -low });

interface RowProps {
  readonly line: RecordLine;
  readonly money: Span;
  readonly chances: Span;
  readonly leastRaces: number;
}

const missingMoney = ({ races }: RecordLine, leastRaces: number): string =>
  races < leastRaces ? `${races} scored; figures need ${leastRaces}` : 'too few payoffs in these results';

function Money({ line, money, leastRaces }: Omit<RowProps, 'chances'>) {
  if (line.money === null) {
    return <td className="muted">{missingMoney(line, leastRaces)}</td>;
  }
  const { perUnit, interval } = line.money;
  const words = moneyWords(line.money);
  return (
    <td>
      <Dot value={perUnit} interval={interval} scale={money} label={`${line.who}, ${words}`} />
      <span>{words}</span>
    </td>
  );
}

function Chances({ line, chances }: Pick<RowProps, 'line' | 'chances'>) {
  if (line.key.startsWith('public ')) return <td className="muted">the baseline, at zero</td>;
  const words = chancesWords(line);
  if (line.chances === null || words === null) return <td className="muted">–</td>;
  const { difference, interval } = line.chances;
  const reach = interval === null ? null : turned(interval);
  return (
    <td>
      <Dot value={-difference} interval={reach} scale={chances} label={`${line.who}, ${words}`} />
      <span>{words}</span>
    </td>
  );
}

function Row({ line, ...props }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {line.who}
        {line.by !== '' && <small>{line.by}</small>}
        <small>{`${line.races} ${line.races === 1 ? 'race' : 'races'}`}</small>
      </th>
      <Money line={line} money={props.money} leastRaces={props.leastRaces} />
      <Chances line={line} chances={props.chances} />
    </tr>
  );
}

export interface PictureProps {
  readonly name: string;
  readonly lines: readonly RecordLine[];
  readonly leastRaces: number;
}

/** Every picker as a dot with its interval: money about breaking even, chances about the public's. */
export function Picture({ name, lines, leastRaces }: PictureProps) {
  const money = scaleOf(
    lines.flatMap(({ money }) => (money === null ? [] : [money.interval ?? spanAt(money.perUnit)])),
    -1,
  );
  const chances = scaleOf(
    lines.flatMap(({ chances }) =>
      chances === null ? [] : [turned(chances.interval ?? spanAt(chances.difference))],
    ),
  );
  return (
    <table className="picture">
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">A $100 bet: loses ← $0 → gains</th>
          <th scope="col">Chances: worse ← the public → better</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.key} line={line} money={money} chances={chances} leastRaces={leastRaces} />
        ))}
      </tbody>
    </table>
  );
}

const spanAt = (value: number): Span => ({ low: value, high: value });
