import Koa from 'koa';
import type { PublicMember } from '#core/accounts/member.ts';
import type { makeCurrentMember } from '#core/accounts/use-cases/current-member.ts';
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
import { type AuthDoors, authRoutes } from './routes/auth.ts';
import { type DisclaimerDoors, disclaimerRoutes } from './routes/disclaimer.ts';
import { type HouseDoors, houseRoutes } from './routes/house.ts';
import { type MlDoors, mlRoutes } from './routes/ml.ts';
import { type PickDoors, pickRoutes } from './routes/picks.ts';
import { type RaceDoors, raceRoutes } from './routes/races.ts';
import { type ResultDoors, resultRoutes } from './routes/results.ts';
import { type ShapeDoors, shapeRoutes } from './routes/shape.ts';
import { trackRoutes } from './routes/tracks.ts';
import { type SessionDoors, sessionMiddleware } from './sessions/browser-session.ts';
import { makeStanding } from './standing.ts';

/** What each subject of the contract needs of the house. */
export interface UseCaseDoors {
  readonly currentMember: ReturnType<typeof makeCurrentMember>;
  readonly auth: AuthDoors;
  readonly disclaimer: DisclaimerDoors;
  readonly activity: ActivityDoors;
  readonly races: RaceDoors;
  readonly ml: MlDoors;
  readonly picks: PickDoors;
  readonly shape: ShapeDoors;
  readonly results: ResultDoors;
  readonly house: HouseDoors;
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
  tracks: trackRoutes(doors.races),
  races: raceRoutes(doors.races),
  ml: mlRoutes(doors.ml),
  picks: pickRoutes(doors.picks),
  shape: shapeRoutes(doors.shape),
  results: resultRoutes(doors.results),
  house: houseRoutes(doors.house),
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

function plainKoa({ settings, log }: HttpDoors): Koa {
  const app = new Koa({ proxy: settings.trustProxy, maxIpsCount: 1, keys: [...settings.sessionKeys] });
  app.silent = true;
  app.on('error', (error: unknown) => log.warn({ error: toldError(error) }, 'an answer broke off'));
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
