import { QueryState } from '#frame/frame.ts';
import { chanceText } from '#frame/tickets/tickets.ts';
import { DollarsField } from '#frame/wagers/wagers.ts';
import { Button, SelectField } from '#kit/kit.ts';
import { BuiltTickets } from './built.ts';
import type { Played } from './built-tickets.tsx';
import type { BuildRequest } from './desk-calls.ts';
import { useTickets } from './desk-calls.ts';
import type { Draft } from './marks.ts';

const ticketChoices = [1, 4, 12].map((count) => ({
  value: String(count),
  label: count === 1 ? '1 ticket' : `At most ${count} tickets`,
}));

type OtherBudget = {
  readonly chance: number;
  readonly horses?: string;
};

/** `12.4%, with 4 in race 10`. */
const otherText = ({ chance, horses }: OtherBudget): string =>
  [chanceText(chance), horses].filter(Boolean).join(', ');

type BestForBudgetProps = {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** What would be asked for now; null where the budget buys nothing. */
  readonly request: BuildRequest | null;
  readonly played: Played;
};

/** The best tickets over several races for a budget, built on a press. */
export function BestForBudget({ draft, onDraft, request, played }: BestForBudgetProps) {
  const isAsked = request !== null && JSON.stringify(draft.submitted) === JSON.stringify(request);
  const built = useTickets('POST /api/tickets/build', isAsked ? request : null, played.owner);
  return (
    <>
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
        <Button disabled={request === null} onClick={() => onDraft({ ...draft, submitted: request })}>
          Build
        </Button>
      </div>
      {isAsked && (
        <QueryState
          query={built}
          what="the tickets"
          failed="The tickets could not be built."
          whenStale="nothing"
        >
          {({ best, dollarLess, dollarMore, ...basis }, isOld) => (
            <>
              <BuiltTickets {...best} basis={basis} isOld={isOld} played={played} />
              <p className="small muted">
                {best.isProven
                  ? 'No other set of this many tickets cashes more often for the money.'
                  : `With no limit on tickets, at most ${chanceText(best.highest)}.`}{' '}
                {`A dollar less: ${dollarLess === null ? 'nothing' : otherText(dollarLess)}. A dollar more: ${otherText(dollarMore)}.`}
              </p>
            </>
          )}
        </QueryState>
      )}
    </>
  );
}
