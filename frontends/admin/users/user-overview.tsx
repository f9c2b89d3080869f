import { Card, numbered } from '#kit/kit.ts';
import { Facts } from '../facts.tsx';
import { dayOf, momentOf } from '../format.ts';
import type { UserActivity, UserFacts } from './known-user.ts';

export function UserProfile({ user }: { readonly user: UserFacts }) {
  return (
    <Card title="User Profile">
      <Facts
        facts={[
          ['Email', user.email || 'Not set'],
          ['Username', user.username ?? 'Not set'],
          ['Join Date', dayOf(user.createdAt)],
          ['Last Active', user.lastActiveDate ? momentOf(user.lastActiveDate) : 'Never'],
        ]}
      />
    </Card>
  );
}

export function DeviceUsage({ deviceTypes }: { readonly deviceTypes: UserActivity['deviceTypes'] }) {
  const devices = Object.entries(deviceTypes ?? {}).sort(([, a], [, b]) => b - a);
  return (
    <Card title="Device Usage">
      {devices.length === 0 ? (
        <p className="muted">No device data available</p>
      ) : (
        <Facts facts={devices.map(([device, sessions]) => [device, numbered(sessions, 'session')])} />
      )}
    </Card>
  );
}
