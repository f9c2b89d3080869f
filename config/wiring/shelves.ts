import { shareSessionReads } from '#adapters/http/sessions/shared-session-reads.ts';
import { makePostgresAcceptanceLedger } from '#adapters/postgres/acceptance-ledger.ts';
import { makePostgresAcceptanceShelf } from '#adapters/postgres/acceptance-shelf.ts';
import { makePostgresActivityShelf } from '#adapters/postgres/activity-shelf.ts';
import { makePostgresAnswerShelf } from '#adapters/postgres/answer-shelf.ts';
import { makePostgresAttemptShelf } from '#adapters/postgres/attempt-shelf.ts';
import { makePostgresAuditShelf } from '#adapters/postgres/audit-shelf.ts';
import { makePostgresBackfillShelf } from '#adapters/postgres/backfill-shelf.ts';
import { makePostgresCardShelf } from '#adapters/postgres/card-shelf.ts';
import { makePostgresChangeShelf } from '#adapters/postgres/change-shelf.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresDayCounts } from '#adapters/postgres/day-counts.ts';
import { makePostgresExpertShelf } from '#adapters/postgres/expert-shelf.ts';
import { makePostgresFigureShelf } from '#adapters/postgres/figure-shelf.ts';
import { makePostgresLedgerShelf } from '#adapters/postgres/ledger-shelf.ts';
import { makePostgresLinkShelf } from '#adapters/postgres/link-shelf.ts';
import { makePostgresLongTurns } from '#adapters/postgres/long-turns.ts';
import { makePostgresMemberDirectory } from '#adapters/postgres/member-directory.ts';
import { makePostgresMemberPickShelf } from '#adapters/postgres/member-pick-shelf.ts';
import { makePostgresMemberShelf } from '#adapters/postgres/member-shelf.ts';
import { makePostgresNewestFacts } from '#adapters/postgres/newest-facts.ts';
import { makePostgresNewsShelf } from '#adapters/postgres/news-shelf.ts';
import { makePostgresOddsShelf } from '#adapters/postgres/odds-shelf.ts';
import { makePostgresPauseShelf } from '#adapters/postgres/pause-shelf.ts';
import { makePostgresPedigreeShelf } from '#adapters/postgres/pedigree-shelf.ts';
import { makePostgresPicksShelf } from '#adapters/postgres/picks-shelf.ts';
import { makePostgresProofChain } from '#adapters/postgres/proof-chain.ts';
import { makePostgresQuarantineShelf } from '#adapters/postgres/quarantine-shelf.ts';
import { makePostgresResultShelf } from '#adapters/postgres/result-shelf.ts';
import { makePostgresRunHistory } from '#adapters/postgres/run-history.ts';
import { makePostgresRunShelf } from '#adapters/postgres/run-shelf.ts';
import { makePostgresSessionShelf } from '#adapters/postgres/session-shelf.ts';
import { makePostgresSpendShelf } from '#adapters/postgres/spend-shelf.ts';
import { makePostgresStandingShelf } from '#adapters/postgres/standing-shelf.ts';
import { makePostgresWeatherShelf } from '#adapters/postgres/weather-shelf.ts';
import { makePostgresWorkflowShelf } from '#adapters/postgres/workflow-shelf.ts';
import type {
  ActivityShelf,
  AttemptShelf,
  LinkShelf,
  MemberDirectory,
  MemberShelf,
  SessionShelf,
} from '#core/accounts/ports.ts';
import type { AnswerShelf } from '#core/assistant/ports.ts';
import type { CardCalendar, CardShelf, ChangeShelf } from '#core/card/ports.ts';
import type { AcceptanceLedger, AcceptanceShelf, ProofChain } from '#core/compliance/ports.ts';
import type { FigureShelf, StandingShelf } from '#core/handicapping/ports.ts';
import type { AllOrNothing, LongTurn, OneAtATime } from '#core/kernel/doors.ts';
import type { OddsShelf } from '#core/odds/ports.ts';
import type { BackfillShelf } from '#core/operations/backfill/ports.ts';
import type { NewestFacts, RunHistory } from '#core/operations/history/ports.ts';
import type { PauseShelf } from '#core/operations/pause/ports.ts';
import type {
  AuditShelf,
  DayCounts,
  QuarantineShelf,
  RunShelf,
  RunTallies,
  WorkflowShelf,
} from '#core/operations/ports.ts';
import type { LedgerPages, LedgerShelf, MemberPickShelf, PicksShelf } from '#core/picks/ports.ts';
import type { ExpertShelf, NewsShelf, PedigreeShelf } from '#core/press/ports.ts';
import type { ResultShelf, SimulatedResults } from '#core/results/ports.ts';
import type { SpendShelf } from '#core/spend/ports.ts';
import type { WeatherShelf } from '#core/weather/ports.ts';
import { newIdId } from './machine.ts';
import { id, wiring } from './provide.ts';

export const databaseId = id<Database>('database');
export const allOrNothingId = id<AllOrNothing>('all or nothing');
export const oneAtATimeId = id<OneAtATime>('one at a time');
export const longTurnId = id<LongTurn>('long turn');
/** Cards as they were brought. */
export const printedCardsId = id<CardShelf & CardCalendar>('printed cards');
/** The same as they stand by the racing clock now, late changes and all. */
export const cardsId = id<CardShelf & CardCalendar>('cards');
export const changesId = id<ChangeShelf>('changes');
export const membersId = id<MemberShelf>('members');
export const sessionsId = id<SessionShelf>('sessions');
export const attemptsId = id<AttemptShelf>('attempts');
export const linksId = id<LinkShelf>('links');
export const activityId = id<ActivityShelf>('activity');
export const acceptancesId = id<AcceptanceShelf>('acceptances');
export const proofChainId = id<ProofChain>('proof chain');
export const acceptanceLedgerId = id<AcceptanceLedger>('acceptance ledger');
export const memberDirectoryId = id<MemberDirectory>('member directory');
export const auditId = id<AuditShelf>('audit');
export const newsShelfId = id<NewsShelf>('news shelf');
export const expertsId = id<ExpertShelf>('experts');
export const pedigreesId = id<PedigreeShelf>('pedigrees');
export const weatherId = id<WeatherShelf>('weather');
export const oddsId = id<OddsShelf>('odds');
export const picksId = id<PicksShelf>('picks');
export const answersId = id<AnswerShelf>('answers');
export const memberPicksId = id<MemberPickShelf>('member picks');
export const ledgerId = id<LedgerShelf & LedgerPages>('ledger');
export const figuresId = id<FigureShelf>('figures');
export const standingsId = id<StandingShelf>('standings');
export const resultsId = id<ResultShelf & SimulatedResults>('results');
export const runsId = id<RunShelf & RunTallies>('runs');
export const workflowsId = id<WorkflowShelf>('workflows');
export const quarantineId = id<QuarantineShelf>('quarantine');
export const spendId = id<SpendShelf>('spend');
export const dayCountsId = id<DayCounts>('day counts');
export const pausesId = id<PauseShelf>('pauses');
export const backfillsId = id<BackfillShelf>('backfills');
export const runHistoryId = id<RunHistory>('run history');
export const newestFactsId = id<NewestFacts>('newest facts');

/** Every shelf on PostgreSQL. */
export const postgresWiring = (database: Database) =>
  wiring((provide) => {
    provide(databaseId, () => database);
    provide(allOrNothingId, () => database.allOrNothing);
    provide(oneAtATimeId, () => database.oneAtATime);
    provide(longTurnId, (get) => makePostgresLongTurns(database, get(newIdId)));
    provide(printedCardsId, () => makePostgresCardShelf(database));
    provide(changesId, () => makePostgresChangeShelf(database));
    provide(membersId, () => makePostgresMemberShelf(database));
    provide(sessionsId, () => shareSessionReads(makePostgresSessionShelf(database)));
    provide(attemptsId, () => makePostgresAttemptShelf(database));
    provide(linksId, () => makePostgresLinkShelf(database));
    provide(activityId, () => makePostgresActivityShelf(database));
    provide(acceptancesId, () => makePostgresAcceptanceShelf(database));
    provide(proofChainId, () => makePostgresProofChain(database));
    provide(acceptanceLedgerId, () => makePostgresAcceptanceLedger(database));
    provide(memberDirectoryId, () => makePostgresMemberDirectory(database));
    provide(auditId, () => makePostgresAuditShelf(database));
    provide(newsShelfId, () => makePostgresNewsShelf(database));
    provide(expertsId, () => makePostgresExpertShelf(database));
    provide(pedigreesId, () => makePostgresPedigreeShelf(database));
    provide(weatherId, () => makePostgresWeatherShelf(database));
    provide(oddsId, () => makePostgresOddsShelf(database));
    provide(picksId, () => makePostgresPicksShelf(database));
    provide(answersId, () => makePostgresAnswerShelf(database));
    provide(memberPicksId, () => makePostgresMemberPickShelf(database));
    provide(ledgerId, () => makePostgresLedgerShelf(database));
    provide(figuresId, () => makePostgresFigureShelf(database));
    provide(standingsId, () => makePostgresStandingShelf(database));
    provide(resultsId, () => makePostgresResultShelf(database));
    provide(runsId, () => makePostgresRunShelf(database));
    provide(workflowsId, () => makePostgresWorkflowShelf(database));
    provide(quarantineId, () => makePostgresQuarantineShelf(database));
    provide(spendId, () => makePostgresSpendShelf(database));
    provide(dayCountsId, () => makePostgresDayCounts(database));
    provide(pausesId, () => makePostgresPauseShelf(database));
    provide(backfillsId, () => makePostgresBackfillShelf(database));
    provide(runHistoryId, () => makePostgresRunHistory(database));
    provide(newestFactsId, () => makePostgresNewestFacts(database));
  });
