// `npm run papers`: draws the pages of config/docs that are made from the code.
import './node-version.mjs';

const { ensureInstalled, project, run } = await import('./ready.mjs');
await ensureInstalled();
process.exit(
  await run(process.execPath, ['--import', 'tsx', 'config/tooling/papers/draw.ts'], { cwd: project }),
);
