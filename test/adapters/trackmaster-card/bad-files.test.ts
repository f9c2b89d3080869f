import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { refused } from '#test/support/refused.ts';
import { tmCard, tmHorse, tmLine, tmRace } from '#test/support/trackmaster-fixture.ts';
import { reading } from './reading.ts';

const test = suite('bad TrackMaster card files');

const FILE = 'sar20250802ppsXML.xml';

async function isRefused(content: string | Uint8Array, code: string, sentence: RegExp): Promise<void> {
  const refusal = await refused(reading(content));
  assert.equal([refusal.kind, refusal.code], ['invalid', code], refusal.message);
  assert.match(refusal.message, sentence);
  assert.ok(refusal.message.startsWith(FILE), refusal.message);
}

test('an empty file, and one without a race', async () => {
  await isRefused('', 'xml.empty', /the file is empty\.$/);
  await isRefused(tmCard(), 'card.file-empty', /: the file has no races\.$/);
});

test('a card of two tracks and one of two days', async () => {
  const [race] = [tmRace(1, 1)];
  await isRefused(
    tmCard(race, tmRace(2, 1, { track: 'DMR' })),
    'card.file-mixed',
    /line \d+, track: DMR here, SAR on line \d+: a file holds one day of one track\.$/,
  );
  await isRefused(
    tmCard(race, tmRace(2, 1, { race_date: '20250803' })),
    'card.file-mixed',
    /race_date: 2025-08-03 here, 2025-08-02 on line \d+/,
  );
});

test('a card of another country whose track has the code of a listed one', async () => {
  await isRefused(
    tmCard(tmRace(1, 2, { country: 'AUS' })),
    'card.file-track',
    /track: SAR is Saratoga Race Course in the United States, but this card is from AUS: another track with the same code\. Nothing was saved\.$/,
  );
  const canadian = await refused(reading(tmCard(tmRace(1, 2, { track: 'WO', country: 'USA' }))));
  assert.match(canadian.message, /WO is Woodbine.* in Canada, but this card is from USA/);
  const { card } = await reading(tmCard(tmRace(1, 2, { track: 'QQQ', country: 'AUS' })));
  assert.is(card.trackSlug, 'qqq-eastern');
});

test('a card that is cut in half', async () => {
  const text = tmCard(tmRace(1, 3), tmRace(2, 3));
  await isRefused(text.slice(0, text.length / 2), 'xml.cut', /cut off/);
});

test('a file that declares its own entities', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE data [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><data>&b;</data>`;
  await isRefused(bomb, 'xml.doctype', /DOCTYPE/);
});

test('an encoding other than the one its first line gives', async () => {
  const latin = Buffer.from(tmCard(tmRace(1, 1)).replace('Tall Fence Farm', 'Ferme Ch\u00e2teau'), 'latin1');
  await isRefused(latin, 'xml.encoding', /UTF-8/);
});

test('a race without horses', async () => {
  await isRefused(tmCard(tmRace(1, 2), tmRace(2, [])), 'card.file-order', /, race: race 2 has no horses\.$/);
});

test('one program number twice in a race', async () => {
  const horses = [tmHorse(1, 1), tmHorse(1, 2, { change: { program: 1 } })];
  await isRefused(
    tmCard(tmRace(1, horses)),
    'card.file-order',
    /, program: #1 is on line \d+ too, in the same race\.$/,
  );
});

test('a race twice, and one before another', async () => {
  await isRefused(
    tmCard(tmRace(1, 1), tmRace(1, 1)),
    'card.file-order',
    /race 1 appears where race 2 should begin/,
  );
  await isRefused(
    tmCard(tmRace(1, 1), tmRace(3, 1), tmRace(2, 1)),
    'card.file-order',
    /race 2 appears where race 4 should begin/,
  );
});

test('an invalid number or date is named with its line and element', async () => {
  await isRefused(
    tmCard(tmRace(1, 1, { purse: 'plenty' })),
    'card.file-field',
    /line 5, purse: "plenty" is not a number\.$/,
  );
  await isRefused(
    tmCard(tmRace(1, 1, { race_date: '20250231' })),
    'card.file-field',
    /race_date: "20250231" is not a date/,
  );
  const horse = (change: Record<string, string>) => tmCard(tmRace(1, [tmHorse(1, 1, { change })]));
  await isRefused(horse({ program: 'one' }), 'card.file-field', /program: "one" is not a program number/);
  await isRefused(horse({ morn_odds: 'even' }), 'card.file-field', /morn_odds: "even" is not a price/);
  await isRefused(horse({ horse_name: '' }), 'card.file-field', /horse_name: it is empty\.$/);
});

test("a past race that is not before the card's day", async () => {
  const late = tmHorse(1, 1, { lines: [tmLine({ racedate: '20250802' })] });
  await isRefused(
    tmCard(tmRace(1, [late])),
    'card.file-field',
    /racedate: 2025-08-02 is not before the card's day/,
  );
});

test.run();
