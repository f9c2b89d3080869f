import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chartHash as printedChartHash } from '#adapters/files/equibase-chart/read-chart.ts';
import { chartHash } from '#adapters/files/trackmaster-chart/read-chart.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { makeFindImportedChart, makeImportChart } from '#config/wiring/chart-import.ts';
import { knowRegistrations } from '#core/card/tracks/registrations.ts';
import type { ZoneName } from '#core/card/tracks/zones.ts';
import { makeRegisterTrack } from '#core/card/use-cases/register-track.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { ImportedFile } from '#core/results/ports.ts';
import { makeImportResults } from '#core/results/use-cases/import-results.ts';
import { makeMemoryTrackRegister } from '#test/doubles/track-register.ts';
import { aRegistration } from '#test/support/a-registration.ts';
import { aTrackmasterChart, FOUR } from '#test/support/a-trackmaster-chart.ts';
import { aZip } from '#test/support/a-zip.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('chart imports');
test.after.each(() => knowRegistrations([]));

const DAY = '2031-05-03' as RaceDay;
const CHART = aTrackmasterChart({ day: DAY, races: [{ number: 1, entries: FOUR }] });
const NOW = instant(Date.parse('2031-06-01T12:00:00Z'));
const NO_PDF = { read: () => Promise.reject(new Error('no PDF here')), close: async () => undefined };

function setUp() {
  const results = makeMemoryResultStore();
  const importResults = makeImportResults({
    results,
    allOrNothing: (work) => work(),
    withLock: makeWithLock(),
  });
  const renewed: (readonly [ImportedFile, string])[] = [];
  const importedFiles = {
    renew: async (file: ImportedFile, hash: string) => void renewed.push([file, hash]),
  };
  const tracks = makeMemoryTrackRegister();
  const clock = () => NOW;
  const importChart = makeImportChart({
    importResults,
    importedFiles,
    registerTrack: makeRegisterTrack({ tracks, announce: async () => undefined, clock, racingClock: clock }),
    hostZone: () => 'mountain',
    allOrNothing: (work) => work(),
    pdf: NO_PDF,
    clock,
  });
  return {
    results,
    tracks,
    renewed,
    importChart: (fileName: string, bytes: Uint8Array, zone: ZoneName | null = null) =>
      importChart(fileName, bytes, { zone }),
  };
}

test('an XML chart is stored beside the printed one', async () => {
  const { results, importChart } = setUp();
  const { outcome, kind } = await importChart('a.pdf', Buffer.from(CHART));
  assert.equal([outcome, kind], ['kept', 'trackmaster-chart']);
  assert.is((await results.currentSheet('ZZZ', DAY, 'trackmaster-chart'))?.sheet.races.length, 1);
  assert.is(await results.currentSheet('ZZZ', DAY, 'chart'), null);
});

test("a chart of an unlisted track registers it under the chart's name, in the machine's time zone", async () => {
  const { tracks, importChart } = setUp();
  const { remarks } = await importChart('a.xml', Buffer.from(CHART));
  assert.equal(await tracks.all(), [
    {
      code: 'ZZZ',
      slug: 'zzz-mountain',
      name: 'Long Meadow',
      zone: 'mountain',
      zoneOrigin: 'machine',
      registeredBy: 'chart',
      firstFile: 'TrackMaster chart a.xml',
      at: NOW,
      isCurrent: true,
    },
  ]);
  assert.equal(remarks, [
    'ZZZ is not a listed track: the chart registered it as "zzz-mountain", on mountain time (America/Denver, ' +
      "this machine's time zone). To correct its name or time zone: racing-cli tracks correct ZZZ --name NAME --zone ZONE.",
  ]);
});

test('the requested time zone wins over the machine’s', async () => {
  const { tracks, importChart } = setUp();
  const { remarks } = await importChart('a.xml', Buffer.from(CHART), 'pacific');
  const [registration] = await tracks.all();
  assert.equal(
    [registration?.slug, registration?.zone, registration?.zoneOrigin],
    ['zzz-pacific', 'pacific', 'chosen'],
  );
  assert.match(remarks[0] ?? '', 'on pacific time (America/Los_Angeles, as requested)');
});

test('a registered track keeps its time zone whatever zone is requested, and the import says so', async () => {
  const { tracks, importChart } = setUp();
  knowRegistrations([aRegistration({ code: 'ZZZ', slug: 'zzz-mountain', zone: 'mountain' })]);
  const remarksWith = async (zone: ZoneName | null) =>
    (await importChart('a.xml', Buffer.from(CHART), zone)).remarks;
  assert.equal(await remarksWith('pacific'), [
    'ZZZ is registered on America/Denver, which was used; --zone is pacific. ' +
      'To correct the time zone: racing-cli tracks correct ZZZ --zone pacific.',
  ]);
  assert.equal([await remarksWith('mountain'), await remarksWith(null)], [[], []]);
  assert.equal(await tracks.all(), []);
});

test('another file that says the same is known from then on', async () => {
  const { results, importChart, renewed } = setUp();
  await importChart('a.xml', Buffer.from(CHART));
  assert.equal(renewed, []);
  const other = Buffer.from(`${CHART}\n`);
  assert.is((await importChart('b.xml', other)).outcome, 'unchanged');
  assert.equal(renewed, [[{ track: 'ZZZ', day: DAY, kind: 'trackmaster-chart' }, chartHash(other)]]);
  assert.equal(await results.replaced('ZZZ', DAY, 'trackmaster-chart'), []);
});

test('a chart cut in half stores nothing', async () => {
  const { results, importChart } = setUp();
  const half = Buffer.from(CHART.slice(0, CHART.length / 2));
  assert.is((await refused(importChart('a.xml', half))).code, 'xml.cut');
  assert.equal(await results.sheetsBetween(null, DAY, DAY), []);
});

test('an empty file is refused as empty', async () => {
  const { importChart } = setUp();
  assert.is((await refused(importChart('a.pdf', Buffer.alloc(0)))).message, 'a.pdf: the file is empty.');
});

test('a chart dated in the future is stored with a remark', async () => {
  const { importChart } = setUp();
  const later = aTrackmasterChart({ day: '2031-06-02', races: [{ number: 1, entries: FOUR }] });
  const { outcome, remarks } = await importChart('a.xml', Buffer.from(later));
  assert.equal(
    [outcome, remarks[0], remarks.length],
    ['kept', '2031-06-02 has not come yet: check the date of the file. The results are stored under it.', 2],
  );
});

test('a chart whose track name belongs to another code is stored under its own code, with a remark', async () => {
  const { importChart } = setUp();
  const chart = CHART.replace(/<NAME>[^<]*<\/NAME>/, '<NAME>SARATOGA</NAME>');
  const { track, remarks } = await importChart('a.xml', Buffer.from(chart));
  assert.is(track, 'ZZZ');
  assert.is(
    remarks[0],
    'The file gives the track code ZZZ but the name "SARATOGA", which is SAR; saved as ZZZ.',
  );
  assert.match(remarks[1] ?? '', 'the chart registered it as "zzz-mountain"');
  assert.is(remarks.length, 2);
});

test('a file that is not a chart is refused', async () => {
  const { importChart } = setUp();
  const sentenceOf = async (bytes: Uint8Array) => (await refused(importChart('a.xml', bytes))).message;
  assert.is(
    await sentenceOf(Buffer.from('hello')),
    'a.xml: it is not a result chart: neither a PDF nor XML.',
  );
  assert.match(await sentenceOf(aZip([{ name: 'x.xml', text: CHART }])), /a zip within a zip/);
});

test('a card in any format is refused as a card, not as a bad chart, with the command to import it', async () => {
  const { importChart } = setUp();
  const cards = [
    '<data><racedata/></data>',
    '<EntryRaceCard><Race/></EntryRaceCard>',
    '"SAR","20250802",1,1,"",',
  ];
  for (const text of cards) {
    const { code, message } = await refused(importChart('card', Buffer.from(text)));
    assert.is(code, 'results.chart-other-document');
    assert.match(message, 'import it with "racing-cli card import".');
  }
});

test('an imported file of either format is recognized by the hash of its bytes', async () => {
  const pdf = Buffer.from('%PDF-1.7 a chart');
  const known = new Map<string, ImportedFile>([
    [chartHash(Buffer.from(CHART)), { track: 'ZZZ', day: DAY, kind: 'trackmaster-chart' }],
    [printedChartHash(pdf), { track: 'ZZZ', day: DAY, kind: 'chart' }],
  ]);
  const find = makeFindImportedChart({
    importedFiles: { withHash: async (hash) => known.get(hash) ?? null },
  });
  assert.is((await find(Buffer.from(CHART)))?.kind, 'trackmaster-chart');
  assert.is(await find(Buffer.from(`${CHART} `)), null);
  assert.is((await find(pdf))?.kind, 'chart');
  assert.is(await find(Buffer.from('%PDF-1.7')), null);
  assert.is(await find(Buffer.from('hello')), null);
});

test.run();
