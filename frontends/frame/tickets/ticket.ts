import type { CallArguments, Reply } from '#api/api.ts';
import { ask, call } from '#api/api.ts';

export type TicketAsk = CallArguments<'POST /api/tickets/price'>['body'];
/** Whose win chances tickets are priced and built by: `mine` is the member's own line, in the races where there is one. */
export type ChancesOf = NonNullable<TicketAsk['chancesOf']>;
export type PricedTicket = Reply<'POST /api/tickets/price'>;
export type Wager = TicketAsk['wager'];
export type Way = 'straight' | 'box' | 'wheel' | 'part-wheel';

/** A wager as the track sells it: how many places or legs, from which stake on. */
export type WagerOffer = Reply<'GET /api/tickets/wagers/{raceId}'>[number];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The wagers to choose from. */
export const wagerChoices = (offers: readonly Pick<WagerOffer, 'wager'>[]) =>
  offers.map(({ wager }) => ({ value: wager, label: capital(wager) }));

/** What can be bet from a race on. */
export const menuQuery = (raceId: string) => ({
  ...ask('GET /api/tickets/wagers/{raceId}', { params: { raceId } }),
  staleTime: 3_600_000,
});

const ways: readonly { readonly value: Way; readonly label: string }[] = [
  { value: 'straight', label: 'Straight: one horse per place' },
  { value: 'box', label: 'Box: these horses in any order' },
  { value: 'wheel', label: 'Wheel: key horses with all others' },
  { value: 'part-wheel', label: 'Part-wheel: chosen horses for each place' },
];

/** The ways to play a wager of so many places; a bet on one place is straight. */
export const waysOf = (places: number) => (places === 1 ? ways.slice(0, 1) : ways);

export const placeNames = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const;

/** The ticked horses of each group, and the place of the wheel's key (0 is first). */
export type Ticked = {
  readonly wager: Wager;
  readonly places: number;
  readonly way: Way;
  readonly base: number;
  readonly groups: readonly (readonly string[])[];
  readonly keyPlace: number;
};

/** How many groups of boxes there are: one for all places of a box and for the key of a wheel. */
export const groupCount = ({ places, way }: Pick<Ticked, 'places' | 'way'>): number =>
  way === 'box' || way === 'wheel' ? 1 : places;

/** The sets of the ticket place by place; null while a group has no horse, or a box too few for the places. */
export function setsOf(ticked: Ticked): TicketAsk['sets'] | null {
  const { places, way, groups, keyPlace } = ticked;
  const chosen = Array.from({ length: groupCount(ticked) }, (_, index) => [...(groups[index] ?? [])]);
  const least = way === 'box' ? places : 1;
  if (chosen.some((group) => group.length < least)) return null;
  if (way === 'straight' || way === 'part-wheel') return chosen;
  const [only = []] = chosen;
  return Array.from({ length: places }, (_, index) =>
    way === 'box' || index === keyPlace ? only : ('all' as const),
  );
}

const countWords = ['no', 'one', 'two', 'three', 'four', 'five'] as const;

/** What is still to be picked for a ticket that is not complete. */
export const promptOf = ({ places, way }: Pick<Ticked, 'places' | 'way'>): string => {
  if (way === 'box') return `Pick at least ${countWords[places]} horses.`;
  if (way === 'wheel') return 'Pick at least one key horse.';
  return places === 1 ? 'Pick a horse.' : 'Pick a horse for each place.';
};

/** Asks for cost and chance by the chances of this minute: ours, or with `mine` those of the owner's line. */
export function priceQuery(raceId: string, ticked: Ticked, chancesOf: ChancesOf, owner: string) {
  const sets = setsOf(ticked);
  const body = { raceId, wager: ticked.wager, base: ticked.base, sets: sets ?? [], chancesOf };
  return {
    queryKey: ['POST /api/tickets/price', body, owner] as const,
    queryFn: (): Promise<PricedTicket> => call('POST /api/tickets/price', { body }),
    enabled: sets !== null,
    staleTime: 60_000,
    gcTime: 300_000,
  };
}

/** A small chance the way people say it: `about 1 in 240`. */
export const oneIn = (chance: number): string | null =>
  chance > 0 && chance < 0.5 ? `about 1 in ${Math.round(1 / chance).toLocaleString('en-US')}` : null;
