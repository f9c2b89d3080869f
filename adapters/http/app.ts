import Koa from 'koa';
import type { PublicMember } from '#core/accounts/member.ts';
import type { makeCurrentMember } from '#core/accounts/use-cases/current-member.ts';
import type { CarryOutAct } from '#core/operations/use-cases/carry-out-act.ts';
import { makeActors } from './actor.ts';
import { type BoundRow, bind } from './bind.ts';
import { type Contract, contract } from './contract/contract.ts';
import type { Endpoint } from './contract/endpoint.ts';
import { documents, errorPage } from './documents/documents.ts';
import type { WebBuild } from './documents/web-build.ts';
import type { AnyHandler, Handlers } from './handlers.ts';
import { type Log, toldError } from './log.ts';
import { callsOnly } from './middleware/calls-only.ts';
import { ownOrigin } from './middleware/own-origin.ts';
import { readableTarget } from './middleware/readable-target.ts';
import { refusals } from './middleware/refusals.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { makeSharedReplies } from './replies/shared-replies.ts';
import { type ActivityDoors, activityRoutes } from './routes/activity.ts';
import { type AdminDisclaimerDoors, adminDisclaimerRoutes } from './routes/admin-disclaimers.ts';
import { type AdminFigureDoors, adminFigureRoutes } from './routes/admin-figures.ts';
import { type AdminUserDoors, adminUserRoutes } from './routes/admin-users.ts';
import { type AssistantDoors, assistantRoutes } from './routes/assistant.ts';
import { type AuditDoors, auditRoutes } from './routes/audit.ts';
import { type AuthDoors, authRoutes } from './routes/auth.ts';
import { type BackfillDoors, backfillRoutes } from './routes/backfills.ts';
import { type ChangeDoors, changeRoutes } from './routes/changes.ts';
import { type ClaudeDoors, claudeRoutes } from './routes/claude.ts';
import { costMonitorRoutes, type SpendDoors } from './routes/cost-monitor.ts';
import { type DashboardDoors, dashboardRoutes } from './routes/dashboard.ts';
import { type DebateDoors, debateRoutes } from './routes/debate.ts';
import { type DisclaimerDoors, disclaimerRoutes } from './routes/disclaimer.ts';
import { type EventDoors, eventRoutes } from './routes/events.ts';
import { type EvidenceDoors, evidenceRoutes } from './routes/evidence.ts';
import { type HouseDoors, houseRoutes } from './routes/house.ts';
import { type LedgerDoors, ledgerRoutes } from './routes/ledger.ts';
import { type LongshotDoors, longshotRoutes } from './routes/longshots.ts';
import { type MemberPickDoors, memberPickRoutes } from './routes/member-picks.ts';
import { type MlDoors, mlRoutes } from './routes/ml.ts';
import { type NewsDoors, newsRoutes } from './routes/news.ts';
import { type OddsDoors, oddsRoutes } from './routes/odds.ts';
import { type OperationDoors, operationRoutes } from './routes/operations.ts';
import { type PeopleDoors, peopleRoutes } from './routes/people.ts';
import { type PickDoors, pickRoutes } from './routes/picks.ts';
import { type QueryDoors, queryRoutes } from './routes/query.ts';
import { type RaceTimelineDoors, raceTimelineRoutes } from './routes/race-timeline.ts';
import { type RaceDoors, raceRoutes } from './routes/races.ts';
import { type ResultDoors, resultRoutes } from './routes/results.ts';
import { runRoutes } from './routes/runs.ts';
import { type SchedulerDoors, schedulerRoutes } from './routes/scheduler.ts';
import { type ShapeDoors, shapeRoutes } from './routes/shape.ts';
import { type SourceDoors, sourceRoutes } from './routes/sources.ts';
import { type SpendBreakdownDoors, spendBreakdownRoutes } from './routes/spend-breakdown.ts';
import { type SyncDoors, syncRoutes } from './routes/syncs.ts';
import { type TicketDoors, ticketRoutes } from './routes/tickets.ts';
import { trackRoutes } from './routes/tracks.ts';
import { type WeatherDoors, weatherRoutes } from './routes/weather.ts';
import { type SessionDoors, sessionMiddleware } from './sessions/browser-session.ts';
import { makeStanding } from './standing.ts';

/** What each subject of the contract needs of the house. */
export interface UseCaseDoors {
  readonly currentMember: ReturnType<typeof makeCurrentMember>;
  readonly auth: AuthDoors;
  readonly disclaimer: DisclaimerDoors;
  readonly activity: ActivityDoors;
  readonly races: RaceDoors;
  readonly changes: ChangeDoors;
  readonly ml: MlDoors;
  readonly odds: OddsDoors;
  readonly weather: WeatherDoors;
  readonly picks: PickDoors;
  readonly ledger: LedgerDoors;
  readonly longshots: LongshotDoors;
  readonly assistant: AssistantDoors;
  readonly debate: DebateDoors;
  readonly claude: ClaudeDoors;
  readonly shape: ShapeDoors;
  readonly tickets: TicketDoors;
  readonly news: NewsDoors;
  readonly query: QueryDoors;
  readonly results: ResultDoors;
  readonly people: PeopleDoors;
  readonly memberPicks: MemberPickDoors;
  readonly dashboard: DashboardDoors;
  readonly events: EventDoors;
  readonly syncs: SyncDoors;
  readonly operations: OperationDoors;
  readonly sources: SourceDoors;
  readonly backfills: BackfillDoors;
  readonly scheduler: SchedulerDoors;
  readonly house: HouseDoors;
  readonly spend: SpendDoors;
  readonly spendBreakdown: SpendBreakdownDoors;
  readonly raceTimeline: RaceTimelineDoors;
  readonly evidence: EvidenceDoors;
  readonly adminUsers: AdminUserDoors;
  readonly adminDisclaimers: AdminDisclaimerDoors;
  readonly adminFigures: AdminFigureDoors;
  readonly audit: AuditDoors & { readonly carryOutAct: CarryOutAct };
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
}

export interface HttpDoors {
  readonly useCases: UseCaseDoors;
  /** A shelf with shared reads (`shareSessionReads`), the very one the use cases end sessions through. */
  readonly session: Omit<SessionDoors, 'isProduction'>;
  readonly settings: HttpSettings;
  /** Null when the site was not built: pages then answer 503. */
  readonly web: WebBuild | null;
  readonly log: Log;
}

type AllHandlers = { readonly [Subject in keyof Contract]: Handlers<Contract[Subject]> };

const handlersOf = (doors: UseCaseDoors): AllHandlers => ({
  auth: authRoutes(doors.auth),
  disclaimer: disclaimerRoutes(doors.disclaimer),
  activity: activityRoutes(doors.activity),
  tracks: trackRoutes({
    ...doors.races,
    showBias: doors.shape.showBias,
    showWeather: doors.weather.showWeather,
  }),
  races: raceRoutes(doors.races),
  changes: changeRoutes(doors.changes),
  ml: mlRoutes(doors.ml),
  odds: oddsRoutes(doors.odds),
  weather: weatherRoutes(doors.weather),
  picks: pickRoutes(doors.picks),
  ledger: ledgerRoutes(doors.ledger),
  longshots: longshotRoutes(doors.longshots),
  assistant: assistantRoutes(doors.assistant),
  debate: debateRoutes(doors.debate),
  claude: claudeRoutes(doors.claude),
  shape: shapeRoutes(doors.shape),
  tickets: ticketRoutes(doors.tickets),
  news: newsRoutes(doors.news),
  query: queryRoutes(doors.query),
  results: resultRoutes(doors.results),
  people: peopleRoutes(doors.people),
  memberPicks: memberPickRoutes(doors.memberPicks),
  dashboard: dashboardRoutes(doors.dashboard),
  events: eventRoutes(doors.events),
  syncs: syncRoutes(doors.syncs),
  operations: operationRoutes(doors.operations),
  runs: runRoutes(doors.operations),
  sources: sourceRoutes(doors.sources),
  backfills: backfillRoutes(doors.backfills),
  scheduler: schedulerRoutes(doors.scheduler),
  house: houseRoutes(doors.house),
  costMonitor: costMonitorRoutes(doors.spend),
  spendBreakdown: spendBreakdownRoutes(doors.spendBreakdown),
  raceTimeline: raceTimelineRoutes(doors.raceTimeline),
  evidence: evidenceRoutes(doors.evidence),
  adminUsers: adminUserRoutes(doors.adminUsers),
  adminDisclaimers: adminDisclaimerRoutes(doors.adminDisclaimers),
  adminFigures: adminFigureRoutes(doors.adminFigures),
  audit: auditRoutes(doors.audit),
});

const rowsOf = (handlers: AllHandlers): readonly BoundRow[] =>
  Object.entries(contract).flatMap(([subject, table]) =>
    Object.entries(table).map(([act, row]) => {
      const ofSubject = handlers[subject as keyof Contract] as unknown as Readonly<
        Record<string, AnyHandler>
      >;
      return { row: row as Endpoint, handler: ofSubject[act] as AnyHandler };
    }),
  );

/** Whoever listened closed the page. */
const hasLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

function plainKoa({ settings, log }: HttpDoors): Koa {
  const app = new Koa({ proxy: settings.trustProxy, maxIpsCount: 1, keys: [...settings.sessionKeys] });
  app.silent = true;
  app.on('error', (error: unknown) => {
    if (!hasLeft(error)) log.warn({ error: toldError(error) }, 'an answer broke off');
  });
  return app;
}

/** The whole door, not yet listening. */
export function makeApp(doors: HttpDoors): Koa {
  const { useCases, settings, web, log } = doors;
  const app = plainKoa(doors);
  const session = { ...doors.session, isProduction: settings.isProduction };
  const router = bind(rowsOf(handlersOf(useCases)), {
    session,
    sessionMiddleware: sessionMiddleware(app, session),
    actors: makeActors({ currentMember: (id): Promise<PublicMember> => useCases.currentMember(id) }),
    shared: makeSharedReplies(),
    carryOutAct: useCases.audit.carryOutAct,
    checkReplies: !settings.isProduction,
  });
  app.use(readableTarget);
  app.use(requestLog({ log, trustProxy: settings.trustProxy }));
  app.use(
    securityHeaders({
      inlineScripts: web?.inlineScripts ?? [],
      formOrigins: settings.issuer === null ? [] : [new URL(settings.issuer).origin],
      isProduction: settings.isProduction,
    }),
  );
  app.use(refusals(log, () => errorPage(web)));
  app.use(ownOrigin(settings.publicUrl));
  app.use(router.routes());
  app.use(callsOnly(router));
  app.use(documents({ web, standing: makeStanding(useCases.house.readiness) }));
  return app;
}
