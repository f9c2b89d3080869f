/**
 * Builds the web site: shared packages, shared modules, each micro-frontend separately, the shell.
 * Usage: node --import tsx config/tooling/build-web.ts [--out FOLDER]      (default .build/web)
 * Does nothing when no input has changed.
 */
import { parseArgs } from 'node:util';
import { buildWeb } from './web/build.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: '.build/web' } } });
const started = performance.now();
try {
  const { build, built } = await buildWeb(values.out);
  const took = ((performance.now() - started) / 1000).toFixed(1);
  const size = `first screen ${(build.firstScreen.gzip / 1000).toFixed(1)} of ${build.firstScreen.limit / 1000} kB JavaScript (gzip)`;
  console.log(
    built ? `Web site built in ${took} s: ${size}` : `Web site unchanged since the last build: ${size}`,
  );
} catch (error) {
  console.error(`The web site could not be built: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
