// `npm run cluster [-- --only STEP,…] [-- --built FOLDER]`: several servers, pgbouncer, PostgreSQL with a replica and nginx on
// this machine, from which parts are taken away under load; counts what was lost.
import './node-version.mjs';

const { ensureInstalled, project, run } = await import('./ready.mjs');
await ensureInstalled();
const args = process.argv.slice(2);
const isBuilt = args.some((arg) => arg.startsWith('--built'));
if (!isBuilt && (await run(process.execPath, ['config/tooling/build.mjs'], { cwd: project })) !== 0)
  process.exit(1);
process.exit(
  await run(process.execPath, ['--import', 'tsx', 'config/tooling/cluster/cluster.ts', ...args], {
    cwd: project,
  }),
);
