import { networkOf } from '#core/accounts/network.ts';
import { Refusal } from '#core/kernel/refusal.ts';

/** Who waits for a costly read. */
export interface CostlyAsker {
  /** The address of the client. */
  readonly client: string;
  /** Whether nobody waits for this reply any more. */
  readonly isGone: () => boolean;
}

/** Costly work, such as reads over a year and preview pictures: only a few at a time in this process. */
export interface CostlyReads {
  /**
   * Waits for its turn. Refuses ('too-many', with a time) a client that has too many of them, everybody while too many
   * wait, and one that nobody waits for any more.
   */
  run<T>(asker: CostlyAsker, work: () => Promise<T>): Promise<T>;
}

export interface CostlyLimits {
  readonly atOnce: number;
  /** Under way and waiting together. */
  readonly perClient: number;
  readonly waiting: number;
}

interface Waiting extends CostlyAsker {
  readonly start: () => void;
  readonly cancel: () => void;
}

const LIMITS: CostlyLimits = { atOnce: 2, perClient: 8, waiting: 40 };
const TRY_AGAIN_SECONDS = 5;

const tooMany = (sentence: string): Refusal =>
  new Refusal('too-many', 'http.costly-reads', sentence, { retryAfterSeconds: TRY_AGAIN_SECONDS });

const ofClient = (clients: readonly { readonly client: string }[], client: string): number =>
  clients.filter((other) => other.client === client).length;

/** Takes out those that nobody waits for any more. */
function withoutGone(queue: readonly Waiting[]): Waiting[] {
  for (const { isGone, cancel } of queue) if (isGone()) cancel();
  return queue.filter(({ isGone }) => !isGone());
}

export function makeCostlyReads(limits: CostlyLimits = LIMITS): CostlyReads {
  const running = new Set<Waiting>();
  let queue: Waiting[] = [];

  function startNext(): void {
    queue = withoutGone(queue);
    for (const next of queue.splice(0, limits.atOnce - running.size)) {
      running.add(next);
      next.start();
    }
  }

  function refuseTooMany(client: string): void {
    queue = withoutGone(queue);
    if (ofClient([...running, ...queue], client) >= limits.perClient)
      throw tooMany('Several long requests from your address are under way. Try again in 5 seconds.');
    if (queue.length >= limits.waiting)
      throw tooMany('Many long requests are under way. Try again in 5 seconds.');
  }

  const turnOf = (client: string, isGone: () => boolean): Promise<Waiting> =>
    new Promise((resolve, reject) => {
      const cancel = (): void => reject(tooMany('Nobody waits for this answer any more.'));
      const waiting: Waiting = { client, isGone, start: () => resolve(waiting), cancel };
      queue.push(waiting);
      startNext();
    });

  return {
    async run({ client, isGone }, work) {
      const network = networkOf(client);
      refuseTooMany(network);
      const turn = await turnOf(network, isGone);
      try {
        return await work();
      } finally {
        running.delete(turn);
        startNext();
      }
    },
  };
}
