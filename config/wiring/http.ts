import { join } from 'node:path';
import type Koa from 'koa';
import { makeApp, type UseCaseDeps } from '#adapters/http/app.ts';
import { endpoints } from '#adapters/http/contract/contract.ts';
import { openWebBuild } from '#adapters/http/documents/web-build.ts';
import { openApiDocument } from '#adapters/http/openapi.ts';
import { openIdentityProvider } from '#adapters/identity/identity-provider.ts';
import type { IdentityProvider } from '#core/accounts/ports.ts';
import { projectFolder, type Settings } from '../env.ts';
import { modelsInUse } from '../models.ts';
import { version } from '../version.ts';
import { accountIds, publicUrlOf } from './accounts.ts';
import { administrationDeps } from './administration.ts';
import { spendDeps } from './ai.ts';
import { assistantDeps } from './assistant.ts';
import { findRaceId, racingClockId, readFormId, showCardId, todaysCardId } from './card.ts';
import {
  acceptBeforeSignInId,
  acceptDisclaimerId,
  checkAcceptanceId,
  linkAcceptancesId,
} from './compliance.ts';
import { dashboardDeps } from './dashboard.ts';
import { announcementsId } from './events.ts';
import { evidenceDeps } from './evidence.ts';
import { projectPaceId, showBiasId, showFiguresId } from './handicapping.ts';
import { ledgerDeps } from './ledger.ts';
import { changesDeps } from './live.ts';
import { longshotDeps } from './longshots.ts';
import { digestId, logId, machineClockId, newSecretId } from './machine.ts';
import { oddsDeps, pricesNowId } from './odds.ts';
import { operationDeps, syncDeps } from './operations.ts';
import { memberPickDeps, peopleDeps } from './people.ts';
import { generatePicksId, picksForRaceId, priceTicketId, rateRaceId, refreshRaceId } from './picks.ts';
import { newsDeps } from './press.ts';
import type { Get } from './provide.ts';
import { queryDeps } from './query.ts';
import { raceTimelineDeps } from './race-timeline.ts';
import { showResultsId } from './results.ts';
import { schedulerDeps } from './schedule.ts';
import { sessionKeys } from './session-keys.ts';
import { backfillDeps, sourceDeps } from './source-care.ts';
import { spendBreakdownDeps } from './spend-breakdown.ts';
import { sessionsId } from './stores.ts';
import { raceWeatherOfId } from './weather.ts';
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
  readonly settings: Settings;
  readonly isRacingClockSet: boolean;
  readonly readiness: () => Promise<void>;
}

function actsOf(get: Get, { settings, isRacingClockSet, readiness }: HttpParts): UseCaseDeps {
  const { currentMember, admitQuery, noteQuery, noteVisit, myActivity, ...account } = accountIds;
  const linkAcceptances = get(linkAcceptancesId);
  const racingClock = get(racingClockId);
  const todaysCard = get(todaysCardId);
  return {
    currentMember: get(currentMember),
    auth: {
      signUp: get(account.signUp),
      signIn: get(account.signIn),
      signInWithIdentity: get(account.signInWithIdentity),
      changeNames: get(account.changeNames),
      changePassword: get(account.changePassword),
      requestPasswordReset: get(account.requestPasswordReset),
      redeemLink: get(account.redeemLink),
      myData: get(account.myData),
      deleteAccount: get(account.deleteAccount),
      linkAcceptances,
      noteSignIn: get(account.noteSignIn),
      identity: identityOf(settings),
      hosts: { devHosts: settings.DEV_HOSTS, productionDomain: settings.PRODUCTION_DOMAIN ?? null },
      declineUrl: settings.DECLINE_URL,
    },
    disclaimer: {
      acceptDisclaimer: get(acceptDisclaimerId),
      acceptBeforeSignIn: get(acceptBeforeSignInId),
      checkAcceptance: get(checkAcceptanceId),
      digest: get(digestId),
    },
    activity: { noteVisit: get(noteVisit), myActivity: get(myActivity) },
    changes: changesDeps(get),
    races: {
      todaysCard,
      readForm: get(readFormId),
      findRace: get(findRaceId),
      showCard: get(showCardId),
      pricesNow: get(pricesNowId),
      raceWeatherOf: get(raceWeatherOfId),
      racingClock,
      isRacingClockSet,
    },
    odds: oddsDeps(get),
    news: newsDeps(get),
    query: queryDeps(get),
    weather: weatherDeps(get),
    ml: { rateRace: get(rateRaceId), house: modelsInUse },
    picks: {
      todaysCard,
      generatePicks: get(generatePicksId),
      refreshRace: get(refreshRaceId),
      picksForRace: get(picksForRaceId),
      admitQuery: get(admitQuery),
      noteQuery: get(noteQuery),
      racingClock,
    },
    ledger: ledgerDeps(get),
    longshots: longshotDeps(get),
    results: { showResults: get(showResultsId), todaysCard, racingClock },
    people: peopleDeps(get),
    memberPicks: memberPickDeps(get),
    dashboard: dashboardDeps(get, { isRacingClockSet }),
    shape: {
      todaysCard,
      projectPace: get(projectPaceId),
      showFigures: get(showFiguresId),
      showBias: get(showBiasId),
    },
    tickets: { priceTicket: get(priceTicketId) },
    events: { announcements: get(announcementsId) },
    syncs: syncDeps(get),
    operations: operationDeps(get),
    sources: sourceDeps(get),
    backfills: backfillDeps(get),
    scheduler: schedulerDeps(get),
    spend: spendDeps(get),
    spendBreakdown: spendBreakdownDeps(get),
    raceTimeline: raceTimelineDeps(get),
    evidence: evidenceDeps(get),
    house: { readiness, version },
    ...assistantDeps(get),
    ...administrationDeps(get),
  };
}

/** The HTTP door on the wired house. */
export function httpApp(get: Get, parts: HttpParts): Koa {
  const { settings } = parts;
  return makeApp({
    useCases: actsOf(get, parts),
    session: {
      sessions: get(sessionsId),
      clock: get(machineClockId),
      newSecret: get(newSecretId),
      digest: get(digestId),
    },
    settings: {
      isProduction: settings.APP_ENV === 'production',
      trustProxy: settings.TRUST_PROXY === 'on',
      publicUrl: settings.PUBLIC_URL ?? null,
      sessionKeys: sessionKeys(settings.SESSION_KEYS, settings.dataFolder),
      issuer: settings.OIDC_ISSUER ?? null,
    },
    web: openWebBuild(webFolder),
    log: get(logId),
  });
}

/** Every call as an OpenAPI 3.1 document. */
export const openApi = () => openApiDocument(endpoints, { title: 'Clubhouse Turn', version });
