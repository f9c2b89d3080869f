/** `npm run papers`: draws the pages of `config/docs` that are made from the code. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#adapters/postgres/database.ts';
import { openEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts';
import { migrate, migrationsIn } from '#adapters/postgres/migrations.ts';
import { apiPage } from './api.ts';
import { dataModelPage } from './data-model.ts';
import { glossaryPage } from './glossary.ts';

const project = join(import.meta.dirname, '../../..');
writeFileSync(join(project, 'config/docs/glossary.md'), glossaryPage());
writeFileSync(join(project, 'config/docs/api.md'), apiPage());

async function drawDataModel(folder: string): Promise<void> {
  const server = await openEmbeddedServer({ folder: join(folder, 'postgres') });
  const database = openDatabase(server.connection(), { size: 2 });
  try {
    await migrate(database, migrationsIn(join(project, 'migrations')), () => undefined);
    writeFileSync(join(project, 'config/docs/data-model.md'), await dataModelPage(database.pool));
  } finally {
    await database.close();
    await server.release();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'papers-'));
try {
  await drawDataModel(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
