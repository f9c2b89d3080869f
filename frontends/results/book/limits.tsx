import { useState } from 'react';
import { call, sentenceOf, useAct } from '#api/api.ts';
import { Refused, useRereadBook } from '#frame/book/book.ts';
import { DollarsField } from '#frame/tickets/tickets.ts';
import { Alert, Button } from '#kit/kit.ts';
import type { Care } from './care.ts';
import { limitCents, limitDollars, raisingText } from './care.ts';

type Limits = { readonly day: number | null; readonly month: number | null };

/** The member's own limits on real tickets. */
export function LimitsForm({ care }: { readonly care: Care }) {
  const [changed, setChanged] = useState<Limits | null>(null);
  const reread = useRereadBook();
  const saving = useAct({
    mutationFn: ({ day, month }: Limits) =>
      call('PUT /api/book/limits', { body: { dayCents: limitCents(day), monthCents: limitCents(month) } }),
    async onSuccess() {
      await reread();
      setChanged(null);
    },
  });
  const limits = changed ?? { day: limitDollars(care.dayCents), month: limitDollars(care.monthCents) };
  function change(part: Partial<Limits>) {
    saving.reset();
    setChanged({ ...limits, ...part });
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(limits);
      }}
    >
      <h3>My limits on real tickets</h3>
      <div className="book-fields">
        <DollarsField
          label="Per race day, in dollars"
          hint="Empty for none"
          dollars={limits.day}
          onDollars={(day) => change({ day })}
        />
        <DollarsField
          label="Per calendar month, in dollars"
          hint="Empty for none"
          dollars={limits.month}
          onDollars={(month) => change({ month })}
        />
      </div>
      <p className="small muted">
        {raisingText(care, Date.now())} A real ticket over a limit is refused. The limit on the ticket desk
        only warns.
      </p>
      <div className="row">
        <Button type="submit" busy={saving.isPending} disabled={changed === null}>
          Save my limits
        </Button>
      </div>
      {saving.error !== null && (
        <Refused sentence={sentenceOf(saving.error, 'Your limits could not be saved.')} />
      )}
      {saving.data && <Alert tone="good">Your limits are saved.</Alert>}
    </form>
  );
}
