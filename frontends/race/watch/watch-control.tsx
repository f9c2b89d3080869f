import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask, call, sentenceOf, useAct } from '#api/api.ts';
import { useMember } from '#frame/frame.ts';
import { Alert, Button } from '#kit/kit.ts';

type Watched = Reply<'GET /api/watch'>['watched'][number];

const watchQuery = ask('GET /api/watch');

type WatchControlProps = {
  readonly kind: Watched['kind'];
  /** A horse's id, a person's or a saved search's name. */
  readonly subject: string;
  /** As people read it. */
  readonly name: string;
};

/** Puts a horse, a person or a saved search on the member's watch list, or takes it off; nothing for visitors. */
export function WatchControl({ kind, subject, name }: WatchControlProps) {
  const client = useQueryClient();
  const isMember = useMember().member !== null;
  const { data } = useQuery({ ...watchQuery, enabled: isMember });
  const watched = data?.watched.find(
    (other) => other.kind === kind && (other.key === subject || (kind !== 'horse' && other.name === subject)),
  );
  const change = useAct({
    mutationFn: () => {
      const params = { kind, key: watched?.key ?? subject };
      if (watched !== undefined) return call('DELETE /api/watch/{kind}/{key}', { params });
      return call('PUT /api/watch/{kind}/{key}', { params, body: kind === 'horse' ? { name } : {} });
    },
    onSuccess(list) {
      client.setQueryData(watchQuery.queryKey, list);
      return client.invalidateQueries({ queryKey: ['/api/watch/entered'] });
    },
  });
  if (!isMember) return null;
  return (
    <div className="watch">
      <Button
        tone="quiet"
        aria-pressed={watched !== undefined}
        aria-label={`Watch ${name}`}
        busy={change.isPending}
        disabled={data === undefined}
        onClick={() => change.mutate()}
      >
        {watched === undefined ? 'Watch' : 'Watching'}
      </Button>
      {change.error && (
        <Alert tone="error">{sentenceOf(change.error, 'The watch list could not be changed.')}</Alert>
      )}
    </div>
  );
}
