// `npm run check`: type-checks every area and runs the linter, without running a test.
import './node-version.mjs';

const { ensureInstalled, run } = await import('./ready.mjs');
await ensureInstalled();
let worst = 0;
// Adapters, command line and config compile alike, so together.
for (const program of ['core', 'config/tooling/tsconfig.node.json', 'frontends', 'test']) {
  worst = Math.max(worst, await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', program]));
}
worst = Math.max(
  worst,
  await run(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
);
process.exit(worst);
