import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { properName } from '#kit/kit.ts';

export type Change = Reply<'GET /api/races/{raceId}/changes'>['changes'][number];

const twoMinutes = 2 * 60_000;

export const changesQuery = (raceId: string) => ({
  ...ask('GET /api/races/{raceId}/changes', { params: { raceId } }),
  staleTime: twoMinutes,
  gcTime: 10 * 60_000,
});

const words: Readonly<Record<Change['what'], string>> = {
  scratched: 'scratched',
  cancelled: 'canceled',
  entered: 'entered',
  'draws-in': 'draws in',
  jockey: 'rider',
  weight: 'weight',
  blinkers: 'blinkers',
  equipment: 'equipment',
  'morning-line': 'morning line',
  surface: 'surface',
  distance: 'distance',
  'post-time': 'post time',
  going: 'track condition',
  remark: 'remark',
  withdrawn: 'entry withdrawn',
};

/** Changes that the day board marks already: scratches, races off the turf, canceled races. */
const marked: ReadonlySet<Change['what']> = new Set(['scratched', 'surface', 'cancelled']);

/** The latest change in force that the board does not mark already, from a list in order, latest first. */
export const latestOther = (changes: readonly Change[]): Change | null =>
  changes.find(({ what, isInForce }) => isInForce && !marked.has(what)) ?? null;

/** Who or what changed: the horse with its number, else the race. */
export const changedText = ({
  programNumber,
  horseName,
}: Pick<Change, 'programNumber' | 'horseName'>): string =>
  horseName === null ? 'The race' : [programNumber, properName(horseName)].filter(Boolean).join(' ');

/** What changed, from what to what: `rider: A Rider → B Rider`. */
export function whatText({ what, before, after }: Pick<Change, 'what' | 'before' | 'after'>): string {
  const word: string = words[what] ?? 'changed';
  const from = [before, after].filter((text) => text !== null).join(' → ');
  return from === '' ? word : `${word}: ${from}`;
}
