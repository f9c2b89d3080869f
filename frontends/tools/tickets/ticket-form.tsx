import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#api/api.ts';
import type { Race } from '#kit/kit.ts';
import { Alert, Button, money, SelectField } from '#kit/kit.ts';
import { HorseBoxes } from './horse-boxes.tsx';
import { Priced } from './priced.tsx';
import { starters } from './starters.ts';
import type { Ticked, Wager, Way } from './ticket.ts';
import { groupCount, placeNames, placesOf, priceQuery, setsOf, stakes, wagers, waysOf } from './ticket.ts';

const first: Ticked = { wager: 'exacta', way: 'box', base: 1, groups: [], keyPlace: 0 };

/** Another wager or way: what no longer fits is given up. */
function played(ticked: Ticked, wager: Wager, way: Way): Ticked {
  const isPossible = waysOf(wager).some(({ value }) => value === way);
  const [base = 1] = stakes[wager].includes(ticked.base) ? [ticked.base] : stakes[wager];
  return {
    wager,
    way: isPossible ? way : 'straight',
    base,
    keyPlace: Math.min(ticked.keyPlace, placesOf[wager] - 1),
    groups: [],
  };
}

function legendOf({ way, wager }: Ticked, index: number): string {
  if (way === 'box') return 'Horses in the box';
  if (way === 'wheel') return 'Key horses';
  return placesOf[wager] === 1 ? 'Horse' : (placeNames[index] ?? 'Place');
}

function Choices({
  ticked,
  onChange,
}: {
  readonly ticked: Ticked;
  readonly onChange: (next: Ticked) => void;
}) {
  const { wager, way, base, keyPlace } = ticked;
  return (
    <div className="ticket-choices">
      <SelectField
        label="Wager"
        choices={wagers}
        value={wager}
        onChange={(event) => onChange(played(ticked, event.target.value as Wager, way))}
      />
      <SelectField
        label="How"
        choices={waysOf(wager)}
        value={way}
        onChange={(event) => onChange(played(ticked, wager, event.target.value as Way))}
      />
      <SelectField
        label="Base bet"
        choices={stakes[wager].map((dollars) => ({ value: String(dollars), label: money(dollars) }))}
        value={String(base)}
        onChange={(event) => onChange({ ...ticked, base: Number(event.target.value) })}
      />
      {way === 'wheel' && (
        <SelectField
          label="Key horses finish"
          choices={placeNames
            .slice(0, placesOf[wager])
            .map((label, placeName) => ({ value: String(placeName), label }))}
          value={String(keyPlace)}
          onChange={(event) => onChange({ ...ticked, keyPlace: Number(event.target.value) })}
        />
      )}
    </div>
  );
}

/** A ticket form, with cost and chance as soon as the ticket is complete. */
export function TicketForm({ race }: { readonly race: Race }) {
  const [ticked, change] = useState(first);
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...priceQuery(race.id, ticked),
    placeholderData: keepPreviousData,
  });
  const isWhole = setsOf(ticked) !== null;
  const horses = starters(race);
  return (
    <div className="stack">
      <Choices ticked={ticked} onChange={change} />
      {Array.from({ length: groupCount(ticked) }, (_, index) => (
        <HorseBoxes
          key={`${ticked.wager} ${ticked.way} ${placeNames[index]}`}
          legend={legendOf(ticked, index)}
          horses={horses}
          ticked={ticked.groups[index] ?? []}
          isOne={ticked.way === 'straight'}
          onTick={(numbers) => {
            const groups = Array.from({ length: groupCount(ticked) }, (__, other) =>
              other === index ? numbers : (ticked.groups[other] ?? []),
            );
            change({ ...ticked, groups });
          }}
        />
      ))}
      {!isWhole && <p className="muted">Pick a horse for each place.</p>}
      {isWhole && isError && (
        <Alert
          tone="error"
          title={sentenceOf(error, 'The ticket could not be priced.')}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {isWhole && !isError && !data && <p className="muted">Pricing the ticket…</p>}
      {isWhole && !isError && data && <Priced ticket={data} isOld={isFetching} />}
    </div>
  );
}
