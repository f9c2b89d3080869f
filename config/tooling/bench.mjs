// `npm run bench`: measures the figures of config/docs/performance.md in one run.
import './node-version.mjs';

const { ensureInstalled, project, run } = await import('./ready.mjs');
await ensureInstalled();
if (
  (await run(process.execPath, ['--import', 'tsx', 'config/tooling/build-web.ts', '--out', '.build/web'], {
    cwd: project,
  })) !== 0
)
  process.exit(1);
process.exit(
  await run(
    process.execPath,
    ['--import', 'tsx', 'config/tooling/bench/bench.ts', ...process.argv.slice(2)],
    {
      cwd: project,
    },
  ),
);
