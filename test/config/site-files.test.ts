import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectFolder, SETTING_NAMES } from '#config/env.ts';

const test = suite('files that set up a site');

const folder = join(projectFolder, 'config', 'operations');
const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8');

const isInstalled = (program: string): boolean => {
  const isThere = spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
  if (!isThere)
    process.stdout.write(` (${program} is not installed: what it says of the files is not known) `);
  return isThere;
};

let draft: string;
test.before(() => {
  draft = mkdtempSync(join(tmpdir(), 'operations-'));
});
test.after(() => rmSync(draft, { recursive: true, force: true }));

test('systemd reads the units of the servers, the worker and the backup', () => {
  if (!isInstalled('systemd-analyze')) return;
  const units = readdirSync(join(folder, 'systemd'));
  assert.ok(units.length >= 4);
  const files = units.map((name) => {
    const file = join(draft, name.replace('@', '@3000'));
    writeFileSync(file, textOf(`systemd/${name}`).replaceAll('/usr/bin/node', process.execPath));
    return file;
  });
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
    encoding: 'utf8',
  });
  assert.equal([status, stderr], [0, '']);
});

test('nginx reads the site', () => {
  if (!isInstalled('nginx') || !isInstalled('openssl')) return;
  const [key, certificate] = [join(draft, 'privkey.pem'), join(draft, 'fullchain.pem')];
  const subject = ['-subj', '/CN=turn.example', '-days', '1', '-nodes'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  );
  mkdirSync(join(draft, 'logs'));
  const site = textOf('nginx.conf')
    .replaceAll('/etc/letsencrypt/live/turn.example', draft)
    .replace('/var/cache/nginx-clubhouse', join(draft, 'answers'))
    .replaceAll(/listen \[::\]:.*\n/g, '')
    .replaceAll(/listen (80|443)/g, `listen unix:${draft}/$1.sock`);
  const whole = `error_log ${draft}/logs/error.log;\npid ${draft}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`;
  writeFileSync(join(draft, 'nginx.conf'), whole);
  const { status, stderr } = spawnSync(
    'nginx',
    ['-t', '-q', '-p', draft, '-e', join(draft, 'logs', 'error.log'), '-c', join(draft, 'nginx.conf')],
    { encoding: 'utf8' },
  );
  const said = stderr.split('\n').filter((line) => line !== '' && !line.includes('[warn]'));
  assert.equal([status, said], [0, []]);
});

test('every setting in the example, the units and the compose file is one of the product', () => {
  const known = new Set(SETTING_NAMES.flatMap((name) => [name, `${name}_FILE`]));
  const example = [...textOf('clubhouse.env.example').matchAll(/^([A-Z_]+)=/gm)];
  const units = readdirSync(join(folder, 'systemd')).flatMap((name) => [
    ...textOf(`systemd/${name}`).matchAll(/^Environment=([A-Z_]+)=/gm),
  ]);
  const product = textOf('compose.yaml').split('  server:')[1] ?? '';
  const compose = [...product.matchAll(/^ +([A-Z_]+): /gm)];
  const container = [...textOf('Containerfile').matchAll(/(?<=^ENV .*)([A-Z_]+)=/gm)];
  const names = [...example, ...units, ...compose, ...container].map(([, name = '']) => name);
  assert.ok(names.length >= 12);
  assert.equal(
    names.filter((name) => !known.has(name)),
    [],
  );
});

test('the container runs what the build makes', () => {
  const container = textOf('Containerfile');
  const entry = /ENTRYPOINT \["node", "\/app\/([^"]+)"\]/.exec(container)?.[1];
  assert.is(entry, 'cli/racing-cli.mjs');
  const { scripts } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  assert.match(container, /RUN npm run build -- --out \/app/);
  assert.ok(existsSync(join(projectFolder, String(scripts.build).replace(/^node /, ''))));
});

test.run();
