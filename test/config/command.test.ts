import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands, reads, writes } from '#config/commands/command.ts';
import type { Get } from '#config/wiring/provide.ts';

const test = suite('Commands');

interface Audited {
  readonly name: string;
  readonly subject: string | null;
  readonly options: unknown;
}

/** A container with the audit log alone. */
function auditing() {
  const entries: Audited[] = [];
  const runCommand = async <T>(
    { name, subject }: { readonly name: string; readonly subject: string | null },
    work: () => Promise<T>,
    options: unknown,
  ): Promise<T> => {
    entries.push({ name, subject, options });
    return work();
  };
  return { entries, get: (() => runCommand) as unknown as Get };
}

test('a command that writes is audited under its command line, with the texts it was given', async () => {
  const { entries, get } = auditing();
  const importCard = writes(get, 'card import', async (path: string, races: number) => `${path} ${races}`, {
    ownTransactions: true,
  });
  assert.is(importCard.access, 'write');
  assert.is(await importCard('SAR0802.DRF', 11), 'SAR0802.DRF 11');
  assert.equal(entries, [
    { name: 'racing-cli card import', subject: 'SAR0802.DRF', options: { ownTransactions: true } },
  ]);
});

test('without a text there is no subject, and a long one is cut', async () => {
  const { entries, get } = auditing();
  await writes(get, 'retention purge', async (days: number) => days)(30);
  await writes(get, 'members add', async (email: string) => email)('a'.repeat(300));
  assert.equal(
    entries.map(({ subject }) => subject?.length ?? null),
    [null, 200],
  );
});

test('a command that reads runs as it is and is not audited', async () => {
  const showCard = reads(async (day: string) => `card of ${day}`);
  assert.is(showCard.access, 'read');
  assert.is(await showCard('2025-08-02'), 'card of 2025-08-02');
});

test('a record of commands says of each whether it reads or writes', () => {
  const { get } = auditing();
  const part = commands({
    showCard: reads(async () => 'card'),
    importCard: writes(get, 'card import', async () => 'imported'),
  });
  assert.equal([part.showCard.access, part.importCard.access], ['read', 'write']);
});

test.run();
