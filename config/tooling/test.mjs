// `npm test`: every area of the suite, each in a process of its own, and one closing line for all of them.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const { ensureInstalled, project, run } = await import('./ready.mjs');
const AREAS = [
  'core',
  'proofs',
  'house',
  'config',
  'ports',
  'adapters',
  'http',
  'cli',
  'frontends',
  'journeys',
];

function runArea(paths) {
  return new Promise((resolve) => {
    const args = ['--import', 'tsx', 'config/tooling/run-tests.ts', ...paths];
    const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
    let held = '';
    let last = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      const lines = (held + chunk).split('\n');
      held = lines.pop() ?? '';
      for (const line of lines) {
        last = line;
        if (!/^\d+ passed, \d+ failed$/.test(line)) process.stdout.write(`${line}\n`);
      }
    });
    child.on('close', (code) => {
      const counted = /^(\d+) passed, (\d+) failed$/.exec(last);
      const passed = counted === null ? 0 : Number(counted[1]);
      const failed = counted === null ? 1 : Number(counted[2]);
      resolve({ passed, failed: failed === 0 && code !== 0 ? 1 : failed });
    });
  });
}

const named = process.argv.slice(2);
await ensureInstalled();
process.stdout.write('Building the web pages for the tests …\n');
if (
  (await run(process.execPath, ['--import', 'tsx', 'config/tooling/build-web.ts', '--out', '.build/web'])) !==
  0
) {
  process.stdout.write('The web build failed.\n0 passed, 1 failed\n');
  process.exit(1);
}
const total = { passed: 0, failed: 0 };
const batches =
  named.length > 0
    ? [named]
    : AREAS.map((area) => [`test/${area}`]).filter(([path]) => existsSync(join(project, path)));
for (const paths of batches) {
  const started = Date.now();
  process.stdout.write(`\n== ${paths.join(' ')}\n`);
  const { passed, failed } = await runArea(paths);
  process.stdout.write(
    `== ${paths.join(' ')}: ${passed} passed and ${failed} failed in ${Math.round((Date.now() - started) / 1000)} s\n`,
  );
  total.passed += passed;
  total.failed += failed;
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
