import type { MemberId } from '../member.ts';
import { clippedText } from '../plain-text.ts';
import type { ActivityStore, MachineClock } from '../ports.ts';

const WHAT_LIMIT = 200;

export interface NotedQuery {
  readonly memberId: MemberId;
  /** Which kind of question, not its words: `picks`, or `ASK_JAKE`. */
  readonly what: string;
  /** What the analyst said it used; none for the built-in one. */
  readonly tokens?: number;
}

/** Notes that a member put a question to an analyst or asked for picks. */
export const makeNoteQuery = (deps: { readonly activity: ActivityStore; readonly clock: MachineClock }) =>
  async function noteQuery({ memberId, what, tokens = 0 }: NotedQuery): Promise<void> {
    const named = clippedText(what, WHAT_LIMIT) ?? 'unnamed';
    await deps.activity.noteQuery(memberId, deps.clock(), named, tokens);
  };
