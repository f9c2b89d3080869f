import type { ListStatus } from '#core/card/runner.ts';
import type { Dice } from '../dice.ts';
import { type Horse, makeHorse } from '../horse.ts';
import { tellHistory } from '../past/history.ts';
import type { Start } from '../past/tell-past-race.ts';
import type { Hand } from '../people.ts';
import type { Season } from '../season.ts';
import type { Entrant } from './entrant.ts';
import { morningLine, strengthSeen } from './prices.ts';
import type { RacePlan } from './race-plan.ts';

interface Entry {
  readonly horse: Horse;
  readonly history: readonly Start[];
  readonly jockey: Hand | null;
  readonly strength: number;
  readonly status: ListStatus | null;
  readonly isCoupled: boolean;
}

/** A line with a scratch in it sums higher, so that what is left still adds up to a usual line. */
const SUM_WITH_SCRATCH = 1.255;
/** Only an outsider is scratched from the made-up card. */
const SCRATCHED_AT_LEAST = 15;

function riderFor(horse: Horse, taken: Set<string>, season: Season, dice: Dice): Hand {
  const free = season.people.jockeys.filter((hand) => !taken.has(hand.name));
  const rider =
    free.find((hand) => hand.name === horse.rider.name) ?? dice.weighted(free, (hand) => hand.skill);
  taken.add(rider.name);
  return rider;
}

/** Two of a coupled entry share owner and trainer. */
function stableMates(plan: RacePlan, horses: readonly Horse[]): readonly Horse[] {
  const first = horses[0];
  if (!plan.hasCoupledEntry || first === undefined) return horses;
  return horses.map((horse, at) =>
    at === 1 ? { ...horse, owner: first.owner, trainer: first.trainer } : horse,
  );
}

function takeEntries(plan: RacePlan, season: Season, dice: Dice): readonly Entry[] {
  const body = dice.whole(...plan.body);
  const count = body + (plan.waiting?.count ?? 0);
  const taken = new Set<string>();
  const planFor = (at: number): RacePlan =>
    at >= body && plan.waiting?.status === 'main-track-only' ? { ...plan, surface: 'dirt' } : plan;
  const horses = Array.from({ length: count }, (_, at) =>
    makeHorse(planFor(at), season, dice.fork(`horse ${at}`)),
  );
  return stableMates(plan, horses).map((horse, at) => {
    const own = dice.fork(`entry ${at}`);
    const history = tellHistory(horse, planFor(at), season, own.fork('history'));
    const status = at < body ? null : (plan.waiting?.status ?? null);
    const isRiderless = status === 'main-track-only' && at === count - 1;
    const jockey = isRiderless ? null : riderFor(horse, taken, season, own);
    const figures = history.slice(0, 3).flatMap(({ race }) => race.speedFigure ?? []);
    const handsSkill = (horse.trainer.skill + (jockey?.skill ?? 0.12)) / 2;
    const strength = strengthSeen({ ability: horse.ability, handsSkill }, figures, own);
    return { horse, history, jockey, strength, status, isCoupled: plan.hasCoupledEntry && at < 2 };
  });
}

/** One strength per betting interest: an entry of two is worth more than its better half. */
function linesFor(plan: RacePlan, entries: readonly Entry[]) {
  const interests = new Map<string, number>();
  const keyOf = (entry: Entry): string => (entry.isCoupled ? 'A' : entry.horse.name);
  const body = entries.filter((entry) => entry.status === null);
  for (const entry of body) {
    const other = interests.get(keyOf(entry));
    const joined = other === undefined ? entry.strength : Math.max(other, entry.strength) + 1;
    interests.set(keyOf(entry), joined);
  }
  const strengths = [...interests.values()];
  const lines = morningLine(strengths, plan.hasScratch ? SUM_WITH_SCRATCH : undefined);
  const byKey = new Map([...interests.keys()].map((key, at) => [key, lines[at]]));
  return (entry: Entry) =>
    byKey.get(keyOf(entry)) ??
    morningLine([...strengths, entry.strength])[strengths.length] ?? { text: '20-1', toOne: 20 };
}

/** 1 and 1A for an entry, then on from 2; without one the number is the post position. */
function programNumbers(inOrder: readonly Entry[]): readonly string[] {
  const hasEntry = inOrder.some((entry) => entry.isCoupled);
  let coupled = 0;
  let next = hasEntry ? 2 : 1;
  return inOrder.map((entry) => {
    if (entry.isCoupled) {
      coupled += 1;
      return coupled === 1 ? '1' : '1A';
    }
    next += 1;
    return String(next - 1);
  });
}

/** The field in gate order with numbers, riders and prices; horses on a list stand outside the body. */
export function lineUp(plan: RacePlan, season: Season, dice: Dice): readonly Entrant[] {
  const entries = takeEntries(plan, season, dice);
  const lineOf = linesFor(plan, entries);
  const inBody = dice.shuffled(entries.filter((entry) => entry.status === null));
  const inOrder = [...inBody, ...entries.filter((entry) => entry.status !== null)];
  const numbers = programNumbers(inOrder);
  const outsiders = inBody.filter((entry) => lineOf(entry).toOne >= SCRATCHED_AT_LEAST && !entry.isCoupled);
  const scratched = plan.hasScratch ? outsiders[0] : undefined;
  return inOrder.map((entry, at) => ({
    horse: entry.horse,
    history: entry.history,
    jockey: entry.jockey,
    line: lineOf(entry),
    programNumber: numbers[at] ?? String(at + 1),
    postPosition: at + 1,
    coupledWith: entry.isCoupled ? 'A' : null,
    isScratched: entry === scratched,
    listStatus: entry.status,
  }));
}
