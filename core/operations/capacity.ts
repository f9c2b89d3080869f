/** What one machine was measured to do; `config/docs/capacity.md` says how. */
export interface CapacityFigures {
  /** Answers a second of one processor of nginx from what it keeps: nothing but "still the same", and whole. */
  readonly sameFromProxy: number;
  readonly wholeFromProxy: number;
  /** Answers a second of one `serve` to a member's own read. */
  readonly ownFromServer: number;
  /** Bytes of an answer with its head. */
  readonly sameBytes: number;
  readonly wholeBytes: number;
  readonly ownBytes: number;
  /** Memory of one open stream of events in `serve`. */
  readonly listenerBytes: number;
}

/** How members are taken to behave; none of it is measured. */
export interface CapacityHabits {
  /** Of all members, how many have a page open in the busiest minute. */
  readonly shareAtOnce: number;
  /** Of reads that are the same for everybody, how many find a new version. */
  readonly shareChanged: number;
  /** Reads a minute of an open dashboard, by its documented intervals: the same for everybody, and a member's own. */
  readonly sharedPerMinute: number;
  readonly ownPerMinute: number;
  /** Hours a member has a page open on a race day. */
  readonly hoursOpen: number;
  /** How much of what a processor can do is planned with. */
  readonly load: number;
}

export const HABITS: CapacityHabits = {
  shareAtOnce: 0.1,
  shareChanged: 0.05,
  sharedPerMinute: 10,
  ownPerMinute: 7,
  hoursOpen: 2,
  load: 0.5,
};

/** Of one process beside those for statements: notices and the queue of jobs. */
const CONNECTIONS_BESIDE = 3;

/** Streams that one `serve` holds. */
const LISTENERS_A_PROCESS = 10_000;

export interface CapacityPlan {
  readonly members: number;
  readonly listeners: number;
  readonly sharedReadsPerSecond: number;
  readonly ownReadsPerSecond: number;
  /** Processors for nginx. */
  readonly proxyCores: number;
  /** `serve` processes, a processor each. */
  readonly serveProcesses: number;
  readonly megabitsPerSecond: number;
  readonly megabytesPerMemberAndDay: number;
  /** Memory of the open streams, all processes together. */
  readonly listenerMegabytes: number;
  readonly postgresConnections: number;
}

/** Bytes that a page takes in a second while it is open. */
const bytesPerSecond = (figures: CapacityFigures, habits: CapacityHabits): number => {
  const { shareChanged, sharedPerMinute, ownPerMinute } = habits;
  const shared = figures.wholeBytes * shareChanged + figures.sameBytes * (1 - shareChanged);
  return (shared * sharedPerMinute + figures.ownBytes * ownPerMinute) / 60;
};

/**
 * What so many members need in their busiest minute. `poolSize`: connections to PostgreSQL of one process, which has
 * three more for notices and the queue of jobs.
 */
export function capacityFor(
  members: number,
  figures: CapacityFigures,
  { poolSize, habits = HABITS }: { readonly poolSize: number; readonly habits?: CapacityHabits },
): CapacityPlan {
  const listeners = Math.ceil(members * habits.shareAtOnce);
  const sharedReads = (listeners * habits.sharedPerMinute) / 60;
  const ownReads = (listeners * habits.ownPerMinute) / 60;
  const { shareChanged, load } = habits;
  const proxyBusy =
    (sharedReads * shareChanged) / figures.wholeFromProxy +
    (sharedReads * (1 - shareChanged)) / figures.sameFromProxy;
  const serveProcesses = Math.max(
    1,
    Math.ceil(ownReads / figures.ownFromServer / load),
    Math.ceil(listeners / LISTENERS_A_PROCESS),
  );
  const pageBytes = bytesPerSecond(figures, habits);
  return {
    members,
    listeners,
    sharedReadsPerSecond: sharedReads,
    ownReadsPerSecond: ownReads,
    proxyCores: Math.max(1, Math.ceil(proxyBusy / load)),
    serveProcesses,
    megabitsPerSecond: (listeners * pageBytes * 8) / 1e6,
    megabytesPerMemberAndDay: (pageBytes * 3_600 * habits.hoursOpen) / 1e6,
    listenerMegabytes: (listeners * figures.listenerBytes) / 1e6,
    postgresConnections: serveProcesses * (poolSize + CONNECTIONS_BESIDE),
  };
}

/** What `npm run bench -- capacity` printed last; `config/docs/capacity.md` has the table. */
export const MEASURED: CapacityFigures = {
  sameFromProxy: 14_200,
  wholeFromProxy: 3_770,
  ownFromServer: 1_030,
  sameBytes: 808,
  wholeBytes: 17_424,
  ownBytes: 958,
  listenerBytes: 46_600,
};

export const MEASURED_WHERE = 'November 30, 2026, on two processors that were busy with other work';
