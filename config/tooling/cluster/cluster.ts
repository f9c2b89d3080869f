// Puts together what a clubhouse with several servers runs, takes parts of it away under load, and counts what was lost.
import { chownSync, cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Load, openLoad, type Traffic } from './load.ts';
import { makePooler, SERVING } from './pooler.ts';
import { queried, startPrimary, startReplica } from './postgres.ts';
import { freePorts, makeProcesses, type Processes } from './processes.ts';
import { makeServing, runCommand, startWorker } from './product.ts';
import { findPrograms, type Ids, type Programs, unprivileged } from './programs.ts';
import { startProxy } from './proxy.ts';
import { type Cluster, STEPS, type Step, untilHealthy } from './steps.ts';

const SERVERS = 3;
const MEMBERS = 8;
/** Load before and after each step. */
const AROUND_MS = 2_000;

interface Row extends Traffic {
  readonly step: Step;
  readonly seconds: number;
  readonly acknowledged: number;
  readonly lost: number;
}

interface Place {
  readonly folder: string;
  readonly ids: Ids;
  readonly programs: Programs;
  readonly processes: Processes;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const settingsOf = (urls: { url: string; directUrl: string; ownerUrl: string }, port: number) => ({
  APP_ENV: 'production',
  DATABASE_URL: urls.url,
  DATABASE_DIRECT_URL: urls.directUrl,
  DATABASE_OWNER_URL: urls.ownerUrl,
  SESSION_KEYS: 'one key for all the servers of this cluster',
  PUBLIC_URL: `https://127.0.0.1:${port}`,
  TRUST_PROXY: 'on',
  LOG_LEVEL: 'warn',
  DEMO_DAYS: '0',
});

async function openCluster(place: Place, app: string): Promise<Cluster> {
  const [port = 0, bouncerPort = 0, primaryPort = 0, replicaPort = 0, ...serverPorts] = await freePorts(
    4 + SERVERS,
  );
  say('PostgreSQL, primary and replica …');
  const primary = await startPrimary(place, primaryPort);
  const replica = await startReplica(place, primary, replicaPort);
  const isAnswering = async (): Promise<boolean> => {
    await queried(bouncerPort, 'select 1');
    return true;
  };
  const pooler = makePooler({ ...place, port: bouncerPort, isAnswering }, primary.port);
  const bouncer = await pooler.start();
  const deps = { ...place, app, env: settingsOf(pooler, port) };
  say('Migrations and the demo day …');
  await queried(primary.port, `create role ${SERVING} login`);
  await runCommand(deps, 'migrate', 'migrate');
  await runCommand(deps, 'demo', 'demo', 'load', '--days', '1');
  say(`${SERVERS} servers, a worker and nginx …`);
  const servers = serverPorts.map((serverPort, nth) => makeServing(deps, `serve-${nth + 1}`, serverPort));
  for (const server of servers) await server.start();
  let round = 0;
  const nextWorker = () => startWorker(deps, ++round);
  const worker = await nextWorker();
  startProxy({ ...place, port, servers: serverPorts });
  const cluster = {
    port,
    bouncerPort,
    servers,
    pooler,
    primary,
    replica,
    worker,
    bouncer,
    startWorker: nextWorker,
  };
  await untilHealthy(cluster, async () => true);
  return cluster;
}

async function tried(step: Step, cluster: Cluster, load: Load): Promise<Row> {
  let seconds = 0;
  const traffic = await load.during(async () => {
    await pause(AROUND_MS);
    const begun = performance.now();
    await step.run(cluster);
    await untilHealthy(cluster, load.isWritten);
    seconds = (performance.now() - begun) / 1_000;
    await pause(AROUND_MS);
  });
  const row = { step, seconds, ...traffic, ...(await load.check()) };
  say(
    `${step.title}: ${row.answered} requests answered, ${row.failed} failed; ${row.acknowledged} writes acknowledged so far, ${row.lost} lost; healthy after ${seconds.toFixed(1)} s`,
  );
  for (const [what, count] of Object.entries(row.failures)) say(`  ${what}: ${count}`);
  return row;
}

const COLUMNS = ['step', 'answered', 'failed', 'acknowledged writes', 'of them there', 'healthy after'];

function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ step, answered, failed, acknowledged, lost, seconds }) =>
    [step.title, answered, failed, acknowledged, acknowledged - lost, `${seconds.toFixed(1)} s`].map(String),
  );
  const lines = [COLUMNS, COLUMNS.map(() => '---'), ...cells];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

const isGood = ({ step, failed, lost }: Row): boolean => lost === 0 && (failed === 0 || !step.isLossless);

async function tryAll(place: Place, app: string, steps: readonly Step[]): Promise<boolean> {
  const cluster = await openCluster(place, app);
  const load = await openLoad(cluster.port, MEMBERS);
  const rows: Row[] = [];
  try {
    for (const step of steps) rows.push(await tried(step, cluster, load));
  } finally {
    load.close();
  }
  say(`\n${cpus().length} processors, ${MEMBERS} members at work\n${tableOf(rows)}`);
  return rows.every(isGood);
}

/** The steps in the order they are named in, which may name one several times. */
function stepsNamed(only: string | undefined): readonly Step[] {
  if (only === undefined) return STEPS;
  return only.split(',').map((name) => {
    const step = STEPS.find((known) => known.name === name);
    if (step === undefined) throw new Error(`--only takes ${STEPS.map((known) => known.name).join(', ')}`);
    return step;
  });
}

/** A folder of its own; the programs of another account can write in it. */
function newFolder(ids: Ids): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cluster-')));
  if (ids.uid !== undefined && ids.gid !== undefined) chownSync(folder, ids.uid, ids.gid);
  return folder;
}

const interrupted = (): Promise<never> =>
  new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => reject(new Error(`Interrupted by ${signal}; everything is being ended.`)));
  });

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { built: { type: 'string' }, only: { type: 'string' } } });
  const [steps, programs, ids] = [stepsNamed(values.only), findPrograms(), unprivileged()];
  const folder = newFolder(ids);
  const processes = makeProcesses(folder, ids);
  const app = join(folder, 'app');
  try {
    cpSync(values.built ?? '.build/production', app, { recursive: true, verbatimSymlinks: true });
    const place = { folder, ids, programs, processes };
    return (await Promise.race([interrupted(), tryAll(place, app, steps)])) ? 0 : 1;
  } finally {
    await processes.endAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
process.exit();
