import { useQuery } from '@tanstack/react-query';
import { memo, useId, useState } from 'react';
import { Badge, Button, Card, Empty, Skeleton } from '#kit/kit.ts';
import { dayOf } from '../format.ts';
import { AddUserIcon } from '../icons.ts';
import { Pager } from '../lists/pager.tsx';
import { rowsOnPage, usePages } from '../lists/pages.ts';
import { SearchBox, useFound } from '../lists/search.tsx';
import { usersQuery } from '../queries.ts';
import { QueryView } from '../query-view.tsx';
import { displayName, emailOf, foundBy, initialOf } from './person.ts';
import type { ListedUser } from './user-dialog.tsx';
import { AddUserDialog, EditUserDialog } from './user-dialog.tsx';

const UserRow = memo(function UserRow({
  user,
  onView,
  onEdit,
}: {
  readonly user: ListedUser;
  readonly onView: (userId: string) => void;
  readonly onEdit: (user: ListedUser) => void;
}) {
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

const UserList = memo(function UserList({
  users,
  onView,
  onEdit,
}: {
  readonly users: readonly ListedUser[];
  readonly onView: (userId: string) => void;
  readonly onEdit: (user: ListedUser) => void;
}) {
  const [searchText, setSearchText] = useState('');
  const found = useFound(users, foundBy, searchText);
  const { shown, ...pages } = usePages(found);
  if (users.length === 0) return <Empty title="No users yet">Accounts appear here when users sign up.</Empty>;
  return (
    <div className="stack">
      {users.length > rowsOnPage && (
        <SearchBox
          label="Find a user by name or email"
          hint="Name or email"
          value={searchText}
          onChange={(text) => {
            setSearchText(text);
            pages.go(0);
          }}
        />
      )}
      {shown.length === 0 ? (
        <p className="muted">No user matches “{searchText.trim()}”.</p>
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

/** Every account: search, view, edit, add. */
export function UsersTab({ onView }: { readonly onView: (userId: string) => void }) {
  const users = useQuery(usersQuery);
  const [edited, setEdited] = useState<ListedUser | null>(null);
  const [isAdding, setAdding] = useState(false);
  return (
    <Card
      title={`Registered Users${users.data === undefined ? '' : ` (${users.data?.length ?? 0})`}`}
      aside={
        <Button tone="primary" icon={<AddUserIcon size={16} />} onClick={() => setAdding(true)}>
          Add User
        </Button>
      }
    >
      <QueryView
        query={users}
        failed="The users could not be loaded."
        coming={<Skeleton shape="table" count={8} label="Loading the users" />}
        whenNone={<UserList users={[]} onView={onView} onEdit={setEdited} />}
      >
        {(list) => <UserList users={list} onView={onView} onEdit={setEdited} />}
      </QueryView>
      {edited && <EditUserDialog key={edited.id} user={edited} onClose={() => setEdited(null)} />}
      {isAdding && <AddUserDialog onClose={() => setAdding(false)} />}
    </Card>
  );
}
