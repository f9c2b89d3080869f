import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { useAct } from '#api/api.ts';
import { Badge, Button, Card, RaceTime, TextField } from '#kit/kit.ts';
import type { Desk, DeskDay, DeskHorse, DeskRace, Fact } from './desk.ts';
import { entering, undoing } from './desk.ts';
import type { HorseAct, RaceAct } from './desk-words.ts';
import { blinkersOf, lastOf, raceKeys, scratchOf } from './desk-words.ts';
import type { Asked } from './entry-dialog.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryList } from './entry-list.tsx';
import { FieldRows } from './field-rows.tsx';
import { ResultForm } from './result-form.tsx';

export type RaceDeskProps = {
  readonly day: DeskDay;
  readonly race: DeskRace;
  readonly races: readonly DeskRace[];
  readonly desk: Desk;
};

function RaceActs({ race, onAct }: { readonly race: DeskRace; readonly onAct: (act: RaceAct) => void }) {
  const act = (kind: RaceAct, label: string) => (
    <Button
      key={kind}
      tone={kind === 'cancel' && !race.isCancelled ? 'danger' : 'plain'}
      onClick={() => onAct(kind)}
    >
      {label}
    </Button>
  );
  return (
    <div className="desk-acts">
      {race.surface === 'T' && act('off-turf', 'Off the turf')}
      {act('distance', 'Distance')}
      {act('condition', 'Track condition')}
      {act('post-time', 'Post time')}
      {act('remark', 'Note')}
      {act('cancel', race.isCancelled ? 'To be run' : 'Cancel race')}
    </div>
  );
}

function RaceFacts({ race }: { readonly race: DeskRace }) {
  return (
    <p className="row">
      <span>
        {race.distance} on {race.surfaceName.toLowerCase()}
      </span>
      <span>
        post <RaceTime at={race.postTime ?? race.raceTime} />
      </span>
      <span>{race.trackCondition ?? 'track condition not posted'}</span>
      {race.isCancelled && <Badge tone="red">Canceled</Badge>}
      {race.isDemo && <Badge tone="yellow">Demo race</Badge>}
    </p>
  );
}

const KeyHelp = () => (
  <p className="small muted">
    Keys on a horse: arrows move, <kbd>S</kbd> scratch or put back, <kbd>J</kbd> rider, <kbd>W</kbd> weight,{' '}
    <kbd>B</kbd> blinkers, <kbd>I</kbd> draws in. On the race: <kbd>O</kbd> off the turf, <kbd>D</kbd>{' '}
    distance, <kbd>C</kbd> condition, <kbd>P</kbd> post time, <kbd>X</kbd> cancel, <kbd>N</kbd> note,{' '}
    <kbd>F</kbd> finish, <kbd>U</kbd> undo the last entry. Enter confirms, Escape leaves.
  </p>
);

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input, select, textarea') || target.closest('dialog') !== null);

/** Entering a fact, and taking back the last one. */
function useDesk({ day, race, desk }: RaceDeskProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [reason, setReason] = useState('');
  const enter = useAct(entering);
  const undo = useAct(undoing);
  const bodyOf = (fact: Fact, horse: DeskHorse | null) => ({
    ...day,
    raceNumber: race.raceNumber,
    fact,
    ...(horse !== null && { programNumber: horse.programNumber }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  });
  function send([fact, ...more]: readonly Fact[], horse: DeskHorse | null): void {
    if (fact === undefined) {
      setAsked(null);
      setReason('');
      return;
    }
    enter.mutate(bodyOf(fact, horse), { onSuccess: () => send(more, horse) });
  }
  function actOnHorse(act: HorseAct, horse: DeskHorse): void {
    if (act === 'scratch') send([scratchOf(horse)], horse);
    else if (act === 'blinkers') send([blinkersOf(horse)], horse);
    else if (act !== 'draws-in') setAsked({ act, horse });
    else if (horse.listStatus === 'also-eligible') send([{ what: 'draws-in', to: true }], horse);
  }
  const last = lastOf(desk.entries, race.raceNumber);
  return {
    asked,
    setAsked,
    reason,
    setReason,
    send,
    actOnHorse,
    isBusy: enter.isPending || undo.isPending,
    undo: (id: string) => undo.mutate(id),
    undoLast: () => last !== null && undo.mutate(last.id),
  };
}

/** One race on the desk: its field, what can be announced of it, its result and what was entered. */
export function RaceDesk(props: RaceDeskProps) {
  const { day, race, races, desk } = props;
  const [current, setCurrent] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const { asked, setAsked, reason, setReason, send, actOnHorse, isBusy, undo, undoLast } = useDesk(props);
  function onKeyDown(event: KeyboardEvent) {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const act = raceKeys[key];
    if (act !== undefined && (act !== 'off-turf' || race.surface === 'T')) setAsked({ act, horse: null });
    else if (key === 'f') box.current?.querySelector<HTMLElement>('[data-desk-order]')?.focus();
    else if (key === 'u') undoLast();
    else return;
    event.preventDefault();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside it
    <div className="stack" ref={box} onKeyDown={onKeyDown}>
      <RaceFacts race={race} />
      <RaceActs race={race} onAct={(act) => setAsked({ act, horse: null })} />
      <TextField
        label="Why (goes with the next entry)"
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Card title="The field" level={3}>
        <FieldRows horses={race.entries} current={current} onCurrent={setCurrent} onAct={actOnHorse} />
      </Card>
      <KeyHelp />
      <ResultForm key={race.id} day={day} race={race} reason={reason} />
      <EntryList
        entries={desk.entries.filter(({ raceNumber }) => raceNumber === race.raceNumber)}
        isBusy={isBusy}
        onUndo={undo}
      />
      {asked !== null && (
        <EntryDialog
          asked={asked}
          race={race}
          races={races}
          surfaces={desk.surfaces}
          isBusy={isBusy}
          onEnter={(facts) => send(facts, asked.horse)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
