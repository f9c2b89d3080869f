import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPromise } from 'yauzl';
import { wantedEntries } from '#adapters/files/zip/entries.ts';
import { memberBytes } from '#adapters/files/zip/member-bytes.ts';
import { membersOf, type ZipOptions } from '#adapters/files/zip/members-of.ts';
import { ZIP_LIMITS } from '#adapters/files/zip/zip-limits.ts';
import { aZip } from '#test/support/a-zip.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('zip files');
const folder = await mkdtemp(join(tmpdir(), 'zip-'));
test.after(() => rm(folder, { recursive: true }));

type Read = readonly (readonly [string, string])[];

/** Every wanted file with its text. */
async function unpacked(
  bytes: Uint8Array,
  options: Partial<ZipOptions> = {},
  count?: (bytes: number) => void,
): Promise<Read> {
  const path = join(folder, 'charts.zip');
  await writeFile(path, bytes);
  const read: [string, string][] = [];
  for await (const member of membersOf(path, { endings: ['.xml'], ...options })) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of member.bytes()) {
      count?.(chunk.length);
      chunks.push(chunk);
    }
    read.push([member.name, Buffer.concat(chunks).toString()]);
  }
  return read;
}

const sentenceOf = async (...file: Parameters<typeof unpacked>): Promise<string> => {
  const { code, message } = await refused(unpacked(...file));
  return `${code} ${message}`;
};

const ONE = { name: 'may/zzz1.xml', text: '<a>one</a>'.repeat(50) };
const TWO = { name: 'ZZZ2.XML', text: '<b/>', method: 0 };

test('yields the files with a wanted extension in order, deflated or stored', async () => {
  const others = ['readme.txt', 'may/', '__MACOSX/may/._zzz1.xml', '.hidden.xml'];
  const zip = aZip([ONE, ...others.map((name) => ({ name, text: '' })), TWO]);
  assert.equal(await unpacked(zip), [
    [ONE.name, ONE.text],
    [TWO.name, TWO.text],
  ]);
});

test('a zip without a wanted file is refused', async () => {
  const zip = aZip([{ name: 'readme.txt', text: 'hello' }]);
  assert.is(await sentenceOf(zip), 'zip.empty charts.zip: it holds no .xml file.');
  assert.match(await sentenceOf(aZip([]), { endings: ['.xml', '.pdf'] }), /it holds no \.xml or \.pdf file/);
});

test('a path that climbs out of the zip is refused, and nothing of the zip is read', async () => {
  for (const name of [
    '../zzz.xml',
    '/etc/zzz.xml',
    'a/../../zzz.xml',
    'C:\\zzz.xml',
    '..\\zzz.xml',
    '../readme.txt',
  ]) {
    const { code } = await refused(unpacked(aZip([ONE, { name, text: '<a/>' }])));
    assert.is(code, 'zip.path', name);
  }
  const sentence = await sentenceOf(aZip([{ name: '../zzz.xml', text: '' }]));
  assert.is(sentence, 'zip.path charts.zip, ../zzz.xml: its path leads out of the zip.');
});

test('ten thousand entries are refused', async () => {
  const files = Array.from({ length: 10_000 }, (_, nth) => ({ name: `${nth}.xml`, text: '', method: 0 }));
  assert.match(await sentenceOf(aZip(files)), /^zip\.too-many charts\.zip: it holds more than 500 files/);
});

test('a file that declares too large a size gets the zip refused', async () => {
  const huge = { name: 'huge.xml', text: '<a/>', declaredSize: 3 * 1024 ** 3 };
  assert.is(
    await sentenceOf(aZip([ONE, huge])),
    'zip.member-too-large charts.zip, huge.xml: unpacked it is larger than 32 MiB.',
  );
});

test('a file that turns out larger than it says is refused without unpacking it whole', async () => {
  const bomb = Buffer.alloc(40 * 1024 * 1024);
  let bytesRead = 0;
  const count = (bytes: number) => {
    bytesRead += bytes;
  };
  const modest = aZip([{ name: 'bomb.xml', text: bomb, declaredSize: 1_000 }]);
  assert.match(await sentenceOf(modest, {}, count), /^zip\.damaged charts\.zip, bomb\.xml: /);
  const honest = aZip([{ name: 'bomb.xml', text: bomb, declaredSize: bomb.length }]);
  assert.match(
    await sentenceOf(honest, { limits: { memberBytes: 1_000_000 } }, count),
    /^zip\.member-too-large /,
  );
  assert.ok(bytesRead <= 1_000_000, `${bytesRead} bytes`);
});

test('the limit counts what is unpacked, not what is declared', async () => {
  const stored = { name: 'a.xml', text: 'x'.repeat(3_000), method: 0, declaredSize: 3_000 };
  assert.match(await sentenceOf(aZip([stored]), { limits: { memberBytes: 2_000 } }), /member-too-large/);
});

test('files that are too large together get the zip refused before any is read', async () => {
  const huge = (name: string) => ({ name, text: '<a/>', declaredSize: 30 * 1024 ** 2 });
  const files = Array.from({ length: 137 }, (_, nth) => huge(`${nth}.xml`));
  const others = Array.from({ length: 20 }, (_, nth) => huge(`${nth}.txt`));
  assert.is(
    await sentenceOf(aZip(files)),
    'zip.total-too-large charts.zip: its files add up to more than 4,096 MiB unpacked; unpack it and import the folder.',
  );
  assert.match(await sentenceOf(aZip([...files.slice(1), ...others])), /^zip\.damaged charts\.zip, 1\.xml/);
  const limits = { totalBytes: ONE.text.length + 4 };
  assert.is((await unpacked(aZip([ONE, TWO]), { limits })).length, 2);
  assert.match(
    await sentenceOf(aZip([ONE, TWO]), { limits: { totalBytes: ONE.text.length + 3 } }),
    /total-too/,
  );
});

test('two files of the same name are refused by name, unless they are skipped', async () => {
  assert.is(
    await sentenceOf(aZip([ONE, TWO, { ...ONE, text: '<c/>' }])),
    `zip.twice charts.zip, ${ONE.name}: the zip has two files with this name; rename one of them.`,
  );
  const other = { name: 'readme.txt', text: 'hello' };
  assert.is((await unpacked(aZip([ONE, other, other]))).length, 1);
});

test('password-protected files and unknown compression are refused by name', async () => {
  const locked = aZip([{ ...ONE, flags: 1 }]);
  assert.is(await sentenceOf(locked), `zip.locked charts.zip, ${ONE.name}: it is password-protected.`);
  assert.match(await sentenceOf(aZip([{ ...ONE, method: 9 }])), /^zip\.packing .* compression method 9, /);
});

test('a damaged file in a zip is refused after the good ones before it', async () => {
  const wrong = aZip([ONE, { ...TWO, checksum: 1 }]);
  assert.match(await sentenceOf(wrong), /^zip\.damaged charts\.zip, ZZZ2\.XML: .* checksum is wrong/);
});

test('a disk error is not reported as a damaged zip', async () => {
  const path = join(folder, 'sound.zip');
  await writeFile(path, aZip([ONE]));
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false });
  const failure = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' });
  zip.openReadStreamPromise = () => Promise.reject(failure);
  try {
    const [named] = await wantedEntries(zip, 'sound.zip', ['.xml'], ZIP_LIMITS);
    assert.ok(named !== undefined);
    const outcome = await memberBytes(zip, named, 'sound.zip', ZIP_LIMITS.memberBytes)
      .next()
      .catch((error: unknown) => error);
    assert.is(outcome, failure);
  } finally {
    zip.close();
  }
});

test('a zip cut anywhere is refused with a sentence', async () => {
  const zip = aZip([ONE, TWO]);
  for (let length = 1; length < zip.length; length += 1) {
    const { code } = await refused(unpacked(zip.subarray(0, length)));
    assert.is(code, 'zip.damaged', `cut after ${length}`);
  }
});

test('a zip with any byte changed is either read or refused', async () => {
  const zip = aZip([ONE, TWO]);
  for (let at = 0; at < zip.length; at += 1) {
    const changed = Buffer.from(zip);
    changed[at] = 255 - (changed[at] ?? 0);
    const outcome = await unpacked(changed).catch((error: { name: string }) => error.name);
    assert.ok(Array.isArray(outcome) || outcome === 'Refusal', `byte ${at}: ${outcome}`);
  }
});

test('a missing zip and a folder are refused', async () => {
  const first = (path: string) => membersOf(path, { endings: ['.xml'] }).next();
  assert.is((await refused(first(join(folder, 'none.zip')))).message, 'none.zip: file not found.');
  assert.is((await refused(first(folder))).code, 'zip.unreadable');
});

test.run();
