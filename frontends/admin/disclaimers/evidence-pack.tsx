import type { Reply } from '#api/api.ts';
import { call, sentenceOf, useAct } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { Alert, Button, Card, DownloadIcon } from '#kit/kit.ts';
import { Facts } from '../facts.tsx';
import { countOf, momentOf } from '../format.ts';
import { savePack } from './save-pack.ts';

type Checked = Reply<'GET /api/admin/evidence'>;

const failed = (title: string) => (error: Error) =>
  toasts.show({
    title,
    description: sentenceOf(error, 'The server sent an unexpected reply.'),
    tone: 'error',
  });

/** What `savePack` needs, wherever it is used. */
export const saving = {
  mutationFn: savePack,
  onSuccess: (name: string) =>
    toasts.show({
      title: 'Evidence Pack Saved',
      description: `Verify ${name} without this site: racing-cli evidence verify ${name}`,
      tone: 'good',
    }),
  onError: failed('The evidence pack could not be saved.'),
};

const checking = {
  mutationFn: () => call('GET /api/admin/evidence'),
  onError: failed('The proofs could not be checked.'),
};

function Verdict({ isWhole, fault }: Pick<Checked, 'isWhole' | 'fault'>) {
  if (isWhole) return <Alert tone="good">Every proof matches its seal, and the chain is complete.</Alert>;
  return (
    <Alert tone="error" title="The proofs do not match their seals.">
      {fault}.
    </Alert>
  );
}

const countUnlessZero = (count: number): string | null => (count === 0 ? null : countOf(count));

function CheckedProofs({ found }: { readonly found: Checked }) {
  return (
    <div className="stack">
      <Verdict isWhole={found.isWhole} fault={found.fault} />
      <Facts
        facts={[
          ['Checked', found.checkedAt && momentOf(found.checkedAt)],
          ['Proofs', countOf(found.proofs)],
          ['With personal data', countOf(found.withPerson)],
          ['Personal data removed', countOf(found.withoutPerson)],
          ['Without their text', countUnlessZero(found.withoutWords)],
          ['Changed during the check; checked next time', countUnlessZero(found.changedMeanwhile)],
          ['Chain entries', countOf(found.entries)],
          ['Hash of the last entry', found.head && <code className="admin-hash">{found.head.hash}</code>],
        ]}
      />
      {found.head && (
        <p className="small muted">
          Keep a copy of this hash somewhere else: a recreated file or chain would not match it.
        </p>
      )}
    </div>
  );
}

/** The proofs of all users as a file that verifies offline, and a check of the stored ones. */
export function EvidencePack() {
  const save = useAct(saving);
  const check = useAct(checking);
  return (
    <Card title="Evidence Pack">
      <p>
        Every acceptance as stored: the text shown, version, times and technical details, each sealed in a
        chain. The file can be verified without this site or its database; a single changed byte is traced to
        its row. It contains personal data.
      </p>
      <div className="row">
        <Button icon={<DownloadIcon size={16} />} busy={save.isPending} onClick={() => save.mutate(null)}>
          Save Evidence Pack
        </Button>
        <Button busy={check.isPending} onClick={() => check.mutate()}>
          Check the Proofs
        </Button>
      </div>
      {check.data && <CheckedProofs found={check.data} />}
    </Card>
  );
}
