import { lazyPart } from '#frame/frame.ts';
import { Alert, Empty, numbered, Skeleton, Sourced } from '#kit/kit.ts';
import type { BoardFiguresProps } from './board-figures.tsx';
import { countedText, saysOf } from './scores.ts';

const figuresComing = () => <Skeleton shape="table" count={9} label="Loading the scoreboard" />;
const BoardFigures = lazyPart(async () => (await import('./board-figures.tsx')).BoardFigures, figuresComing);

function NothingScored({ open }: { readonly open: number }) {
  return (
    <Empty title="No races to score yet">
      {open > 0
        ? `${open} sealed ${open === 1 ? 'race awaits its result' : 'races await results'}.`
        : 'No sealed picks with results in this period.'}
    </Empty>
  );
}

type BoardPartProps = BoardFiguresProps & { readonly leastRaces: number };

/** One board: what it comes to, everybody's figures, by meet and by class, and the calibration. */
export function BoardPart({ board, name, leastRaces, split, onSplit }: BoardPartProps) {
  if (board.races === 0) return <NothingScored open={board.open} />;
  return (
    <Sourced
      from={null}
      says={`${name}, scored against the results of ${numbered(board.races, 'race')} and the odds at the off`}
    >
      <p className="muted">{countedText(board)}</p>
      {board.races < leastRaces ? (
        <Alert tone="warn" title="Too few races to say anything">
          Figures need {leastRaces} races; there {board.races === 1 ? 'is' : 'are'} {board.races}.
        </Alert>
      ) : (
        <ul className="scores-says">
          {saysOf(board).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <BoardFigures board={board} name={name} split={split} onSplit={onSplit} />
    </Sourced>
  );
}
