import { trackBySlug, zoneOf } from '#core/card/track.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Tier } from '#core/kernel/provenance.ts';
import { addDays, raceDayAt } from '#core/kernel/race-day.ts';
import type { NewestFacts } from '#core/operations/history/ports.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import type { Database } from './database.ts';

interface NewestRow {
  readonly name: SourceName;
  readonly moment: Instant;
  readonly at: Instant;
  readonly tier: Tier;
  readonly source: string;
}

/** Facts of earlier race days are not searched. */
const LOOKED_BACK_DAYS = 60;

const newest = (name: SourceName, column: string, from: string, columns = 'tier, source'): string => `
    (select '${name}' as name, ${column} as at, ${columns} from ${from} and ${column} <= m.moment
     order by ${column} desc limit 1)`;

const ofDays = 'race_day >= :since';
const SOURCES: readonly string[] = [
  newest('races', 'brought_at_ms', `card.cards where track_slug = :track and ${ofDays}`),
  newest('changes', 'known_at_ms', `card.changes where track_slug = :track and ${ofDays}`),
  newest('odds', 'at_ms', `odds.boards where track_slug = :track and ${ofDays}`),
  newest(
    'weather',
    'known_at_ms',
    "weather.facts where track_slug = :track and kind <> 'courses'",
    "'live' as tier, source",
  ),
  newest('expert-picks', 'told_at_ms', `press.selections where track = :track and ${ofDays}`),
  newest('pedicapper', 'told_at_ms', `press.pedigrees where track = :track and ${ofDays}`),
  newest('news', 'heard_at_ms', 'press.items where true'),
  newest('results', 'brought_at_ms', `results.sheets where track = :code and ${ofDays}`),
  newest(
    'ai-analysis',
    'made_at_ms',
    `picks.sets where track_slug = :track and ${ofDays}`,
    "'derived' as tier, 'picks of the analysts' as source",
  ),
];

const NEWEST = `
  select f.name, m.moment, f.at, f.tier, f.source
  from jsonb_array_elements_text(cast(:moments as jsonb)) with ordinality as t(text, nth)
  cross join lateral (select cast(t.text as bigint) as moment) m
  cross join lateral (${SOURCES.join('\n    union all')}) f
  order by t.nth, f.name collate "C"`;

/** The newest fact of each source, from the schemas of all rooms. */
export function makePostgresNewestFacts(db: Database): NewestFacts {
  return {
    async newestAt(track, moments) {
      const [first] = moments;
      if (first === undefined) return [];
      const values = {
        track,
        code: trackBySlug(track)?.code ?? '',
        since: addDays(raceDayAt(first, zoneOf(track)), -LOOKED_BACK_DAYS),
        moments: JSON.stringify(moments),
      };
      const { rows } = await db.sql().raw<{ rows: NewestRow[] }>(NEWEST, values);
      return rows.map(({ name, moment, ...provenance }) => ({ source: name, moment, provenance }));
    },
  };
}
