import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { instant } from '#core/kernel/instant.ts';
import type { AuditEntry } from '#core/operations/audit-entry.ts';
import type { AuditStore } from '#core/operations/ports.ts';
import type { StoreSetup } from './store-setup.ts';

export const anEntry = (part: Partial<AuditEntry> = {}): AuditEntry => ({
  at: instant(Date.UTC(2025, 5, 7)),
  act: {
    by: 'boss' as MemberId,
    name: 'PUT /api/admin/users/{id}',
    subject: 'anna',
    requestId: 'request-1',
  },
  change: {
    what: 'user edited',
    subject: 'user anna',
    before: { email: 'anna@example.com', isAdmin: false, firstName: null },
    after: { email: "anna'; drop table x --@example.com", isAdmin: true, sessions: 3 },
  },
  ...part,
});

export function auditStoreScenarios(name: string, setup: StoreSetup<AuditStore>): void {
  const test = suite<{ store: AuditStore }>(`The audit log on ${name}`);
  test.before.each(async (context) => {
    context.store = await setup.open();
  });
  test.after(() => setup.close());

  test('an entry comes back as it was written, before and after too', async ({ store }) => {
    const operators = anEntry({
      act: { by: null, name: 'racing-cli retention purge', subject: null, requestId: null },
      change: null,
    });
    await store.keep(anEntry());
    await store.keep(operators);
    const found = await store.list(null, 10);
    assert.equal(
      found.map(({ id: _id, ...entry }) => entry),
      [operators, anEntry()].map((entry) => ({ ...entry, byEmail: null })),
    );
  });

  test('pages hang together, the latest first', async ({ store }) => {
    for (let nth = 1; nth <= 5; nth += 1) await store.keep(anEntry({ at: instant(nth) }));
    const first = await store.list(null, 2);
    const second = await store.list(first[1]?.id ?? null, 10);
    assert.equal(
      [...first, ...second].map(({ at: instant }) => instant),
      [5, 4, 3, 2, 1],
    );
    assert.equal(await store.list(1, 10), []);
  });

  test.run();
}
