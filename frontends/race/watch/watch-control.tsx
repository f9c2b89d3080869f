import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask, sentenceOf, shownMoment, useAct } from '#api/api.ts';
import { useMember } from '#frame/frame.ts';
import type { Change } from '#frame/unsent/unsent.ts';
import { keepAndSend, UnsentMark, useUnsent } from '#frame/unsent/unsent.ts';
import { Alert, Button } from '#kit/kit.ts';

type Watched = Reply<'GET /api/watch'>['watched'][number];

const isSearch = (watched: Watched, name: string): boolean =>
  watched.kind === 'search' && watched.key === name;

const isOfWatch = (change: Change, kind: string, keys: readonly string[]): boolean =>
  (change.kind === 'watch' || change.kind === 'unwatch') &&
  change.place.kind === kind &&
  keys.includes(change.place.key);

type WatchControlProps = {
  readonly kind: Watched['kind'];
  /** A horse's id, a person's or a saved search's name. */
  readonly subject: string;
  /** As people read it. */
  readonly name: string;
};

/** Puts a horse, a person or a saved search on the member's watch list, or takes it off; nothing for visitors and at an earlier moment. */
export function WatchControl({ kind, subject, name }: WatchControlProps) {
  const { member } = useMember();
  const isMember = member !== null && shownMoment() === null;
  const { data, isPending } = useQuery({
    ...ask('GET /api/watch', { query: kind === 'search' ? {} : { [kind]: subject } }),
    enabled: isMember,
  });
  const watched = (data?.watched ?? []).filter((other) => kind !== 'search' || isSearch(other, subject));
  const keys = [subject, ...watched.map(({ key }) => key)];
  const unsent = useUnsent().findLast(({ change }) => isOfWatch(change, kind, keys)) ?? null;
  const isWatched =
    unsent === null || unsent.refused !== null ? watched.length > 0 : unsent.change.kind === 'watch';
  const change = useAct({
    async mutationFn() {
      const author = member?.id ?? '';
      if (!isWatched) {
        const place = { kind, key: subject };
        const onList = { kind: 'watch', place, name: kind === 'horse' ? name : null } as const;
        return void (await keepAndSend(author, `Watch ${name}`, onList));
      }
      for (const key of watched.length > 0 ? keys.slice(1) : keys) {
        const off = { kind: 'unwatch', place: { kind, key } } as const;
        await keepAndSend(author, `Stop watching ${name}`, off);
      }
    },
  });
  if (!isMember) return null;
  return (
    <div className="watch">
      <Button
        tone="quiet"
        aria-pressed={isWatched}
        aria-label={`Watch ${name}`}
        busy={change.isPending}
        disabled={isPending}
        onClick={() => change.mutate()}
      >
        {isWatched ? 'Watching' : 'Watch'}
      </Button>
      {unsent !== null && <UnsentMark unsent={unsent} />}
      {change.error && (
        <Alert tone="error">{sentenceOf(change.error, 'The watch list could not be changed.')}</Alert>
      )}
    </div>
  );
}
