import { execFile } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toIso } from '#core/kernel/instant.ts';
import type { DeliverHeads } from '#core/operations/heads/ports.ts';

const FILE = 'heads.txt';
const WAIT_MS = 30_000;
const AUTHOR = ['-c', 'user.name=Clubhouse Turn', '-c', 'user.email=clubhouse-turn@localhost'];

/** Adds published heads to `heads.txt` of the git repository in a folder, and commits it. Pushing it is up to the operator. */
export const makeNoteInGit =
  (folder: string): DeliverHeads =>
  async ({ day, at: published, text }) => {
    const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: folder, timeout: WAIT_MS });
    const lines = text.split('\n').slice(1).filter(Boolean);
    await appendFile(join(folder, FILE), lines.map((line) => `${toIso(published)} ${line}\n`).join(''));
    await git('add', FILE);
    await git(...AUTHOR, 'commit', '--quiet', '--message', `Record of ${day}`, '--', FILE);
  };
