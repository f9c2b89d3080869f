import type { Archive } from '../chart/archive.ts';
import type { Dice } from '../dice.ts';
import type { EnteredRace, Entry } from '../meet/race-run.ts';
import type { Start } from '../past/tell-past-race.ts';
import type { Entrant } from './entrant.ts';
import { type Line, morningLine, strengthSeen } from './prices.ts';

/** A line with a scratch in it sums higher, so that what is left still adds up to a usual line. */
const SUM_WITH_SCRATCH = 1.255;
/** Only an outsider is scratched on the morning of a day that is not run yet. */
const SCRATCHED_AT_LEAST = 15;

interface Seen {
  readonly entry: Entry;
  readonly history: readonly Start[];
  /** Points that the linemaker gives it. */
  readonly strength: number;
}

function seen(entry: Entry, archive: Archive, dice: Dice): Seen {
  const history = archive.historyOf(entry.trainee);
  const { horse } = entry.trainee;
  const figures = history.slice(0, 3).flatMap(({ race }) => race.speedFigure ?? []);
  const handsSkill = (horse.trainer.skill + (entry.jockey?.skill ?? 0.12)) / 2;
  const own = dice.fork(`line ${entry.programNumber}`);
  return { entry, history, strength: strengthSeen({ ability: horse.ability, handsSkill }, figures, own) };
}

const keyOf = ({ entry }: Seen): string => (entry.isCoupled ? 'A' : entry.programNumber);
const wasInBody = ({ entry }: Seen): boolean => entry.listStatus === null;

/** One strength per betting interest: an entry of two is worth more than its better half. */
function linesFor(field: readonly Seen[], wantedSum: number | undefined): (one: Seen) => Line {
  const interests = new Map<string, number>();
  for (const one of field.filter(wasInBody)) {
    const other = interests.get(keyOf(one));
    const joined = other === undefined ? one.strength : Math.max(other, one.strength) + 1;
    interests.set(keyOf(one), joined);
  }
  const strengths = [...interests.values()];
  const lines = morningLine(strengths, wantedSum);
  const byKey = new Map([...interests.keys()].map((key, at) => [key, lines[at]]));
  return (one) =>
    byKey.get(keyOf(one)) ??
    morningLine([...strengths, one.strength])[strengths.length] ?? { text: '20-1', toOne: 20 };
}

function morningScratch(race: EnteredRace, field: readonly Seen[], lineOf: (one: Seen) => Line): Seen | null {
  if (!race.plan.hasScratch) return null;
  const isOutsider = (one: Seen): boolean => lineOf(one).toOne >= SCRATCHED_AT_LEAST && !one.entry.isCoupled;
  return field.filter(wasInBody).find(isOutsider) ?? null;
}

/** A list with nobody drawn in yet says whom the card has no rider for: the last one waiting for the main track. */
const isRiderless = (one: Seen, field: readonly Seen[]): boolean =>
  one === field.at(-1) && one.entry.listStatus === 'main-track-only';

/** The field of a race as its card has it: with histories, morning line, and what became of every entry. */
export function entrantsOf(race: EnteredRace, archive: Archive): readonly Entrant[] {
  const field = race.entries.map((entry) => seen(entry, archive, race.dice.fork('linemaker')));
  const lineOf = linesFor(field, race.plan.hasScratch ? SUM_WITH_SCRATCH : undefined);
  const scratched = morningScratch(race, field, lineOf);
  return field.map((one) => ({
    horse: one.entry.trainee.horse,
    history: one.history,
    jockey: isRiderless(one, field) ? null : one.entry.jockey,
    line: lineOf(one),
    programNumber: one.entry.programNumber,
    postPosition: one.entry.postPosition,
    coupledWith: one.entry.isCoupled ? 'A' : null,
    isScratched: one === scratched || (one.entry.scratched !== null && wasInBody(one)),
    listStatus: one.entry.listStatus,
  }));
}
