import type { MemberId } from '../../accounts/member.ts';
import { DEFAULT_TRACK_SLUG, zoneOf } from '../../card/track.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { AllOrNothing, Clock, NewId, OutsideTransaction, Log } from '../../kernel/functions.ts';
import { type Instant, shift } from '../../kernel/instant.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { UnderWay } from '../active-work.ts';
import type { NoteChange } from '../audit-entry.ts';
import {
  type AskedSource,
  type Backfill,
  type BackfillDay,
  backfillText,
  endedBackfill,
  endedDay,
  openedBackfill,
  stoppedBackfill,
  takenUp,
  withDay,
} from '../backfill/backfill.ts';
import type { BackfillStore } from '../backfill/ports.ts';
import { askedSpan, daysOf } from '../backfill/requested-span.ts';
import type { SourceDay } from '../backfill/source-day.ts';
import { failureOf, refusalOf } from '../failure.ts';
import { makeLease } from '../lease.ts';
import { STOPPING } from '../outcome.ts';
import type { RunEvery, Sleep, Told } from '../ports.ts';
import { retryUntilSaved } from '../retry-until-saved.ts';
import { type AskedBy, HEARTBEAT_MS, LEASE_MS, type Run, type RunSubject } from '../run.ts';
import { SOURCE_LABELS, type SourceName } from '../source-name.ts';

export interface RunBackfillDeps {
  readonly backfills: BackfillStore;
  /** How every source (or the one named) of some days stands now. */
  readonly standingOf: (
    track: string,
    days: readonly SourceDay['day'][],
    only: SourceName | null,
  ) => Promise<readonly SourceDay[]>;
  readonly runSource: (
    request: RunSubject & { readonly askedBy: AskedBy; readonly isForced: true },
  ) => Promise<{ readonly ended: () => Promise<Run> }>;
  readonly allOrNothing: AllOrNothing;
  /** Tells the audit log, within the act. */
  readonly note: NoteChange;
  readonly announce: Announce;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
  readonly newId: NewId;
  readonly sleep: Sleep;
  readonly runEvery: RunEvery;
  readonly apart: OutsideTransaction;
  readonly told: Told;
  readonly underWay: UnderWay;
}

export interface BackfillRequest {
  /** `YYYY-MM-DD` each, ends included. */
  readonly from: string;
  readonly to: string;
  /** Null: all of them. */
  readonly source: SourceName | null;
  readonly askedBy: Backfill['askedBy'];
  readonly by: MemberId | null;
  /** Hears of each source that was asked; only where it runs. */
  readonly say?: Log;
}

export interface StartedBackfill {
  readonly backfill: Backfill;
  readonly ended: () => Promise<Backfill>;
}

export interface RunBackfill {
  /** Refuses ('invalid', `operations.bad-span`) bad days, and ('conflict', `operations.backfill-runs`) a second one. */
  start(request: BackfillRequest): Promise<StartedBackfill>;
  /** Goes on with one that was stopped, or of which something is missing; refuses ('conflict') one that runs or is whole. */
  takeUp(id: string, say?: Log): Promise<StartedBackfill>;
  /** Has it stop after the source being asked; refuses ('not-found') an unknown one, ('conflict') one that does not run. */
  stop(id: string): Promise<Backfill>;
  /** Newest first. */
  list(most: number): Promise<readonly Backfill[]>;
}

const MOST_SENTENCES = 2;

const askedText = ({ source, status, sentence }: AskedSource): string =>
  `${SOURCE_LABELS[source]} ${status}${sentence === null ? '' : `: ${sentence}`}`;

function outcomeOf({ source, id, status, faults: failures }: Run): AskedSource {
  const said = failures.slice(0, MOST_SENTENCES).map((failure) => failure.sentence);
  return { source, runId: id, status, sentence: said.length === 0 ? null : said.join(' ') };
}

/** Goes through the days, one after the other, and keeps how far it is. */
function makeWork(deps: RunBackfillDeps, opened: Backfill, say: Log) {
  const { backfills, standingOf, runSource, allOrNothing, announce, clock, racingClock } = deps;
  const { told, underWay, sleep, runEvery } = deps;
  const { track, source: only } = opened;
  const lease = makeLease();
  let backfill = opened;
  let isToStop = false;

  const put = (next: Backfill) =>
    allOrNothing(async () => {
      const kept = await backfills.keep(next);
      if (kept !== null)
        await announce({ topic: 'runs', track, day: null, raceNumber: null, at: racingClock() });
      return kept;
    });
  /** How far it is may be kept the next time; when it was taken for lost meanwhile, it is nobody's any more. */
  async function goOn(next: Backfill): Promise<void> {
    backfill = { ...next, leaseUntil: shift(clock(), LEASE_MS) };
    try {
      const kept = await put(backfill);
      if (kept === null) lease.lose();
      isToStop ||= kept?.isStopAsked === true;
    } catch (error) {
      told(error, 'a heartbeat of a backfill');
    }
  }
  const isOver = () => lease.isLost() || isToStop || underWay.isClosed();

  async function ask(source: SourceName, day: BackfillDay['day']): Promise<AskedSource> {
    const request = { source, track, day, askedBy: 'backfill', isForced: true } as const;
    try {
      return outcomeOf(await (await runSource(request)).ended());
    } catch (error) {
      if (!(error instanceof Refusal)) told(error, `the source ${source} of a backfill`);
      return { source, runId: null, status: 'failed', sentence: failureOf(error).sentence };
    }
  }

  /** What a source brings decides whether the next is asked: a day without a card has nothing to look for. */
  async function through({ day }: BackfillDay): Promise<void> {
    let now: BackfillDay = { day, state: 'running', asked: [] };
    await goOn(withDay(backfill, now));
    const standing = (of: SourceName | null) => retryUntilSaved(() => standingOf(track, [day], of), sleep);
    const sources = (await standing(only)).map(({ source }) => source);
    for (const source of sources) {
      if (isOver()) return;
      const [found] = await standing(source);
      const isMade = source === 'jockeys-trainers' && only === null;
      const isNeeded = !isMade || now.asked.some((askedSource) => askedSource.source === 'results');
      if (!isNeeded || found?.isAsked !== true) continue;
      const askedSource = await ask(source, day);
      now = { ...now, asked: [...now.asked, askedSource] };
      say(`${day}: ${askedText(askedSource)}`);
      await goOn(withDay(backfill, now));
    }
    await goOn(withDay(backfill, endedDay(now)));
  }

  async function untilEnd(): Promise<Backfill> {
    for (const day of backfill.days.filter(({ state }) => state === 'waiting')) {
      if (isOver()) break;
      await through(day);
    }
    const isWhole = backfill.days.every(({ state }) => state !== 'waiting' && state !== 'running');
    return isWhole ? endedBackfill(backfill, clock()) : stoppedBackfill(backfill, clock());
  }

  return async (): Promise<Backfill> => {
    const stop = runEvery(HEARTBEAT_MS, () => goOn(backfill));
    try {
      const ended = await lease.orLost(untilEnd());
      const isSaved = ended !== null && (await retryUntilSaved(() => put(ended), sleep)) !== null;
      return isSaved
        ? ended
        : ((await retryUntilSaved(() => backfills.find(backfill.id), sleep)) ?? backfill);
    } finally {
      stop();
    }
  };
}

const RUNS = (): Refusal =>
  new Refusal(
    'conflict',
    'operations.backfill-runs',
    'A backfill is under way: let it end, or stop it first.',
  );

/** Collects spans of days again, day after day; only what is missing, partial, failed or stale is asked for. */
export function makeRunBackfill(deps: RunBackfillDeps): RunBackfill {
  const { backfills, allOrNothing, note, clock, racingClock, newId, apart, told, underWay } = deps;
  const track = DEFAULT_TRACK_SLUG;

  async function begin(opened: Backfill, what: string, say: Log): Promise<StartedBackfill> {
    if (underWay.isClosed()) throw refusalOf(STOPPING);
    const { id, span, source } = opened;
    await allOrNothing(async () => {
      if (!(await backfills.open(opened))) throw RUNS();
      const after = { from: span.from, to: span.to, source: source ?? 'all' };
      await note({ what, subject: `backfill ${id}`, before: null, after });
    });
    const working = underWay.during(id, apart(makeWork(deps, opened, say)));
    working.catch((error: unknown) => told(error, 'a backfill'));
    return { backfill: opened, ended: () => working };
  }

  async function known(id: string): Promise<Backfill> {
    await backfills.endLost(clock());
    const found = await backfills.find(id);
    if (found !== null) return found;
    throw new Refusal('not-found', 'operations.unknown-backfill', `There is no backfill ${id}.`);
  }

  return {
    async start({ from, to, source, askedBy, by, say = () => undefined }) {
      const now: Instant = clock();
      const span = askedSpan({ from, to }, raceDayAt(racingClock(), zoneOf(track)));
      await backfills.endLost(now);
      const opening = { id: newId(), claim: newId(), track, span, source, askedBy, by, at: now };
      return begin(openedBackfill(opening, daysOf(span)), 'backfill started', say);
    },
    async takeUp(id, say = () => undefined) {
      const found = await known(id);
      if (found.status === 'running') throw RUNS();
      if (found.status === 'success')
        throw new Refusal('conflict', 'operations.backfill-whole', backfillText(found));
      return begin(takenUp(found, { claim: newId(), at: clock() }), 'backfill taken up', say);
    },
    async stop(id) {
      const found = await known(id);
      return allOrNothing(async () => {
        if (!(await backfills.askToStop(id)))
          throw new Refusal('conflict', 'operations.backfill-over', backfillText(found));
        await note({ what: 'backfill stopped', subject: `backfill ${id}`, before: null, after: null });
        return { ...found, isStopAsked: true };
      });
    },
    async list(most) {
      await backfills.endLost(clock());
      return backfills.list(track, most);
    },
  };
}
