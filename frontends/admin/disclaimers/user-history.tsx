import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Reply } from '#api/api.ts';
import { Alert, Button, Card, SelectField, Skeleton } from '#kit/kit.ts';
import { numbered } from '../format.ts';
import { SearchBox, useFound } from '../lists/search.tsx';
import { historyQuery, usersQuery } from '../queries.ts';
import { displayName, emailOf, foundBy } from '../users/person.ts';
import { AcceptanceRecord } from './acceptance-record.tsx';
import { UserEvidence } from './user-evidence.tsx';

type Users = Reply<'GET /api/admin/users'>;

/** More choices than these are looked for by their letters first. */
export const mostChoices = 100;

const choiceOf = (user: Users[number]) => ({
  value: user.id,
  label: `${displayName(user)} (${emailOf(user)})`,
});

function nameOf(users: Users, userId: string): string {
  const user = users.find(({ id }) => id === userId);
  return user === undefined ? `user ${userId}` : emailOf(user);
}

function UserChoice({
  users,
  chosen,
  onChoose,
}: {
  readonly users: Users;
  readonly chosen: string;
  readonly onChoose: (userId: string) => void;
}) {
  const [searchText, setSearchText] = useState('');
  const found = useFound(users, foundBy, searchText);
  const choices = useMemo(
    () => [{ value: '', label: 'Choose a user' }, ...found.slice(0, mostChoices).map(choiceOf)],
    [found],
  );
  const user = users.find(({ id }) => id === chosen);
  const all = user && !choices.some(({ value }) => value === chosen) ? [...choices, choiceOf(user)] : choices;
  return (
    <div className="row admin-user-choice">
      {users.length > mostChoices && (
        <SearchBox label="Narrow the list of users" value={searchText} onChange={setSearchText} />
      )}
      <SelectField
        label="User"
        choices={all}
        value={chosen}
        hint={
          found.length > mostChoices
            ? `The first ${mostChoices} of ${numbered(found.length, 'user')}: type to narrow the list.`
            : undefined
        }
        onChange={(event) => onChoose(event.target.value)}
      />
    </div>
  );
}

function Records({ userId }: { readonly userId: string }) {
  const history = useQuery(historyQuery(userId));
  if (history.isError && !history.data)
    return (
      <Alert
        tone="error"
        title="Failed to load disclaimer history. Please try again."
        action={
          <Button busy={history.isFetching} onClick={() => void history.refetch()}>
            Try again
          </Button>
        }
      />
    );
  if (history.data === undefined) return <Skeleton shape="table" count={3} label="Loading the history" />;
  const records = history.data ?? [];
  if (records.length === 0)
    return <p className="muted">No disclaimer acceptance records found for this user.</p>;
  return (
    <div className="stack">
      <p className="small muted">{numbered(records.length, 'record')}, newest first.</p>
      {records.map((record) => (
        <AcceptanceRecord key={record.id} record={record} />
      ))}
    </div>
  );
}

/** What one user accepted, each time with its evidence. */
export function UserHistory({ onDropped }: { readonly onDropped: () => void }) {
  const users = useQuery(usersQuery);
  const [chosen, choose] = useState('');
  return (
    <Card title="Individual User Disclaimer History">
      <UserChoice users={users.data ?? []} chosen={chosen} onChoose={choose} />
      {users.isError && !users.data && <Alert tone="error">The users could not be loaded.</Alert>}
      {chosen !== '' && (
        <>
          <UserEvidence
            key={`evidence of ${chosen}`}
            userId={chosen}
            name={nameOf(users.data ?? [], chosen)}
            onDropped={onDropped}
          />
          <Records key={chosen} userId={chosen} />
        </>
      )}
    </Card>
  );
}
