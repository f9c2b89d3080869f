import { shareSessionReads } from '#adapters/http/sessions/shared-session-reads.ts';
import { makePostgresAcceptanceShelf } from '#adapters/postgres/acceptance-shelf.ts';
import { makePostgresActivityShelf } from '#adapters/postgres/activity-shelf.ts';
import { makePostgresAttemptShelf } from '#adapters/postgres/attempt-shelf.ts';
import { makePostgresCardShelf } from '#adapters/postgres/card-shelf.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresFigureShelf } from '#adapters/postgres/figure-shelf.ts';
import { makePostgresLinkShelf } from '#adapters/postgres/link-shelf.ts';
import { makePostgresMemberShelf } from '#adapters/postgres/member-shelf.ts';
import { makePostgresPicksShelf } from '#adapters/postgres/picks-shelf.ts';
import { makePostgresResultShelf } from '#adapters/postgres/result-shelf.ts';
import { makePostgresSessionShelf } from '#adapters/postgres/session-shelf.ts';
import { makePostgresStandingShelf } from '#adapters/postgres/standing-shelf.ts';
import type {
  ActivityShelf,
  AttemptShelf,
  LinkShelf,
  MemberShelf,
  SessionShelf,
} from '#core/accounts/ports.ts';
import type { CardCalendar, CardShelf } from '#core/card/ports.ts';
import type { AcceptanceShelf } from '#core/compliance/ports.ts';
import type { FigureShelf, StandingShelf } from '#core/handicapping/ports.ts';
import type { AllOrNothing, OneAtATime } from '#core/kernel/doors.ts';
import type { PicksShelf } from '#core/picks/ports.ts';
import type { ResultShelf, SimulatedResults } from '#core/results/ports.ts';
import { id, wiring } from './provide.ts';

export const databaseId = id<Database>('database');
export const allOrNothingId = id<AllOrNothing>('all or nothing');
export const oneAtATimeId = id<OneAtATime>('one at a time');
export const cardsId = id<CardShelf & CardCalendar>('cards');
export const membersId = id<MemberShelf>('members');
export const sessionsId = id<SessionShelf>('sessions');
export const attemptsId = id<AttemptShelf>('attempts');
export const linksId = id<LinkShelf>('links');
export const activityId = id<ActivityShelf>('activity');
export const acceptancesId = id<AcceptanceShelf>('acceptances');
export const picksId = id<PicksShelf>('picks');
export const figuresId = id<FigureShelf>('figures');
export const standingsId = id<StandingShelf>('standings');
export const resultsId = id<ResultShelf & SimulatedResults>('results');

/** Every shelf on PostgreSQL. */
export const postgresWiring = (database: Database) =>
  wiring((provide) => {
    provide(databaseId, () => database);
    provide(allOrNothingId, () => database.allOrNothing);
    provide(oneAtATimeId, () => database.oneAtATime);
    provide(cardsId, () => makePostgresCardShelf(database));
    provide(membersId, () => makePostgresMemberShelf(database));
    provide(sessionsId, () => shareSessionReads(makePostgresSessionShelf(database)));
    provide(attemptsId, () => makePostgresAttemptShelf(database));
    provide(linksId, () => makePostgresLinkShelf(database));
    provide(activityId, () => makePostgresActivityShelf(database));
    provide(acceptancesId, () => makePostgresAcceptanceShelf(database));
    provide(picksId, () => makePostgresPicksShelf(database));
    provide(figuresId, () => makePostgresFigureShelf(database));
    provide(standingsId, () => makePostgresStandingShelf(database));
    provide(resultsId, () => makePostgresResultShelf(database));
  });
