import type { makeCurrentMember } from '#core/accounts/use-cases/current-member.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { RunCommand } from '#core/operations/use-cases/run-command.ts';
import type { ListTracks } from '#core/results/use-cases/list-tracks.ts';
import type { BoundRow } from './bind.ts';
import { type Contract, contract } from './contract/contract.ts';
import type { Endpoint } from './contract/endpoint.ts';
import type { AnyHandler, Handlers } from './handlers.ts';
import type { RecordDeps } from './record/record-pages.ts';
import { type ActivityDeps, activityRoutes } from './routes/activity.ts';
import { type AdminDisclaimerDeps, adminDisclaimerRoutes } from './routes/admin-disclaimers.ts';
import { type AdminFigureDeps, adminFigureRoutes } from './routes/admin-figures.ts';
import { type AdminUserDeps, adminUserRoutes } from './routes/admin-users.ts';
import { type AlertDeps, alertRoutes } from './routes/alerts.ts';
import { type AnalysisDeps, analysisRoutes } from './routes/analysis.ts';
import { type AngleDeps, angleRoutes } from './routes/angles.ts';
import { handlersAsOf, type MomentDeps } from './routes/as-of.ts';
import { type AssistantDeps, assistantRoutes } from './routes/assistant.ts';
import { type AuditDeps, auditRoutes } from './routes/audit.ts';
import { type AuthDeps, authRoutes } from './routes/auth.ts';
import { type BackfillDeps, backfillRoutes } from './routes/backfills.ts';
import { type BookDeps, bookRoutes } from './routes/book.ts';
import { type ChangeDeps, changeRoutes } from './routes/changes.ts';
import { type ClaudeDeps, claudeRoutes } from './routes/claude.ts';
import { costMonitorRoutes, type SpendDeps } from './routes/cost-monitor.ts';
import { type DashboardDeps, dashboardRoutes } from './routes/dashboard.ts';
import { type DayMailDeps, dayMailRoutes } from './routes/day-mail.ts';
import { type DebateDeps, debateRoutes } from './routes/debate.ts';
import { type DisclaimerDeps, disclaimerRoutes } from './routes/disclaimer.ts';
import { type DoubtfulResultDeps, doubtfulResultRoutes } from './routes/doubtful-results.ts';
import { type EventDeps, eventRoutes } from './routes/events.ts';
import { type EvidenceDeps, evidenceRoutes } from './routes/evidence.ts';
import { type FormDeps, formRoutes } from './routes/form.ts';
import { type HeadDeps, headRoutes } from './routes/heads.ts';
import { type HorseDeps, horseRoutes } from './routes/horses.ts';
import { type LedgerDeps, ledgerRoutes } from './routes/ledger.ts';
import { type LineDeps, lineRoutes } from './routes/lines.ts';
import { type LongshotDeps, longshotRoutes } from './routes/longshots.ts';
import { type MemberPickDeps, memberPickRoutes } from './routes/member-picks.ts';
import { type MlDeps, mlRoutes } from './routes/ml.ts';
import { type DayMomentDeps, momentRoutes } from './routes/moments.ts';
import { type MyTrackDeps, myTrackRoutes } from './routes/my-tracks.ts';
import { type NewsDeps, newsRoutes } from './routes/news.ts';
import { type NotebookChangeDeps, notebookChangeRoutes } from './routes/notebook-changes.ts';
import { type NoteDeps, noteRoutes } from './routes/notes.ts';
import { type OddsDeps, oddsRoutes } from './routes/odds.ts';
import { type OperationDeps, operationRoutes } from './routes/operations.ts';
import { type PasskeyDeps, passkeyRoutes } from './routes/passkeys.ts';
import { type PeopleDeps, peopleRoutes } from './routes/people.ts';
import { type PickDeps, pickRoutes } from './routes/picks.ts';
import { type QueryDeps, queryRoutes } from './routes/query.ts';
import { type RacePageDeps, racePageRoutes } from './routes/race-page.ts';
import { type RaceTimelineDeps, raceTimelineRoutes } from './routes/race-timeline.ts';
import { type RaceDeps, raceRoutes } from './routes/races.ts';
import { type RegisteredTrackDeps, registeredTrackRoutes } from './routes/registered-tracks.ts';
import { type ResultDeps, resultRoutes } from './routes/results.ts';
import { runRoutes } from './routes/runs.ts';
import { type SchedulerDeps, schedulerRoutes } from './routes/scheduler.ts';
import { type SecondFactorDeps, secondFactorRoutes } from './routes/second-factor.ts';
import { type SessionListDeps, sessionRoutes } from './routes/sessions.ts';
import { type AppDeps, type ReadyDeps, siteRoutes } from './routes/site.ts';
import { type SourceDeps, sourceRoutes } from './routes/sources.ts';
import { type SpendBreakdownDeps, spendBreakdownRoutes } from './routes/spend-breakdown.ts';
import { type StewardDeps, stewardRoutes } from './routes/stewards.ts';
import { type SyncDeps, syncRoutes } from './routes/syncs.ts';
import { type TicketDeps, ticketRoutes } from './routes/tickets.ts';
import { trackRoutes } from './routes/tracks.ts';
import { type WatchDeps, watchRoutes } from './routes/watch.ts';
import { type WeatherDeps, weatherRoutes } from './routes/weather.ts';
import { type WhatIfDeps, whatIfRoutes } from './routes/what-if.ts';

/** What each subject of the contract needs. */
export interface UseCaseDeps {
  readonly currentMember: ReturnType<typeof makeCurrentMember>;
  readonly auth: AuthDeps;
  readonly sessions: SessionListDeps;
  readonly secondFactor: SecondFactorDeps;
  readonly passkeys: PasskeyDeps;
  readonly disclaimer: DisclaimerDeps;
  readonly activity: ActivityDeps;
  readonly races: RaceDeps;
  readonly racePage: RacePageDeps;
  readonly form: FormDeps;
  readonly horses: HorseDeps;
  readonly changes: ChangeDeps;
  readonly stewards: StewardDeps;
  readonly ml: MlDeps;
  readonly odds: OddsDeps;
  readonly weather: WeatherDeps;
  readonly picks: PickDeps;
  readonly ledger: LedgerDeps;
  readonly heads: HeadDeps;
  readonly longshots: LongshotDeps;
  readonly assistant: AssistantDeps;
  readonly debate: DebateDeps;
  readonly claude: ClaudeDeps;
  readonly analysis: AnalysisDeps;
  readonly angles: AngleDeps;
  readonly book: BookDeps;
  readonly notes: NoteDeps;
  readonly lines: LineDeps;
  readonly watch: WatchDeps;
  readonly dayMail: DayMailDeps;
  readonly notebookChanges: NotebookChangeDeps;
  readonly alerts: AlertDeps;
  readonly tickets: TicketDeps;
  readonly whatIf: WhatIfDeps;
  readonly news: NewsDeps;
  readonly query: QueryDeps;
  readonly results: ResultDeps;
  readonly people: PeopleDeps;
  readonly memberPicks: MemberPickDeps;
  readonly dashboard: DashboardDeps;
  readonly events: EventDeps;
  readonly syncs: SyncDeps;
  readonly operations: OperationDeps;
  readonly sources: SourceDeps;
  readonly backfills: BackfillDeps;
  readonly scheduler: SchedulerDeps;
  readonly siteDeps: AppDeps;
  readonly myTracks: MyTrackDeps;
  readonly listTracks: ListTracks;
  /** The public record, which is a page and no call. */
  readonly record: Omit<RecordDeps, 'listTracks'>;
  readonly spend: SpendDeps;
  readonly spendBreakdown: SpendBreakdownDeps;
  readonly dayMoments: DayMomentDeps;
  readonly raceTimeline: RaceTimelineDeps;
  readonly evidence: EvidenceDeps;
  readonly adminUsers: AdminUserDeps;
  readonly adminDisclaimers: AdminDisclaimerDeps;
  readonly adminFigures: AdminFigureDeps;
  readonly doubtfulResults: DoubtfulResultDeps;
  readonly registeredTracks: RegisteredTrackDeps;
  readonly audit: AuditDeps & { readonly runCommand: RunCommand };
  readonly moments: {
    readonly racingClock: Clock;
    /** What the calls that take `asOf` need, knowing nothing later than the moment. */
    readonly asOf: (moment: Instant) => MomentDeps;
  };
}

type AllHandlers = { readonly [Subject in keyof Contract]: Handlers<Contract[Subject]> };

const handlersOf = (deps: UseCaseDeps, ready: ReadyDeps): AllHandlers => ({
  auth: authRoutes(deps.auth),
  sessions: sessionRoutes(deps.sessions),
  secondFactor: secondFactorRoutes(deps.secondFactor),
  passkeys: passkeyRoutes(deps.passkeys),
  disclaimer: disclaimerRoutes(deps.disclaimer),
  activity: activityRoutes(deps.activity),
  myTracks: myTrackRoutes(deps.myTracks),
  tracks: trackRoutes({
    ...deps.races,
    listTracks: deps.listTracks,
    showBias: deps.analysis.showBias,
    showWeather: deps.weather.showWeather,
  }),
  races: raceRoutes(deps.races),
  racePage: racePageRoutes(deps.racePage),
  form: formRoutes(deps.form),
  horses: horseRoutes(deps.horses),
  changes: changeRoutes(deps.changes),
  stewards: stewardRoutes(deps.stewards),
  ml: mlRoutes(deps.ml),
  odds: oddsRoutes(deps.odds),
  weather: weatherRoutes(deps.weather),
  picks: pickRoutes(deps.picks),
  ledger: ledgerRoutes(deps.ledger),
  heads: headRoutes(deps.heads),
  longshots: longshotRoutes(deps.longshots),
  assistant: assistantRoutes(deps.assistant),
  debate: debateRoutes(deps.debate),
  claude: claudeRoutes(deps.claude),
  analysis: analysisRoutes(deps.analysis),
  angles: angleRoutes(deps.angles),
  book: bookRoutes(deps.book),
  notes: noteRoutes(deps.notes),
  lines: lineRoutes(deps.lines),
  watch: watchRoutes(deps.watch),
  dayMail: dayMailRoutes(deps.dayMail),
  notebookChanges: notebookChangeRoutes(deps.notebookChanges),
  alerts: alertRoutes(deps.alerts),
  tickets: ticketRoutes(deps.tickets),
  whatIf: whatIfRoutes(deps.whatIf),
  news: newsRoutes(deps.news),
  query: queryRoutes(deps.query),
  results: resultRoutes(deps.results),
  people: peopleRoutes(deps.people),
  memberPicks: memberPickRoutes(deps.memberPicks),
  dashboard: dashboardRoutes(deps.dashboard),
  events: eventRoutes(deps.events),
  syncs: syncRoutes(deps.syncs),
  operations: operationRoutes(deps.operations),
  runs: runRoutes(deps.operations),
  sources: sourceRoutes(deps.sources),
  backfills: backfillRoutes(deps.backfills),
  scheduler: schedulerRoutes(deps.scheduler),
  site: siteRoutes({ ...deps.siteDeps, ...ready }),
  costMonitor: costMonitorRoutes(deps.spend),
  spendBreakdown: spendBreakdownRoutes(deps.spendBreakdown),
  moments: momentRoutes(deps.dayMoments),
  raceTimeline: raceTimelineRoutes(deps.raceTimeline),
  evidence: evidenceRoutes(deps.evidence),
  adminUsers: adminUserRoutes(deps.adminUsers),
  adminDisclaimers: adminDisclaimerRoutes(deps.adminDisclaimers),
  adminFigures: adminFigureRoutes(deps.adminFigures),
  doubtfulResults: doubtfulResultRoutes(deps.doubtfulResults),
  registeredTracks: registeredTrackRoutes(deps.registeredTracks),
  audit: auditRoutes(deps.audit),
});

type Subjects = Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>;

/** Every row of the contract with its handler. */
export function boundRows(deps: UseCaseDeps, ready: ReadyDeps): readonly BoundRow[] {
  const handlers = handlersOf(deps, ready);
  return Object.entries(contract).flatMap(([subject, table]) =>
    Object.entries(table).map(([act, row]) => {
      const handlerIn = (subjects: unknown) => (subjects as Subjects)[subject]?.[act] as AnyHandler;
      const handlerAsOf = (moment: Instant) => handlerIn(handlersAsOf(deps.moments.asOf(moment)));
      const bound: Endpoint = row;
      return {
        row: bound,
        handler: handlerIn(handlers),
        handlerAsOf: bound.asOf === true ? handlerAsOf : null,
      };
    }),
  );
}
