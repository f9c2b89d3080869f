import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { sentenceOf, useAct } from '#api/api.ts';
import { Badge, Button, Card } from '#kit/kit.ts';
import type { Desk, DeskDay, DeskHorse, DeskRace, Fact } from './desk.ts';
import { entering, undoing } from './desk.ts';
import type { HorseAct, RaceAct } from './desk-words.ts';
import { blinkersOf, lastOf, postText, raceKeys, reasonProblem, scratchOf } from './desk-words.ts';
import { EntryDialog } from './entry-dialog.tsx';
import type { OpenedEntry } from './entry-facts.ts';
import { EntryList } from './entry-list.tsx';
import { FieldRows } from './field-rows.tsx';
import { ReasonField } from './reason-field.tsx';
import { ResultForm } from './result-form.tsx';

export type RaceDeskProps = {
  readonly day: DeskDay;
  readonly race: DeskRace;
  readonly races: readonly DeskRace[];
  readonly desk: Desk;
  /** The track's time zone. */
  readonly zone: string;
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
      {act('cancel', race.isCancelled ? 'Reinstate race' : 'Cancel race')}
    </div>
  );
}

function RaceFacts({ race, zone }: Pick<RaceDeskProps, 'race' | 'zone'>) {
  return (
    <p className="row">
      <span>
        {race.distance} on {race.surfaceName.toLowerCase()}
      </span>
      <span>post {postText(race, zone)}</span>
      <span>{race.trackCondition ?? 'track condition not posted'}</span>
      {race.isCancelled && <Badge tone="red">Canceled</Badge>}
      {race.isDemo && <Badge tone="yellow">Demo race</Badge>}
    </p>
  );
}

const KeyHelp = () => (
  <p className="small muted">
    Keys on a horse: arrows move, <kbd>S</kbd> scratch or reinstate, <kbd>J</kbd> rider, <kbd>W</kbd> weight,{' '}
    <kbd>B</kbd> blinkers, <kbd>E</kbd> other equipment, <kbd>I</kbd> draws in. On the race: <kbd>O</kbd> off
    the turf, <kbd>D</kbd> distance, <kbd>C</kbd> condition, <kbd>P</kbd> post time, <kbd>X</kbd> cancel,{' '}
    <kbd>N</kbd> note, <kbd>F</kbd> finish, <kbd>U</kbd> undo the last entry. Enter confirms, Escape closes.
  </p>
);

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input, select, textarea') || target.closest('dialog') !== null);

/** The reason of the next entry or undo: `read` gives it, or marks it missing at its field. */
function useReason() {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  function change(next: string): void {
    setReason(next);
    setMissing(false);
  }
  function read(): string | null {
    const problem = reasonProblem(reason);
    setMissing(problem !== null);
    if (problem === null) return reason.trim();
    const fields = document.querySelectorAll<HTMLElement>('[data-desk-why]');
    fields[fields.length - 1]?.focus();
    return null;
  }
  const field = { reason, problem: isMissing ? reasonProblem(reason) : null, onChange: change };
  return { field, read, clear: () => change('') };
}

/** Enters facts and undoes the last one. */
function useDesk({ day, race, desk }: RaceDeskProps) {
  const [opened, setOpened] = useState<OpenedEntry | null>(null);
  const why = useReason();
  const enter = useAct(entering);
  const undo = useAct(undoing);
  const bodyOf = (fact: Fact, horse: DeskHorse | null, reason: string) => ({
    ...day,
    raceNumber: race.raceNumber,
    fact,
    ...(horse !== null && { programNumber: horse.programNumber }),
    reason,
  });
  function send(fact: Fact, horse: DeskHorse | null): void {
    const reason = why.read();
    if (reason === null) return;
    const onSuccess = () => {
      setOpened(null);
      why.clear();
    };
    enter.mutate(bodyOf(fact, horse, reason), { onSuccess });
  }
  function actOnHorse(act: HorseAct, horse: DeskHorse): void {
    if (act === 'scratch') send(scratchOf(horse), horse);
    else if (act === 'blinkers') send(blinkersOf(horse), horse);
    else if (act === 'draws-in') send({ what: 'draws-in', to: true }, horse);
    else open({ act, horse });
  }
  function open(next: OpenedEntry | null): void {
    enter.reset();
    setOpened(next);
  }
  function withdraw(id: string): void {
    const reason = why.read();
    if (reason !== null) undo.mutate({ id, reason }, { onSuccess: why.clear });
  }
  const last = lastOf(desk.entries, race.raceNumber);
  return {
    opened,
    setOpened: open,
    problem: enter.error === null ? null : sentenceOf(enter.error, 'The server did not answer.'),
    why,
    send,
    actOnHorse,
    isBusy: enter.isPending || undo.isPending,
    undo: withdraw,
    undoLast: () => last !== null && withdraw(last.id),
  };
}

/** One race on the desk: its field, what can be announced, its result and its entries. */
export function RaceDesk(props: RaceDeskProps) {
  const { day, race, races, desk, zone } = props;
  const [current, setCurrent] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const { opened, setOpened, problem, why, send, actOnHorse, isBusy, undo, undoLast } = useDesk(props);
  function onKeyDown(event: KeyboardEvent) {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const act = raceKeys[key];
    if (act !== undefined && (act !== 'off-turf' || race.surface === 'T')) setOpened({ act, horse: null });
    else if (key === 'f') box.current?.querySelector<HTMLElement>('[data-desk-order]')?.focus();
    else if (key === 'u') undoLast();
    else return;
    event.preventDefault();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside it
    <div className="stack" ref={box} onKeyDown={onKeyDown}>
      <RaceFacts race={race} zone={zone} />
      <RaceActs race={race} onAct={(act) => setOpened({ act, horse: null })} />
      <ReasonField {...why.field} />
      <Card title="The field" level={3}>
        <FieldRows horses={race.entries} current={current} onCurrent={setCurrent} onAct={actOnHorse} />
      </Card>
      <KeyHelp />
      {race.isDemo ? (
        <p className="muted">The demo day’s results come from its simulation.</p>
      ) : (
        <ResultForm day={day} race={race} why={why.read} onEntered={why.clear} />
      )}
      <EntryList
        entries={desk.entries.filter(({ raceNumber }) => raceNumber === race.raceNumber)}
        zone={zone}
        isBusy={isBusy}
        onUndo={undo}
      />
      {opened !== null && (
        <EntryDialog
          opened={opened}
          race={race}
          races={races}
          surfaces={desk.surfaces}
          isBusy={isBusy}
          problem={problem}
          why={why.field}
          onEnter={(fact) => send(fact, opened.horse)}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
