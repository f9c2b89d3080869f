import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState, useMember } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { money, SelectField } from '#kit/kit.ts';
import { playedAs } from './another-wager.ts';
import { ChancesField } from './chances-field.tsx';
import { HorseBoxes } from './horse-boxes.tsx';
import { useKeptHere } from './kept-here.ts';
import { starters } from './starters.ts';
import type { Ticked, WagerOffer, Way } from './ticket.ts';
import {
  groupCount,
  menuQuery,
  placeNames,
  priceQuery,
  promptOf,
  setsOf,
  wagerChoices,
  waysOf,
} from './ticket.ts';
import { leftTicket, noDrafts, tickedOn, withTicked } from './ticket-drafts.ts';
import { TicketPrice } from './ticket-price.tsx';

function legendOf({ way, places }: Ticked, index: number): string {
  if (way === 'box') return 'Horses in the box';
  if (way === 'wheel') return 'Key horses';
  return places === 1 ? 'Horse' : (placeNames[index] ?? 'Place');
}

type TickedProps = { readonly ticked: Ticked; readonly onChange: (next: Ticked) => void };

function KeyPlace({ ticked, onChange }: TickedProps) {
  const choices = placeNames.slice(0, ticked.places).map((label, place) => ({ value: String(place), label }));
  return (
    <SelectField
      label="Key horses finish"
      choices={choices}
      value={String(ticked.keyPlace)}
      onChange={(event) => onChange({ ...ticked, keyPlace: Number(event.target.value) })}
    />
  );
}

type ChoicesProps = TickedProps & {
  readonly offers: readonly WagerOffer[];
  readonly offer: WagerOffer;
  /** The ticket of another wager as it was left; null for none. */
  readonly left: (wager: WagerOffer['wager']) => Ticked | null;
  readonly children: ReactNode;
};

function Choices({ ticked, onChange, offers, offer, left, children }: ChoicesProps) {
  const { wager, way, base } = ticked;
  return (
    <div className="ticket-choices">
      <SelectField
        label="Wager"
        choices={wagerChoices(offers)}
        value={wager}
        onChange={(event) => {
          const next = offers.find((other) => other.wager === event.target.value);
          if (next !== undefined) onChange(left(next.wager) ?? playedAs(ticked, next, way));
        }}
      />
      <SelectField
        label="How"
        choices={waysOf(offer.sets)}
        value={way}
        onChange={(event) => onChange(playedAs(ticked, offer, event.target.value as Way))}
      />
      <SelectField
        label="Base bet"
        choices={offer.stakes.map((dollars) => ({ value: String(dollars), label: money(dollars) }))}
        value={String(base)}
        onChange={(event) => onChange({ ...ticked, base: Number(event.target.value) })}
      />
      {way === 'wheel' && <KeyPlace ticked={ticked} onChange={onChange} />}
      {children}
    </div>
  );
}

/** The ticket with other horses in one of its groups. */
function withGroup(ticked: Ticked, changed: number, numbers: readonly string[]): Ticked {
  const groups = Array.from({ length: groupCount(ticked) }, (_, index) =>
    index === changed ? numbers : (ticked.groups[index] ?? []),
  );
  return { ...ticked, groups };
}

type OffersProps = {
  readonly race: Race;
  readonly offers: readonly WagerOffer[];
  /** Whose drafts are shown. */
  readonly owner: string;
};

function FormWith({ race, offers, owner }: OffersProps) {
  const horses = starters(race);
  const [drafts, onDrafts] = useKeptHere('race-tickets', owner, noDrafts);
  const left = tickedOn(
    drafts,
    race.id,
    horses.map(({ programNumber }) => programNumber),
  );
  const offer = offers.find(({ wager }) => wager === left.wager);
  const isSold = offer === undefined || offer.stakes.includes(left.base);
  const ticked = isSold ? left : { ...left, base: offer.usualStake };
  const setTicked = (next: Ticked) => onDrafts(withTicked(drafts, race.id, next));
  const query = useQuery({
    ...priceQuery(race.id, ticked, drafts.chancesOf, owner),
    placeholderData: keepPreviousData,
  });
  const sets = setsOf(ticked);
  if (offer === undefined) return <p className="muted">No wagers on this race.</p>;
  return (
    <div className="stack">
      <Choices
        ticked={ticked}
        onChange={setTicked}
        offers={offers}
        offer={offer}
        left={(wager) => leftTicket(drafts, race.id, wager)}
      >
        <ChancesField value={drafts.chancesOf} onChange={(chancesOf) => onDrafts({ ...drafts, chancesOf })} />
      </Choices>
      {Array.from({ length: groupCount(ticked) }, (_, index) => (
        <HorseBoxes
          key={`${ticked.wager} ${ticked.way} ${placeNames[index]}`}
          legend={legendOf(ticked, index)}
          horses={horses}
          ticked={ticked.groups[index] ?? []}
          isOne={ticked.way === 'straight'}
          onTick={(numbers) => setTicked(withGroup(ticked, index, numbers))}
        />
      ))}
      {sets === null ? (
        <p className="muted">{promptOf(ticked)}</p>
      ) : (
        <TicketPrice race={race} owner={owner} ticked={ticked} sets={sets} query={query} />
      )}
    </div>
  );
}

/** A ticket form, with cost and chance as soon as the ticket is complete. Wagers and stakes are those of the track. */
export function TicketForm({ race }: { readonly race: Race }) {
  const query = useQuery(menuQuery(race.id));
  const owner = useMember().member?.id ?? 'visitor';
  return (
    <QueryState query={query} what="the wagers">
      {(offers) => (
        <FormWith
          key={owner}
          race={race}
          offers={offers.filter(({ isMultiRace }) => !isMultiRace)}
          owner={owner}
        />
      )}
    </QueryState>
  );
}
