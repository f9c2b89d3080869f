import { HttpError } from '#api/api.ts';
import { outbox, outcomeOf } from './browser-outbox.ts';
import type { Change } from './outbox.ts';

/** A press is answered within this time: what is not sent by then is kept. */
const answerMs = 4_000;

/** The server has the change, or passed it over for a newer one; or this browser keeps it until it can be sent. */
export type Outcome = 'sent' | 'overruled' | 'kept';

const isSameLine = (change: Change, other: Change): boolean =>
  (other.kind === 'draw-line' || other.kind === 'remove-line') &&
  (change.kind === 'draw-line' || change.kind === 'remove-line') &&
  change.raceId === other.raceId;

/**
 * Keeps a change in this browser and sends it. What the server refuses at once is thrown as its answer and not kept: the
 * form that sent it still shows it. A line replaces what was not sent of the same race, because it is always the whole line.
 */
export async function keepAndSend(author: string, name: string, change: Change): Promise<Outcome> {
  for (const before of outbox.listOf(author))
    if (isSameLine(change, before.change)) outbox.discard(author, before.id);
  const { id } = outbox.add(author, name, change);
  await Promise.race([outbox.flush(author), new Promise((done) => setTimeout(done, answerMs))]);
  const left = outbox.find(author, id);
  if (left?.refused) {
    outbox.discard(author, id);
    throw new HttpError(409, JSON.stringify({ message: left.refused }), 'Refused');
  }
  if (left !== null) return 'kept';
  return outcomeOf(id) === 'overruled' ? 'overruled' : 'sent';
}
