import { setTimeout as pause } from 'node:timers/promises';
import type { Pooler } from './pooler.ts';
import { killServer, promote, queried, type Server } from './postgres.ts';
import { type Running, until } from './processes.ts';
import type { Serving } from './product.ts';

/** Everything that can be taken away. */
export interface Cluster {
  readonly port: number;
  /** pgbouncer's. */
  readonly bouncerPort: number;
  readonly servers: readonly Serving[];
  readonly pooler: Pooler;
  readonly primary: Server;
  readonly replica: Server;
  worker: Running;
  bouncer: Running;
  startWorker(): Promise<Running>;
}

export interface Step {
  readonly name: string;
  readonly title: string;
  /** Whether it may fail requests. */
  readonly isLossless: boolean;
  /** Does the harm and mends it. */
  run(cluster: Cluster): Promise<void>;
}

/** What an operator or systemd needs before it starts again what died. */
const RESTARTS_AFTER_MS = 1_000;

async function rollingRestart({ servers }: Cluster): Promise<void> {
  for (const server of servers) {
    server.running().signal('SIGTERM');
    const code = await server.running().ended;
    if (code !== 0) throw new Error(`a stopped server ended with ${code}`);
    await server.start();
  }
}

async function killServing({ servers }: Cluster): Promise<void> {
  const server = servers[1];
  if (server === undefined) throw new Error('there is no second server');
  server.running().signal('SIGKILL');
  await server.running().ended;
  await pause(RESTARTS_AFTER_MS);
  await server.start();
}

async function killWorker(cluster: Cluster): Promise<void> {
  cluster.worker.signal('SIGKILL');
  await cluster.worker.ended;
  await pause(RESTARTS_AFTER_MS);
  cluster.worker = await cluster.startWorker();
}

async function killPooler(cluster: Cluster): Promise<void> {
  cluster.bouncer.signal('SIGKILL');
  await cluster.bouncer.ended;
  await pause(RESTARTS_AFTER_MS);
  cluster.bouncer = await cluster.pooler.start();
}

async function killPrimary({ primary, replica, pooler }: Cluster): Promise<void> {
  await killServer(primary);
  await pause(RESTARTS_AFTER_MS);
  await promote(replica);
  pooler.pointTo(replica.port);
}

/** The promotion is last: after it there is no second PostgreSQL any more. */
export const STEPS: readonly Step[] = [
  { name: 'rolling', title: 'rolling restart of three servers', isLossless: true, run: rollingRestart },
  { name: 'serve', title: 'kill -9 of a server', isLossless: false, run: killServing },
  { name: 'worker', title: 'kill -9 of the worker', isLossless: false, run: killWorker },
  { name: 'pgbouncer', title: 'kill -9 of pgbouncer', isLossless: false, run: killPooler },
  {
    name: 'primary',
    title: 'kill -9 of the primary, promotion of the replica',
    isLossless: false,
    run: killPrimary,
  },
];

const LISTENING = `
  select count(*)::int as count from pg_stat_activity
  where application_name = 'clubhouse-turn serve notices' and not pg_is_in_recovery()`;

/** Servers that hear what others announce. */
const listening = (port: number): Promise<number> =>
  queried<{ count: number }>(port, LISTENING).then(
    (rows) => rows[0]?.count ?? 0,
    () => 0,
  );

/** What is not well: a server that is not ready or hears nothing, no answer through nginx, a program that is gone. */
async function faultsOf(cluster: Cluster): Promise<readonly string[]> {
  const { servers, port, bouncerPort, worker, bouncer } = cluster;
  const ready = await Promise.all(servers.map((server) => server.isReady()));
  const listeners = await listening(bouncerPort);
  const page = await fetch(`http://127.0.0.1:${port}/livez`).then(
    async (answer) => [answer.status, await answer.text()] as const,
    (error: unknown) => [0, String(error)] as const,
  );
  return [
    ...ready.flatMap((isReady, nth) => (isReady ? [] : [`server ${nth + 1} is not ready`])),
    ...(listeners < servers.length ? [`${listeners} of ${servers.length} servers hear of changes`] : []),
    ...(page[0] === 200 ? [] : [`nginx answers ${page.join(' ')}`]),
    ...[worker, bouncer].flatMap((running) => (running.isEnded() ? [`${running.name} ended`] : [])),
  ];
}

/** Waits until nothing is wrong any more and a member's write is acknowledged. */
export async function untilHealthy(cluster: Cluster, isWritten: () => Promise<boolean>): Promise<void> {
  let faults: readonly string[] = [];
  await until('the cluster is healthy', async () => {
    faults = await faultsOf(cluster);
    return faults.length === 0 && isWritten();
  }).catch((error: unknown) => {
    throw new Error(`${error instanceof Error ? error.message : String(error)}: ${faults.join(', ')}`);
  });
}
