import type { makeAdmitQuery } from '#core/accounts/use-cases/admit-query.ts';
import type { makeNoteQuery } from '#core/accounts/use-cases/note-query.ts';
import { answererText } from '#core/assistant/outside-model.ts';
import type { WordQueryAnswer } from '#core/assistant/use-cases/word-query-answer.ts';
import type { QueryAnswer } from '#core/record-search/query-answer.ts';
import type { StartsRecord } from '#core/record-search/record.ts';
import type { AskResults } from '#core/record-search/use-cases/ask-results.ts';
import { trackOrAll } from '../chosen-track.ts';
import type { query } from '../contract/query.ts';
import type { Handlers } from '../handlers.ts';
import { presentProvenance } from './present-provenance.ts';

export interface QueryDeps {
  readonly askResults: AskResults;
  /** Rewords an answer if a model is set; its numbers stay. */
  readonly wordQueryAnswer: WordQueryAnswer;
  readonly admitQuery: ReturnType<typeof makeAdmitQuery>;
  readonly noteQuery: ReturnType<typeof makeNoteQuery>;
}

const record = (startsRecord: StartsRecord) => ({
  starts: startsRecord.starts,
  wins: startsRecord.wins,
  winRate: startsRecord.winRate,
  winRange: startsRecord.winRange,
  placeRate: startsRecord.placeRate,
  inTheMoneyRate: startsRecord.inTheMoneyRate,
  roi: startsRecord.roi,
  roiRange: startsRecord.roiRange,
  priced: startsRecord.priced,
  expectedWins: startsRecord.expectedWins,
});

const analysisOf = (answer: QueryAnswer) => ({
  topCombinations: answer.rows.map(({ jockeyName, trainerName, side, ...counts }) => ({
    jockeyName,
    trainerName,
    side,
    ...record(counts),
  })),
  filteredEntries: answer.total.starts,
  filteredRaces: answer.races,
  total: record(answer.total),
  combinations: answer.groups,
  leastStarts: answer.least,
  rankedBy: answer.question.order,
  unnamedEntries: answer.unnamed,
  racesWithoutClass: answer.withoutClass,
});

const present = (question: string, answer: QueryAnswer) => ({
  query: question,
  response: answer.text,
  dataSummary: {
    totalRaces: answer.all.races,
    entriesWithResults: answer.all.starts,
    jockeysCount: answer.all.jockeys,
    trainersCount: answer.all.trainers,
  },
  conditions: {
    trackCondition: answer.trackCondition,
    temperatureMin: null,
    analysisType: answer.grouping,
  },
  analysisResult: analysisOf(answer),
  understood: [...answer.question.understood],
  ignored: [...answer.question.ignored],
  nearest: answer.nearest,
  examples: [...answer.examples],
  span: { from: answer.from, to: answer.to, latest: answer.latest },
  sources: answer.sources.map(({ provenance, days }) => ({
    provenance: presentProvenance(provenance),
    days,
  })),
  isDemo: answer.isDemo,
});

export const queryRoutes = (deps: QueryDeps): Handlers<typeof query> => ({
  ask: async ({ body, query, member, visit }) => {
    await deps.admitQuery(member.id);
    const answer = await deps.askResults(body.query, trackOrAll(query));
    const words = {
      question: body.query,
      answer: answer.text,
      notCovered: answer.notCovered,
      isFixed: answer.isFixed,
      askedBy: member.id,
      asker: visit.asker,
    };
    const { value, by, tokens } = await deps.wordQueryAnswer(words);
    await deps.noteQuery({ memberId: member.id, what: 'data query', tokens });
    return { ...present(body.query, { ...answer, text: value }), analysedBy: answererText(by) };
  },
});
