import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#api/api.ts';
import { QueryState } from '#frame/frame.ts';
import type { WagerOffer } from '#frame/tickets/tickets.ts';
import { chanceText, menuQuery, starters, wagerChoices } from '#frame/tickets/tickets.ts';
import type { DayOfRaces, Race } from '#kit/kit.ts';
import { Button, helplines, money, percent, SelectField } from '#kit/kit.ts';
import { BuiltTickets } from './built-tickets.tsx';
import type { BuildRequest, GroupsRequest, SpokenTicket } from './desk-calls.ts';
import { useTickets } from './desk-calls.ts';
import { DollarsField } from './dollars-field.tsx';
import { useKeptHere } from './kept-here.ts';
import { Legs } from './legs.tsx';
import type { Draft, Mark } from './marks.ts';
import { emptyDraft, marked, withMark } from './marks.ts';
import type { MyTicket, MyTickets } from './my-tickets.ts';
import { overLimit, withTickets } from './my-tickets.ts';

type DeskProps = {
  readonly day: DayOfRaces;
  readonly race: Race;
  /** Whose desk it is: what is kept in the browser is kept for each member. */
  readonly owner: string;
  readonly mine: MyTickets;
  readonly onMine: (mine: MyTickets) => void;
};

type OfferDeskProps = DeskProps & {
  readonly offers: readonly WagerOffer[];
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
};

const pointChoices = [
  { value: '0', label: 'A horses only' },
  { value: '1', label: 'One B at most' },
  { value: '2', label: 'Two B’s or one C' },
  { value: '3', label: 'Three points of backups' },
];

const ticketChoices = [1, 4, 12].map((count) => ({
  value: String(count),
  label: count === 1 ? '1 ticket' : `At most ${count} tickets`,
}));

/** The body of either call that is the same for both. */
const sameBody = (race: Race, offer: WagerOffer, base: number) => ({
  raceId: race.id,
  wager: offer.wager as BuildRequest['wager'],
  base,
});

/** The marked numbers of a race that still run. */
function markedStarters(draft: Draft, race: Race, mark: Mark): string[] {
  const running = new Set(starters(race).map(({ programNumber }) => programNumber));
  return marked(draft, race.id, mark).filter((number) => running.has(number));
}

function buildRequest(
  offer: WagerOffer,
  base: number,
  races: readonly Race[],
  draft: Draft,
): BuildRequest | null {
  const [first] = races;
  if (first === undefined || !(draft.budget >= base)) return null;
  return {
    ...sameBody(first, offer, base),
    budget: draft.budget,
    mostTickets: draft.mostTickets,
    out: races.map((legRace) => markedStarters(draft, legRace, 'out')),
  };
}

function groupsRequest(
  offer: WagerOffer,
  base: number,
  races: readonly Race[],
  draft: Draft,
): GroupsRequest | null {
  const [first] = races;
  const legs = races.map((legRace) => ({
    a: markedStarters(draft, legRace, 'a'),
    b: markedStarters(draft, legRace, 'b'),
    c: markedStarters(draft, legRace, 'c'),
  }));
  const isComplete = legs.every(({ a, b, c }) => a.length + b.length + c.length > 0);
  if (first === undefined || !isComplete) return null;
  return { ...sameBody(first, offer, base), legs, points: draft.points };
}

function Terms({ offer }: { readonly offer: WagerOffer }) {
  const { minimum, takeout, races } = offer;
  const guess = (isAssumed: boolean): string => (isAssumed ? ' (assumed)' : '');
  return (
    <p className="small muted">
      {`Races ${races[0]} to ${races.at(-1)}. Minimum ${money(minimum.dollars)}${guess(minimum.isAssumed)}. Takeout ${percent(takeout.share, 1)}${guess(takeout.isAssumed)}.`}
    </p>
  );
}

function OfferDesk({ day, race, mine, onMine, offers, draft, onDraft }: OfferDeskProps) {
  const offer = offers.find(({ wager }) => wager === draft.wager) ?? offers[0];
  const [base, setBase] = useState<number | null>(null);
  const [submitted, setSubmitted] = useState<BuildRequest | null>(null);
  const stake = base !== null && offer?.stakes.includes(base) ? base : (offer?.usualStake ?? 1);
  const races = day.races.filter(({ raceNumber }) => offer?.races.includes(raceNumber));
  const groups = useTickets(
    'POST /api/tickets/groups',
    offer === undefined ? null : groupsRequest(offer, stake, races, draft),
  );
  const request = offer === undefined ? null : buildRequest(offer, stake, races, draft);
  const isAsked = submitted !== null && JSON.stringify(submitted) === JSON.stringify(request);
  const built = useTickets('POST /api/tickets/build', isAsked ? submitted : null);
  if (offer === undefined) return <p className="muted">No race is left for a wager over several races.</p>;
  const withNoted = (tickets: readonly SpokenTicket[]) =>
    withTickets(
      mine,
      tickets.map(
        ({ legs, cost, spoken }): MyTicket => ({
          raceId: race.id,
          day: race.day,
          wager: offer.wager,
          base: stake,
          sets: legs,
          cost,
          spoken,
        }),
      ),
    );
  return (
    <div className="stack">
      <div className="ticket-choices">
        <SelectField
          label="Wager"
          choices={wagerChoices(offers)}
          value={offer.wager}
          onChange={(event) => onDraft({ ...draft, wager: event.target.value })}
        />
        <SelectField
          label="Base bet"
          choices={offer.stakes.map((dollars) => ({ value: String(dollars), label: money(dollars) }))}
          value={String(stake)}
          onChange={(event) => setBase(Number(event.target.value))}
        />
        <SelectField
          label="Backups"
          choices={pointChoices}
          value={String(draft.points)}
          onChange={(event) => onDraft({ ...draft, points: Number(event.target.value) })}
        />
      </div>
      <Terms offer={offer} />
      <Legs
        races={races}
        draft={draft}
        onMark={(raceId, number, mark) => onDraft(withMark(draft, raceId, number, mark))}
      />
      <h3>Your horses</h3>
      {groups.data === undefined ? (
        <p className="muted">
          {groups.error
            ? sentenceOf(groups.error, 'The tickets could not be priced.')
            : groups.isFetching
              ? 'Pricing your tickets …'
              : 'Mark at least one horse in each race: tap for A, again for B, C or out.'}
        </p>
      ) : (
        <BuiltTickets
          {...groups.data}
          over={overLimit(withNoted(groups.data.tickets), race.day)}
          onNote={() => onMine(withNoted(groups.data.tickets))}
        />
      )}
      <h3>Best tickets for your budget</h3>
      <div className="ticket-choices">
        <DollarsField
          label="Budget in dollars"
          dollars={draft.budget}
          onDollars={(budget) => onDraft({ ...draft, budget: budget ?? 0 })}
        />
        <SelectField
          label="Tickets"
          choices={ticketChoices}
          value={String(draft.mostTickets)}
          onChange={(event) => onDraft({ ...draft, mostTickets: Number(event.target.value) })}
        />
      </div>
      <div className="row">
        <Button disabled={request === null} onClick={() => setSubmitted(request)}>
          Build
        </Button>
      </div>
      {isAsked && (
        <QueryState query={built} what="the tickets" failed="The tickets could not be built.">
          {({ best, dollarLess, dollarMore }) => (
            <>
              <BuiltTickets
                {...best}
                over={overLimit(withNoted(best.tickets), race.day)}
                onNote={() => onMine(withNoted(best.tickets))}
              />
              <p className="small muted">
                {best.isProven
                  ? 'No other set of this many tickets cashes more often for the money.'
                  : `With no limit on tickets, at most ${chanceText(best.highest)}.`}{' '}
                {`A dollar less: ${dollarLess === null ? 'nothing' : chanceText(dollarLess.chance)}. A dollar more: ${chanceText(dollarMore.chance)}.`}
              </p>
            </>
          )}
        </QueryState>
      )}
    </div>
  );
}

/** The help line beside every ticket. */
export function MostLose() {
  const [line] = helplines;
  return (
    <p className="small muted">
      Most tickets lose. Nothing is placed here. Help: <a href={line.dialed}>{line.printed}</a>
    </p>
  );
}

/** Tickets over several races from this one on: by your horses, and the best ones for a budget. */
export function Desk(props: DeskProps) {
  const query = useQuery(menuQuery(props.race.id));
  const [draft, onDraft] = useKeptHere(`ticket-desk ${props.owner}`, emptyDraft);
  return (
    <QueryState query={query} what="the wagers">
      {(offers) => (
        <OfferDesk
          {...props}
          offers={offers.filter(({ isMultiRace }) => isMultiRace)}
          draft={draft}
          onDraft={onDraft}
        />
      )}
    </QueryState>
  );
}
