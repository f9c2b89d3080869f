// One lane of `npm test`: a process that runs the files it is given, one after the other, as long as their area stays the same.
import { spawn } from 'node:child_process';
import { project } from './ready.mjs';

/** How the runner's report on a file ends: see run-tests.ts. */
const VERDICT = '\u0001';

/** Runs a script to its end, without a lane; returns its exit code and everything it printed. */
export function runAlone(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** A runner that waits for files on its channel. */
function startRunner() {
  const args = ['--import', 'tsx', 'config/tooling/run-tests.ts', '--lane'];
  const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const ended = new Promise((resolve) => child.on('close', (code) => resolve(code)));
  return { child, ended };
}

/** Runs the files in a runner; each verdict is reported as it comes, with what the file printed. A runner that dies fails its file. */
function runIn({ child, ended }, files, report) {
  return new Promise((resolve) => {
    let reported = 0;
    let output = '';
    let rest = '';
    const give = (verdict) => {
      report({ ...verdict, output });
      reported += 1;
      output = '';
      if (reported < files.length && !verdict.isLast) return;
      child.stdout.off('data', read);
      resolve();
    };
    const read = (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith(VERDICT)) give(JSON.parse(line.slice(VERDICT.length)));
        else output += `${line}\n`;
      }
    };
    child.stdout.setEncoding('utf8').on('data', read);
    ended.then((code) => {
      if (reported === files.length) return;
      output += `${rest}FAIL ${files[reported]}  the runner ended with ${code}\n`;
      give({ file: files[reported], passed: 0, failed: 1, isLast: true });
    });
    child.send({ files });
  });
}

/** A lane: keeps its runner while the area stays the same, and starts another for the next area. */
export function makeLane(report) {
  let current = null;

  async function close() {
    if (current === null) return;
    const { area, runner } = current;
    current = null;
    if (runner.child.connected) runner.child.send({ end: true });
    const code = await runner.ended;
    if (code !== 0)
      report({ file: area.name, passed: 0, failed: 1, output: `FAIL closing ${area.name}: ${code}\n` });
  }

  return {
    area: () => current?.area,
    async run({ area, files }) {
      if (current !== null && current.area !== area) await close();
      current ??= { area, runner: startRunner() };
      await runIn(current.runner, files, report);
      if (current.runner.child.exitCode !== null) current = null;
    },
    close,
  };
}
