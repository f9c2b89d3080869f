import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openGeolocation } from '#adapters/geolocation/geolocation.ts';
import { placeDatabase } from '#test/support/place-database.ts';
import { refused } from '#test/support/refused.ts';

const named = (en: string) => ({ names: { de: `${en} (de)`, en } });
const saratoga = {
  city: named('Saratoga Springs'),
  subdivisions: [{ iso_code: 'NY', ...named('New York') }, named('Saratoga County')],
  country: { iso_code: 'US', ...named('United States') },
};
const networks = {
  '81.2.69.0/24': saratoga,
  '81.2.70.0/23': { country: { iso_code: 'IE', ...named('Ireland') } },
  '81.2.80.0/24': { country: { iso_code: 'FR' }, city: named('Chantilly') },
  '81.2.81.0/24': { autonomous_system_number: 64_500 },
  '81.2.82.0/24': 'no record at all',
  '192.168.0.0/16': saratoga,
};
const networks6 = { '2001:4860::/32': { city: named('Lexington'), country: named('United States') } };
const both = placeDatabase({ ipVersion: 6, networks: { ...networks, ...networks6, 'fc00::/7': saratoga } });
const only4 = placeDatabase({ ipVersion: 4, networks: { ...networks, '32.1.0.0/16': saratoga } });

const test = suite<{ folder: string; open: (bytes: Buffer) => ReturnType<typeof openGeolocation> }>(
  'Geolocation',
);
test.before.each(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), 'geolocation-'));
  context.open = async (bytes) => {
    const path = join(context.folder, 'places.mmdb');
    await writeFile(path, bytes);
    return openGeolocation(path);
  };
});
test.after.each(({ folder }) => rm(folder, { recursive: true, force: true }));

for (const [name, bytes] of Object.entries({ 'of both families': both, 'of IPv4 alone': only4 })) {
  test(`a database ${name} knows an IPv4 address as city, region and country, in English`, async ({
    open,
  }) => {
    const locate = await open(bytes);
    assert.is(await locate('81.2.69.142'), 'Saratoga Springs, New York, United States');
    assert.is(await locate('::ffff:81.2.69.142'), 'Saratoga Springs, New York, United States');
    assert.is(await locate('::FFFF:5102:458e'), 'Saratoga Springs, New York, United States');
  });

  test(`a database ${name} says as much as it knows`, async ({ open }) => {
    const locate = await open(bytes);
    assert.is(await locate('81.2.70.1'), 'Ireland');
    assert.is(await locate('81.2.71.255'), 'Ireland');
    assert.is(await locate('81.2.80.1'), 'Chantilly, FR');
  });

  test(`a database ${name} is silent on unknown addresses and on records without a place`, async ({
    open,
  }) => {
    const locate = await open(bytes);
    for (const address of ['81.2.68.255', '81.2.72.0', '8.8.8.8', '81.2.81.1', '81.2.82.1'])
      assert.is(await locate(address), null, address);
  });

  test(`a database ${name} is not asked about private or malformed addresses`, async ({ open }) => {
    const locate = await open(bytes);
    const away = ['192.168.1.20', '::ffff:192.168.1.20', '::ffff:c0a8:114', '127.0.0.1', '::1', 'fd00::7'];
    const malformed = [
      '',
      'localhost',
      '81.2.69',
      '81.2.69.142:443',
      '81.2.69.1420',
      'fe80::1%eth0',
      '[::1]',
    ];
    for (const address of [...away, ...malformed]) assert.is(await locate(address), null, address);
  });
}

test('an IPv6 address is found', async ({ open }) => {
  const locate = await open(both);
  assert.is(await locate('2001:4860:4860::8888'), 'Lexington, United States');
  assert.is(await locate('2001:4861::1'), null);
});

test('an IPv6 address is not matched with an IPv4 one that begins with the same bits', async ({ open }) => {
  const locate = await open(only4);
  assert.is(await locate('32.1.72.96'), 'Saratoga Springs, New York, United States');
  assert.is(await locate('2001:4860:4860::8888'), null);
});

test('a damaged record is silence, not a failure', async ({ open }) => {
  const damaged = Buffer.from(both);
  const index = damaged.indexOf('Ireland');
  damaged.fill(0, index - 1, index + 7);
  const locate = await open(damaged);
  assert.is(await locate('81.2.70.1'), null);
  assert.is(await locate('81.2.69.142'), 'Saratoga Springs, New York, United States');
});

test('a missing file is refused in one sentence that names setting and file', async ({ folder }) => {
  const path = join(folder, 'gone.mmdb');
  const refusal = await refused(openGeolocation(path));
  assert.is(refusal.kind, 'invalid');
  assert.is(refusal.code, 'settings.geoip');
  assert.is(refusal.message, `The file ${path} that GEOIP_DATABASE names cannot be read (ENOENT).`);
});

test('a folder is refused', async ({ folder }) => {
  assert.match((await refused(openGeolocation(folder))).message, /cannot be read \(EISDIR\)/);
});

const marker = both.lastIndexOf('\xab\xcd\xefMaxMind.com', undefined, 'latin1');
const broken = {
  'an empty file': Buffer.alloc(0),
  'a text': Buffer.from('Saratoga Springs, New York\n'.repeat(40)),
  'a file cut off at the end': both.subarray(0, marker),
  'a file cut off inside its last part': both.subarray(0, both.length - 40),
  'a file that lost its first part': both.subarray(both.indexOf('Saratoga Springs')),
  'a file that says another format version': Buffer.concat([
    both.subarray(0, marker),
    Buffer.from(
      both
        .subarray(marker)
        .toString('latin1')
        .replace('major_version\xc4\0\0\0\x02', 'major_version\xc4\0\0\0\x03'),
      'latin1',
    ),
  ]),
};
for (const [name, bytes] of Object.entries(broken)) {
  test(`${name} is refused as no database`, async ({ open }) => {
    const refusal = await refused(open(bytes));
    assert.is(refusal.code, 'settings.geoip');
    assert.match(refusal.message, /^The file .+ is not a MaxMind database, or is damaged\.$/);
  });
}

test.run();
