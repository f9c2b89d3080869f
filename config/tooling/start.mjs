// `npm start`: packages, web build, database, demo day, server: does whatever is still missing.
import './node-version.mjs';

// npm passes a signal on to its shell, which does not pass it on to us: when that shell is gone, we stop.
const shell = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === shell) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();

const { ensureInstalled, run } = await import('./ready.mjs');
await ensureInstalled();
const { load } = await import('./commands.mjs');
const { currentBuild } = await load('web');
if (currentBuild('.build/web') === null) {
  process.stderr.write('Building the web pages …\n');
  const built = await run(process.execPath, [
    '--import',
    'tsx',
    'config/tooling/build-web.ts',
    '--out',
    '.build/web',
  ]);
  if (built !== 0) process.exit(built);
}
const { main } = await load('main');
process.exitCode = await main(['serve', ...process.argv.slice(2)]);
