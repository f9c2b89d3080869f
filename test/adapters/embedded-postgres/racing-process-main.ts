/**
 * A process of ours, driven by lines on its input: opens the database of the folder it is given, then
 * `write` (rows one after another, each reported once acknowledged), `release`, `exit` (ends without releasing).
 */
import { createInterface } from 'node:readline';
import pg from 'pg';
import { openEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts';

const report = (news: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(news)}\n`);

try {
  const server = await openEmbeddedServer({ folder: process.argv[2] ?? '' });
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line === 'write') void write();
    if (line === 'release') void server.release().then(() => report({ released: true }));
    if (line === 'exit') process.exit(0);
  });
  report({ started: server.started, connection: server.connection(), uid: process.getuid?.() });

  async function write(): Promise<void> {
    const client = new pg.Client(server.connection());
    client.on('error', () => process.exit(0));
    await client.connect();
    await client.query('create table if not exists sale (number int primary key)');
    for (let number = 1; ; number += 1) {
      await client.query('insert into sale values ($1)', [number]);
      report({ acknowledged: number });
    }
  }
} catch (error) {
  report({ failed: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
