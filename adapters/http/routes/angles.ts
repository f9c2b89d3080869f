import type { MemberId } from '#core/accounts/member.ts';
import type { CardAngle } from '#core/angle-search/angle.ts';
import type { MatchedHorse, MatchedRace } from '#core/angle-search/match.ts';
import type { SavedSearch } from '#core/angle-search/saved-search.ts';
import type { DeleteSearch } from '#core/angle-search/use-cases/delete-search.ts';
import type { SaveSearch } from '#core/angle-search/use-cases/save-search.ts';
import type { AngleRecord, SearchAngles } from '#core/angle-search/use-cases/search-angles.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { QueryStart } from '#core/record-search/query-start.ts';
import { trackOrAll } from '../chosen-track.ts';
import type { angles } from '../contract/angles.ts';
import type { Handlers } from '../handlers.ts';
import { priceOrNull } from './present-price.ts';
import { presentRaceHead } from './present-race-head.ts';
import { presentStarts } from './present-starts.ts';

export interface AngleDeps {
  readonly cardAngles: readonly CardAngle[];
  readonly searchAngles: SearchAngles;
  readonly savedSearches: (memberId: MemberId) => Promise<readonly SavedSearch[]>;
  readonly saveSearch: SaveSearch;
  readonly deleteSearch: DeleteSearch;
}

const presentAngle = ({ name, title, sentence, parameters }: CardAngle) => ({
  name,
  title,
  sentence,
  parameters: [...parameters],
});

const presentOutcome = ({ place, odds, returned }: QueryStart) => ({ finish: place, odds, returned });

const presentHorse = ({ morningLine, because, outcome, ...horse }: MatchedHorse) => ({
  ...horse,
  morningLine: priceOrNull(morningLine),
  because: [...because],
  outcome: outcome === null ? null : presentOutcome(outcome),
});

const presentRace = ({ race, horses }: MatchedRace) => ({
  ...presentRaceHead(race),
  horses: horses.map(presentHorse),
});

function presentRecord({ latest, races, span, cards, ...record }: AngleRecord) {
  const source = `${races.toLocaleString('en-US')} races of stored cards, the latest result from ${latest?.source}`;
  const tier = latest?.tier === 'demo' ? ('demo' as const) : ('derived' as const);
  const { inTheMoneyPercent: _, ...shown } = presentStarts(record);
  return {
    ...shown,
    span,
    cards,
    races,
    provenance: latest === null ? null : { tier, source, at: toIso(latest.at) },
  };
}

const presentSaved = (searches: readonly SavedSearch[]) =>
  searches.map(({ name, find, savedAt }) => ({ name, find, savedAt: toIso(savedAt) }));

/** The search over the card. */
export const angleSearchRoutes = ({
  searchAngles,
}: Pick<AngleDeps, 'searchAngles'>): Handlers<Pick<typeof angles, 'search'>> => ({
  search: async ({ query }) => {
    const { find, when, days } = query;
    const found = await searchAngles({ find, when, days, track: trackOrAll(query) });
    return {
      find: found.find,
      words: found.words,
      when,
      races: found.matches.map(presentRace),
      more: found.more,
      cards: found.cards,
      record: presentRecord(found.record),
    };
  },
});

export const angleRoutes = (deps: AngleDeps): Handlers<typeof angles> => ({
  list: async () => deps.cardAngles.map(presentAngle),
  ...angleSearchRoutes(deps),
  saved: async ({ member }) => presentSaved(await deps.savedSearches(member.id)),
  save: async ({ member, params, body }) =>
    presentSaved(await deps.saveSearch(member.id, { name: params.name, find: body.find })),
  remove: async ({ member, params }) => presentSaved(await deps.deleteSearch(member.id, params.name)),
});
