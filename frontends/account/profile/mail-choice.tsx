import { sentenceOf } from '#api/api.ts';
import { Alert, Card, Checkbox } from '#kit/kit.ts';

type MailChoiceProps = {
  readonly title: string;
  readonly label: string;
  readonly note: string;
  /** Null or undefined while it is not known. */
  readonly choice: { readonly isWanted: boolean; readonly isSent: boolean } | null | undefined;
  readonly choosing: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: (isWanted: boolean) => void;
  };
};

/** One kind of mail, on or off; nothing where this site sends no mail. */
export function MailChoice({ title, label, note, choice, choosing }: MailChoiceProps) {
  if (!choice?.isSent) return null;
  return (
    <Card title={title}>
      <Checkbox
        label={label}
        checked={choice.isWanted}
        aria-busy={choosing.isPending || undefined}
        onChange={({ target }) => {
          if (!choosing.isPending) choosing.mutate(target.checked);
        }}
      />
      <p className="small muted">{note}</p>
      {choosing.error && (
        <Alert tone="error">{sentenceOf(choosing.error, 'The choice could not be saved.')}</Alert>
      )}
    </Card>
  );
}
