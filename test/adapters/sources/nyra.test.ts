import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeNyra, type Nyra } from '#adapters/sources/nyra/index.ts';
import { AQUEDUCT, BELMONT, BIG_A, SARATOGA } from '#adapters/sources/nyra/places.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { raceResultOf } from '#core/results/reconcile/index.ts';
import { politeOpenHost } from '#test/support/polite-time.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';
import { openSourceServer } from '#test/support/source-server.ts';
import { handlesFailures } from './troubles.ts';

const test = suite('nyra');

const DAY = '2026-08-08' as RaceDay;
const RACE = '/saratoga/rdl/race/';
const FILE = '/direct/scratches/SARscratch.html';

const horse = (number: string, name: string, odds: string, line: string, rest = '') =>
  `<div class="flex items-start gap-3"><div class="order-1 saddle-${number}">${number}</div><div><div class="blend-links">
   <a href="https://www.equibase.com/x">${name}</a></div>${rest}</div><div><div title="Current Odds">${odds}</div>
   <div title="Morning Line Odds">${line}</div></div></div>`;

const entries = (change: { day?: string; number?: number } = {}) =>
  `<div><header>Race ${change.number ?? 4}</header>
  <span class="mtp-badge" data-post-time="${change.day ?? DAY}T14:20:00">9 MTP</span>
  <nav><a hx-get="/saratoga/rdl/race/?day=2026-08-08&amp;limit=entries&amp;race=2">2</a>
  <a hx-get="/saratoga/rdl/race/?day=2026-08-08&amp;limit=entries&amp;race=1">1</a>
  <a hx-get="/saratoga/rdl/race/?day=2026-08-09&amp;limit=entries&amp;race=7">Sunday</a></nav>
  <section>$52,000
   Claiming</section>
  <div title="One And One Sixteenth Miles">1 1/16M</div><div>Mellon Turf</div><div>FOR FILLIES, THREE YEARS OLD.</div>
  ${horse('1', 'Quill Harbor', '5/2', 'ML 3/1', '<div>Ada Vale &bull; R Stone</div><div>121lbs &bull; L &bull; 3/F</div>')}
  ${horse('1A', 'Quill &amp; Haven', '5/2', 'ML 3/1')}
  ${horse('3', 'Paper Kite', 'SCR', 'ML 12/1')}</div>`;

const results = (rows: string) =>
  `<div><header>Race 4</header><table class="w-full -mt-3"><tbody>${rows}</tbody></table><table><tbody>
  <tr class="border-t"><td>$0.50 Trifecta</td><td>2 - 1 - 6</td><td>$1,017.25</td></tr></tbody></table></div>`;

const finish = (number: string, name: string, ...pays: readonly string[]) =>
  `<tr><td><div>${number}</div></td><td><a href="#">${name}</a></td>${pays.map((pay) => `<td>${pay}</td>`).join('')}</tr>`;

const RESULTS = results(
  finish('2', 'Marble Echo', '$7.40', '$4.10', '$3.00') +
    finish('1', 'Quill Harbor', '', '$3.60', '$2.60') +
    finish('6', 'Grey Almanac', '', '', '$4.20'),
);

const SCRATCHES = `<html><body><b><font>SCRATCHES AND PROGRAM CHANGES FOR SATURDAY, 8/8/2026</font></b>
  <font>Last Updated: 8/8/2026 1:02:13 PM</font><table>
  <tr><td><b><font>Track:</font></b></td><td><font>FAST</font></td></tr>
  <tr><td><b><font>Turf:</font></b></td><td><font>Mellon: FIRM Inner: YIELDING</font></td></tr>
  <tr><td><b><font>Inner:</font></b></td><td><font>Set at 27 Ft</font></td></tr>
  <tr><td><b><font>Turf Races</font></b></td><td><font>Mellon: 1,9 Inner: 4</font></td></tr></table>
  <b><font>SCRATCHES</font></b><table>
  <tr><td><font>1st RACE:</font></td><td><font>3 PAPER KITE (VET), 1A RACE DAY</font></td></tr>
  <tr><td><font>2nd RACE:</font></td><td><font>NONE</font></td></tr></table>
  <b><font>JOCKEY CHANGES</font></b><table><tr><td><font>5th RACE:</font></td><td><font>7 LONG ALMANAC - A VALE</font></td></tr></table>
  <b><font>MISCELLANEOUS CHANGES</font></b><table><tr><td><font>9th RACE:</font></td><td><font>OFF THE TURF</font></td></tr></table></body></html>`;

handlesFailures(test, {
  path: RACE,
  good: { body: entries() },
  misshapen: { body: '<!doctype html><header>Race 4</header><p>Nothing of a race.</p>' },
  otherContent: { json: { race: 4 } },
  ask: (openHost, baseUrl) => makeNyra({ openHost, baseUrl }).entriesOf(SARATOGA, DAY, 4),
});

async function asking<T>(path: string, body: string, ask: (nyra: Nyra) => Promise<T>): Promise<T> {
  const server = await openSourceServer();
  server.answer(path, { body });
  return ask(makeNyra({ openHost: politeOpenHost(), baseUrl: server.url })).finally(() => server.close());
}

const readEntries = (html = entries()) => asking(RACE, html, (nyra) => nyra.entriesOf(SARATOGA, DAY, 4));
const readResults = (html: string) => asking(RACE, html, (nyra) => nyra.resultsOf(SARATOGA, DAY, 4));
const readChanges = (html: string) => asking(FILE, html, (nyra) => nyra.changesOn(SARATOGA, DAY));

test('a race is read from its fragment', async () => {
  const { race, raceNumbers } = await readEntries();
  assert.equal(
    [race.number, race.purse, race.raceType, race.distanceYards, race.surface, race.conditions],
    [4, 52_000, 'Claiming', 1870, 'turf', 'FOR FILLIES, THREE YEARS OLD.'],
  );
  assert.is(race.postTime && toIso(race.postTime), '2026-08-08T18:20:00.000Z');
  assert.is(race.isCancelled, null);
  assert.equal(raceNumbers, [1, 2]);
});

test('a runner is read as reported, and nothing is added', async () => {
  const [first, mate, out] = (await readEntries()).race.runners;
  assert.equal(
    [first?.jockeyName, first?.trainerName, first?.weightLb, first?.medication, first?.age, first?.sex],
    ['Ada Vale', 'R Stone', 121, 'lasix', 3, 'filly'],
  );
  assert.equal(
    [mate?.horseName, mate?.coupledWith, mate?.jockeyName, mate?.weightLb, mate?.age],
    ['Quill & Haven', '1', null, null, null],
  );
  assert.equal([out?.isScratched, out?.morningLine?.text], [true, '12-1']);
});

test('before there are odds the page cannot say who is out', async () => {
  const html = entries().replaceAll(
    '<div title="Current Odds">5/2</div>',
    '<div title="Current Odds"></div>',
  );
  const { race } = await readEntries(html);
  assert.equal(
    race.runners.map(({ isScratched }) => isScratched),
    [null, null, true],
  );
  assert.is((await readEntries()).race.runners[0]?.isScratched, false);
});

test('the odds beside the horses are a board without money', async () => {
  const { board } = await readEntries();
  assert.equal(
    board?.interests.map(({ interest, toOne, isScratched }) => [interest, toOne, isScratched]),
    [
      ['1', 2.5, false],
      ['3', null, true],
    ],
  );
  assert.equal(board?.pools, { win: null, place: null, show: null });
});

test('the card of another day or race is not accepted as the requested one', async () => {
  for (const other of [{ day: '2026-08-07' }, { number: 5 }])
    assert.is((await refused(readEntries(entries(other)))).code, 'source.wrong-shape');
});

test('the card of another track of the operator is not accepted as this one', async () => {
  const elsewhere = entries().replace('</header>', '</header><p>2:20p at Aqueduct</p>');
  assert.is((await refused(readEntries(elsewhere))).code, 'source.wrong-shape');
});

test('each track of the operator has its own address, and Belmont’s meet at Aqueduct is neither of the two', async () => {
  const named = (words: string) => entries().replace('</header>', `</header><p>2:20p at ${words}</p>`);
  const ask = (track: typeof SARATOGA, words: string) =>
    asking(`/${track.path}/rdl/race/`, named(words), (nyra) => nyra.entriesOf(track, DAY, 4));
  for (const [track, words] of [
    [SARATOGA, 'Saratoga'],
    [AQUEDUCT, 'Aqueduct'],
    [BELMONT, 'Belmont Park'],
    [BIG_A, 'Belmont at the Big A'],
  ] as const)
    assert.is((await ask(track, words)).race.number, 4, words);
  for (const [track, words] of [
    [BELMONT, 'Belmont at the Big A'],
    [BIG_A, 'Belmont Park'],
    [AQUEDUCT, 'Belmont at the Big A'],
  ] as const)
    assert.is((await refused(ask(track, words))).code, 'source.wrong-shape', words);
});

test('the changes of Belmont’s meet at Aqueduct are in Belmont’s file', async () => {
  const changes = await asking('/direct/scratches/BELscratch.html', SCRATCHES, (nyra) =>
    nyra.changesOn(BIG_A, DAY),
  );
  assert.is(changes?.track, 'BAQ');
});

test('results give places and payoffs, and alone they are not a complete field', async () => {
  const race = await readResults(RESULTS);
  assert.equal(
    race.placed.map(({ programNumber, place }) => [programNumber, place]),
    [
      ['2', 1],
      ['1', 2],
      ['6', 3],
    ],
  );
  const { wager, base, winningNumbers, payoff } = present(race.payouts.at(-1));
  assert.equal([wager, base, winningNumbers, payoff], ['Trifecta', 0.5, '2-1-6', 1017.25]);
  assert.is(raceResultOf(race, { surface: 'turf', distanceYards: 1870, runners: [] }), null);
});

test('results of another track or day are not accepted as the requested ones', async () => {
  for (const head of ['<p>Race 4 at Aqueduct</p>', '<span data-post-time="2026-08-07T14:20:00"></span>']) {
    const other = RESULTS.replace('</header>', `</header>${head}`);
    assert.is((await refused(readResults(other))).code, 'source.wrong-shape', head);
  }
  const own = '</header><p>Race 4 at Saratoga</p><span data-post-time="2026-08-08T14:20:00"></span>';
  assert.is((await readResults(RESULTS.replace('</header>', own))).placed.length, 3);
});

test('two that were paid to win ran a dead heat, and the next is third', async () => {
  const race = await readResults(
    results(
      finish('2', 'Marble Echo', '$4.40', '$3.10', '$2.20') +
        finish('5', 'Cold Ledger', '$3.80', '$3.00', '$2.40') +
        finish('6', 'Grey Almanac', '', '', '$4.20'),
    ),
  );
  assert.equal(
    race.placed.map(({ place, isDeadHeat }) => [place, isDeadHeat]),
    [
      [1, true],
      [1, true],
      [3, false],
    ],
  );
});

test('a race that is not official yet is pending', async () => {
  const race = await readResults(
    '<div><header>Race 4</header><p>Results not available. Wait for the order of finish.</p></div>',
  );
  assert.equal([race.state, race.placed, race.payouts], ['pending', [], []]);
});

test('a page that gives neither a finish nor the lack of one has an unknown shape', async () => {
  assert.is((await refused(readResults('<div><header>Race 4</header></div>'))).code, 'source.wrong-shape');
});

test('scratches say who is out and why', async () => {
  const changes = (await readChanges(SCRATCHES))?.changes ?? [];
  assert.equal(
    changes.map(({ raceNumber, fact, programNumber, horseName, reason }) => [
      raceNumber,
      fact.what,
      fact.to,
      programNumber,
      horseName,
      reason,
    ]),
    [
      [1, 'scratched', true, '3', 'PAPER KITE', 'VET'],
      [1, 'scratched', true, '1A', 'RACE DAY', null],
      [5, 'jockey', 'A VALE', '7', 'LONG ALMANAC', null],
      [9, 'surface', 'dirt', null, null, null],
    ],
  );
});

test('a miscellaneous line is read as far as it names a fact, and is otherwise a remark', async () => {
  const changeFrom = async (line: string) => {
    const [change] = ((await readChanges(SCRATCHES.replace('OFF THE TURF', line)))?.changes ?? []).slice(-1);
    return [change?.fact.what, change?.fact.to, change?.programNumber, change?.horseName];
  };
  assert.equal(await changeFrom('3 MARBLE ECHO - BLINKERS OFF'), ['blinkers', 'off', '3', 'MARBLE ECHO']);
  assert.equal(await changeFrom('3 MARBLE ECHO 123 LBS'), ['weight', 123, '3', 'MARBLE ECHO']);
  assert.equal(await changeFrom('RACE CANCELLED'), ['cancelled', true, null, null]);
  assert.equal(await changeFrom('SHOW WAGERING CANCELLED'), [
    'remark',
    'SHOW WAGERING CANCELLED',
    null,
    null,
  ]);
  assert.equal(await changeFrom('3 MARBLE ECHO - FIRST TIME GELDING'), [
    'remark',
    '3 MARBLE ECHO - FIRST TIME GELDING',
    '3',
    'MARBLE ECHO',
  ]);
});

test('the courses have their condition, rail and races', async () => {
  const lateChanges = await readChanges(SCRATCHES);
  assert.equal(lateChanges?.courses, [
    { course: 'Track', condition: 'FAST', railFeet: null, races: [] },
    { course: 'Mellon', condition: 'FIRM', railFeet: null, races: [1, 9] },
    { course: 'Inner', condition: 'YIELDING', railFeet: 27, races: [4] },
  ]);
  assert.is(lateChanges && toIso(lateChanges.provenance.at), '2026-08-08T17:02:00.000Z');
});

test('scratches of another day, or none yet, are no changes', async () => {
  assert.is(await readChanges(SCRATCHES.replace('8/8/2026</font>', '8/7/2026</font>')), null);
  assert.is(await readChanges('<html><p>SCRATCHES ARE CURRENTLY NOT AVAILABLE</p></html>'), null);
});

test('a scratch file without a heading is another shape', async () => {
  assert.is(
    (await refused(readChanges('<html><body><p>Welcome</p></body></html>'))).code,
    'source.wrong-shape',
  );
});

test('a page nested without end, or without end of rows, is soon put away', async () => {
  const nested = `<header>Race 4</header>${'<div>'.repeat(100_000)}`;
  assert.is((await refused(readEntries(nested))).code, 'source.wrong-shape');
  const many = `<header>Race 5</header>${horse('1', 'Quill Harbor', '2', 'ML 2').repeat(1_000)}`;
  assert.is((await refused(readEntries(many))).code, 'source.wrong-shape');
});

test.run();
