import { readFileSync } from 'node:fs';
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
import { accountIds, publicUrlOf } from './accounts.ts';
import { findRaceId, racingClockId, readFormId, todaysCardId } from './card.ts';
import {
  acceptBeforeSignInId,
  acceptDisclaimerId,
  checkAcceptanceId,
  linkAcceptancesId,
} from './compliance.ts';
import { projectPaceId, showBiasId, showFiguresId } from './handicapping.ts';
import { digestId, logId, machineClockId, newSecretId } from './machine.ts';
import { generatePicksId, picksForRaceId, rateRaceId, refreshRaceId } from './picks.ts';
import type { Get } from './provide.ts';
import { showResultsId } from './results.ts';
import { sessionKeys } from './session-keys.ts';
import { sessionsId } from './shelves.ts';

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

/** The version of package.json. */
export const version = (
  JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as { version: string }
).version;

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
    races: {
      todaysCard,
      readForm: get(readFormId),
      findRace: get(findRaceId),
      racingClock,
      isRacingClockSet,
    },
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
    results: { showResults: get(showResultsId), todaysCard, racingClock },
    shape: {
      todaysCard,
      projectPace: get(projectPaceId),
      showFigures: get(showFiguresId),
      showBias: get(showBiasId),
    },
    house: { readiness, version },
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
