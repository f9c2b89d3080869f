import { Tabs } from '#kit/controls/controls.ts';
import { Alert, Empty, Sourced } from '#kit/kit.ts';
import { VoiceCalibration } from './calibration.tsx';
import { ScoreTable } from './score-table.tsx';
import type { Board, Group } from './scores.ts';
import { countedText, saysOf } from './scores.ts';

function Groups({ groups, of }: { readonly groups: readonly Group[]; readonly of: string }) {
  return (
    <div className="stack scores-groups">
      {groups.map(({ name, races, voices }) => (
        <ScoreTable
          key={name}
          caption={`${name}: ${races} ${races === 1 ? 'race' : 'races'}`}
          scores={voices}
          tools={false}
        />
      ))}
      {groups.length === 0 && <p className="muted">No {of} has a race with a result in this span.</p>}
    </div>
  );
}

const firstTab = 'all';

/** One board: what it comes to, everybody's figures, by meet and by class, and the calibration. */
export function BoardPart({
  board,
  name,
  leastRaces,
  split,
  onSplit,
}: {
  readonly board: Board;
  readonly name: string;
  readonly leastRaces: number;
  /** How it is split now, by the word of a tab; null for all races. */
  readonly split: string | null;
  readonly onSplit: (key: string | null) => void;
}) {
  if (board.races === 0)
    return (
      <Empty title="No race to score yet">
        {board.open > 0
          ? `${board.open} sealed ${board.open === 1 ? 'race waits' : 'races wait'} for a result.`
          : 'Nothing in this span was sealed before its race and has a result.'}
      </Empty>
    );
  const says = saysOf(board);
  return (
    <Sourced
      from={null}
      says={`${name}, scored against the results of ${board.races} races and the prices at the off`}
    >
      <p className="muted">{countedText(board)}</p>
      {board.races < leastRaces ? (
        <Alert tone="warn" title="Too few races to say anything">
          Figures are told from {leastRaces} races on; there {board.races === 1 ? 'is' : 'are'} {board.races}.
        </Alert>
      ) : (
        <ul className="scores-says">
          {says.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Tabs
        label={`${name}, split`}
        chosen={split ?? firstTab}
        onChoose={(key) => onSplit(key === firstTab ? null : key)}
        tabs={[
          {
            key: firstTab,
            label: 'All races',
            panel: () => <ScoreTable caption={`${name}: all races`} scores={board.voices} />,
          },
          { key: 'meet', label: 'By meet', panel: () => <Groups groups={board.meets} of="meet" /> },
          { key: 'class', label: 'By class', panel: () => <Groups groups={board.classes} of="class" /> },
        ]}
      />
      <VoiceCalibration scores={board.voices} />
    </Sourced>
  );
}
