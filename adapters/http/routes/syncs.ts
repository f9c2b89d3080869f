import type { PublicMember } from '#core/accounts/member.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { runText } from '#core/operations/run-text.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import type { AskSync, SyncRequest } from '#core/operations/use-cases/ask-sync.ts';
import type { syncs } from '../contract/syncs.ts';
import type { Handlers } from '../handlers.ts';
import type { Visit } from '../visit.ts';

export interface SyncDeps {
  readonly askSync: AskSync;
  /** Asks the racing API for today's races and counts them; refuses ('conflict') while it is not set up. */
  readonly countApiRaces: (member: PublicMember) => Promise<number>;
}

interface SyncCall {
  readonly member: PublicMember;
  readonly body: { readonly date?: string | undefined };
  readonly query: { readonly track?: string | undefined };
  readonly visit: Pick<Visit, 'asker'>;
}

/** A failed run was refused before. */
function statusOf(status: string): 'running' | 'success' | 'partial' {
  if (status === 'running' || status === 'success' || status === 'partial') return status;
  throw new Refusal('unavailable', 'operations.failed', 'The sync failed.');
}

function present({ run, isNew }: Awaited<ReturnType<AskSync>>) {
  const status = statusOf(run.status);
  return {
    success: status !== 'partial',
    message: runText(run),
    runId: run.id,
    status,
    track: run.track,
    date: run.day,
    received: run.received,
    expected: run.expected,
    faults: run.faults.map(({ sentence }) => sentence),
    joined: !isNew,
  };
}

export function syncRoutes({ askSync, countApiRaces }: SyncDeps): Handlers<typeof syncs> {
  const by =
    (source: SourceName, askedBy: SyncRequest['askedBy'], isPastOnly = false) =>
    async ({ member, body, query: { track }, visit: { asker } }: SyncCall) =>
      present(
        await askSync({ source, track, day: body.date, memberId: member.id, askedBy, isPastOnly, asker }),
      );

  return {
    races: by('races', 'member'),
    weather: by('weather', 'member'),
    live: by('live', 'member'),
    people: by('jockeys-trainers', 'member'),
    testRacingApi: async ({ member }) => {
      const racesCount = await countApiRaces(member);
      const races = racesCount === 1 ? '1 race' : `${racesCount} races`;
      return { success: true, message: `The racing API works: ${races} today.`, racesCount };
    },
    adminRacingApi: by('racing-api', 'administrator'),
    adminPedicapper: by('pedicapper', 'administrator'),
    adminExpertPicks: by('expert-picks', 'administrator'),
    adminWeather: by('weather', 'administrator'),
    adminAiAnalysis: by('ai-analysis', 'administrator'),
    pedicapperScrape: by('pedicapper', 'administrator', true),
  };
}
