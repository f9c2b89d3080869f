import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '#core/kernel/refusal.ts';
import { reachApplicationDatabase } from './application-database.ts';
import { countPresent } from './attendance.ts';
import { findPostmaster, isGoneWithin, type Postmaster, stopPostmaster } from './postmaster.ts';
import { isLiving } from './process-identity.ts';
import type { ServerPlace } from './server-place.ts';

const SILENCE_LIMIT_MS = 10_000;
const RECOVERY_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 60_000;

/** Answers of a server that is not ready yet or is shutting down: worth retrying. */
const PASSING = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']);
const TOO_MANY_CLIENTS = '53300';

/**
 * The server that already runs on this cluster and answers, or null when one has to be started. Waits for a server that
 * is shutting down; stops one that stays silent unless others use it. Call with the lock held.
 * @throws Refusal database.silent
 */
export async function attachToRunning(place: ServerPlace): Promise<Postmaster | null> {
  for (;;) {
    const server = findPostmaster(place.cluster);
    if (server === null) return null;
    if (server.status === 'stopping') {
      if (!(await isGoneWithin(server, STOP_LIMIT_MS))) throw silent(place);
    } else {
      const answering = await untilAnswering(place, server);
      if (answering !== null) return answering;
      if (isLiving(server.process) && countPresent(place.attendance) > 0) throw silent(place);
      await stopPostmaster(server);
    }
  }
}

/** Null when the server ended or did not answer in time. */
async function untilAnswering(place: ServerPlace, first: Postmaster): Promise<Postmaster | null> {
  const began = performance.now();
  let server: Postmaster | null = first;
  while (server !== null && server.process.pid === first.process.pid && server.status !== 'stopping') {
    if (await answers(server)) return server;
    const limit = server.status === 'ready' ? SILENCE_LIMIT_MS : RECOVERY_LIMIT_MS;
    if (performance.now() - began > limit) return null;
    await pause(25);
    server = findPostmaster(place.cluster);
  }
  return null;
}

async function answers(server: Postmaster): Promise<boolean> {
  if (server.socketFolder === '') return false;
  try {
    await reachApplicationDatabase(server);
    return true;
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (code === TOO_MANY_CLIENTS) return true;
    if (PASSING.has(code)) return false;
    throw error;
  }
}

function silent(place: ServerPlace): Refusal {
  const sentence = `The database server of ${place.folder} runs but does not answer: see ${place.log}.`;
  return new Refusal('unavailable', 'database.silent', sentence);
}
