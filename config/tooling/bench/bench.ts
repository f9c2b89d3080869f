/** Measures what the README's performance table shows and prints it. Ends with 1 when a limit does not hold. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { measureCallRate } from './call-rate.ts';
import { median, type Row, tableOf } from './figures.ts';
import { measureFirstScreen } from './first-screen.ts';
import { dropFolder, newDataFolder, project, signedIn, startProduct } from './product.ts';

const REAL_CARD = join(project, '..', 'shared', 'data', 'drf', 'SAR0607.DRF');

const row = (
  what: string,
  value: number,
  unit: string,
  digits: number,
  atMost: boolean,
  limit: number,
): Row => ({
  what,
  figure: `${value.toFixed(digits)}${unit}`,
  limit: `${atMost ? 'at most' : 'at least'} ${limit}${unit}`,
  holds: atMost ? value <= limit : value >= limit,
});

function command(dataFolder: string, ...args: string[]): void {
  const environment = { ...process.env, RACING_DATA_DIR: dataFolder, DATABASE_URL: '' };
  const done = spawnSync(process.execPath, ['cli/racing-cli.mjs', ...args], {
    cwd: project,
    env: environment,
  });
  if (done.status !== 0) throw new Error(`${args.join(' ')} ended with ${done.status}: ${done.stderr}`);
}

/** A first import into a database that is there but holds no card. */
function importSeconds(): number {
  const folder = newDataFolder();
  try {
    command(folder, 'migrate');
    const started = performance.now();
    command(folder, 'card', 'import', REAL_CARD);
    return (performance.now() - started) / 1000;
  } finally {
    dropFolder(folder);
  }
}

const rows: Row[] = [];
const dataFolder = newDataFolder();
try {
  const cold = await startProduct(dataFolder);
  await cold.stop();
  const warm: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const again = await startProduct(dataFolder);
    warm.push(again.firstAnswerMs / 1000);
    await again.stop();
  }
  rows.push(row('`npm start`, warm, to the first answer', median(warm), ' s', 1, true, 3));
  const product = await startProduct(dataFolder);
  const cookie = await signedIn(product.address);
  const rate = await measureCallRate(product.address, cookie);
  process.stderr.write(
    `card call: ${Math.round(rate.ours)}/s against ${Math.round(rate.bare)}/s bare, ${rate.bytes} bytes\n`,
  );
  rows.push(
    row(
      "today's card, signed in, against a bare node server sending the same bytes",
      rate.ratio,
      '',
      2,
      false,
      0.4,
    ),
  );
  const screen = await measureFirstScreen(product.address, cookie);
  rows.push(row('first screen, JavaScript (gzip)', screen.javascriptKb, ' kB', 0, true, 130));
  rows.push(
    row('first screen, largest paint, processor slowed four times', screen.lcpSeconds, ' s', 2, true, 2),
  );
  rows.push(row('first screen, layout shift', screen.cls, '', 3, true, 0.05));
  if (existsSync(REAL_CARD))
    rows.push(
      row(
        'import of a 14-race Brisnet card, whole command',
        median([0, 1, 2].map(() => importSeconds())),
        ' s',
        1,
        true,
        2,
      ),
    );
  else process.stderr.write('no real card file beside the project: its import was not measured\n');
  await product.stop();
} finally {
  dropFolder(dataFolder);
}
process.stdout.write(`${tableOf(rows)}\n`);
process.exit(rows.every((one) => one.holds) ? 0 : 1);
