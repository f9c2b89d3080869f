import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { TRACKS } from '#core/card/track.ts';
import { type ChainRow, linkedRows } from '#core/kernel/chain.ts';
import { instant } from '#core/kernel/instant.ts';
import { type ChainName, headLine, recordLine } from '#core/kernel/record.ts';
import { publishedLine, writtenLine } from '#core/operations/heads/published-heads.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import { resultsContent } from '#core/results/sealed-results.ts';
import {
  type ARecord,
  aRecordOfADay,
  DAY,
  headsAt,
  moment,
  withCorrection,
  withEarlierCorrection,
  withPickAfterOff,
} from '#test/support/a-forged-record.ts';
import { aRecordWithLatePick, LATE_PICKS, NOT_CHECKED } from '#test/support/a-late-pick.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { aRecordWithBetsThatDoNotCount } from '#test/support/bets-that-do-not-count.ts';

const test = suite('The independent reader of an exported record');

const folder = mkdtempSync(join(tmpdir(), 'record-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));

const READER = 'config/tooling/read-record.mjs';

function fileOf(name: string, chains: Readonly<Partial<Record<ChainName, readonly ChainRow[]>>>): string {
  const lines = Object.entries(chains).flatMap(([chain, rows]) =>
    rows.map((row) => recordLine(chain as ChainName, row)),
  );
  const file = join(folder, name);
  writeFileSync(file, lines.join(''));
  return file;
}

/** A record with the heads that the site published. */
function fileOfRecord(name: string, { picks, results, heads }: ARecord): string {
  const file = fileOf(name, { picks, results });
  appendFileSync(file, heads.map(publishedLine).join(''));
  return file;
}

const readBy = (...args: string[]) => {
  const { status, stdout } = spawnSync(process.execPath, [READER, ...args], { encoding: 'utf8' });
  return { status, stdout };
};

const first = (row: ChainRow | undefined): ChainRow => {
  if (row === undefined) throw new Error('no row');
  return row;
};

/** The whole chain sealed again with one pick changed, as the owner of everything can. */
const rewritten = (change: object): readonly ChainRow[] => aChain([{}, change, {}]);

test('it shares no line with the program', () => {
  const imports = readFileSync(READER, 'utf8').match(/from '([^']+)'/g) ?? [];
  assert.equal(imports, ["from 'node:crypto'", "from 'node:fs'"]);
});

test('an intact record is read, and the head printed that people note', () => {
  const rows = aChain([{}, {}, {}]);
  const { status, stdout } = readBy(fileOf('whole.jsonl', { picks: rows }));
  assert.is(status, 0);
  assert.match(stdout, `${headLine('picks', first(rows[2]))}: intact`);
});

test('one letter changed is found', () => {
  const rows = aChain([{}, {}, {}]).map((row) =>
    row.seq === 2 ? { ...row, text: row.text.replace('"seq":2', '"seq": 2') } : row,
  );
  const { status, stdout } = readBy(fileOf('letter.jsonl', { picks: rows }));
  assert.is(status, 1);
  assert.match(stdout, /picks: entry 2: its text does not have its hash/);
});

test("a chain sealed again as a whole is found with yesterday's head, and with an earlier file entry by entry", () => {
  const [before, after] = [aChain([{}, {}, {}]), rewritten({ analysedBy: 'somebody else' })];
  const now = fileOf('now.jsonl', { picks: after });
  assert.is(readBy(now).status, 0);
  const heads = join(folder, 'heads.txt');
  writeFileSync(
    heads,
    `a mail of August 1: ${headLine('picks', first(before[0]))}\n${headLine('picks', first(before[2]))}\n`,
  );
  assert.match(readBy(now, '--heads', heads).stdout, /picks: altered between entry 2 and entry 3/);
  const old = fileOf('old.jsonl', { picks: before });
  assert.match(readBy(now, '--old', old).stdout, /picks: entry 2 is not what the earlier file holds/);
});

test('a replay relabeled as sealed in time is found without any head', () => {
  const rows = rewritten({ sealedAt: '2026-11-02T10:00:00.000Z' });
  assert.match(
    readBy(fileOf('relabeled.jsonl', { picks: rows })).stdout,
    /entry 2: a replay is labeled as sealed/,
  );
});

test('a day as it was sealed is intact by its published heads, and none of its results was corrected', () => {
  const { status, stdout } = readBy(fileOfRecord('day.jsonl', aRecordOfADay()));
  assert.is(status, 0);
  assert.match(stdout, /^corrections of sealed results: 0$/m);
});

test('a pick added after the off that claims to be of before is refused by the head after the off', () => {
  const forged = withPickAfterOff(aRecordOfADay());
  assert.is(readBy(fileOfRecord('no-heads.jsonl', { ...forged, heads: [] })).status, 0);
  const { status, stdout } = readBy(fileOfRecord('late-pick.jsonl', forged));
  assert.is(status, 1);
  assert.match(stdout, /^picks: entry 2: dated .*, but added after Aug [23], 2025, \d+:\d\d [AP]M ET$/m);
});

test('the head in a mail or a header is enough, without any that the site publishes', () => {
  const { picks, results, heads } = withPickAfterOff(aRecordOfADay());
  const mail = join(folder, 'mail.txt');
  writeFileSync(mail, `Subject: Record of 2025-08-02\n\n${heads[0]?.text}`);
  const file = fileOf('mailed.jsonl', { picks, results });
  assert.match(readBy(file, '--heads', mail).stdout, /^picks: entry 2: dated .*, but added after/m);
});

test('an answer of the site, saved as it is, is a text with heads', () => {
  const { picks, results, heads } = withPickAfterOff(aRecordOfADay());
  const answer = join(folder, 'heads.json');
  writeFileSync(answer, JSON.stringify({ published: heads }));
  const { stdout } = readBy(fileOf('saved.jsonl', { picks, results }), '--heads', answer);
  assert.match(stdout, /^picks: entry 2: dated .*, but added after/m);
});

test('a file of the morning is intact by the heads of the evening, which are counted as newer than it', () => {
  const { picks } = aRecordOfADay();
  const rows = aChain([{}], picks[0] ?? null);
  const evening = join(folder, 'evening.txt');
  writeFileSync(evening, `${headLine('picks', first(rows[0]), moment('2025-08-02T23:00:00Z'))}\n`);
  const morning = (written: string) => {
    const file = fileOf('morning.jsonl', { picks });
    appendFileSync(file, writtenLine(moment(written)));
    return readBy(file, '--heads', evening);
  };
  const { status, stdout } = morning('2025-08-02T15:00:00Z');
  assert.is(status, 0);
  assert.match(
    stdout,
    /^not checked: 1 noted head is newer than this file, which ends at Aug 2, 2025, 11:00 AM ET$/m,
  );
  const cut = morning('2025-08-02T23:30:00Z');
  assert.is(cut.status, 1, 'a row that was there when the file was written is missing');
  assert.match(cut.stdout, /^picks: entry 2 was noted and is gone/m);
  assert.is(
    readBy(fileOf('old.jsonl', { picks }), '--heads', evening).status,
    0,
    'an earlier file says no time',
  );
});

test('a line that is no row, such as an answer of the site saved as it is, is named', () => {
  const file = join(folder, 'answer.jsonl');
  writeFileSync(file, '{"rows":[],"next":null}\n');
  const { status, stderr } = spawnSync(process.execPath, [READER, file], { encoding: 'utf8' });
  assert.is(status, 2);
  assert.match(stderr, /answer\.jsonl, line 1: not an entry of the record/);
});

test('a pick sealed after the off that the result names bets on nothing, whatever off it names itself', () => {
  const { picks } = aRecordOfADay();
  const said = entryIn(first(picks[0]));
  const horse = said.tickets[0]?.horses[0] ?? null;
  const { raceNumber } = said;
  const starters = ['1', '2', '3'].map((programNumber) => aFinisher({ programNumber }));
  const sheet = {
    ...aSheet({ races: [aRaceResult({ raceNumber, starters, offMinute: 13 * 60 })] }),
    day: DAY,
  };
  const ran = linkedRows([resultsContent(sheet, moment('2025-08-02T17:30:00Z'), digest)], null, digest);
  const sealed = (sealedAt: string, off: string | null) =>
    readBy(
      fileOf('later.jsonl', {
        picks: aChain([{ sealedAt, off, verdict: { kind: 'BET', horse, priceToTake: null } }]),
        results: ran,
      }),
    );
  for (const off of [null, '2025-08-02T18:00:00.000Z']) {
    const { status, stdout } = sealed('2025-08-02T17:05:00.000Z', off);
    assert.is(status, 0);
    assert.match(
      stdout,
      /^not counted: entry 1, sealed Aug 2, 2025, 1:05 PM ET: Saratoga, Aug 2, 2025, race \d, off at 1:00 PM ET$/m,
    );
    assert.match(stdout, /bets sealed before the off: 0 settled/);
  }
  const inItsMinute = sealed('2025-08-02T17:00:00.000Z', '2025-08-02T17:05:00.000Z').stdout;
  assert.match(inItsMinute, /bets sealed before the off: 0 settled/);
  const inTime = sealed('2025-08-02T16:59:59.999Z', '2025-08-02T17:05:00.000Z').stdout;
  assert.match(inTime, /bets sealed before the off: 1 settled/);
  assert.not.match(inTime, /not counted/);
});

test('results without a zone are read in the zone of their track; what cannot be checked is counted with the reason', () => {
  const { status, stdout } = readBy(fileOfRecord('late.jsonl', aRecordWithLatePick()));
  assert.is(status, 0);
  assert.equal(
    stdout.split('\n').filter((line) => line.startsWith('not ')),
    [...LATE_PICKS.map((pick) => `not counted: ${pick}`), `n${NOT_CHECKED}`],
  );
});

test('a race that a later chart leaves out, one without an off and one at a track whose zone nobody knows settle no bet', () => {
  const { status, stdout } = readBy(fileOfRecord('three-bets.jsonl', aRecordWithBetsThatDoNotCount()));
  assert.is(status, 0);
  assert.match(
    stdout,
    /^real races, bets sealed before the off: 1 settled, 1 won, \$1 on each made \$1\.00$/m,
  );
  assert.match(
    stdout,
    /^not counted, since no result shows them to be before the off: 3 picks: 1 without a result, 1 whose result names no off, 1 at a track whose time zone is not known$/m,
  );
});

test('the zones that it knows are those of the tracks', () => {
  const source = readFileSync(READER, 'utf8');
  for (const { slug, timeZone } of TRACKS)
    assert.match(source, new RegExp(`'${timeZone}':\\s+['\`][a-z0-9\\s-]*\\b${slug}\\b`), slug);
});

test('heads that the serving role added with another time than their text says are refused', () => {
  const record = aRecordOfADay();
  const { picks } = record;
  const tonight = {
    ...headsAt(moment('2025-08-02T12:00:00Z'), { picks, results: [] }),
    at: moment('2025-08-03T03:00:00Z'),
  };
  const { status, stdout } = readBy(
    fileOfRecord('future.jsonl', { ...record, heads: [...record.heads, tonight] }),
  );
  assert.is(status, 1);
  assert.match(
    stdout,
    /^picks: heads stored as published Aug 2, 2025, 11:00 PM ET are dated Aug 2, 2025, 8:00 AM ET$/m,
  );
});

test('races without heads soon after their off are counted: a pick may have been added to them later', () => {
  const record = aRecordOfADay();
  assert.not.match(readBy(fileOfRecord('covered.jsonl', record)).stdout, /not shown/);
  const { status, stdout } = readBy(
    fileOfRecord('uncovered.jsonl', { ...record, heads: record.heads.slice(1) }),
  );
  assert.is(status, 0);
  assert.match(
    stdout,
    /^not shown: no head was published within 10 minutes of the off of 1 of 1 races with a pick sealed in time/m,
  );
});

test('a correction added later than it claims is refused; with its true time it is counted apart, with its time', () => {
  const forged = readBy(fileOfRecord('forged.jsonl', withEarlierCorrection(aRecordOfADay())));
  assert.is(forged.status, 1);
  assert.match(
    forged.stdout,
    /^results: entry 2: dated .*, but added after Aug [23], 2025, \d+:\d\d [AP]M ET$/m,
  );
  const { status, stdout } = readBy(fileOfRecord('corrected.jsonl', withCorrection(aRecordOfADay())));
  assert.is(status, 0);
  assert.match(stdout, /^corrections of sealed results: 1$/m);
  assert.match(
    stdout,
    /^ {2}corrected Aug [23], 2025, \d+:\d\d [AP]M ET \(entry 2\): Saratoga, Aug 2, 2025, race 1: winner$/m,
  );
});

test('the return of every bet is recomputed from picks and results alone', () => {
  const [row] = aChain([{}]);
  const { day, raceNumber, voices } = entryIn(first(row));
  const horse = voices.find(({ voice: picker }) => picker === 'consensus')?.horse ?? null;
  const picks = aChain([{ verdict: { kind: 'BET', horse, priceToTake: null } }]);
  const starters = ['1', '2', '3'].map((programNumber) => aFinisher({ programNumber }));
  const sheet = { ...aSheet({ races: [aRaceResult({ raceNumber, starters })] }), day: day as never };
  const results = linkedRows([resultsContent(sheet, instant(0), digest)], null, digest);
  const { stdout } = readBy(fileOf('bets.jsonl', { picks, results }));
  assert.match(
    stdout,
    /^real races, bets sealed before the off: 1 settled, [01] won, \$1 on each (made|lost) \$\d/m,
  );
  assert.not.match(stdout, /invented races|replayed/, 'kinds of picks are never added up');
});

test('a WATCH that turned BET is a bet, and stays one when a later entry says WATCH', () => {
  const [row] = aChain([{}]);
  const { raceNumber, day, tickets } = entryIn(first(row));
  const horse = tickets[0]?.horses[0] ?? null;
  const said = (kind: 'BET' | 'WATCH') => ({ verdict: { kind, horse, priceToTake: null } });
  const turn = { from: 'WATCH' as const, cause: 'WATCH became BET.', price: null, board: null };
  const starters = ['1', '2', '3'].map((programNumber) => aFinisher({ programNumber }));
  const sheet = { ...aSheet({ races: [aRaceResult({ raceNumber, starters })] }), day: day as never };
  const results = linkedRows([resultsContent(sheet, instant(0), digest)], null, digest);
  const settled = (picks: readonly ChainRow[]) => readBy(fileOf('turned.jsonl', { picks, results })).stdout;
  assert.match(settled(aChain([said('WATCH')])), /^real races, bets sealed before the off: 0 settled/m);
  const turned = aChain([said('WATCH'), { ...said('BET'), turn }, said('WATCH')]);
  assert.match(settled(turned), /^real races, bets sealed before the off: 1 settled/m);
  assert.match(settled(turned), /picks 3 [0-9a-f]{64}: intact/);
});

test('sha256sum alone gives the hash of an entry', () => {
  const row = first(aChain([{}])[0]);
  const file = join(folder, 'entry.txt');
  writeFileSync(file, row.text);
  const [hash] = execFileSync('sha256sum', [file], { encoding: 'utf8' }).split(' ');
  assert.is(hash, row.hash);
});

test.run();
