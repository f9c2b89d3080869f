import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask, call, reread, sentenceOf, useAct } from '#api/api.ts';
import { useMember } from '#frame/frame.ts';
import { Alert, Button } from '#kit/kit.ts';

type Watched = Reply<'GET /api/watch'>['watched'][number];

const isSearch = (watched: Watched, name: string): boolean =>
  watched.kind === 'search' && watched.key === name;

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
  const { data } = useQuery({
    ...ask('GET /api/watch', { query: kind === 'search' ? {} : { [kind]: subject } }),
    enabled: isMember,
  });
  const watched = (data?.watched ?? []).filter((other) => kind !== 'search' || isSearch(other, subject));
  const isWatched = watched.length > 0;
  const change = useAct({
    async mutationFn() {
      if (isWatched) {
        for (const { key } of watched)
          await call('DELETE /api/watch/{kind}/{key}', { params: { kind, key } });
        return;
      }
      const params = { kind, key: subject };
      await call('PUT /api/watch/{kind}/{key}', { params, body: kind === 'horse' ? { name } : {} });
    },
    onSettled: () => reread(client, '/api/watch'),
  });
  if (!isMember) return null;
  return (
    <div className="watch">
      <Button
        tone="quiet"
        aria-pressed={isWatched}
        aria-label={`Watch ${name}`}
        busy={change.isPending}
        disabled={data === undefined}
        onClick={() => change.mutate()}
      >
        {isWatched ? 'Watching' : 'Watch'}
      </Button>
      {change.error && (
        <Alert tone="error">{sentenceOf(change.error, 'The watch list could not be changed.')}</Alert>
      )}
    </div>
  );
}
