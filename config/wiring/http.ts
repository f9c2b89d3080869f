import { join } from 'node:path';
import type Koa from 'koa';
import { type HttpDeps, makeApp } from '#adapters/http/app.ts';
import type { UseCaseDeps } from '#adapters/http/bound-rows.ts';
import { endpoints } from '#adapters/http/contract/contract.ts';
import { openWebBuild } from '#adapters/http/documents/web-build.ts';
import { openApiDocument } from '#adapters/http/openapi.ts';
import { openIdentityProvider } from '#adapters/identity/identity-provider.ts';
import { withLogFields } from '#adapters/system/log-fields.ts';
import type { IdentityProvider } from '#core/accounts/ports.ts';
import { projectFolder, type Settings } from '../env.ts';
import { knownHostsOf } from '../known-hosts.ts';
import { modelsInUse } from '../models.ts';
import { publicUrlOf } from '../public-url.ts';
import { version } from '../version.ts';
import { administrationDeps } from './administration.ts';
import { spendDeps } from './ai.ts';
import { alertDeps } from './alerts.ts';
import { angleDeps } from './angles.ts';
import { type GetAsOf, momentDeps } from './as-of.ts';
import { assistantDeps } from './assistant.ts';
import { raceDeps } from './card.ts';
import { dashboardDeps } from './dashboard.ts';
import { dayMailDeps } from './day-mail.ts';
import { evidenceDeps } from './evidence.ts';
import { analysisDeps } from './handicapping.ts';
import { headDeps } from './heads.ts';
import { ledgerDeps, recordDeps } from './ledger.ts';
import { lineDeps } from './lines.ts';
import { changesDeps } from './live.ts';
import { longshotDeps } from './longshots.ts';
import { bookDeps } from './notebook.ts';
import { notebookChangeDeps } from './notebook-changes.ts';
import { noteDeps } from './notes.ts';
import { oddsDeps } from './odds.ts';
import { operationDeps, syncDeps } from './operations.ts';
import { passkeyDeps } from './passkeys.ts';
import { memberPickDeps, peopleDeps } from './people.ts';
import { newsDeps } from './press.ts';
import type { Get } from './provide.ts';
import { queryDeps } from './query.ts';
import { racePageDeps } from './race-page.ts';
import { raceTimelineDeps } from './race-timeline.ts';
import { resultDeps } from './results.ts';
import { schedulerDeps } from './schedule.ts';
import { secondFactorDeps } from './second-factor.ts';
import { sessionKeys } from './session-keys.ts';
import { sessionDeps, sessionIdleMs } from './sessions.ts';
import { backfillDeps, sourceDeps } from './source-care.ts';
import { spendBreakdownDeps } from './spend-breakdown.ts';
import { stewardDeps } from './stewards.ts';
import { ticketDeps } from './tickets.ts';
import { trackDeps } from './tracks.ts';
import { watchDeps } from './watch.ts';
import { weatherDeps } from './weather-analysis.ts';

export const webFolder = join(projectFolder, '.build', 'web');

function identityOf(settings: Settings): IdentityProvider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  const redirectUri = `${publicUrlOf(settings)}/api/login/callback`;
  return openIdentityProvider({
    issuer,
    clientId,
    clientSecret,
    redirectUri,
    allowInsecureLoopback: settings.APP_ENV === 'development',
  });
}

export interface HttpParts {
  readonly drain: HttpDeps['drain'];
  readonly settings: Settings;
  readonly isRacingClockSet: boolean;
  readonly readiness: () => Promise<void>;
  readonly getAsOf: GetAsOf;
}

function actsOf(get: Get, { settings, getAsOf, isRacingClockSet, readiness }: HttpParts): UseCaseDeps {
  const linkAcceptances = get('linkAcceptances');
  const racingClock = get('racingClock');
  const todaysCard = get('todaysCard');
  return {
    currentMember: get('currentMember'),
    auth: {
      signUp: get('signUp'),
      signIn: get('signIn'),
      signInWithIdentity: get('signInWithIdentity'),
      changeNames: get('changeNames'),
      changePassword: get('changePassword'),
      requestPasswordReset: get('requestPasswordReset'),
      redeemLink: get('redeemLink'),
      myData: get('myData'),
      deleteAccount: get('deleteAccount'),
      linkAcceptances,
      noteSignIn: get('noteSignIn'),
      locate: get('locate'),
      identity: identityOf(settings),
      hosts: { devHosts: settings.DEV_HOSTS, productionDomain: settings.PRODUCTION_DOMAIN ?? null },
      declineUrl: settings.DECLINE_URL,
    },
    sessions: sessionDeps(get, settings),
    secondFactor: secondFactorDeps(get, settings),
    passkeys: passkeyDeps(get, settings),
    disclaimer: {
      acceptDisclaimer: get('acceptDisclaimer'),
      acceptBeforeSignIn: get('acceptBeforeSignIn'),
      checkAcceptance: get('checkAcceptance'),
      digest: get('digest'),
    },
    ...trackDeps(get),
    activity: { noteVisit: get('noteVisit'), myActivity: get('myActivity') },
    changes: changesDeps(get),
    stewards: stewardDeps(get),
    races: raceDeps(get, { isRacingClockSet }),
    racePage: racePageDeps(get),
    moments: { racingClock, asOf: (moment) => momentDeps(getAsOf(moment), { isRacingClockSet }) },
    dayMoments: { listDayMoments: get('listDayMoments') },
    form: { showRaceForm: get('showRaceForm') },
    horses: { showHorse: get('showHorse'), racingClock },
    odds: oddsDeps(get),
    news: newsDeps(get),
    angles: angleDeps(get),
    book: bookDeps(get),
    notes: noteDeps(get),
    lines: lineDeps(get),
    notebookChanges: notebookChangeDeps(get),
    watch: watchDeps(get),
    dayMail: dayMailDeps(get),
    alerts: alertDeps(get),
    query: queryDeps(get),
    weather: weatherDeps(get),
    ml: { rateRace: get('rateRace'), deps: modelsInUse },
    picks: {
      todaysCard,
      generatePicks: get('generatePicks'),
      refreshRace: get('refreshRace'),
      picksForRace: get('picksForRace'),
      admitQuery: get('admitQuery'),
      noteQuery: get('noteQuery'),
      racingClock,
    },
    ledger: ledgerDeps(get),
    record: recordDeps(get),
    heads: headDeps(get),
    longshots: longshotDeps(get),
    results: resultDeps(get),
    people: peopleDeps(get),
    memberPicks: memberPickDeps(get),
    dashboard: dashboardDeps(get, { isRacingClockSet }),
    analysis: analysisDeps(get),
    tickets: ticketDeps(get),
    whatIf: { showWhatIf: get('showWhatIf') },
    events: { announcements: get('announcements'), isFactorNeeded: settings.APP_ENV === 'production' },
    syncs: syncDeps(get),
    operations: operationDeps(get),
    sources: sourceDeps(get),
    backfills: backfillDeps(get),
    scheduler: schedulerDeps(get),
    spend: spendDeps(get),
    spendBreakdown: spendBreakdownDeps(get),
    raceTimeline: raceTimelineDeps(get),
    evidence: evidenceDeps(get),
    siteDeps: { readiness, version },
    ...assistantDeps(get),
    ...administrationDeps(get),
  };
}

/** The HTTP adapter on the wired app. */
export function httpApp(get: Get, parts: HttpParts): Koa {
  const { settings } = parts;
  return makeApp({
    useCases: actsOf(get, parts),
    session: {
      sessions: get('sessions'),
      clock: get('machineClock'),
      newSecret: get('newSecret'),
      digest: get('digest'),
      idleMs: sessionIdleMs(settings),
    },
    settings: {
      isProduction: settings.APP_ENV === 'production',
      trustProxy: settings.TRUST_PROXY === 'on',
      publicUrl: settings.PUBLIC_URL ?? null,
      sessionKeys: sessionKeys(settings.SESSION_KEYS, settings.dataFolder),
      issuer: settings.OIDC_ISSUER ?? null,
      hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
      knownHosts: knownHostsOf(settings),
      metricsToken: settings.METRICS_TOKEN ?? null,
    },
    web: openWebBuild(webFolder, settings.SUPPORT_EMAIL ?? null),
    log: get('log'),
    withLogFields,
    metrics: get('metrics'),
    drain: parts.drain,
    drawPreview: async (words) => (await import('#adapters/pictures/preview-picture.ts')).drawPreview(words),
  });
}

/** Every call as an OpenAPI 3.1 document. */
export const openApi = () => openApiDocument(endpoints, { title: 'Clubhouse Turn', version });
