import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { instant } from '#core/kernel/instant.ts';
import type { AuditEntry } from '#core/operations/audit-entry.ts';
import type { AuditShelf } from '#core/operations/ports.ts';

interface House {
  /** An empty log. */
  open(): Promise<AuditShelf>;
  /** Called once, after the last scenario. */
  close(): Promise<void>;
}

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

export function auditShelfScenarios(name: string, house: House): void {
  const test = suite<{ shelf: AuditShelf }>(`The audit log on ${name}`);
  test.before.each(async (context) => {
    context.shelf = await house.open();
  });
  test.after(() => house.close());

  test('an entry comes back as it was written, before and after too', async ({ shelf }) => {
    const operators = anEntry({
      act: { by: null, name: 'racing-cli retention purge', subject: null, requestId: null },
      change: null,
    });
    await shelf.keep(anEntry());
    await shelf.keep(operators);
    const found = await shelf.list(null, 10);
    assert.equal(
      found.map(({ id: _id, ...entry }) => entry),
      [operators, anEntry()].map((entry) => ({ ...entry, byEmail: null })),
    );
  });

  test('pages hang together, the latest first', async ({ shelf }) => {
    for (let nth = 1; nth <= 5; nth += 1) await shelf.keep(anEntry({ at: instant(nth) }));
    const first = await shelf.list(null, 2);
    const second = await shelf.list(first[1]?.id ?? null, 10);
    assert.equal(
      [...first, ...second].map(({ at }) => at),
      [5, 4, 3, 2, 1],
    );
    assert.equal(await shelf.list(1, 10), []);
  });

  test.run();
}
