// `npm run build [-- --out FOLDER]`: makes a folder to run in production from, without the sources and their build tools.
import './node-version.mjs';
import { parseArgs } from 'node:util';

const { ensureInstalled, project, run } = await import('./ready.mjs');

function outIn(args) {
  try {
    return parseArgs({ args, options: { out: { type: 'string', default: '.build/production' } } }).values.out;
  } catch (error) {
    process.stderr.write(`${error.message}\nUsage: npm run build -- [--out FOLDER]\n`);
    process.exit(2);
  }
}

const out = outIn(process.argv.slice(2));
await ensureInstalled();
const { buildProduction } = await import('./production.mjs');
const web = await run(process.execPath, ['--import', 'tsx', 'config/tooling/build-web.ts'], { cwd: project });
if (web !== 0) process.exit(web);
try {
  const { folder, megabytes } = await buildProduction(out);
  process.stdout.write(
    `Built in ${folder} (${megabytes} MB). Copy it where it is to run, then start it there with a data folder of its own:\n  RACING_DATA_DIR=/var/lib/clubhouse node cli/racing-cli.mjs serve\n`,
  );
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(4);
}
