import { shareSessionReads } from '#adapters/http/sessions/shared-session-reads.ts';
import { makePostgresAcceptanceLedger } from '#adapters/postgres/acceptance-ledger.ts';
import { makePostgresAcceptanceStore } from '#adapters/postgres/acceptance-store.ts';
import { makePostgresActivityStore } from '#adapters/postgres/activity-store.ts';
import { makePostgresAnswerStore } from '#adapters/postgres/answer-store.ts';
import { makePostgresAttemptStore } from '#adapters/postgres/attempt-store.ts';
import { makePostgresAuditStore } from '#adapters/postgres/audit-store.ts';
import { makePostgresBackfillStore } from '#adapters/postgres/backfill-store.ts';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresChangeStore } from '#adapters/postgres/change-store.ts';
import { makePostgresConnectionRecordStore } from '#adapters/postgres/connection-record-store.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresDayCounts } from '#adapters/postgres/day-counts.ts';
import { makePostgresExpertStore } from '#adapters/postgres/expert-store.ts';
import { makePostgresFigureStore } from '#adapters/postgres/figure-store.ts';
import { makePostgresLedgerStore } from '#adapters/postgres/ledger-store.ts';
import { makePostgresLinkStore } from '#adapters/postgres/link-store.ts';
import { makePostgresLongLocks } from '#adapters/postgres/long-locks.ts';
import { makePostgresMemberDirectory } from '#adapters/postgres/member-directory.ts';
import { makePostgresMemberPickStore } from '#adapters/postgres/member-pick-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresNewestFacts } from '#adapters/postgres/newest-facts.ts';
import { makePostgresNewsStore } from '#adapters/postgres/news-store.ts';
import { makePostgresOddsStore } from '#adapters/postgres/odds-store.ts';
import { makePostgresPauseStore } from '#adapters/postgres/pause-store.ts';
import { makePostgresPedigreeStore } from '#adapters/postgres/pedigree-store.ts';
import { makePostgresPicksStore } from '#adapters/postgres/picks-store.ts';
import { makePostgresProofChain } from '#adapters/postgres/proof-chain.ts';
import { makePostgresQuarantineStore } from '#adapters/postgres/quarantine-store.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import { makePostgresRunHistory } from '#adapters/postgres/run-history.ts';
import { makePostgresRunStore } from '#adapters/postgres/run-store.ts';
import { makePostgresSessionStore } from '#adapters/postgres/session-store.ts';
import { makePostgresSpendStore } from '#adapters/postgres/spend-store.ts';
import { makePostgresWeatherStore } from '#adapters/postgres/weather-store.ts';
import { makePostgresWorkflowStore } from '#adapters/postgres/workflow-store.ts';
import type {
  ActivityStore,
  AttemptStore,
  LinkStore,
  MemberDirectory,
  MemberStore,
  SessionStore,
} from '#core/accounts/ports.ts';
import type { AnswerStore } from '#core/assistant/ports.ts';
import type { CardCalendar, CardStore, ChangeStore } from '#core/card/ports.ts';
import type { AcceptanceLedger, AcceptanceStore, ProofChain } from '#core/compliance/ports.ts';
import type { ConnectionRecordStore, FigureStore } from '#core/handicapping/ports.ts';
import type { AllOrNothing, WithLock, WithLongLock } from '#core/kernel/functions.ts';
import type { OddsStore } from '#core/odds/ports.ts';
import type { BackfillStore } from '#core/operations/backfill/ports.ts';
import type { NewestFacts, RunHistory } from '#core/operations/history/ports.ts';
import type { PauseStore } from '#core/operations/pause/ports.ts';
import type {
  AuditStore,
  DayCounts,
  QuarantineStore,
  RunStore,
  RunTallies,
  WorkflowStore,
} from '#core/operations/ports.ts';
import type { LedgerPages, LedgerStore, MemberPickStore, PicksStore } from '#core/picks/ports.ts';
import type { ExpertStore, NewsStore, PedigreeStore } from '#core/press/ports.ts';
import type { ResultStore, SimulatedResults } from '#core/results/ports.ts';
import type { SpendStore } from '#core/spend/ports.ts';
import type { WeatherStore } from '#core/weather/ports.ts';
import { newIdId } from './machine.ts';
import { id, wiring } from './provide.ts';

export const databaseId = id<Database>('database');
export const allOrNothingId = id<AllOrNothing>('all or nothing');
export const withLockId = id<WithLock>('one at a time');
export const withLongLockId = id<WithLongLock>('long turn');
/** Cards as they were brought. */
export const printedCardsId = id<CardStore & CardCalendar>('printed cards');
/** The same as they stand by the racing clock now, late changes and all. */
export const cardsId = id<CardStore & CardCalendar>('cards');
export const changesId = id<ChangeStore>('changes');
export const membersId = id<MemberStore>('members');
export const sessionsId = id<SessionStore>('sessions');
export const attemptsId = id<AttemptStore>('attempts');
export const linksId = id<LinkStore>('links');
export const activityId = id<ActivityStore>('activity');
export const acceptancesId = id<AcceptanceStore>('acceptances');
export const proofChainId = id<ProofChain>('proof chain');
export const acceptanceLedgerId = id<AcceptanceLedger>('acceptance ledger');
export const memberDirectoryId = id<MemberDirectory>('member directory');
export const auditId = id<AuditStore>('audit');
export const newsStoreId = id<NewsStore>('news shelf');
export const expertsId = id<ExpertStore>('experts');
export const pedigreesId = id<PedigreeStore>('pedigrees');
export const weatherId = id<WeatherStore>('weather');
export const oddsId = id<OddsStore>('odds');
export const picksId = id<PicksStore>('picks');
export const answersId = id<AnswerStore>('answers');
export const memberPicksId = id<MemberPickStore>('member picks');
export const ledgerId = id<LedgerStore & LedgerPages>('ledger');
export const figuresId = id<FigureStore>('figures');
export const connectionRecordStoreId = id<ConnectionRecordStore>('standings');
export const resultsId = id<ResultStore & SimulatedResults>('results');
export const runsId = id<RunStore & RunTallies>('runs');
export const workflowsId = id<WorkflowStore>('workflows');
export const quarantineId = id<QuarantineStore>('quarantine');
export const spendId = id<SpendStore>('spend');
export const dayCountsId = id<DayCounts>('day counts');
export const pausesId = id<PauseStore>('pauses');
export const backfillsId = id<BackfillStore>('backfills');
export const runHistoryId = id<RunHistory>('run history');
export const newestFactsId = id<NewestFacts>('newest facts');

/** Every shelf on PostgreSQL. */
export const postgresWiring = (database: Database) =>
  wiring((provide) => {
    provide(databaseId, () => database);
    provide(allOrNothingId, () => database.allOrNothing);
    provide(withLockId, () => database.withLock);
    provide(withLongLockId, (get) => makePostgresLongLocks(database, get(newIdId)));
    provide(printedCardsId, () => makePostgresCardStore(database));
    provide(changesId, () => makePostgresChangeStore(database));
    provide(membersId, () => makePostgresMemberStore(database));
    provide(sessionsId, () => shareSessionReads(makePostgresSessionStore(database)));
    provide(attemptsId, () => makePostgresAttemptStore(database));
    provide(linksId, () => makePostgresLinkStore(database));
    provide(activityId, () => makePostgresActivityStore(database));
    provide(acceptancesId, () => makePostgresAcceptanceStore(database));
    provide(proofChainId, () => makePostgresProofChain(database));
    provide(acceptanceLedgerId, () => makePostgresAcceptanceLedger(database));
    provide(memberDirectoryId, () => makePostgresMemberDirectory(database));
    provide(auditId, () => makePostgresAuditStore(database));
    provide(newsStoreId, () => makePostgresNewsStore(database));
    provide(expertsId, () => makePostgresExpertStore(database));
    provide(pedigreesId, () => makePostgresPedigreeStore(database));
    provide(weatherId, () => makePostgresWeatherStore(database));
    provide(oddsId, () => makePostgresOddsStore(database));
    provide(picksId, () => makePostgresPicksStore(database));
    provide(answersId, () => makePostgresAnswerStore(database));
    provide(memberPicksId, () => makePostgresMemberPickStore(database));
    provide(ledgerId, () => makePostgresLedgerStore(database));
    provide(figuresId, () => makePostgresFigureStore(database));
    provide(connectionRecordStoreId, () => makePostgresConnectionRecordStore(database));
    provide(resultsId, () => makePostgresResultStore(database));
    provide(runsId, () => makePostgresRunStore(database));
    provide(workflowsId, () => makePostgresWorkflowStore(database));
    provide(quarantineId, () => makePostgresQuarantineStore(database));
    provide(spendId, () => makePostgresSpendStore(database));
    provide(dayCountsId, () => makePostgresDayCounts(database));
    provide(pausesId, () => makePostgresPauseStore(database));
    provide(backfillsId, () => makePostgresBackfillStore(database));
    provide(runHistoryId, () => makePostgresRunHistory(database));
    provide(newestFactsId, () => makePostgresNewestFacts(database));
  });
