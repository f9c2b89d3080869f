import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask, call, reread, sentenceOf, useAct } from '#api/api.ts';
import { Link } from '#frame/frame.ts';
import { Alert, Button, Card, links, personName, properName } from '#kit/kit.ts';

type Watched = Reply<'GET /api/watch'>['watched'][number];

const watchQuery = ask('GET /api/watch');

function nameOf({ kind, name }: Watched): string {
  if (kind === 'horse') return properName(name);
  return kind === 'search' ? name : personName(name);
}

function Subject({ watched }: { readonly watched: Watched }) {
  const { kind, key } = watched;
  if (kind === 'search') return <span>{nameOf(watched)}</span>;
  const href = kind === 'horse' ? links.horse(key) : links[kind](watched.name);
  return <Link href={href}>{nameOf(watched)}</Link>;
}

/** Whom and what the member watches, each with a way to take it off; nothing while the list is empty. */
export function WatchedCard() {
  const client = useQueryClient();
  const watched = useQuery(watchQuery).data?.watched ?? [];
  const removing = useAct({
    mutationFn: ({ kind, key }: Watched) => call('DELETE /api/watch/{kind}/{key}', { params: { kind, key } }),
    onSettled: () => reread(client, '/api/watch'),
  });
  if (watched.length === 0) return null;
  return (
    <Card title="Your watch list">
      <ul className="plain-list watched-list" aria-label="Your watch list">
        {watched.map((subject) => (
          <li key={`${subject.kind} ${subject.key}`} className="row">
            <Subject watched={subject} />
            <span className="small muted">{subject.kind}</span>
            <Button
              tone="quiet"
              aria-label={`Remove ${nameOf(subject)} from your watch list`}
              busy={removing.isPending}
              onClick={() => removing.mutate(subject)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {removing.error && (
        <Alert tone="error">{sentenceOf(removing.error, 'The watch list could not be changed.')}</Alert>
      )}
    </Card>
  );
}
