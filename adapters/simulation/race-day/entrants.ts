import type { QuotedPrice } from '#core/card/price.ts';
import type { Archive } from '../chart/archive.ts';
import type { EnteredRace, Entry } from '../meet/race-run.ts';
import type { Start } from '../past/past-performance-builder.ts';
import type { Rng } from '../rng.ts';
import type { Entrant } from './entrant.ts';
import { morningLine, strengthSeen } from './prices.ts';

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

function entrant(entry: Entry, archive: Archive, rng: Rng): Seen {
  const history = archive.historyOf(entry.trainee);
  const { horse } = entry.trainee;
  const figures = history.slice(0, 3).flatMap(({ race }) => race.speedFigure ?? []);
  const handsSkill = (horse.trainer.skill + (entry.jockey?.skill ?? 0.12)) / 2;
  const ownRng = rng.fork(`line ${entry.programNumber}`);
  return { entry, history, strength: strengthSeen({ ability: horse.ability, handsSkill }, figures, ownRng) };
}

const keyOf = ({ entry }: Seen): string => (entry.isCoupled ? 'A' : entry.programNumber);
const wasInBody = ({ entry }: Seen): boolean => entry.listStatus === null;

/** One strength per betting interest: an entry of two is worth more than its better half. */
function linesFor(field: readonly Seen[], wantedSum: number | undefined): (entrant: Seen) => QuotedPrice {
  const interests = new Map<string, number>();
  for (const starter of field.filter(wasInBody)) {
    const other = interests.get(keyOf(starter));
    const joined = other === undefined ? starter.strength : Math.max(other, starter.strength) + 1;
    interests.set(keyOf(starter), joined);
  }
  const strengths = [...interests.values()];
  const lines = morningLine(strengths, wantedSum);
  const byKey = new Map([...interests.keys()].map((key, index) => [key, lines[index]]));
  return (entrant) =>
    byKey.get(keyOf(entrant)) ??
    morningLine([...strengths, entrant.strength])[strengths.length] ?? { text: '20-1', toOne: 20 };
}

function morningScratch(
  race: EnteredRace,
  field: readonly Seen[],
  lineOf: (entrant: Seen) => QuotedPrice,
): Seen | null {
  if (!race.plan.hasScratch) return null;
  const isOutsider = (entrant: Seen): boolean =>
    lineOf(entrant).toOne >= SCRATCHED_AT_LEAST && !entrant.entry.isCoupled;
  return field.filter(wasInBody).find(isOutsider) ?? null;
}

/** A list with nobody drawn in yet says whom the card has no rider for: the last one waiting for the main track. */
const isRiderless = (entrant: Seen, field: readonly Seen[]): boolean =>
  entrant === field.at(-1) && entrant.entry.listStatus === 'main-track-only';

/** The field of a race as its card has it: with histories, morning line, and what became of every entry. */
export function entrantsOf(race: EnteredRace, archive: Archive): readonly Entrant[] {
  const field = race.entries.map((entry) => entrant(entry, archive, race.rng.fork('linemaker')));
  const lineOf = linesFor(field, race.plan.hasScratch ? SUM_WITH_SCRATCH : undefined);
  const scratched = morningScratch(race, field, lineOf);
  return field.map((entrant) => ({
    horse: entrant.entry.trainee.horse,
    history: entrant.history,
    jockey: isRiderless(entrant, field) ? null : entrant.entry.jockey,
    line: lineOf(entrant),
    programNumber: entrant.entry.programNumber,
    postPosition: entrant.entry.postPosition,
    coupledWith: entrant.entry.isCoupled ? 'A' : null,
    isScratched: entrant === scratched || (entrant.entry.scratched !== null && wasInBody(entrant)),
    listStatus: entrant.entry.listStatus,
  }));
}
