import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Reply } from '#api/api.ts';
import { QueryState } from '#frame/frame.ts';
import { Alert, Card, numbered, SelectField } from '#kit/kit.ts';
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

/** The choices of a list that may be cut: the chosen user is always among them. */
function choicesFrom(found: Users, chosen: Users[number] | undefined) {
  const choices = [{ value: '', label: 'Choose a user' }, ...found.slice(0, mostChoices).map(choiceOf)];
  return chosen && !choices.some(({ value }) => value === chosen.id)
    ? [...choices, choiceOf(chosen)]
    : choices;
}

type UserChoiceProps = {
  readonly users: Users;
  readonly chosen: string;
  readonly onChoose: (userId: string) => void;
};

function UserChoice({ users, chosen, onChoose }: UserChoiceProps) {
  const [searchText, setSearchText] = useState('');
  const found = useFound(users, foundBy, searchText);
  const user = users.find(({ id }) => id === chosen);
  const choices = useMemo(() => choicesFrom(found, user), [found, user]);
  const hint =
    found.length > mostChoices
      ? `The first ${mostChoices} of ${numbered(found.length, 'user')}: type to narrow the list.`
      : undefined;
  return (
    <div className="row admin-user-choice">
      {users.length > mostChoices && (
        <SearchBox label="Narrow the list of users" value={searchText} onChange={setSearchText} />
      )}
      <SelectField
        label="User"
        choices={choices}
        value={chosen}
        hint={hint}
        onChange={(event) => onChoose(event.target.value)}
      />
    </div>
  );
}

function Records({ userId }: { readonly userId: string }) {
  const history = useQuery(historyQuery(userId));
  const none = <p className="muted">No disclaimer acceptance records found for this user.</p>;
  return (
    <QueryState
      query={history}
      what="the history"
      shape="table"
      failed="Failed to load disclaimer history. Please try again."
      reason={null}
      whenStale="nothing"
      signedOut={none}
      empty={(records) => records.length === 0 && none}
    >
      {(records) => (
        <div className="stack">
          <p className="small muted">{numbered(records.length, 'record')}, newest first.</p>
          {records.map((record) => (
            <AcceptanceRecord key={record.id} record={record} />
          ))}
        </div>
      )}
    </QueryState>
  );
}

/** What one user accepted, each time with its evidence. */
export function UserHistory({ onDropped }: { readonly onDropped: () => void }) {
  const users = useQuery(usersQuery);
  const [chosen, setChosen] = useState('');
  return (
    <Card title="Individual User Disclaimer History">
      <UserChoice users={users.data ?? []} chosen={chosen} onChoose={setChosen} />
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
