import { Button, TextField } from '#kit/kit.ts';
import { usualReasons } from './desk-words.ts';

export type ReasonFieldProps = {
  readonly reason: string;
  /** Why it is not enough; null while it is, or before anything was entered. */
  readonly problem: string | null;
  readonly onChange: (reason: string) => void;
};

/** Why something is entered: a usual reason by one press, any other typed. */
export function ReasonField({ reason, problem, onChange }: ReasonFieldProps) {
  return (
    <fieldset className="desk-why">
      <legend className="visually-hidden">Reason</legend>
      <TextField
        label="Why (goes with the next entry or undo)"
        maxLength={200}
        error={problem}
        data-desk-why=""
        value={reason}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="row">
        {usualReasons.map((usual) => (
          <Button
            key={usual}
            tone="quiet"
            aria-pressed={reason === usual}
            onClick={() => onChange(reason === usual ? '' : usual)}
          >
            {usual}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
