import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { matchingStarts } from '#core/record-search/listed.ts';
import type { QueryRace, QueryStart } from '#core/record-search/query-start.ts';
import { readQuestion } from '#core/record-search/read-question.ts';
import { aBook, TODAY } from './a-book.ts';

type StartChange = Partial<Omit<QueryStart, 'race'>> & { readonly race?: Partial<QueryRace> };

/** The invented start of Paper Lantern, second in a claiming sprint on fast dirt at Saratoga. */
export const aQueryStart = ({ race = {}, ...change }: StartChange = {}): QueryStart => ({
  race: {
    track: 'SAR',
    day: '2020-08-08' as RaceDay,
    surface: 'dirt',
    distanceYards: 1320,
    going: 'fast',
    type: 'claiming',
    grade: null,
    isForTwoYearOlds: false,
    isForFillies: false,
    ...race,
  },
  jockey: 'Robin Lane',
  trainer: 'Alex Marsh',
  horse: 'Paper Lantern',
  postPosition: 4,
  odds: 3,
  isFavorite: false,
  place: 2,
  returned: 0,
  lastDay: null,
  isFirstStart: null,
  isClaimed: false,
  ...change,
});

const BOOK = aBook();

/** Whether a question that narrows down keeps such a start. */
export function keeps(question: string, change: StartChange = {}): boolean {
  const { filters } = readQuestion(question, BOOK, TODAY);
  assert.ok(filters.length > 0, `"${question}" narrows nothing down`);
  return matchingStarts([aQueryStart(change)], filters).length === 1;
}

/** Whether it keeps a start in such a race. */
export const keepsRace = (question: string, race: Partial<QueryRace>): boolean => keeps(question, { race });

/** What a question is understood as, and what of it is not. */
export function reading(question: string): readonly [readonly string[], readonly string[]] {
  const { understood, ignored } = readQuestion(question, BOOK, TODAY);
  return [understood, ignored];
}
