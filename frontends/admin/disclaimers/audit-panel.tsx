import { useState } from 'react';
import type { Reply } from '#api/api.ts';
import { Alert, Badge } from '#kit/kit.ts';
import { Figure, Figures } from '../figure.tsx';
import { countOf } from '../format.ts';
import { Pager } from '../lists/pager.tsx';
import { rowsOnPage, usePages } from '../lists/pages.ts';
import { SearchBox, useFound } from '../lists/search.tsx';

type Audit = Reply<'GET /api/admin/disclaimer-audit'>;
type Audited = Audit['users'][number];

/** `Incomplete`: the acceptance is there, its full text is missing. `Missing`: there is none of this version. */
export const complianceGap = ({ hasCurrentVersion }: Pick<Audited, 'hasCurrentVersion'>) =>
  hasCurrentVersion ? 'Incomplete' : 'Missing';

const emailOfUser = ({ email }: Audited): string => email;

function Lacking({ users }: { readonly users: readonly Audited[] }) {
  const [searchText, setSearchText] = useState('');
  const { shown, ...pages } = usePages(useFound(users, emailOfUser, searchText));
  return (
    <>
      <h3>Users needing an update</h3>
      {users.length > rowsOnPage && (
        <SearchBox label="Find a user by email" value={searchText} onChange={setSearchText} />
      )}
      <ul className="admin-person-list">
        {shown.map((user) => (
          <li key={user.userId} className="admin-person-row">
            <span className="admin-person-who">{user.email || `User ${user.userId}`}</span>
            <Badge tone={user.hasCurrentVersion ? 'yellow' : 'red'}>{complianceGap(user)}</Badge>
          </li>
        ))}
      </ul>
      <Pager label="Pages of users needing an update" pages={pages} />
    </>
  );
}

/** What an audit found: three counts, and who needs an update. */
export function AuditPanel({ audit }: { readonly audit: Audit }) {
  const lacking = audit.users.filter(({ needsUpdate }) => needsUpdate);
  return (
    <div className="stack">
      <Figures>
        <Figure label="Total Users" value={countOf(audit.totalUsers)} note="accounts" />
        <Figure
          label="Compliant"
          value={countOf(audit.compliant)}
          note={`with version ${audit.currentVersion}`}
        />
        <Figure label="Need Update" value={countOf(audit.needingUpdate)} note="of this version" />
      </Figures>
      {lacking.length === 0 ? (
        <Alert tone="good">Every user has accepted the current version, with its full text.</Alert>
      ) : (
        <Lacking users={lacking} />
      )}
    </div>
  );
}
