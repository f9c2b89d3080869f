import type { ReactNode } from 'react';
import { Link, useMember } from '#frame/frame.ts';
import { Button, buttonClass, Empty, links, Skeleton } from '#kit/kit.ts';
import { useRefusal } from './access.ts';

function Refused({ onRefetch }: { readonly onRefetch: () => void }) {
  return (
    <div className="page">
      <h1>Administrator access required</h1>
      <Empty
        title="This part of the site is for administrators."
        action={
          <div className="row">
            <Link className={buttonClass('primary')} href={links.picks}>
              Back to the picks
            </Link>
            <Button onClick={onRefetch}>Check again</Button>
          </div>
        }
      >
        Your account is not one of them. The site operator can change that; then check again here.
      </Empty>
    </div>
  );
}

function SecondFactorFirst({ onRefetch }: { readonly onRefetch: () => void }) {
  return (
    <div className="page">
      <h1>A second factor first</h1>
      <Empty
        title="Administrators of this site sign in with a second factor."
        action={
          <div className="row">
            <Link className={buttonClass('primary')} href={links.profile}>
              Set it up on your profile
            </Link>
            <Button onClick={onRefetch}>Check again</Button>
          </div>
        }
      >
        An authenticator app or a passkey is enough. If you have either, sign out and sign in with it.
      </Empty>
    </div>
  );
}

/** Shows the screens of this area to administrators; to any other member a plain refusal. The server refuses too. */
export function AdminOnly({ children }: { readonly children: ReactNode }) {
  const { member, isPending } = useMember();
  const { refusal, refetch } = useRefusal();
  if (isPending)
    return (
      <div className="page">
        <Skeleton shape="cards" count={4} label="Loading" />
      </div>
    );
  if (refusal === 'second factor needed') return <SecondFactorFirst onRefetch={refetch} />;
  if (member === null || !member.isAdmin || refusal !== null) return <Refused onRefetch={refetch} />;
  return children;
}
