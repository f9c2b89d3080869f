import { Tabs } from '#kit/controls/controls.ts';
import { PickerCalibration } from './calibration.tsx';
import { ScoreTable } from './score-table.tsx';
import type { Board, Group } from './scores.ts';

function Groups({ groups, division }: { readonly groups: readonly Group[]; readonly division: string }) {
  return (
    <div className="stack scores-groups">
      {groups.map(({ name, races, voices: pickers }) => (
        <ScoreTable
          key={name}
          caption={`${name}: ${races} ${races === 1 ? 'race' : 'races'}`}
          scores={pickers}
          tools={false}
        />
      ))}
      {groups.length === 0 && <p className="muted">No results by {division} in this period.</p>}
    </div>
  );
}

const firstTab = 'all';

export type BoardFiguresProps = {
  readonly board: Board;
  readonly name: string;
  /** How it is split now, by the word of a tab; null for all races. */
  readonly split: string | null;
  readonly onSplit: (key: string | null) => void;
};

/** Everybody's figures on one board, by meet and by class, and the calibration. */
export function BoardFigures({ board, name, split, onSplit }: BoardFiguresProps) {
  return (
    <>
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
          { key: 'meet', label: 'By meet', panel: () => <Groups groups={board.meets} division="meet" /> },
          {
            key: 'class',
            label: 'By class',
            panel: () => <Groups groups={board.classes} division="class" />,
          },
        ]}
      />
      <PickerCalibration scores={board.voices} />
    </>
  );
}
