import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, reread, sentenceOf, serverNow, useAct } from '#api/api.ts';
import { Refused } from '#frame/book/book.ts';
import { ConfirmDialog } from '#kit/dialogs/dialogs.ts';
import { Button, numbered, TextField } from '#kit/kit.ts';
import { longestPauseDays, pauseDays, pauseEndText } from './care.ts';

type ConfirmPauseProps = {
  readonly days: number;
  /** Of the pause that is running; null for none. */
  readonly pausedUntil: string | null;
  readonly onClose: () => void;
};

function ConfirmPause({ days, pausedUntil, onClose }: ConfirmPauseProps) {
  const client = useQueryClient();
  const pausing = useAct({
    mutationFn: () => call('POST /api/book/pause', { body: { days } }),
    async onSuccess() {
      await reread(client, '/api/book');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Pause for ${numbered(days, 'day')}?`}
      button="Start the pause"
      tone="danger"
      isBusy={pausing.isPending}
      onConfirm={() => pausing.mutate()}
      onClose={onClose}
    >
      <div className="stack">
        <p>
          <strong>It cannot be ended early</strong>, by you or by us. It ends{' '}
          {pauseEndText(days, pausedUntil, serverNow())}.
        </p>
        <p>
          Until then no ticket can be written, noted, imported or removed, your limits stay as they are, the
          ticket desk is closed, and alerts make no sound and send no notification. Reading and the export
          stay.
        </p>
        {pausing.error !== null && (
          <Refused sentence={sentenceOf(pausing.error, 'The pause could not be started.')} />
        )}
      </div>
    </ConfirmDialog>
  );
}

/** A pause of the member's own, or a longer one while it runs. */
export function PauseForm({ pausedUntil }: Pick<ConfirmPauseProps, 'pausedUntil'>) {
  const isPaused = pausedUntil !== null;
  const [text, setText] = useState('7');
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const days = pauseDays(text);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        setConfirmed(days);
      }}
    >
      <h3>{isPaused ? 'A longer pause' : 'Take a pause'}</h3>
      <p className="small muted">
        A pause locks your book, the ticket desk and your alerts. It cannot be ended early
        {isPaused ? ', only lengthened.' : '.'}
      </p>
      <div className="row book-pause">
        <TextField
          label={`Days from now, 1 to ${longestPauseDays}`}
          inputMode="numeric"
          error={days === null ? `A pause lasts from 1 to ${longestPauseDays} days.` : null}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" disabled={days === null}>
          Pause …
        </Button>
      </div>
      {confirmed !== null && (
        <ConfirmPause days={confirmed} pausedUntil={pausedUntil} onClose={() => setConfirmed(null)} />
      )}
    </form>
  );
}
