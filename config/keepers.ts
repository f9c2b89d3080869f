import type { End } from '#adapters/jobs/repeatedly.ts';
import type { AppDatabase } from './app-database.ts';
import { keepAlerting } from './keep-alerting.ts';
import { keepAlive } from './keep-alive.ts';
import { keepMailing } from './keep-mailing.ts';
import { keepPicksCurrent } from './keep-picks-current.ts';
import { keepPublishing } from './keep-publishing.ts';
import { keepSettled } from './keep-settled.ts';
import type { Get } from './wiring/provide.ts';

/** Starts what a server and a worker both look after; how to end each, by the name that a stop gives it. */
export const startKeepers = (appDatabase: AppDatabase, get: Get): Readonly<Record<string, End>> => ({
  'the database check': keepAlive(appDatabase, get),
  'alerts of the day': keepAlerting(get),
  'mails about how a day went': keepMailing(get),
  'renewed picks': keepPicksCurrent(get),
  'heads of the record': keepPublishing(get),
  'settled days of the record': keepSettled(get),
  'active runs': get('endOwnRuns'),
});
