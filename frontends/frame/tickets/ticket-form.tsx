import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { money, SelectField } from '#kit/kit.ts';
import { playedAs } from './another-wager.ts';
import { HorseBoxes } from './horse-boxes.tsx';
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
import { TicketPrice } from './ticket-price.tsx';

const first: Ticked = { wager: 'exacta', places: 2, way: 'box', base: 1, groups: [], keyPlace: 0 };

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

type ChoicesProps = TickedProps & { readonly offers: readonly WagerOffer[]; readonly offer: WagerOffer };

function Choices({ ticked, onChange, offers, offer }: ChoicesProps) {
  const { wager, way, base } = ticked;
  return (
    <div className="ticket-choices">
      <SelectField
        label="Wager"
        choices={wagerChoices(offers)}
        value={wager}
        onChange={(event) => {
          const next = offers.find((other) => other.wager === event.target.value);
          if (next !== undefined) onChange(playedAs(ticked, next, way));
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

type OffersProps = { readonly race: Race; readonly offers: readonly WagerOffer[] };

function FormWith({ race, offers }: OffersProps) {
  const [ticked, setTicked] = useState(first);
  const query = useQuery({ ...priceQuery(race.id, ticked), placeholderData: keepPreviousData });
  const isComplete = setsOf(ticked) !== null;
  const horses = starters(race);
  const offer = offers.find(({ wager }) => wager === ticked.wager);
  if (offer === undefined) return <p className="muted">No wagers on this race.</p>;
  return (
    <div className="stack">
      <Choices ticked={ticked} onChange={setTicked} offers={offers} offer={offer} />
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
      {isComplete ? <TicketPrice query={query} /> : <p className="muted">{promptOf(ticked)}</p>}
    </div>
  );
}

/** A ticket form, with cost and chance as soon as the ticket is complete. Wagers and stakes are those of the track. */
export function TicketForm({ race }: { readonly race: Race }) {
  const query = useQuery(menuQuery(race.id));
  return (
    <QueryState query={query} what="the wagers">
      {(offers) => <FormWith race={race} offers={offers.filter(({ isMultiRace }) => !isMultiRace)} />}
    </QueryState>
  );
}
