import { toIso } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import type { PersonGroup } from '#core/record-search/person/person-groups.ts';
import type { PersonEntry, PersonPage, ShowPerson } from '#core/record-search/use-cases/show-person.ts';
import type { PersonRow } from '#core/scorecards/people/person-row.ts';
import type { PersonKind } from '#core/scorecards/people/person-start.ts';
import type { Timeframe } from '#core/scorecards/people/timeframe.ts';
import type { RankPeople } from '#core/scorecards/use-cases/rank-people.ts';
import { trackOrAll } from '../chosen-track.ts';
import type { people } from '../contract/people.ts';
import type { Handlers } from '../handlers.ts';
import { priceOrNull } from './present-price.ts';
import { presentProvenance } from './present-provenance.ts';
import { presentRaceHead } from './present-race-head.ts';
import { presentStarts } from './present-starts.ts';

export interface PeopleDeps {
  readonly rankPeople: RankPeople;
  readonly showPerson: ShowPerson;
}

interface PeopleQuery {
  readonly timeframe?: Timeframe | undefined;
  readonly span?: string | undefined;
  readonly track?: string | undefined;
}

const AT_MOST = 200;

/** The figures are calculated: the results they rest on are named behind them. */
function provenanceOf(latest: Provenance, races: number) {
  const tier = latest.tier === 'demo' ? ('demo' as const) : ('derived' as const);
  const source = `${races.toLocaleString('en-US')} finished races, the latest from ${latest.source}`;
  return { tier, source, at: toIso(latest.at) };
}

const presentPerson = ({ id, name, record, total, meetWins }: PersonRow) => ({
  id,
  name,
  yearsExperience: null,
  starts: record.starts,
  wins: record.wins,
  winPercentage: record.winPercent,
  itmPercentage: record.inTheMoneyPercent,
  currentMeetWins: meetWins,
  totalStarts: total.starts,
  totalWins: total.wins,
  winRate: total.winPercent,
  itmRate: total.inTheMoneyPercent,
  roi: total.roi,
  roiStarts: total.pricedStarts,
  timeframeRoi: record.roi,
  timeframeRoiStarts: record.pricedStarts,
});

async function ranked({ rankPeople }: PeopleDeps, kind: PersonKind, query: PeopleQuery) {
  const over = query.span === undefined ? query.timeframe : { key: query.span };
  const { latest, rows, span, totalSpan, races } = await rankPeople(kind, over, trackOrAll(query));
  if (latest === null) return [];
  const rest = { span, totalSpan, races, provenance: provenanceOf(latest, races) };
  return rows.slice(0, AT_MOST).map((row) => ({ ...presentPerson(row), ...rest }));
}

const presentEntry = ({ race, morningLine, ...entry }: PersonEntry) => ({
  ...presentRaceHead(race),
  ...entry,
  morningLine: priceOrNull(morningLine),
});

const presentGroup = ({ title, rows }: PersonGroup) => ({
  title,
  rows: rows.map(({ label, ...record }) => ({ label, ...presentStarts(record) })),
});

const presentPage = ({ name, spans, over, record, days, groups, entries, sources }: PersonPage) => ({
  name,
  spans: [...spans],
  over,
  record: presentStarts(record),
  days,
  groups: groups.map(presentGroup),
  entries: entries.map(presentEntry),
  sources: sources.map((source) => ({ ...source, provenance: presentProvenance(source.provenance) })),
});

export const peopleRoutes = (deps: PeopleDeps): Handlers<typeof people> => ({
  jockeys: ({ query }) => ranked(deps, 'jockey', query),
  trainers: ({ query }) => ranked(deps, 'trainer', query),
  jockey: async ({ params, query }) => presentPage(await deps.showPerson('jockey', params.name, query.over)),
  trainer: async ({ params, query }) =>
    presentPage(await deps.showPerson('trainer', params.name, query.over)),
});
