import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { call, reread, sentenceOf, useAct } from '#api/api.ts';
import { Alert, Button, Card, TextField } from '#kit/kit.ts';
import { WatchControl } from '../watch/watch-control.tsx';
import type { SavedSearch } from './angle-queries.ts';
import { savedQuery } from './angle-queries.ts';

const longestName = 60;

/** Saves under a name and deletes; the list is what the server answers. */
function useSaved() {
  const client = useQueryClient();
  function keep(all: readonly SavedSearch[]) {
    client.setQueryData(savedQuery.queryKey, [...all]);
    // One that was changed or deleted is no longer watched.
    return reread(client, '/api/watch');
  }
  const save = useAct({
    mutationFn: ({ name, find }: Pick<SavedSearch, 'name' | 'find'>) =>
      call('PUT /api/my/angles/{name}', { params: { name }, body: { find } }),
    onSuccess: keep,
  });
  const remove = useAct({
    mutationFn: (name: string) => call('DELETE /api/my/angles/{name}', { params: { name } }),
    onSuccess: keep,
  });
  return { searches: useQuery(savedQuery).data ?? [], save, remove };
}

type SavedSearchesProps = {
  /** The search on the screen; empty while there is none. */
  readonly find: string;
  readonly onOpen: (find: string) => void;
};

/** A member's searches by name, and the field to save the one on the screen. */
export function SavedSearches({ find, onOpen }: SavedSearchesProps) {
  const [name, setName] = useState('');
  const { searches, save, remove } = useSaved();
  const failure = save.error ?? remove.error;
  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate({ name: name.trim(), find }, { onSuccess: () => setName('') });
  }
  return (
    <Card title="My searches">
      {searches.length === 0 && <p className="small muted">A search saved under a name is listed here.</p>}
      <ul className="plain-list angle-saved" aria-label="My searches">
        {searches.map((search) => (
          <li key={search.name} className="row">
            <Button tone="quiet" onClick={() => onOpen(search.find)}>
              {search.name}
            </Button>
            <WatchControl kind="search" subject={search.name} name={search.name} />
            <Button
              tone="quiet"
              aria-label={`Delete ${search.name}`}
              busy={remove.isPending}
              onClick={() => remove.mutate(search.name)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {find !== '' && (
        <form className="angle-save" onSubmit={submit}>
          <TextField
            label="Save this search as"
            maxLength={longestName}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" busy={save.isPending} inactive={name.trim() === ''}>
            Save
          </Button>
        </form>
      )}
      {failure && (
        <Alert tone="error" title="Couldn’t save that">
          {sentenceOf(failure, '')}
        </Alert>
      )}
    </Card>
  );
}
