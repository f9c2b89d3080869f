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
    description: sentenceOf(error, 'The server did not answer as it should.'),
    tone: 'error',
  });

/** What `savePack` needs around it, wherever it is asked for. */
export const saving = {
  mutationFn: savePack,
  onSuccess: (name: string) =>
    toasts.show({
      title: 'Evidence Pack Saved',
      description: `${name} verifies without this site: racing-cli evidence verify ${name}`,
      tone: 'good',
    }),
  onError: failed('The evidence pack could not be saved.'),
};

const checking = {
  mutationFn: () => call('GET /api/admin/evidence'),
  onError: failed('The proofs could not be checked.'),
};

function Found({ found }: { readonly found: Checked }) {
  return (
    <div className="stack">
      {found.isWhole ? (
        <Alert tone="good">Every proof is as it was sealed, and the chain is whole.</Alert>
      ) : (
        <Alert tone="error" title="The proofs are not as they were sealed.">
          {found.fault}.
        </Alert>
      )}
      <Facts
        facts={[
          ['Checked', found.checkedAt && momentOf(found.checkedAt)],
          ['Proofs', countOf(found.proofs)],
          ['With their person', countOf(found.withPerson)],
          ['Person dropped', countOf(found.withoutPerson)],
          ['Without their words', found.withoutWords === 0 ? null : countOf(found.withoutWords)],
          [
            'Changed meanwhile, checked next time',
            found.changedMeanwhile === 0 ? null : countOf(found.changedMeanwhile),
          ],
          ['Lines of the chain', countOf(found.entries)],
          ['Hash of the last line', found.head && <code className="admin-hash">{found.head.hash}</code>],
        ]}
      />
      {found.head && (
        <p className="small muted">
          Write that hash down somewhere else: a file or a chain that was made anew does not have it.
        </p>
      )}
    </div>
  );
}

/** The proofs of all users as a file that verifies offline, and whether those kept here do. */
export function EvidencePack() {
  const save = useAct(saving);
  const check = useAct(checking);
  return (
    <Card title="Evidence Pack">
      <p>
        Every acceptance as it is stored: the words that were shown, version, times and what was observed,
        each sealed in a chain. The file verifies without this site or its database, and names the row of a
        single byte that was changed. It holds personal data.
      </p>
      <div className="row">
        <Button icon={<DownloadIcon size={16} />} busy={save.isPending} onClick={() => save.mutate(null)}>
          Save Evidence Pack
        </Button>
        <Button busy={check.isPending} onClick={() => check.mutate()}>
          Check the Proofs
        </Button>
      </div>
      {check.data && <Found found={check.data} />}
    </Card>
  );
}
