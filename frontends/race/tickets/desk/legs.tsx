import { starters } from '#frame/tickets/tickets.ts';
import type { Race } from '#kit/kit.ts';
import { classNames, count, properName, SaddleCloth } from '#kit/kit.ts';
import type { Draft, Mark } from './marks.ts';
import { markOfAll, nextMark } from './marks.ts';

const markNames: Readonly<Record<Mark, string>> = { a: 'A', b: 'B', c: 'C', out: 'Out' };

type LegsProps = {
  readonly races: readonly Race[];
  readonly draft: Draft;
  readonly onMark: (raceId: string, numbers: readonly string[], mark: Mark | null) => void;
};

function Leg({ race, draft, onMark }: { readonly race: Race } & Omit<LegsProps, 'races'>) {
  const marks = draft.marks[race.id] ?? {};
  const field = starters(race);
  const all = field.map(({ programNumber }) => programNumber);
  const name = `Race ${count(race.raceNumber)}`;
  return (
    <fieldset className="desk-leg">
      <legend>{name}</legend>
      <button
        type="button"
        className="desk-all"
        aria-label={`All horses of ${name.toLowerCase()}`}
        aria-pressed={markOfAll(marks, all) === null}
        onClick={() => onMark(race.id, all, markOfAll(marks, all))}
      >
        All
      </button>
      {field.map(({ programNumber, horseName }) => {
        const mark = marks[programNumber] ?? null;
        return (
          <button
            key={programNumber}
            type="button"
            className={classNames('desk-horse', mark !== null && `desk-horse-${mark}`)}
            onClick={() => onMark(race.id, [programNumber], nextMark(mark))}
          >
            <SaddleCloth number={programNumber} />
            <span className="desk-horse-name">{properName(horseName)}</span>
            <span className="desk-mark">
              {mark === null ? <span className="visually-hidden">not marked</span> : markNames[mark]}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** The legs side by side; a tap on a horse goes from unmarked to A, B, C and out, All makes every horse of a leg an A. */
export function Legs({ races, draft, onMark }: LegsProps) {
  return (
    <div className="desk-legs">
      {races.map((race) => (
        <Leg key={race.id} race={race} draft={draft} onMark={onMark} />
      ))}
    </div>
  );
}
