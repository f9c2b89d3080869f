import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#api/api.ts';
import { lazyPart, QueryState } from '#frame/frame.ts';
import type { WagerOffer } from '#frame/tickets/tickets.ts';
import { ChancesField, menuQuery, useKeptHere, wagerChoices } from '#frame/tickets/tickets.ts';
import type { DayOfRaces, Race } from '#kit/kit.ts';
import { count, money, percent, SelectField } from '#kit/kit.ts';
import { BuiltTickets } from './built.ts';
import { useTickets } from './desk-calls.ts';
import { Legs } from './legs.tsx';
import type { Draft } from './marks.ts';
import { emptyDraft, withMark } from './marks.ts';
import { buildRequest, groupsRequest } from './requests.ts';

/** The builder for a budget; fetched when a wager over several races is chosen. */
const BestForBudget = lazyPart(async () => (await import('./best-for-budget.tsx')).BestForBudget);

type DeskProps = {
  readonly day: DayOfRaces;
  readonly race: Race;
  /** Whose desk it is: what is kept in the browser is kept for each member. */
  readonly owner: string;
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

/** `Races 3 to 6. `; nothing where no race is named. */
function racesText([first, ...others]: readonly number[]): string {
  if (first === undefined) return '';
  const last = others.at(-1);
  return last === undefined ? `Race ${count(first)}. ` : `Races ${count(first)} to ${count(last)}. `;
}

function Terms({ offer }: { readonly offer: WagerOffer }) {
  const { minimum, takeout, races } = offer;
  const guess = (isAssumed: boolean): string => (isAssumed ? ' (assumed)' : '');
  return (
    <p className="small muted">
      {`${racesText(races)}Minimum ${money(minimum.dollars)}${guess(minimum.isAssumed)}. Takeout ${percent(takeout.share, 1)}${guess(takeout.isAssumed)}.`}
    </p>
  );
}

const promptOf = ({ isMultiRace, sets }: WagerOffer): string =>
  `Mark at least ${isMultiRace ? 'one horse in each race' : `${sets} horses`}: tap for A, again for B, C or out.`;

function OfferDesk({ day, race, owner, offers, draft, onDraft }: OfferDeskProps) {
  const offer = offers.find(({ wager }) => wager === draft.wager) ?? offers[0];
  const base = draft.bases[offer?.wager ?? ''];
  const stake = base !== undefined && offer?.stakes.includes(base) ? base : (offer?.usualStake ?? 1);
  const races = day.races.filter(({ raceNumber }) => offer?.races.includes(raceNumber));
  const groups = useTickets(
    'POST /api/tickets/groups',
    offer === undefined ? null : groupsRequest(offer, stake, races, draft),
    owner,
  );
  if (offer === undefined) return <p className="muted">No wager on more than one horse is left here.</p>;
  const played = { race, owner, wager: offer.wager, base: stake };
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
          onChange={(event) =>
            onDraft({ ...draft, bases: { ...draft.bases, [offer.wager]: Number(event.target.value) } })
          }
        />
        <SelectField
          label="Backups"
          choices={pointChoices}
          value={String(draft.points)}
          onChange={(event) => onDraft({ ...draft, points: Number(event.target.value) })}
        />
        <ChancesField value={draft.chancesOf} onChange={(chancesOf) => onDraft({ ...draft, chancesOf })} />
      </div>
      <Terms offer={offer} />
      <Legs
        races={races}
        draft={draft}
        onMark={(raceId, numbers, mark) =>
          onDraft(numbers.reduce((marked, number) => withMark(marked, raceId, number, mark), draft))
        }
      />
      <h3>Your horses</h3>
      {groups.data === undefined ? (
        <p className="muted">
          {groups.error
            ? sentenceOf(groups.error, 'The tickets could not be priced.')
            : groups.isFetching
              ? 'Pricing your tickets …'
              : promptOf(offer)}
        </p>
      ) : (
        <BuiltTickets {...groups.data} basis={groups.data} isOld={groups.error !== null} played={played} />
      )}
      {offer.isMultiRace && (
        <BestForBudget
          draft={draft}
          onDraft={onDraft}
          request={buildRequest(offer, stake, races, draft)}
          played={played}
        />
      )}
    </div>
  );
}

/** Tickets on this race and over several from it on: by your horses, and the best ones for a budget. */
export function Desk(props: DeskProps) {
  const query = useQuery(menuQuery(props.race.id));
  const [draft, onDraft] = useKeptHere('ticket-desk', props.owner, emptyDraft);
  return (
    <QueryState query={query} what="the wagers">
      {(offers) => (
        <OfferDesk
          {...props}
          offers={offers.filter(({ sets }) => sets > 1)}
          draft={draft}
          onDraft={onDraft}
        />
      )}
    </QueryState>
  );
}
