import { join } from 'node:path';
import type Koa from 'koa';
import { makeApp, type UseCaseDoors } from '#adapters/http/app.ts';
import { endpoints } from '#adapters/http/contract/contract.ts';
import { openWebBuild } from '#adapters/http/documents/web-build.ts';
import { openApiDocument } from '#adapters/http/openapi.ts';
import { openIdentityProvider } from '#adapters/identity/identity-provider.ts';
import type { IdentityProvider } from '#core/accounts/ports.ts';
import { projectFolder, type Settings } from '../env.ts';
import { modelsInUse } from '../models.ts';
import { version } from '../version.ts';
import { accountIds, publicUrlOf } from './accounts.ts';
import { administrationDoors } from './administration.ts';
import { spendDoors } from './ai.ts';
import { assistantDoors } from './assistant.ts';
import { findRaceId, racingClockId, readFormId, showCardId, todaysCardId } from './card.ts';
import {
  acceptBeforeSignInId,
  acceptDisclaimerId,
  checkAcceptanceId,
  linkAcceptancesId,
} from './compliance.ts';
import { dashboardDoors } from './dashboard.ts';
import { announcementsId } from './events.ts';
import { evidenceDoors } from './evidence.ts';
import { projectPaceId, showBiasId, showFiguresId } from './handicapping.ts';
import { ledgerDoors } from './ledger.ts';
import { changesDoors } from './live.ts';
import { longshotDoors } from './longshots.ts';
import { digestId, logId, machineClockId, newSecretId } from './machine.ts';
import { oddsDoors, pricesNowId } from './odds.ts';
import { operationDoors, syncDoors } from './operations.ts';
import { memberPickDoors, peopleDoors } from './people.ts';
import { generatePicksId, picksForRaceId, priceTicketId, rateRaceId, refreshRaceId } from './picks.ts';
import { newsDoors } from './press.ts';
import type { Get } from './provide.ts';
import { queryDoors } from './query.ts';
import { raceTimelineDoors } from './race-timeline.ts';
import { showResultsId } from './results.ts';
import { schedulerDoors } from './schedule.ts';
import { sessionKeys } from './session-keys.ts';
import { sessionsId } from './shelves.ts';
import { backfillDoors, sourceDoors } from './source-care.ts';
import { spendBreakdownDoors } from './spend-breakdown.ts';
import { raceWeatherOfId } from './weather.ts';
import { weatherDoors } from './weather-analysis.ts';

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

function actsOf(get: Get, { settings, isRacingClockSet, readiness }: HttpParts): UseCaseDoors {
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
    changes: changesDoors(get),
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
    odds: oddsDoors(get),
    news: newsDoors(get),
    query: queryDoors(get),
    weather: weatherDoors(get),
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
    ledger: ledgerDoors(get),
    longshots: longshotDoors(get),
    results: { showResults: get(showResultsId), todaysCard, racingClock },
    people: peopleDoors(get),
    memberPicks: memberPickDoors(get),
    dashboard: dashboardDoors(get, { isRacingClockSet }),
    shape: {
      todaysCard,
      projectPace: get(projectPaceId),
      showFigures: get(showFiguresId),
      showBias: get(showBiasId),
    },
    tickets: { priceTicket: get(priceTicketId) },
    events: { announcements: get(announcementsId) },
    syncs: syncDoors(get),
    operations: operationDoors(get),
    sources: sourceDoors(get),
    backfills: backfillDoors(get),
    scheduler: schedulerDoors(get),
    spend: spendDoors(get),
    spendBreakdown: spendBreakdownDoors(get),
    raceTimeline: raceTimelineDoors(get),
    evidence: evidenceDoors(get),
    house: { readiness, version },
    ...assistantDoors(get),
    ...administrationDoors(get),
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
