import type { CardDraft } from '#core/card/card-draft.ts';
import { MINUTE } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Board } from '#core/odds/board.ts';
import type { ReportedResults } from '#core/results/reconcile/index.ts';
import type { OpenHost } from '../host/asking.ts';
import { askJson } from '../host/json.ts';
import { boardsOf, cardDraft, SOURCE } from './entries.ts';
import { reportedResults } from './results.ts';
import { ENTRIES, MEETS, RESULTS } from './schema.ts';

const BASE_URL = 'https://api.theracingapi.com';
const MEETINGS = '/v1/north-america/meets';
/** The host renews its data every three to five minutes. */
const RENEWED_AFTER = 3 * MINUTE;
/** Below the one request a second of the smallest plan. */
const GAP_MS = 1_100;
const PAGE = 50;
const MOST_PAGES = 10;

/** A meeting: one track on one day. */
export interface Meeting {
  readonly id: string;
  /** Two or three letters: `SAR`. */
  readonly track: string;
  readonly trackName: string | null;
  readonly day: RaceDay;
}

export interface TheRacingApi {
  /** Every North American meeting of a day. */
  meetingsOn(day: RaceDay): Promise<readonly Meeting[]>;
  /** The entries of a meeting, with the live odds that stand among them. */
  entriesOf(meeting: Meeting): Promise<{ readonly card: CardDraft; readonly boards: readonly Board[] }>;
  resultsOf(meeting: Meeting): Promise<ReportedResults>;
}

const basic = (username: string, password: string): string =>
  `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;

/** The answer is of another meeting. */
const otherThan =
  (meeting: Meeting) =>
  (reply: { readonly track_id: string; readonly date: RaceDay }): string | null =>
    reply.track_id === meeting.track && reply.date === meeting.day
      ? null
      : `${reply.track_id} ${reply.date} for ${meeting.track} ${meeting.day}`;

/** The licensed feed; needs an account with the North America add-on, without which the host answers 401. */
export function makeTheRacingApi(deps: {
  readonly openHost: OpenHost;
  readonly username: string;
  readonly password: string;
  readonly baseUrl?: string | undefined;
}): TheRacingApi {
  const host = deps.openHost({
    source: SOURCE,
    baseUrl: deps.baseUrl ?? BASE_URL,
    headers: { authorization: basic(deps.username, deps.password) },
    gapMs: GAP_MS,
  });
  const part = (meeting: Meeting, what: 'entries' | 'results') => ({
    path: `${MEETINGS}/${encodeURIComponent(meeting.id)}/${what}`,
    freshForMs: RENEWED_AFTER,
  });

  /** The answer has no count: a page that is not full is the last. */
  async function meetingsOn(day: RaceDay): Promise<readonly Meeting[]> {
    const found: Meeting[] = [];
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const query = { start_date: day, end_date: day, limit: PAGE, skip: page * PAGE };
      const { value } = await askJson(host, { path: MEETINGS, query, freshForMs: RENEWED_AFTER }, MEETS);
      for (const { meet_id, track_id, track_name, date } of value.meets) {
        if (date === day) found.push({ id: meet_id, track: track_id, trackName: track_name, day: date });
      }
      if (value.meets.length < PAGE) break;
    }
    return found;
  }

  return {
    meetingsOn,
    async entriesOf(meeting) {
      const ask = part(meeting, 'entries');
      const { value, at: instant } = await askJson(host, ask, ENTRIES, otherThan(meeting));
      return { card: cardDraft(value, instant), boards: boardsOf(value, instant) };
    },
    async resultsOf(meeting) {
      const ask = part(meeting, 'results');
      const { value, at: instant } = await askJson(host, ask, RESULTS, otherThan(meeting));
      return reportedResults(value, instant);
    },
  };
}
