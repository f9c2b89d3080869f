import { Alert, Button, trackDayTime } from '#kit/kit.ts';
import { CopyText } from '#kit/sharing/sharing.ts';
import type { CreatedUser } from './user-dialog.tsx';

/** The one-time link of an account just added. It is shown here and nowhere else. */
export function ClaimLink({
  created: { user, link },
  onClose,
}: {
  readonly created: CreatedUser;
  readonly onClose: () => void;
}) {
  return (
    <Alert
      tone="good"
      title={`One-time link for ${user.email}`}
      action={<Button onClick={onClose}>Close</Button>}
    >
      <div className="stack">
        <p className="admin-hash admin-claim-link">{link.url}</p>
        <CopyText text={link.url} label="Copy link" />
        <p className="small">
          Send it to the user. It sets the password, works once and ends {trackDayTime(link.expiresAt)}. It is
          not shown again; the command <code>members link</code> makes a new one.
        </p>
      </div>
    </Alert>
  );
}
