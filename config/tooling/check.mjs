// `npm run check`: type-checks every area and runs the linter, without running a test.
import './node-version.mjs';

const { ensureInstalled, run } = await import('./ready.mjs');
await ensureInstalled();

/** What the compiler knows of the last check of a program, so that the next one looks only at what has changed. */
const buildInfo = (program) => `.build/types/${program.replaceAll('/', '-')}.tsbuildinfo`;

let worst = 0;
// Adapters, command line and config compile alike, so together.
for (const program of ['core', 'config/tooling/tsconfig.node.json', 'frontends', 'test']) {
  const compile = ['node_modules/typescript/bin/tsc', '-p', program, '--incremental', '--tsBuildInfoFile'];
  worst = Math.max(worst, await run(process.execPath, [...compile, buildInfo(program)]));
}
worst = Math.max(
  worst,
  await run(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
);
process.exit(worst);
