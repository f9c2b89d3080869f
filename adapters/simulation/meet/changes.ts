import type { Rng } from '../rng.ts';
import type { Entry } from './race-run.ts';

const SCRATCHED = 0.045;
const SCRATCHED_OFF_TURF = 0.4;
const REASONS = ['Veterinarian', 'Veterinarian', 'Trainer', 'Stewards', 'Gate'];
/** A race is run with at least so many of its body. */
const FEWEST = 5;
const MOST_STARTERS = 12;

function scratchBody(body: readonly Entry[], isMoved: boolean, rng: Rng): readonly Entry[] {
  let left = body.filter(({ scratched }) => scratched === null).length;
  return body.map((entry) => {
    if (entry.scratched !== null) return entry;
    const ownRng = rng.fork(`scratch ${entry.programNumber}`);
    if (entry.isCoupled || left <= FEWEST) return entry;
    const reason =
      isMoved && ownRng.chance(SCRATCHED_OFF_TURF)
        ? 'Off-Turf'
        : ownRng.chance(SCRATCHED)
          ? ownRng.pick(REASONS)
          : null;
    if (reason !== null) left -= 1;
    return { ...entry, scratched: reason };
  });
}

/** Main-track-only horses draw in when the race is moved, also-eligible ones for horses that were scratched. */
function drawIn(
  waiting: readonly Entry[],
  isMoved: boolean,
  scratched: number,
  starters: number,
): readonly Entry[] {
  let room = isMoved ? MOST_STARTERS - starters : scratched;
  return waiting.map((entry) => {
    const isMainTrack = entry.listStatus === 'main-track-only';
    if (isMainTrack && !isMoved) return { ...entry, scratched: 'Main-Track-Only' };
    room -= 1;
    if (room >= 0) return { ...entry, listStatus: null };
    return { ...entry, scratched: isMainTrack ? 'Main-Track-Only' : 'Also-Eligible' };
  });
}

/** What becomes of the entries up to the off: scratches with their reasons, and who draws in. */
export function lateChanges(entries: readonly Entry[], isMoved: boolean, rng: Rng): readonly Entry[] {
  const body = scratchBody(
    entries.filter(({ listStatus }) => listStatus === null),
    isMoved,
    rng,
  );
  const starters = body.filter(({ scratched }) => scratched === null).length;
  const waiting = entries.filter(({ listStatus }) => listStatus !== null);
  return [...body, ...drawIn(waiting, isMoved, body.length - starters, starters)];
}
