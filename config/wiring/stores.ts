import { shareSessionReads } from '#adapters/http/sessions/shared-session-reads.ts';
import { makePostgresAcceptanceLedger } from '#adapters/postgres/acceptance-ledger.ts';
import { makePostgresAcceptanceStore } from '#adapters/postgres/acceptance-store.ts';
import { makePostgresActivityStore } from '#adapters/postgres/activity-store.ts';
import { makePostgresAlertStore } from '#adapters/postgres/alert-store.ts';
import { makePostgresAnswerStore } from '#adapters/postgres/answer-store.ts';
import { makePostgresAttemptStore } from '#adapters/postgres/attempt-store.ts';
import { makePostgresBackfillStore } from '#adapters/postgres/backfill-store.ts';
import { makePostgresBookStore } from '#adapters/postgres/book-store.ts';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresChangeStore } from '#adapters/postgres/change-store.ts';
import { makePostgresConnectionRecordStore } from '#adapters/postgres/connection-record-store.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresDayCounts } from '#adapters/postgres/day-counts.ts';
import { makePostgresDayMailStore } from '#adapters/postgres/day-mail-store.ts';
import { makePostgresDoubtfulResults } from '#adapters/postgres/doubtful-results.ts';
import { makePostgresExpertStore } from '#adapters/postgres/expert-store.ts';
import { makePostgresFigureStore } from '#adapters/postgres/figure-store.ts';
import { makePostgresFinishJournal } from '#adapters/postgres/finish-journal.ts';
import { makePostgresImportedFiles } from '#adapters/postgres/imported-files.ts';
import { makePostgresLedgerStore } from '#adapters/postgres/ledger-store.ts';
import { makePostgresLineStore } from '#adapters/postgres/line-store.ts';
import { makePostgresLinkStore } from '#adapters/postgres/link-store.ts';
import { makePostgresLongLocks } from '#adapters/postgres/long-locks.ts';
import { makePostgresMemberDirectory } from '#adapters/postgres/member-directory.ts';
import { makePostgresMemberPickStore } from '#adapters/postgres/member-pick-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresNewestFacts } from '#adapters/postgres/newest-facts.ts';
import { makePostgresNewsStore } from '#adapters/postgres/news-store.ts';
import { makePostgresNoteStore } from '#adapters/postgres/note-store.ts';
import { makePostgresOddsStore } from '#adapters/postgres/odds-store.ts';
import { makePostgresOtherFormats } from '#adapters/postgres/other-formats.ts';
import { makePostgresPauseStore } from '#adapters/postgres/pause-store.ts';
import { makePostgresPedigreeStore } from '#adapters/postgres/pedigree-store.ts';
import { makePostgresPicksStore } from '#adapters/postgres/picks-store.ts';
import { makePostgresProofChain } from '#adapters/postgres/proof-chain.ts';
import { makePostgresPushDeviceStore } from '#adapters/postgres/push-device-store.ts';
import { makePostgresPushKeyStore } from '#adapters/postgres/push-key-store.ts';
import { makePostgresQuarantineStore } from '#adapters/postgres/quarantine-store.ts';
import { makePostgresRunHistory } from '#adapters/postgres/run-history.ts';
import { makePostgresRunStore } from '#adapters/postgres/run-store.ts';
import { makePostgresSavedSearchStore } from '#adapters/postgres/saved-search-store.ts';
import { makePostgresSessionStore } from '#adapters/postgres/session-store.ts';
import { makePostgresSettledDayStore } from '#adapters/postgres/settled-day-store.ts';
import { makePostgresSetupCodeStore } from '#adapters/postgres/setup-code-store.ts';
import { makePostgresSpendStore } from '#adapters/postgres/spend-store.ts';
import { makePostgresTakenChangeStore } from '#adapters/postgres/taken-change-store.ts';
import { makePostgresTrackChoiceStore } from '#adapters/postgres/track-choice-store.ts';
import { makePostgresTrackRegister } from '#adapters/postgres/track-register.ts';
import { makePostgresWatchMailStore } from '#adapters/postgres/watch-mail-store.ts';
import { makePostgresWatchPushStore } from '#adapters/postgres/watch-push-store.ts';
import { makePostgresWatchStore } from '#adapters/postgres/watch-store.ts';
import { makePostgresWeatherStore } from '#adapters/postgres/weather-store.ts';
import { makePostgresWorkflowStore } from '#adapters/postgres/workflow-store.ts';
import type {
  ActivityStore,
  AttemptStore,
  LinkStore,
  MemberDirectory,
  MemberStore,
  SessionStore,
  SetupCodeStore,
  TrackChoiceStore,
} from '#core/accounts/ports.ts';
import type { AlertStore, DeviceStore, PushKeyStore, WatchPushStore } from '#core/alerts/ports.ts';
import type { SavedSearchStore } from '#core/angle-search/ports.ts';
import type { AnswerStore } from '#core/assistant/ports.ts';
import type { CardCalendar, CardStore, ChangeStore, OtherFormats, TrackRegister } from '#core/card/ports.ts';
import type { AcceptanceLedger, AcceptanceStore, ProofChain } from '#core/compliance/ports.ts';
import type { ConnectionRecordStore, FigureStore } from '#core/handicapping/ports.ts';
import type { AllOrNothing, WithLock, WithLongLock } from '#core/kernel/functions.ts';
import type {
  BookStore,
  CareStore,
  DayMailLog,
  DayMailStore,
  EnteredStore,
  LineStore,
  NoteStore,
  TakenChangeStore,
  WatchMailLog,
  WatchMailStore,
  WatchStore,
} from '#core/notebook/ports.ts';
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
import type { FinishJournal } from '#core/results/desk/ports.ts';
import type {
  DoubtfulResults,
  ImportedFiles,
  ResultDays,
  ResultStore,
  ResultsOfDays,
  ResultTracks,
  SimulatedResults,
} from '#core/results/ports.ts';
import type { SettledDayStore } from '#core/scorecards/ports.ts';
import type { SpendStore } from '#core/spend/ports.ts';
import type { WeatherStore } from '#core/weather/ports.ts';
import { wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly database: Database;
    readonly allOrNothing: AllOrNothing;
    readonly withLock: WithLock;
    readonly withLongLock: WithLongLock;
    /** Cards as imported. */
    readonly printedCards: CardStore & CardCalendar;
    /** The same at the time of the racing clock, with late changes. */
    readonly cards: CardStore & CardCalendar;
    /** Files of stored cards in other formats. */
    readonly otherFormats: OtherFormats;
    readonly changes: ChangeStore;
    /** Tracks that files registered, as stored. */
    readonly trackRegister: TrackRegister;
    readonly finishJournal: FinishJournal;
    readonly members: MemberStore;
    readonly sessions: SessionStore;
    readonly attempts: AttemptStore;
    readonly links: LinkStore;
    readonly setupCodes: SetupCodeStore;
    readonly trackChoices: TrackChoiceStore;
    readonly savedSearches: SavedSearchStore;
    readonly book: BookStore & CareStore;
    readonly notes: NoteStore;
    readonly lines: LineStore;
    readonly takenChanges: TakenChangeStore;
    readonly watch: WatchStore & EnteredStore;
    readonly watchMails: WatchMailStore & WatchMailLog;
    readonly dayMails: DayMailStore & DayMailLog;
    readonly watchPushes: WatchPushStore;
    readonly pushDevices: DeviceStore;
    readonly pushKeys: PushKeyStore;
    readonly alerts: AlertStore;
    readonly activity: ActivityStore;
    readonly acceptances: AcceptanceStore;
    readonly proofChain: ProofChain;
    readonly acceptanceLedger: AcceptanceLedger;
    readonly memberDirectory: MemberDirectory;
    readonly audit: AuditStore;
    readonly newsStore: NewsStore;
    readonly experts: ExpertStore;
    readonly pedigrees: PedigreeStore;
    readonly weather: WeatherStore;
    readonly odds: OddsStore;
    readonly picks: PicksStore;
    readonly answers: AnswerStore;
    readonly memberPicks: MemberPickStore;
    readonly ledger: LedgerStore & LedgerPages;
    readonly settledDays: SettledDayStore;
    readonly figures: FigureStore;
    readonly connectionRecordStore: ConnectionRecordStore;
    readonly results: ResultStore & ResultTracks & ResultDays & ResultsOfDays & SimulatedResults;
    readonly doubtfulResults: DoubtfulResults;
    readonly importedFiles: ImportedFiles;
    readonly runs: RunStore & RunTallies;
    readonly workflows: WorkflowStore;
    readonly quarantine: QuarantineStore;
    readonly spend: SpendStore;
    readonly dayCounts: DayCounts;
    readonly pauses: PauseStore;
    readonly backfills: BackfillStore;
    readonly runHistory: RunHistory;
    readonly newestFacts: NewestFacts;
  }
}

/** Every store on PostgreSQL. */
export const postgresWiring = (database: Database) =>
  wiring({
    database: () => database,
    allOrNothing: () => database.allOrNothing,
    withLock: () => database.withLock,
    withLongLock: (get) => makePostgresLongLocks(database, get('newId')),
    printedCards: () => makePostgresCardStore(database),
    otherFormats: () => makePostgresOtherFormats(database),
    changes: () => makePostgresChangeStore(database),
    trackRegister: () => makePostgresTrackRegister(database),
    finishJournal: () => makePostgresFinishJournal(database),
    members: () => makePostgresMemberStore(database),
    sessions: () => shareSessionReads(makePostgresSessionStore(database)),
    attempts: () => makePostgresAttemptStore(database),
    trackChoices: () => makePostgresTrackChoiceStore(database),
    savedSearches: () => makePostgresSavedSearchStore(database),
    book: () => makePostgresBookStore(database),
    notes: () => makePostgresNoteStore(database),
    lines: () => makePostgresLineStore(database),
    takenChanges: () => makePostgresTakenChangeStore(database),
    watch: () => makePostgresWatchStore(database),
    watchMails: () => makePostgresWatchMailStore(database),
    dayMails: () => makePostgresDayMailStore(database),
    watchPushes: () => makePostgresWatchPushStore(database),
    pushDevices: () => makePostgresPushDeviceStore(database),
    pushKeys: () => makePostgresPushKeyStore(database),
    alerts: () => makePostgresAlertStore(database),
    links: () => makePostgresLinkStore(database),
    setupCodes: () => makePostgresSetupCodeStore(database),
    activity: () => makePostgresActivityStore(database),
    acceptances: () => makePostgresAcceptanceStore(database),
    proofChain: () => makePostgresProofChain(database),
    acceptanceLedger: () => makePostgresAcceptanceLedger(database),
    memberDirectory: () => makePostgresMemberDirectory(database),
    newsStore: () => makePostgresNewsStore(database),
    experts: () => makePostgresExpertStore(database),
    pedigrees: () => makePostgresPedigreeStore(database),
    weather: () => makePostgresWeatherStore(database),
    odds: () => makePostgresOddsStore(database),
    picks: () => makePostgresPicksStore(database),
    answers: () => makePostgresAnswerStore(database),
    memberPicks: () => makePostgresMemberPickStore(database),
    ledger: () => makePostgresLedgerStore(database),
    settledDays: () => makePostgresSettledDayStore(database),
    figures: () => makePostgresFigureStore(database),
    connectionRecordStore: () => makePostgresConnectionRecordStore(database),
    doubtfulResults: () => makePostgresDoubtfulResults(database),
    importedFiles: () => makePostgresImportedFiles(database),
    runs: () => makePostgresRunStore(database),
    workflows: () => makePostgresWorkflowStore(database),
    quarantine: () => makePostgresQuarantineStore(database),
    spend: () => makePostgresSpendStore(database),
    dayCounts: () => makePostgresDayCounts(database),
    pauses: () => makePostgresPauseStore(database),
    backfills: () => makePostgresBackfillStore(database),
    runHistory: () => makePostgresRunHistory(database),
    newestFacts: () => makePostgresNewestFacts(database),
  });
