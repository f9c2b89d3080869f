import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Race } from '#kit/kit.ts';
import { money, SelectField } from '#kit/kit.ts';
import { playedAs } from './another-wager.ts';
import { HorseBoxes } from './horse-boxes.tsx';
import { starters } from './starters.ts';
import type { Ticked, Wager, Way } from './ticket.ts';
import {
  groupCount,
  placeNames,
  placesOf,
  priceQuery,
  promptOf,
  setsOf,
  stakes,
  wagers,
  waysOf,
} from './ticket.ts';
import { TicketPrice } from './ticket-price.tsx';

const first: Ticked = { wager: 'exacta', way: 'box', base: 1, groups: [], keyPlace: 0 };

function legendOf({ way, wager }: Ticked, index: number): string {
  if (way === 'box') return 'Horses in the box';
  if (way === 'wheel') return 'Key horses';
  return placesOf[wager] === 1 ? 'Horse' : (placeNames[index] ?? 'Place');
}

type TickedProps = { readonly ticked: Ticked; readonly onChange: (next: Ticked) => void };

function KeyPlace({ ticked, onChange }: TickedProps) {
  const choices = placeNames
    .slice(0, placesOf[ticked.wager])
    .map((label, place) => ({ value: String(place), label }));
  return (
    <SelectField
      label="Key horses finish"
      choices={choices}
      value={String(ticked.keyPlace)}
      onChange={(event) => onChange({ ...ticked, keyPlace: Number(event.target.value) })}
    />
  );
}

function Choices({ ticked, onChange }: TickedProps) {
  const { wager, way, base } = ticked;
  return (
    <div className="ticket-choices">
      <SelectField
        label="Wager"
        choices={wagers}
        value={wager}
        onChange={(event) => onChange(playedAs(ticked, event.target.value as Wager, way))}
      />
      <SelectField
        label="How"
        choices={waysOf(wager)}
        value={way}
        onChange={(event) => onChange(playedAs(ticked, wager, event.target.value as Way))}
      />
      <SelectField
        label="Base bet"
        choices={stakes[wager].map((dollars) => ({ value: String(dollars), label: money(dollars) }))}
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

/** A ticket form, with cost and chance as soon as the ticket is complete. */
export function TicketForm({ race }: { readonly race: Race }) {
  const [ticked, setTicked] = useState(first);
  const query = useQuery({ ...priceQuery(race.id, ticked), placeholderData: keepPreviousData });
  const isComplete = setsOf(ticked) !== null;
  const horses = starters(race);
  return (
    <div className="stack">
      <Choices ticked={ticked} onChange={setTicked} />
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
