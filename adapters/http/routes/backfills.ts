import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import { type Backfill, backfillText, daysOver } from '#core/operations/backfill/backfill.ts';
import { SOURCE_LABELS } from '#core/operations/source-name.ts';
import type { PlanBackfill } from '#core/operations/use-cases/plan-backfill.ts';
import type { RunBackfill } from '#core/operations/use-cases/run-backfill.ts';
import type { backfills } from '../contract/backfills.ts';
import type { Handlers } from '../handlers.ts';

export interface BackfillDeps {
  readonly planBackfill: PlanBackfill;
  readonly runBackfill: RunBackfill;
}

const LISTED = 5;

const present = (backfill: Backfill) => ({
  id: backfill.id,
  track: backfill.track,
  ...backfill.span,
  source: backfill.source,
  askedBy: backfill.askedBy,
  status: backfill.status,
  isStopAsked: backfill.isStopAsked,
  message: backfillText(backfill),
  startedAt: toIso(backfill.startedAt),
  endedAt: toIsoOrNull(backfill.endedAt),
  daysOver: daysOver(backfill),
  days: backfill.days.map(({ day, state, asked: askedSources }) => ({
    date: day,
    state,
    asked: askedSources.map((askedSource) => ({ ...askedSource, label: SOURCE_LABELS[askedSource.source] })),
  })),
});

const reply = (message: string, backfill: Backfill) =>
  ({ success: true, message, backfill: present(backfill) }) as const;

export function backfillRoutes({ planBackfill, runBackfill }: BackfillDeps): Handlers<typeof backfills> {
  return {
    plan: async ({ query: { from, to, track, source = null } }) => {
      const { span, sourceDays, ...plan } = await planBackfill({ from, to, track, source });
      return {
        ...plan,
        ...span,
        sourceDays: sourceDays.map(({ day, ...sourceDay }) => ({
          ...sourceDay,
          date: day,
          label: SOURCE_LABELS[sourceDay.source],
        })),
      };
    },
    list: async ({ query: { track } }) => ({
      backfills: (await runBackfill.list(LISTED, track)).map(present),
    }),
    start: async ({ body: { from, to, source = null }, query: { track }, member }) => {
      const request = { from, to, track, source, askedBy: 'administrator', by: member.id } as const;
      const { backfill } = await runBackfill.start(request);
      return reply('The backfill has started and runs in the background.', backfill);
    },
    stop: async ({ params: { backfillId } }) => {
      const backfill = await runBackfill.stop(backfillId);
      return reply('The backfill will stop after the source in progress.', backfill);
    },
    takeUp: async ({ params: { backfillId } }) => {
      const { backfill } = await runBackfill.resume(backfillId);
      return reply('The backfill has resumed.', backfill);
    },
  };
}
