import { useState } from 'react';
import { Button, buttonClass, Card, DownloadIcon } from '#kit/kit.ts';
import { DeleteAccount } from './delete-account.tsx';

const downloadAddress = '/api/user/data';

/** Everything stored about the member, to take along or to have deleted. */
export function DataCard() {
  const [leaving, setLeaving] = useState(false);
  return (
    <Card title="Your data">
      <p>One file with everything stored about you: account, page views, questions, proofs of acceptance.</p>
      <p>
        <a className={buttonClass('plain')} href={downloadAddress} download>
          <DownloadIcon size={18} aria-hidden="true" />
          Download my data
        </a>
      </p>
      <p>Deletion is permanent.</p>
      <p>
        <Button tone="danger" onClick={() => setLeaving(true)}>
          Delete my account
        </Button>
      </p>
      {leaving && <DeleteAccount onClose={() => setLeaving(false)} />}
    </Card>
  );
}
