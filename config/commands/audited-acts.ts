import type { Get } from '../wiring/provide.ts';
import { asOperator, isOfOperator } from './as-operator.ts';

/** Acts that only look or reckon. Every other act of a command goes into the audit log, also one nobody thought of. */
const LOOKING: ReadonlySet<string> = new Set([
  'showCard',
  'rateDay',
  'picksForDay',
  'tellStandings',
  'showResults',
  'replayDay',
  'matchResults',
  'fitModels',
  'fitMorning',
  'scoreModels',
  'listMembers',
  'readAudit',
  'auditAcceptances',
  'acceptanceHistory',
  'countOld',
  'listRuns',
  'showRun',
  'listAside',
  'showAside',
  'verifyLedger',
  'checkStoredEvidence',
  'tellRaceTimeline',
  'breakDownSpend',
  'showSpend',
  'showHealth',
  'listSources',
  'sourceHistory',
  'planBackfill',
  'listBackfills',
]);

/** `bringCard` as a command is told: `bring card`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

type Act = (...words: unknown[]) => Promise<unknown>;

/** The acts of the commands, those that change something as the operator's; what is no act passes as it stands. */
export function auditedActs<Acts extends object>(get: Get, acts: Acts): Acts {
  const audited = Object.entries(acts).map(([name, act]) => {
    if (typeof act !== 'function' || LOOKING.has(name) || isOfOperator(act)) return [name, act];
    return [name, asOperator(get, spaced(name), act as Act, { inOwnUnits: true })];
  });
  return Object.fromEntries(audited) as Acts;
}
