import { useQuery } from '@tanstack/react-query';
import type { Member } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { Link, lazyPart, useMember } from '#frame/frame.ts';
import { PushCard } from '#frame/push/push.ts';
import { Badge, buttonClass, Empty, links, Skeleton } from '#kit/kit.ts';
import { ActivityCard } from './activity-card.tsx';
import { DataCard } from './data-card.tsx';
import { MailCard } from './mail-card.tsx';
import { NamesForm } from './names-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { memberSince, nameOf } from './person.ts';
import { Portrait } from './portrait.tsx';
import { TracksCard } from './tracks-card.tsx';
import { WatchedCard } from './watched-card.tsx';

const SessionsCard = lazyPart(async () => (await import('./sessions-card.tsx')).SessionsCard);
const PasskeysCard = lazyPart(async () => (await import('../passkeys/passkeys-card.tsx')).PasskeysCard);
const SecondFactorCard = lazyPart(
  async () => (await import('../second-factor/second-factor-card.tsx')).SecondFactorCard,
);

function AccessDenied() {
  return (
    <div className="page">
      <h1>Access Denied</h1>
      <Empty
        title="Please log in to view your profile."
        action={
          <Link className={buttonClass('primary')} href={links.auth}>
            Go to sign-in
          </Link>
        }
      />
    </div>
  );
}

const clockQuery = { ...ask('GET /api/racing/clock'), staleTime: 5 * 60_000 } as const;

function ProfileHead({ member }: { readonly member: Member }) {
  const isClockSet = useQuery(clockQuery).data?.isSet === true;
  return (
    <header className="profile-head">
      <Portrait person={member} />
      <div className="profile-who">
        <h1>
          <span className="profile-eyebrow">Profile</span> {nameOf(member)}
        </h1>
        <p className="muted">
          Member since {memberSince(member.createdAt)}
          {isClockSet && ' (calendar date; the racing clock is set to another day)'}
        </p>
        <p className="row">
          <Badge tone="green">Pro Member</Badge>
          <Badge>Active</Badge>
        </p>
      </div>
    </header>
  );
}

/** The member's own page. */
export function ProfileScreen() {
  const { member, isSignedIn, isPending } = useMember();
  if (isPending) {
    return (
      <div className="page">
        <Skeleton shape="cards" count={4} label="Loading your profile" />
      </div>
    );
  }
  if (!isSignedIn || member === null) return <AccessDenied />;
  return (
    <div className="page">
      <ProfileHead member={member} />
      <div className="profile-columns">
        <div className="stack">
          <NamesForm key={member.id} member={member} />
          <PasswordForm email={member.email} />
          <SecondFactorCard />
          <PasskeysCard />
        </div>
        <div className="stack">
          <TracksCard />
          <WatchedCard />
          <MailCard kind="watch" />
          <MailCard kind="day" />
          <PushCard />
          <SessionsCard />
          <ActivityCard />
          <DataCard />
        </div>
      </div>
    </div>
  );
}
