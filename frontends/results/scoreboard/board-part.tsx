import { fetched } from '#frame/frame.ts';
import { Alert, Empty, Skeleton, Sourced } from '#kit/kit.ts';
import type { BoardFiguresProps } from './board-figures.tsx';
import { countedText, saysOf } from './scores.ts';

const figuresComing = () => <Skeleton shape="table" count={9} label="Loading the scoreboard" />;
const BoardFigures = fetched(async () => (await import('./board-figures.tsx')).BoardFigures, figuresComing);

/** One board: what it comes to, everybody's figures, by meet and by class, and the calibration. */
export function BoardPart({
  board,
  name,
  leastRaces,
  split,
  onSplit,
}: BoardFiguresProps & { readonly leastRaces: number }) {
  if (board.races === 0)
    return (
      <Empty title="No races to score yet">
        {board.open > 0
          ? `${board.open} sealed ${board.open === 1 ? 'race awaits its result' : 'races await results'}.`
          : 'No sealed picks with results in this period.'}
      </Empty>
    );
  const says = saysOf(board);
  return (
    <Sourced
      from={null}
      says={`${name}, scored against the results of ${board.races} races and the odds at the off`}
    >
      <p className="muted">{countedText(board)}</p>
      {board.races < leastRaces ? (
        <Alert tone="warn" title="Too few races to say anything">
          Figures need {leastRaces} races; there {board.races === 1 ? 'is' : 'are'} {board.races}.
        </Alert>
      ) : (
        <ul className="scores-says">
          {says.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <BoardFigures board={board} name={name} split={split} onSplit={onSplit} />
    </Sourced>
  );
}
