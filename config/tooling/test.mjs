// `npm test`: the whole suite in as many lanes as there are processors, and one closing line for all of them.
// `npm test -- test/core test/http/odds.test.ts` runs only these folders and files.
import './node-version.mjs';
import { readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const { ensureInstalled, project } = await import('./ready.mjs');
const { makeLane, runAlone } = await import('./test-lane.mjs');

/** In starting order: the fastest first, then the longest, so that no lane is left with a long one at the end. */
const AREAS = [
  { name: 'core', isOnePiece: true },
  { name: 'proofs', isOnePiece: true },
  { name: 'house' },
  { name: 'journeys', needsSite: true },
  { name: 'cli', needsSite: true },
  { name: 'frontends', needsSite: true },
  { name: 'ports' },
  { name: 'config' },
  { name: 'adapters' },
  { name: 'http', needsSite: true },
];

/** The longest-running files start first in their area. */
const SLOW =
  /\/(every-screen|every-other-screen|every-member-screen|red-to-complete|workflow-day|demo-season|scheduler|web-build|clean|arriving|entrance|ai-day|models-on-real-results)\.test\.ts$/;
/** Files that mostly wait for processes and clocks; a lane of their own runs them beside the others. */
const WAITING = /\/cli\/(scheduler|sudden-death|serving)\.test\.ts$/;
const slowFirst = (a, b) => Number(SLOW.test(b)) - Number(SLOW.test(a));

const BUILD_SITE = ['--import', 'tsx', 'config/tooling/build-web.ts', '--out', '.build/web'];

/** Test files at or below a path, by name; null when there is nothing of that name. */
function testFiles(path) {
  const found = statSync(join(project, path), { throwIfNoEntry: false });
  if (found === undefined) return null;
  if (found.isFile()) return [path];
  return readdirSync(join(project, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${path.replace(/\/$/, '')}/${name}`)
    .sort();
}

const WAITING_AREA = { name: 'waiting', needsSite: true };

const areaOf = (file) =>
  WAITING.test(file)
    ? WAITING_AREA
    : (AREAS.find(({ name }) => file.startsWith(`test/${name}/`)) ?? { name: 'others' });

/** Work for the lanes: all files of an area that is bundled go together, others one by one. */
function jobsFor(files) {
  const areas = [...new Set(files.map(areaOf))].sort((a, b) => AREAS.indexOf(a) - AREAS.indexOf(b));
  return areas.flatMap((area) => {
    const own = files.filter((file) => areaOf(file) === area);
    return area.isOnePiece
      ? [{ area, files: own }]
      : own.sort(slowFirst).map((file) => ({ area, files: [file] }));
  });
}

const named = process.argv.slice(2);
await ensureInstalled();
const listed = (named.length > 0 ? named : ['test']).map((path) => [path, testFiles(path)]);
const total = { passed: 0, failed: 0 };
for (const [path, files] of listed.filter(([, files]) => files === null || files.length === 0)) {
  process.stdout.write(`no test file below ${path}${files === null ? ': there is no such path' : ''}\n`);
  total.failed += 1;
}

const jobs = jobsFor([...new Set(listed.flatMap(([, files]) => files ?? []))]);
const failedFiles = [];
const started = Date.now();
const site = { isWanted: jobs.some(({ area }) => area.needsSite), isBuilding: false, isBuilt: false };

async function buildSite() {
  site.isBuilding = true;
  process.stdout.write('Building the web pages for the tests …\n');
  const { code, output } = await runAlone(BUILD_SITE);
  site.isBuilt = code === 0;
  if (code === 0) return;
  process.stdout.write(`${output}\nThe web build failed.\n`);
  total.failed += 1;
  for (let at = jobs.length - 1; at >= 0; at -= 1) if (jobs[at].area.needsSite) jobs.splice(at, 1);
}

/** The next job for a lane, from its current area if there is one; undefined when nothing is left for it now. */
function nextJob(area, isMine) {
  const isReady = (job) => isMine(job) && (!job.area.needsSite || site.isBuilt);
  const same = jobs.findIndex((job) => job.area === area && isReady(job));
  const index = same >= 0 ? same : jobs.findIndex(isReady);
  return index < 0 ? undefined : jobs.splice(index, 1)[0];
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function report({ file, passed, failed, output }) {
  process.stdout.write(output);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedFiles.push(file);
}

/** Runs the jobs that `isMine` until none of them is left. */
async function workLane(isMine) {
  const lane = makeLane(report);
  if (site.isWanted && !site.isBuilding) await buildSite();
  while (jobs.some(isMine)) {
    const job = nextJob(lane.area(), isMine);
    if (job === undefined) {
      await pause(200);
      continue;
    }
    await lane.run(job);
  }
  await lane.close();
}

const lanes = Math.max(1, Number(process.env.TEST_LANES ?? availableParallelism()));
const isWaiting = ({ area }) => area === WAITING_AREA;
await Promise.all([
  ...Array.from({ length: lanes }, () => workLane((job) => lanes === 1 || !isWaiting(job))),
  ...(lanes === 1 ? [] : [workLane(isWaiting)]),
]);
process.stdout.write(`\nIn ${Math.round((Date.now() - started) / 1000)} s on ${lanes} lanes.\n`);
if (failedFiles.length > 0)
  process.stdout.write(`Failed:\n${failedFiles.map((file) => `  ${file}\n`).join('')}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
