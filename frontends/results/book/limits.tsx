import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, reread, sentenceOf, serverNow, useAct } from '#api/api.ts';
import { Refused } from '#frame/book/book.ts';
import { DollarsField } from '#frame/wagers/wagers.ts';
import { Alert, Button } from '#kit/kit.ts';
import type { Care } from './care.ts';
import { limitCents, limitDollars, raisingText } from './care.ts';

type Limits = { readonly day: number | null; readonly month: number | null };

/** The member's own limits on real tickets. */
export function LimitsForm({ care }: { readonly care: Care }) {
  const [changed, setChanged] = useState<Limits | null>(null);
  const client = useQueryClient();
  const saving = useAct({
    mutationFn: ({ day, month }: Limits) =>
      call('PUT /api/book/limits', { body: { dayCents: limitCents(day), monthCents: limitCents(month) } }),
    async onSuccess() {
      await reread(client, '/api/book');
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
        {raisingText(care, serverNow())} A real ticket over a limit is refused. The limit on the ticket desk
        only warns.
      </p>
      <div className="row">
        <Button type="submit" busy={saving.isPending} inactive={changed === null}>
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
