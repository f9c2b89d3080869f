import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

interface News {
  readonly started?: boolean;
  readonly uid?: number;
  readonly connection?: { host: string; port: number; user: string; database: string };
  readonly acknowledged?: number;
  readonly released?: boolean;
  readonly failed?: string;
}

const MAIN = fileURLToPath(new URL('racing-process-main.ts', import.meta.url));

/** Another process of ours that has the database open. */
export class RacingProcess {
  readonly news: News[] = [];
  private readonly child: ChildProcess;
  private complaint = '';
  private wake: () => void = () => undefined;

  constructor(folder: string, account: { uid?: number; gid?: number } = {}) {
    const env = { ...process.env, HOME: folder };
    this.child = spawn(process.execPath, ['--import', 'tsx', MAIN, folder], {
      ...account,
      env,
      stdio: 'pipe',
    });
    this.child.stderr?.on('data', (text) => {
      this.complaint += String(text);
    });
    this.child.on('exit', () => this.wake());
    if (this.child.stdout === null) throw new Error('no output to listen to');
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      this.news.push(JSON.parse(line) as News);
      this.wake();
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** The first news that has this field; an error when the process ended without it. */
  async receive(field: keyof News, from = 0): Promise<News> {
    for (;;) {
      const found = this.news.slice(from).find((news) => news[field] !== undefined);
      if (found !== undefined) return found;
      const failed = this.news.find((news) => news.failed !== undefined)?.failed;
      if (this.ended || failed !== undefined) throw new Error(`no ${field}: ${failed ?? this.complaint}`);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  order(line: 'write' | 'release' | 'exit'): void {
    this.child.stdin?.write(`${line}\n`);
  }

  async release(): Promise<void> {
    this.order('release');
    await this.receive('released');
    await this.end('SIGTERM');
  }

  /** Kills it and waits until it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (this.ended) return;
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    await exit;
  }

  async ends(): Promise<void> {
    if (!this.ended) await once(this.child, 'exit');
  }

  private get ended(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}
