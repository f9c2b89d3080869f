import { useQuery } from '@tanstack/react-query';
import { memo, useId, useState } from 'react';
import { QueryState } from '#frame/frame.ts';
import { Badge, Button, Card, Empty } from '#kit/kit.ts';
import { dayOf } from '../format.ts';
import { AddUserIcon } from '../icons.ts';
import { Pager } from '../lists/pager.tsx';
import { rowsOnPage } from '../lists/pages.ts';
import { usersQuery } from '../queries.ts';
import { ClaimLink } from './claim-link.tsx';
import { displayName, emailOf, foundBy, initialOf } from './person.ts';
import type { CreatedUser, ListedUser } from './user-dialog.tsx';
import { AddUserDialog, EditUserDialog } from './user-dialog.tsx';
import { NoMatch, UserSearch, useSearchedPages } from './user-search.tsx';

type UserActions = {
  readonly onView: (userId: string) => void;
  readonly onEdit: (user: ListedUser) => void;
};

type UserRowProps = UserActions & { readonly user: ListedUser };

const UserRow = memo(function UserRow({ user, onView, onEdit }: UserRowProps) {
  const nameId = useId();
  return (
    <li className="admin-person-row">
      <span className="admin-person-initial" aria-hidden="true">
        {initialOf(user)}
      </span>
      <div className="admin-person-who">
        <p>
          <strong id={nameId}>{displayName(user)}</strong>{' '}
          {user.isAdmin && <Badge tone="blue">Administrator</Badge>}
        </p>
        <p className="small muted">{emailOf(user)}</p>
        <p className="small muted">Joined {dayOf(user.createdAt)}</p>
      </div>
      <div className="row">
        <Button aria-describedby={nameId} onClick={() => onView(user.id)}>
          View Details
        </Button>
        <Button aria-describedby={nameId} onClick={() => onEdit(user)}>
          Edit
        </Button>
      </div>
    </li>
  );
});

type UserListProps = UserActions & { readonly users: readonly ListedUser[] };

const UserList = memo(function UserList({ users, onView, onEdit }: UserListProps) {
  const { shown, search, pages } = useSearchedPages(users, foundBy);
  if (users.length === 0) return <Empty title="No users yet">Accounts appear here when users sign up.</Empty>;
  return (
    <div className="stack">
      {users.length > rowsOnPage && <UserSearch {...search} />}
      {shown.length === 0 ? (
        <NoMatch {...search} />
      ) : (
        <ul className="admin-person-list">
          {shown.map((user) => (
            <UserRow key={user.id} user={user} onView={onView} onEdit={onEdit} />
          ))}
        </ul>
      )}
      <Pager label="Pages of users" pages={pages} />
    </div>
  );
});

function AddUser({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Button tone="primary" icon={<AddUserIcon size={16} />} onClick={onAdd}>
      Add User
    </Button>
  );
}

/** Every account: search, view, edit, add. */
export function UsersTab({ onView }: { readonly onView: (userId: string) => void }) {
  const users = useQuery(usersQuery);
  const [edited, setEdited] = useState<ListedUser | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<CreatedUser | null>(null);
  return (
    <Card
      title={`Registered Users${users.data === undefined ? '' : ` (${users.data?.length ?? 0})`}`}
      aside={<AddUser onAdd={() => setAdding(true)} />}
    >
      {created && <ClaimLink created={created} onClose={() => setCreated(null)} />}
      <QueryState
        query={users}
        failed="The users could not be loaded."
        whenStale="failure"
        what="the users"
        shape="table"
        count={8}
        signedOut={<UserList users={[]} onView={onView} onEdit={setEdited} />}
      >
        {(list) => <UserList users={list} onView={onView} onEdit={setEdited} />}
      </QueryState>
      {edited && <EditUserDialog key={edited.id} user={edited} onClose={() => setEdited(null)} />}
      {isAdding && <AddUserDialog onCreated={setCreated} onClose={() => setAdding(false)} />}
    </Card>
  );
}
