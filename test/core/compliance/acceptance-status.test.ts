import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AcceptanceStatus, acceptanceAudit, isCompliant } from '#core/compliance/acceptance-status.ts';

const test = suite('Who has accepted the current disclaimer');

const status = (
  name: string,
  hasCurrentVersion: boolean,
  hasFullText = hasCurrentVersion,
): AcceptanceStatus => ({
  memberId: `member-${name}`,
  email: `${name}@example.com`,
  hasCurrentVersion,
  hasFullText,
});

test('a member is in order with the current version and its whole text', () => {
  assert.ok(isCompliant(status('anna', true)));
  assert.not(isCompliant(status('bob', true, false)), 'a record that lacks the words');
  assert.not(isCompliant(status('carol', false)));
});

test('the audit counts those in order and those who are not, which together are all', () => {
  const audit = acceptanceAudit(
    [status('anna', true), status('bob', true, false), status('carol', false)],
    '1.0',
  );
  assert.equal(
    [audit.totalUsers, audit.compliant, audit.needingUpdate, audit.currentVersion],
    [3, 1, 2, '1.0'],
  );
});

test('the audit shows each member once, in the order given, with what is missing', () => {
  const { users } = acceptanceAudit([status('bob', true, false), status('anna', true)], '1.0');
  assert.equal(users, [
    { memberId: 'member-bob', email: 'bob@example.com', hasCurrentVersion: true, needsUpdate: true },
    { memberId: 'member-anna', email: 'anna@example.com', hasCurrentVersion: true, needsUpdate: false },
  ]);
});

test('as many members need an update as the list marks', () => {
  const audit = acceptanceAudit(
    ['a', 'b', 'c', 'd', 'e'].map((name, index) => status(name, index % 2 === 0, index === 0)),
    '2.0',
  );
  assert.is(audit.needingUpdate, audit.users.filter(({ needsUpdate }) => needsUpdate).length);
  assert.is(audit.needingUpdate, 4);
});

test('without members all counts are zero', () => {
  assert.equal(acceptanceAudit([], '1.0'), {
    totalUsers: 0,
    compliant: 0,
    needingUpdate: 0,
    currentVersion: '1.0',
    users: [],
  });
});

test.run();
