import { useRef } from 'react';
import { sentenceOf, useAct } from '#api/api.ts';
import { QueryState, useMember } from '#frame/frame.ts';
import { isRun } from '#frame/races/races.ts';
import { keepAndSend, UnsentMark } from '#frame/unsent/unsent.ts';
import { Alert, Button, Provenance, rounded, trackTime } from '#kit/kit.ts';
import type { RaceTabProps } from '../race-tab.ts';
import { LineRow } from './line-row.tsx';
import type { Share } from './shares.ts';
import { held, moved } from './shares.ts';
import { StartFrom } from './start-from.tsx';
import { ToDesk } from './to-desk.tsx';
import type { MyLine as Line } from './use-my-line.ts';
import { useMyLine } from './use-my-line.ts';

type Drawing = ReturnType<typeof useMyLine>;

/** Whether the line is stored, and since when. */
function Saved({ line, drawing }: { readonly line: Line; readonly drawing: Drawing }) {
  const { saving, failure, isOverruled, unsent, save, discard } = drawing;
  if (saving === 'failed')
    return (
      <Alert tone="error">
        {failure}{' '}
        <Button tone="quiet" onClick={() => void save()}>
          Try again
        </Button>{' '}
        <Button tone="quiet" onClick={discard}>
          Back to what is saved
        </Button>
      </Alert>
    );
  if (unsent !== null) return <UnsentMark unsent={unsent} />;
  return (
    <p className="small muted" role="status">
      {saving === 'saving'
        ? 'Saving …'
        : line.madeAt === null
          ? 'No line yet.'
          : `${isOverruled ? 'A newer line of yours, from another page or device, is shown. ' : ''}Saved at ${trackTime(line.madeAt)}. Only you can see it.`}
    </p>
  );
}

function Remove({ line }: { readonly line: Line }) {
  const author = useMember().member?.id ?? '';
  const removing = useAct({
    mutationFn: () =>
      keepAndSend(author, `Removal of my line on race ${line.raceNumber}`, {
        kind: 'remove-line',
        raceId: line.raceId,
      }),
  });
  return (
    <>
      <Button tone="quiet" busy={removing.isPending} onClick={() => removing.mutate()}>
        Remove my line
      </Button>
      {removing.error && (
        <Alert tone="error">{sentenceOf(removing.error, 'The line could not be removed.')}</Alert>
      )}
    </>
  );
}

/** A horse that came in or went out since the line was saved. */
function FieldChanges({ line: { added, out, rows, locked } }: { readonly line: Line }) {
  const numbers = (interests: readonly string[]): string => `#${interests.join(', #')}`;
  const verb = (interests: readonly string[], [single, several]: readonly [string, string]): string =>
    `${numbers(interests)} ${interests.length === 1 ? single : several}`;
  if (rows.length === 0) return null;
  if (locked !== null && added.length > 0)
    return (
      <Alert tone="warn">
        {verb(added, ['was', 'were'])} not on your line: this race does not count in your book.
      </Alert>
    );
  return (
    <>
      {added.length > 0 && (
        <Alert tone="warn">
          {verb(added, ['was', 'were'])} added after you saved your line and{' '}
          {added.length === 1 ? 'has' : 'have'} an even share here. Move a bar to save the line again: without
          it the race does not count in your book.
        </Alert>
      )}
      {out.length > 0 && (
        <p className="small muted">{verb(out, ['is', 'are'])} out. The other chances were scaled to 100%.</p>
      )}
    </>
  );
}

type LineOfProps = Pick<RaceTabProps, 'slug' | 'race' | 'now'> & {
  readonly owner: string;
  readonly line: Line;
  readonly drawing: Drawing;
};

/** Less than a screen shows: the server shares out the last digits anew. */
const dust = 1e-6;

const isSameLine = (line: readonly Share[], other: readonly Share[]): boolean =>
  line.length === other.length &&
  line.every(({ interest, chance }, index) => {
    const beside = other[index];
    return interest === beside?.interest && Math.abs(chance - beside.chance) < dust;
  });

type Begun = {
  readonly interest: string;
  /** The line before the first move of the horse. */
  readonly from: readonly Share[];
  /** The line after the last one. */
  readonly to: readonly Share[];
};

/**
 * Moves horses from where the line stood when the first move of a horse began, so that the others keep their proportions
 * however far its bar is dragged and back; from the line on screen, when another page changed it meanwhile.
 */
function useMoves({ shares, change }: Pick<Drawing, 'shares' | 'change'>) {
  const start = useRef<Begun | null>(null);
  function move(interest: string, chance: number): void {
    const shown = shares ?? [];
    const begun = start.current;
    const from = begun?.interest === interest && isSameLine(begun.to, shown) ? begun.from : shown;
    const to = moved(from, interest, chance);
    start.current = { interest, from, to };
    change(to);
  }
  function replace(line: readonly Share[]): void {
    start.current = null;
    change(line);
  }
  /** Holds a horse at a typed chance; gives the one that the others leave it. */
  function type(interest: string, chance: number): number {
    const line = held(moved(shares ?? [], interest, chance), interest, true);
    replace(line);
    return line.find((share) => share.interest === interest)?.chance ?? chance;
  }
  return { move, type, replace };
}

function LineOf({ slug, race, now, owner, line, drawing }: LineOfProps) {
  const { isDraft } = drawing;
  const { move, type, replace } = useMoves(drawing);
  const locked = line.locked ?? (isRun(race, now) ? 'Locked: the race is off.' : null);
  const isLocked = locked !== null;
  const shares = isLocked ? drawing.stored : drawing.shares;
  const sharesByInterest = new Map(shares?.map((share) => [share.interest, share]));
  return (
    <>
      {isLocked && (
        <Alert tone="info">
          {locked}{' '}
          {line.madeAt === null ? 'You drew no line.' : `Your line of ${trackTime(line.madeAt)} stays.`}
          {isDraft && ' Your last change came too late and was not saved.'}
        </Alert>
      )}
      <FieldChanges line={line} />
      {!isLocked && <StartFrom starts={line.starts} onStart={replace} />}
      {shares !== null && (
        <ul className="my-line-rows" aria-label="My chances">
          {line.rows.map((row) => {
            const share = sharesByInterest.get(row.interest);
            return (
              share && (
                <LineRow
                  key={row.interest}
                  row={row}
                  share={share}
                  isOld={isDraft && !isLocked}
                  isLocked={isLocked}
                  isAdded={line.added.includes(row.interest)}
                  onMove={(chance) => move(row.interest, chance)}
                  onOdds={(chance) => type(row.interest, chance)}
                  onHold={(isFixed) => replace(held(shares, row.interest, isFixed))}
                />
              )
            );
          })}
        </ul>
      )}
      {!isLocked && <Saved line={line} drawing={drawing} />}
      {line.madeAt !== null && (
        <>
          <p className="small muted">
            BET, WATCH and PASS follow our rule for prices, {rounded(100 * line.margin, '%')} above fair odds,
            with your chances: they are not our verdict.
          </p>
          {!isLocked && !isDraft && (
            <>
              <ToDesk line={line} owner={owner} slug={slug} day={race.day} />
              <div>
                <Remove line={line} />
              </div>
            </>
          )}
        </>
      )}
      {line.board !== null && <Provenance source={line.board.source} at={line.board.at} withDay />}
    </>
  );
}

function LineOfMember({ owner, ...props }: RaceTabProps & { readonly owner: string }) {
  const drawing = useMyLine(props.race.id);
  return (
    <section className="my-line stack" aria-label="My line">
      <p>
        Drag a bar, or type fair odds: the others share the rest, so the line is always 100%. Held horses
        stay. Your line is locked at the off and scored in My Book.
      </p>
      <QueryState query={drawing.query} what="your line" shape="table" count={6}>
        {(line) => <LineOf {...props} owner={owner} line={line} drawing={drawing} />}
      </QueryState>
    </section>
  );
}

/** The member's own chances of a race: drawn, valued against the board, and kept until the off. */
export function MyLine(props: RaceTabProps) {
  const { member } = useMember();
  if (member === null) return <p className="muted">Sign in to draw a line of your own.</p>;
  return <LineOfMember key={`${member.id} ${props.race.id}`} {...props} owner={member.id} />;
}
