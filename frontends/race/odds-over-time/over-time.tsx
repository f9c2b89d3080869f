import { OddsLines, ticksToPost } from '#kit/charts/charts.ts';
import { Card, count, numbered, RaceTime } from '#kit/kit.ts';
import type { OddsHistory } from '../odds/odds-history.ts';
import { linesOf } from '../odds/odds-history.ts';

function Marks({ odds }: { readonly odds: OddsHistory }) {
  if (odds.marks.length === 0) return null;
  return (
    <ul className="small odds-marks">
      {odds.marks.map(({ at: moment, words }) => (
        <li key={`${moment} ${words}`}>
          <RaceTime at={moment} /> {words}
        </li>
      ))}
    </ul>
  );
}

/** The odds of each horse by the boards that were read, as lines. */
export function OverTime({ odds }: { readonly odds: OddsHistory }) {
  const times = odds.history.map(({ at: moment }) => Date.parse(moment));
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const post = odds.postTime === null ? null : Date.parse(odds.postTime);
  return (
    <Card
      title="Odds over time"
      level={3}
      foot={`${numbered(odds.history.length, 'board')} with new odds. Each step is a board; the shortest price is at the top, on a log scale. Dotted: out of the race.`}
    >
      <OddsLines
        lines={linesOf(odds)}
        marks={odds.marks.map(({ at: moment, words }) => ({ at: Date.parse(moment), words }))}
        ticks={ticksToPost(from, to, post)}
        from={from}
        to={to}
        label={`Odds of race ${count(odds.raceNumber)} from the morning line to the last board; the table gives the first and the last.`}
      />
      <Marks odds={odds} />
    </Card>
  );
}
