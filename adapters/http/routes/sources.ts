import { HOUR, type Instant, parseInstant, toIso } from '#core/kernel/instant.ts';
import type { SourceHistory } from '#core/operations/history/source-history.ts';
import { ownSources, untilText } from '#core/operations/pause/pause.ts';
import { SOURCE_LABELS, type SourceName, scraperName } from '#core/operations/source-name.ts';
import type { PauseSources } from '#core/operations/use-cases/pause-sources.ts';
import type { RetrySources } from '#core/operations/use-cases/retry-sources.ts';
import type { SourceStatus, WatchSources } from '#core/operations/use-cases/watch-sources.ts';
import type { sources } from '../contract/sources.ts';
import type { Handlers } from '../handlers.ts';

export interface SourceDeps {
  readonly watchSources: WatchSources;
  readonly pauseSources: PauseSources;
  readonly retrySources: RetrySources;
}

const presentPause = (pause: SourceStatus['pause']) =>
  pause === null
    ? null
    : {
        by: pause.by ?? 'operator',
        byEmail: pause.byEmail,
        reason: pause.reason,
        since: toIso(pause.since),
        until: toIso(pause.until),
      };

const presentLast = (last: SourceStatus['last']) =>
  last === null
    ? null
    : {
        runId: last.id,
        date: last.day,
        status: last.status,
        startedAt: toIso(last.startedAt),
        faults: last.faults.map(({ sentence }) => sentence),
      };

const present = ({ source, isSetUp, howToSetUp, tracks, isForTrack, pause, last }: SourceStatus) => ({
  source,
  scraper: scraperName(source),
  label: SOURCE_LABELS[source],
  isSetUp,
  howToSetUp,
  tracks: tracks === null || tracks.known === 'all' ? null : [...tracks.known],
  tracksText: tracks?.sentence ?? null,
  isForTrack,
  pause: presentPause(pause),
  last: presentLast(last),
});

const presentHistory = ({ source, newest, days }: SourceHistory) => ({
  source,
  label: SOURCE_LABELS[source],
  newest: newest === null ? null : { ...newest, at: toIso(newest.at) },
  days: days.map(({ day, ageMs, ...runs }) => ({
    date: day,
    ...runs,
    ageHours: ageMs === null ? null : Math.round((10 * Math.max(0, ageMs)) / HOUR) / 10,
  })),
});

const named = (list: readonly SourceName[]): string => list.map((source) => SOURCE_LABELS[source]).join(', ');

const retryText = (retried: readonly SourceName[], skipped: readonly SourceName[]): string =>
  [
    retried.length === 0 ? 'Nothing to retry.' : `Retrying: ${named(retried)}.`,
    ...(skipped.length === 0 ? [] : [`Skipped: ${named(skipped)}.`]),
  ].join(' ');

const presentRetried = ({ asked: retried, skipped }: Awaited<ReturnType<RetrySources>>) => ({
  success: true as const,
  message: retryText(
    retried.map(({ source }) => source),
    skipped.map(({ source }) => source),
  ),
  asked: retried.map(({ source, track, day }) => ({
    source,
    label: SOURCE_LABELS[source],
    track,
    date: day,
  })),
  skipped: skipped.map(({ source, why }) => ({ source, label: SOURCE_LABELS[source], why: why.sentence })),
});

export function sourceRoutes(deps: SourceDeps): Handlers<typeof sources> {
  const { watchSources, pauseSources, retrySources } = deps;
  return {
    list: async ({ query: { track } }) => ({ sources: (await watchSources.list(track)).map(present) }),
    history: async ({ query: { track } }) => ({
      sources: (await watchSources.history(track)).map(presentHistory),
    }),
    pause: async ({ body, member }) => {
      const until = parseInstant(body.until) as Instant;
      const { sources: wanted = null, reason } = body;
      const paused = await pauseSources.pause({ sources: wanted, until, reason, by: member.id });
      const message = `Paused until ${untilText(until)}: ${named(paused)}.`;
      return { success: true, message, sources: [...paused] };
    },
    resume: async ({ body: { sources: wanted = null } }) => {
      const resumed = await pauseSources.resume(wanted);
      const message = resumed.length === 0 ? 'No source was paused.' : `Resumed: ${named(resumed)}.`;
      return { success: true, message, sources: [...resumed] };
    },
    retry: async ({ body: { sources: wanted, date }, query: { track } }) =>
      presentRetried(
        await retrySources({
          sources: wanted === undefined ? null : ownSources(wanted),
          day: date ?? null,
          track,
          askedBy: 'administrator',
        }),
      ),
  };
}
