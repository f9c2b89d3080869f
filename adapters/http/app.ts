import type Router from '@koa/router';
import Koa from 'koa';
import type { PublicMember } from '#core/accounts/member.ts';
import type { WithLogFields } from '#core/kernel/functions.ts';
import { headLines } from '#core/operations/heads/read-heads.ts';
import { makeSealStatus } from './acceptance-status.ts';
import { makeActors } from './actor.ts';
import { bind } from './bind.ts';
import { boundRows, type UseCaseDeps } from './bound-rows.ts';
import { documents, errorPage } from './documents/documents.ts';
import { type DrawPreview, makeSendPicture } from './documents/preview-pictures.ts';
import { racePicture } from './documents/race-picture.ts';
import { makeRacePreview } from './documents/race-preview.ts';
import { stopMail } from './documents/stop-mail.ts';
import type { WebBuild } from './documents/web-build.ts';
import type { Drain } from './drain.ts';
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
import { guideRoute, recordRoute, scriptIn } from './record/record-route.ts';
import { type AnnouncedReplies, makeAnnouncedReplies } from './replies/announced-replies.ts';
import { makeCostlyReads } from './replies/costly-reads.ts';
import { makeReplyVersions } from './replies/reply-versions.ts';
import { makeIsMember, type SessionDeps, sessionMiddleware } from './sessions/browser-session.ts';

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
  readonly drawPreview: DrawPreview;
}

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

function routerOf(
  app: Koa,
  { useCases, settings, metrics, web, drain, ...deps }: HttpDeps,
  announced: AnnouncedReplies,
): Router {
  const session = { ...deps.session, isProduction: settings.isProduction };
  const ready = { isBuilt: web !== null, isDraining: drain.isDraining };
  return bind(boundRows(useCases, ready), {
    session,
    sessionMiddleware: sessionMiddleware(app, session),
    actors: makeActors({ currentMember: (id): Promise<PublicMember> => useCases.currentMember(id) }),
    announced,
    versions: makeReplyVersions(),
    costlyReads: makeCostlyReads(),
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
  const announced = makeAnnouncedReplies(useCases.events.announcements, metrics.countReplyLookup);
  const router = routerOf(app, deps, announced);
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
  app.use(recordHead(() => headLines(useCases.heads.chains, useCases.heads.clock)));
  app.use(refusals(log, () => errorPage(web)));
  app.use(knownHosts(settings.knownHosts));
  app.use(ownOrigin(settings.publicUrl));
  app.use(metricsPage({ token, isBehindProxy: trustProxy || settings.publicUrl !== null }, metrics));
  app.use(router.routes());
  app.use(callsOnly(router));
  const { record, listTracks } = useCases;
  const site = { script: scriptIn(web), origin: settings.publicUrl ?? '' };
  const answers = makeAnswersAtOnce(record.machineClock);
  const sendPicture = makeSendPicture(deps.drawPreview, log);
  const racePreview = makeRacePreview(useCases.races.findRace, site.origin);
  app.use(recordRoute({ ...record, listTracks }, { ...site, answers, sendPicture }));
  app.use(guideRoute(record, site));
  app.use(racePicture(racePreview, sendPicture));
  app.use(stopMail({ ...useCases.dayMail, digest: deps.session.digest, tokens: record.tokens }));
  app.use(
    documents({
      web,
      isMember: makeIsMember({ ...deps.session, isProduction: settings.isProduction }),
      acceptance: makeSealStatus(useCases.siteDeps.readiness),
      racePreview,
      sayLatest: announced.sayLatest,
    }),
  );
  return withAnswersAtOnce(app, answers);
}
