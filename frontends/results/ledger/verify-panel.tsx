import { useState } from 'react';
import { Alert, Button, Card, count } from '#kit/kit.ts';
import { CopyText } from '#kit/sharing/sharing.ts';
import type { LedgerPage } from './sealed.ts';
import type { Verified } from './verify.ts';
import { browserDigest, verifyEntries } from './verify.ts';

const entriesText = (n: number): string => (n === 1 ? '1 entry' : `${count(n)} entries`);

/** What was found right, sentence by sentence. */
export function verifiedText({ right, links, first, reachesHead }: Verified): readonly string[] {
  return [
    `${entriesText(right)}: the SHA-256 of the text, computed here, matches its hash.`,
    ...(links > 0
      ? [
          `${count(links)} ${links === 1 ? 'link' : 'links'}: each entry carries the hash of the one before it.`,
        ]
      : []),
    ...(first === 1 ? ['The first entry is here; nothing comes before it.'] : []),
    ...(reachesHead ? ['The last entry here is the latest in the ledger.'] : []),
  ];
}

/** What checking this page cannot show, sentence by sentence. */
export function unverifiedText({ gaps, first, reachesHead }: Verified): readonly string[] {
  return [
    ...(first !== null && first > 1 ? [`Entries 1 to ${count(first - 1)} that are not on this page.`] : []),
    ...(gaps > 0
      ? [
          `${gaps === 1 ? 'One gap' : `${count(gaps)} gaps`} where entries of other days or tracks fall between those shown.`,
        ]
      : []),
    ...(reachesHead ? [] : ['Anything sealed after the last entry here.']),
    'That the whole ledger was not rewritten. To check that, note the latest hash today and look for it later.',
    'That the server’s clock was right at sealing.',
  ];
}

function Findings({ found }: { readonly found: Verified }) {
  const isRight = found.faults.length === 0;
  return (
    <div className="stack" role="status">
      <Alert
        tone={isRight ? 'good' : 'error'}
        title={isRight ? 'Verified in this browser' : 'Verification failed'}
      >
        <ul>
          {[...found.faults, ...verifiedText(found)].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Alert>
      <div className="small">
        <p>
          <strong>Not verified:</strong>
        </p>
        <ul className="muted">
          {unverifiedText(found).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function LatestEntry({ head }: { readonly head: NonNullable<LedgerPage['head']> }) {
  return (
    <div className="ledger-head">
      <strong className="whole">Entry {count(head.seq)}</strong>
      <code className="ledger-hash">{head.hash}</code>
      <CopyText text={head.hash} label="Copy the hash" />
    </div>
  );
}

/** Checks a page with the browser's own hashes, where it has them; what was found of another page is dropped. */
function useVerification(page: LedgerPage) {
  const [found, setFound] = useState<{ readonly of: LedgerPage; readonly what: Verified } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const digest = browserDigest();
  async function verify() {
    if (digest === null) return;
    setBusy(true);
    setFound({ of: page, what: await verifyEntries(page, digest) });
    setBusy(false);
  }
  const findings = found?.of === page ? found.what : null;
  return { findings, isBusy, canVerify: digest !== null, verify };
}

/** The head of the ledger, and the button that computes everything on the page again. */
export function VerifyPanel({ page }: { readonly page: LedgerPage }) {
  const { findings, isBusy, canVerify, verify } = useVerification(page);
  const { length } = page.entries;
  return (
    <Card
      title="Latest entry"
      foot="Each entry carries the hash of the one before it, so changing one would change every entry after it."
    >
      {page.head && <LatestEntry head={page.head} />}
      <div className="row">
        <Button
          tone="primary"
          busy={isBusy}
          disabled={!canVerify || length === 0}
          onClick={() => void verify()}
        >
          Verify in this browser
        </Button>
        <span className="small muted">
          {canVerify
            ? `Checks the SHA-256 of the ${entriesText(length)} shown, on this device.`
            : 'This browser computes hashes only over https.'}
        </span>
      </div>
      {findings && <Findings found={findings} />}
    </Card>
  );
}
