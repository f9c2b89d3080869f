import type Router from '@koa/router';
import Koa from 'koa';
import type { PublicMember } from '#core/accounts/member.ts';
import type { makeCurrentMember } from '#core/accounts/use-cases/current-member.ts';
import type { Clock, WithLogFields } from '#core/kernel/functions.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { headLines } from '#core/operations/heads/read-heads.ts';
import type { RunCommand } from '#core/operations/use-cases/run-command.ts';
import type { ListTracks } from '#core/results/use-cases/list-tracks.ts';
import { makeSealStatus } from './acceptance-status.ts';
import { makeActors } from './actor.ts';
import { type BoundRow, bind } from './bind.ts';
import { type Contract, contract } from './contract/contract.ts';
import type { Endpoint } from './contract/endpoint.ts';
import { documents, errorPage } from './documents/documents.ts';
import { makeRacePreview } from './documents/race-preview.ts';
import type { WebBuild } from './documents/web-build.ts';
import type { Drain } from './drain.ts';
import type { AnyHandler, Handlers } from './handlers.ts';
import { type Log, reportedError } from './log.ts';
import type { HttpMetrics } from './metrics.ts';
import { callsOnly } from './middleware/calls-only.ts';
import { closeWhileDraining } from './middleware/connection-close.ts';
import { type KnownHosts, knownHosts } from './middleware/known-hosts.ts';
import { metricsPage } from './middleware/metrics-page.ts';
import { ownOrigin } from './middleware/own-origin.ts';
import { readableTarget } from './middleware/readable-target.ts';
import { recordHead } from './middleware/record-head.ts';
import { refusals } from './middleware/refusals.ts';
import { requestLog } from './middleware/request-log.ts';
import { requestMetrics } from './middleware/request-metrics.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { makeAnswersAtOnce, withAnswersAtOnce } from './record/answers-at-once.ts';
import type { RecordDeps } from './record/record-pages.ts';
import { recordRoute, scriptIn } from './record/record-route.ts';
import { makeSharedReplies, type SharedReplies } from './replies/shared-replies.ts';
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
import { type SessionDeps, sessionMiddleware } from './sessions/browser-session.ts';

/** What each subject of the contract needs. */
export interface UseCaseDeps {
  readonly currentMember: ReturnType<typeof makeCurrentMember>;
  readonly auth: AuthDeps;
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

export interface HttpSettings {
  readonly isProduction: boolean;
  /** Believe `X-Forwarded-*` of the one proxy in front. */
  readonly trustProxy: boolean;
  /** `https://host` under which people reach the site, when it is set. */
  readonly publicUrl: string | null;
  /** Keys that sign the session cookie, newest first. */
  readonly sessionKeys: readonly string[];
  /** The identity provider's address, when one is set up. */
  readonly issuer: string | null;
  /** Who sends it may read the metrics; null: this machine alone, while no proxy is in front. */
  readonly metricsToken: string | null;
  readonly hstsSubdomains: boolean;
  /** Null: any. */
  readonly knownHosts: KnownHosts | null;
}

export interface HttpDeps {
  readonly useCases: UseCaseDeps;
  /** A store with shared reads (`shareSessionReads`): the one the use cases end sessions through. */
  readonly session: Omit<SessionDeps, 'isProduction'>;
  readonly settings: HttpSettings;
  /** Null when the site was not built: pages then answer 503. */
  readonly web: WebBuild | null;
  readonly log: Log;
  readonly withLogFields: WithLogFields;
  readonly metrics: HttpMetrics;
  readonly drain: Pick<Drain, 'isDraining'>;
}

type AllHandlers = { readonly [Subject in keyof Contract]: Handlers<Contract[Subject]> };

const handlersOf = (deps: UseCaseDeps, ready: ReadyDeps): AllHandlers => ({
  auth: authRoutes(deps.auth),
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

const rowsOf = (handlers: AllHandlers, asOf: UseCaseDeps['moments']['asOf']): readonly BoundRow[] =>
  Object.entries(contract).flatMap(([subject, table]) =>
    Object.entries(table).map(([act, row]) => {
      const handlerIn = (subjects: unknown) => (subjects as Subjects)[subject]?.[act] as AnyHandler;
      const handlerAsOf = (moment: Instant) => handlerIn(handlersAsOf(asOf(moment)));
      const bound: Endpoint = row;
      return {
        row: bound,
        handler: handlerIn(handlers),
        handlerAsOf: bound.asOf === true ? handlerAsOf : null,
      };
    }),
  );

/** The client closed the page. */
const hasLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

function plainKoa({ settings, log }: HttpDeps): Koa {
  const app = new Koa({ proxy: settings.trustProxy, maxIpsCount: 1, keys: [...settings.sessionKeys] });
  app.silent = true;
  app.on('error', (error: unknown) => {
    if (!hasLeft(error)) log.warn({ error: reportedError(error) }, 'an answer broke off');
  });
  return app;
}

/** Shared replies that are dropped once a change to them is announced, so that a page that refetches gets the new one. */
function sharedUntilChanged(
  announcements: EventDeps['announcements'],
  { countReplyLookup }: HttpMetrics,
): SharedReplies {
  const shared = makeSharedReplies(undefined, countReplyLookup);
  announcements.listen({
    receive: (announcement) => {
      if (announcement.topic !== 'runs') shared.forget(announcement);
    },
    end: () => undefined,
  });
  return shared;
}

function routerOf(app: Koa, { useCases, settings, metrics, web, drain, ...deps }: HttpDeps): Router {
  const session = { ...deps.session, isProduction: settings.isProduction };
  const ready = { isBuilt: web !== null, isDraining: drain.isDraining };
  return bind(rowsOf(handlersOf(useCases, ready), useCases.moments.asOf), {
    session,
    sessionMiddleware: sessionMiddleware(app, session),
    actors: makeActors({ currentMember: (id): Promise<PublicMember> => useCases.currentMember(id) }),
    shared: sharedUntilChanged(useCases.events.announcements, metrics),
    metrics,
    runCommand: useCases.audit.runCommand,
    racingClock: useCases.moments.racingClock,
    checkReplies: !settings.isProduction,
  });
}

/** The whole server, not yet listening. */
export function makeApp(deps: HttpDeps): Koa {
  const { useCases, settings, web, log, metrics } = deps;
  const { trustProxy, metricsToken: token } = settings;
  const app = plainKoa(deps);
  const router = routerOf(app, deps);
  app.use(readableTarget);
  app.use(requestLog({ log, trustProxy, withLogFields: deps.withLogFields }));
  app.use(requestMetrics(metrics));
  app.use(closeWhileDraining(deps.drain));
  app.use(
    securityHeaders({
      inlineScripts: web?.inlineScripts ?? [],
      formOrigins: settings.issuer === null ? [] : [new URL(settings.issuer).origin],
      isProduction: settings.isProduction,
      hstsSubdomains: settings.hstsSubdomains,
    }),
  );
  app.use(recordHead(() => headLines(useCases.heads.chains)));
  app.use(refusals(log, () => errorPage(web)));
  app.use(knownHosts(settings.knownHosts));
  app.use(ownOrigin(settings.publicUrl));
  app.use(metricsPage({ token, isBehindProxy: trustProxy || settings.publicUrl !== null }, metrics));
  app.use(router.routes());
  app.use(callsOnly(router));
  const { record, listTracks } = useCases;
  const site = { script: scriptIn(web), origin: settings.publicUrl ?? '' };
  const answers = makeAnswersAtOnce(record.machineClock);
  app.use(recordRoute({ ...record, listTracks }, { ...site, answers }));
  app.use(
    documents({
      web,
      acceptance: makeSealStatus(useCases.siteDeps.readiness),
      racePreview: makeRacePreview(useCases.races.findRace, site.origin),
    }),
  );
  return withAnswersAtOnce(app, answers);
}
