import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { Badge, Button, classNames, jockeyText, properName, SaddleCloth } from '#kit/kit.ts';
import type { DeskHorse } from './desk.ts';
import type { HorseAct } from './desk-words.ts';
import { actsOf, horseKeys } from './desk-words.ts';

type RowProps = {
  readonly horse: DeskHorse;
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
  readonly onAct: (act: HorseAct) => void;
};

const factsOf = ({ weight, blinkers, equipment = [] }: DeskHorse): string =>
  [
    weight === null ? 'weight unknown' : `${weight} lb`,
    blinkers === null ? null : `blinkers ${blinkers}`,
    ...equipment.map((text) => text.toLowerCase()),
  ]
    .filter((part) => part !== null)
    .join(', ');

function EntryBadge({ horse: { scratchStatus, listStatus } }: { readonly horse: DeskHorse }) {
  if (scratchStatus) return <Badge tone="red">Scratched</Badge>;
  if (listStatus === 'also-eligible') return <Badge tone="yellow">Also eligible</Badge>;
  return listStatus === null ? null : <Badge tone="yellow">Main track only</Badge>;
}

function Acts({ horse, isCurrent, onAct }: Pick<RowProps, 'horse' | 'isCurrent' | 'onAct'>) {
  const name = `${horse.programNumber} ${properName(horse.horseName)}`;
  const labels: Readonly<Record<HorseAct, string>> = {
    scratch: horse.scratchStatus ? 'Reinstate' : 'Scratch',
    'draws-in': 'Draws in',
    rider: 'Rider',
    weight: 'Weight',
    blinkers: horse.blinkers === 'on' ? 'Blinkers off' : 'Blinkers on',
    equipment: 'Equipment',
  };
  return (
    <div className="desk-acts">
      {actsOf(horse).map((act) => (
        <Button
          key={act}
          tabIndex={isCurrent ? 0 : -1}
          tone={act === 'scratch' && !horse.scratchStatus ? 'danger' : 'plain'}
          aria-label={`${labels[act]}: ${name}`}
          onClick={() => onAct(act)}
        >
          {act === 'blinkers' ? 'Blinkers' : labels[act]}
        </Button>
      ))}
    </div>
  );
}

function Row({ horse, isCurrent, onFocus, onAct }: RowProps) {
  return (
    <li
      className={classNames('desk-row', horse.scratchStatus && 'desk-row-out')}
      tabIndex={isCurrent ? 0 : -1}
      data-horse={horse.programNumber}
      onFocus={onFocus}
    >
      <SaddleCloth number={horse.programNumber} />
      <div className="desk-horse">
        <span className="desk-name">{properName(horse.horseName)}</span> <EntryBadge horse={horse} />
        <span className="small muted desk-facts">
          {jockeyText(horse.jockeyName)}, {factsOf(horse)}
        </span>
      </div>
      <Acts horse={horse} isCurrent={isCurrent} onAct={onAct} />
    </li>
  );
}

type FieldRowsProps = {
  readonly horses: readonly DeskHorse[];
  readonly current: string | null;
  readonly onCurrent: (programNumber: string) => void;
  readonly onAct: (act: HorseAct, horse: DeskHorse) => void;
};

/** The field, one row per horse. Arrow keys move between rows; letters act on the focused horse. */
export function FieldRows({ horses, current, onCurrent, onAct }: FieldRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const chosen = horses.find(({ programNumber }) => programNumber === current) ?? horses[0];
  function onKeyDown(event: KeyboardEvent) {
    if (chosen === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    const next = horses[horses.indexOf(chosen) + step];
    const act = horseKeys[event.key.toLowerCase()];
    if (step !== 0 && next !== undefined) {
      event.preventDefault();
      onCurrent(next.programNumber);
      list.current?.querySelector<HTMLElement>(`[data-horse="${next.programNumber}"]`)?.focus();
    } else if (act !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      if (actsOf(chosen).includes(act)) onAct(act, chosen);
    }
  }
  return (
    <ul className="desk-rows" aria-label="The field" ref={list} onKeyDown={onKeyDown}>
      {horses.map((horse) => (
        <Row
          key={horse.programNumber}
          horse={horse}
          isCurrent={horse === chosen}
          onFocus={() => onCurrent(horse.programNumber)}
          onAct={(act) => onAct(act, horse)}
        />
      ))}
    </ul>
  );
}
