import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, makeProcesses, until } from '#config/tooling/cluster/processes.ts';
import { onPath, type Programs, unprivileged } from '#config/tooling/cluster/programs.ts';
import { startProxy } from '#config/tooling/cluster/proxy.ts';

/** nginx of this machine; null where it is not installed. */
export function installedNginx(): Programs | null {
  const nginx = onPath('nginx', existsSync);
  if (nginx !== null) return { postgres: '', pgbouncer: '', nginx };
  process.stdout.write('nginx is not installed: what it does was not tested.\n');
  return null;
}

/** The operators' nginx site before a server of this machine, which answers `/livez`. */
export async function nginxInFront(
  programs: Programs,
  server: number,
  work: (address: string) => Promise<void>,
): Promise<void> {
  const ids = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'in-front-'));
  if (ids.uid !== undefined && ids.gid !== undefined) chownSync(folder, ids.uid, ids.gid);
  const processes = makeProcesses(folder, ids);
  const [port = 0] = await freePorts(1);
  const address = `http://127.0.0.1:${port}`;
  try {
    const nginx = startProxy({ folder, programs, processes, ids, port, servers: [server] });
    await until('nginx answers', async () => (await fetch(`${address}/livez`)).ok, nginx);
    await work(address);
  } finally {
    await processes.endAll();
    rmSync(folder, { recursive: true, force: true });
  }
}
