// `npm run walk`: makes every call of a running product with valid and with hostile values.
import './node-version.mjs';

const { ensureInstalled, project, run } = await import('./ready.mjs');
await ensureInstalled();
const args = ['--import', 'tsx', 'config/tooling/walk/walk.ts', ...process.argv.slice(2)];
process.exit(await run(process.execPath, args, { cwd: project }));
