import { HttpError } from '#api/api.ts';
import type { Answered, Outcome, Unsent } from './outbox.ts';

const outcomes: ReadonlySet<unknown> = new Set<Outcome>(['taken', 'copied', 'overruled']);

/** Signed out, another member, too many at once, not now: the change can be sent again as it is. */
const passing = new Set([401, 403, 408, 425, 429]);

/** A refusal in our server's own words; an error page of a proxy says nothing about the change. */
const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError &&
  error.status >= 400 &&
  error.status < 500 &&
  !passing.has(error.status) &&
  error.serverMessage !== null;

type Put = (author: string, unsent: Unsent) => Promise<{ readonly outcome: Outcome } | null>;

/** Sends a change and says what came of it; whatever is not an answer of our server leaves the change unsent. */
export const makeSend =
  (put: Put) =>
  async (author: string, unsent: Unsent): Promise<Answered> => {
    try {
      const outcome = (await put(author, unsent))?.outcome;
      return outcome !== undefined && outcomes.has(outcome) ? { is: 'taken', outcome } : { is: 'later' };
    } catch (error) {
      return isRefusal(error) ? { is: 'refused', why: error.serverMessage ?? '' } : { is: 'later' };
    }
  };
