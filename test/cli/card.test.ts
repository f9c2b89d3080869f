import { CommanderError } from 'commander';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type CardDeps, cardCommand } from '#cli/card.ts';
import { cardSheet } from '#core/card/card-sheet.ts';
import { summaryOf } from '#core/card/card-summary.ts';
import type { CardImport } from '#core/card/use-cases/import-card.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { aCard } from '#test/support/a-card.ts';

const test = suite('racing-cli card');

interface CommandResult {
  out: string;
  err: string;
  error: unknown;
}

/** Runs the command and gives what it wrote to stdout and stderr. */
async function run(deps: Partial<CardDeps>, ...args: string[]): Promise<CommandResult & { closed: number }> {
  const result: CommandResult & { closed: number } = { out: '', err: '', error: null, closed: 0 };
  const [out, err] = [process.stdout.write, process.stderr.write];
  const into = (stream: 'out' | 'err') => (text: unknown) => {
    result[stream] += String(text);
    return true;
  };
  process.stdout.write = into('out');
  process.stderr.write = into('err');
  const missing = () => Promise.reject(new Error('not expected'));
  const close = async () => {
    result.closed += 1;
  };
  const command = cardCommand(async () => ({
    cardFiles: async (path: string) => [{ path, member: null }],
    importCard: missing,
    showCard: missing,
    close,
    ...deps,
  }));
  for (const each of [command, ...command.commands]) each.exitOverride();
  try {
    await command.parseAsync(args, { from: 'user' });
  } catch (error) {
    result.error = error;
  } finally {
    process.stdout.write = out;
    process.stderr.write = err;
  }
  return result;
}

const card = aCard();
const imported = {
  outcome: 'kept',
  trackSlug: 'saratoga',
  day: '2025-08-02',
  source: 'Brisnet card A.DRF',
  summary: summaryOf(card),
  remarks: [],
  changes: [],
  otherFormat: null,
  keptBeside: null,
} as const satisfies CardImport;
const refused = new Refusal('invalid', 'card.file-empty', 'B.DRF: the file is empty.');

test('an import prints what was read', async () => {
  const { out, closed } = await run({ importCard: async () => imported }, 'import', 'A.DRF');
  assert.match(out, 'A.DRF: saved the saratoga card for 2025-08-02');
  assert.match(out, '2 races, 12 runners: 12 starters');
  assert.is(closed, 1);
});

test('an import with --json writes JSON and nothing else to stdout', async () => {
  const { out } = await run({ importCard: async () => imported }, 'import', 'A.DRF', '--json');
  assert.equal(JSON.parse(out), [{ file: 'A.DRF', ...imported }]);
});

test('--replace is passed on, and the changes are listed', async () => {
  const change = { raceNumber: 1, programNumber: '2', what: 'weightLb', stored: '120', imported: '118' };
  const replaceFlags: boolean[] = [];
  const importCard: CardDeps['importCard'] = async (_path, _member, { replace }) => {
    replaceFlags.push(replace);
    return { ...imported, outcome: 'replaced', changes: Array(12).fill(change) };
  };
  const { out } = await run({ importCard }, 'import', 'A.DRF', '--replace');
  assert.equal(replaceFlags, [true]);
  assert.match(out, 'replaced the saratoga card for 2025-08-02 (12 facts changed)');
  assert.match(out, 'race 1, #2, weightLb: "118", was "120"');
  assert.match(out, 'and 2 more');
});

test('one refused file ends the command with its own sentence', async () => {
  const { error, out, closed } = await run({ importCard: () => Promise.reject(refused) }, 'import', 'B.DRF');
  assert.is(error, refused);
  assert.is(out, '');
  assert.is(closed, 1);
});

test('of several files the good ones are stored, the bad one is named, and the exit code is 3', async () => {
  const importCard: CardDeps['importCard'] = (path) =>
    path === 'B.DRF' ? Promise.reject(refused) : Promise.resolve(imported);
  const { error, out, err } = await run({ importCard }, 'import', 'A.DRF', 'B.DRF', 'C.DRF');
  assert.match(err, 'B.DRF: the file is empty.');
  assert.match(out, 'A.DRF: saved');
  assert.match(out, 'C.DRF: saved');
  assert.instance(error, Refusal);
  assert.is((error as Refusal).message, '1 of 3 files were refused.');
});

test('a zip is imported file by file; anything in it that is not a card is skipped', async () => {
  const files = ['a.drf', 'chart.xml'].map((member) => ({ path: 'cards.zip', member }));
  const chart = new Refusal(
    'invalid',
    'card.file-other',
    'cards.zip, chart.xml: it is a result chart, not a card.',
  );
  const importCard: CardDeps['importCard'] = (_path, member) =>
    member === 'a.drf' ? Promise.resolve(imported) : Promise.reject(chart);
  const { error, out, err } = await run({ cardFiles: async () => files, importCard }, 'import', 'cards.zip');
  assert.is(error, null);
  assert.match(out, 'cards.zip, a.drf: saved');
  assert.match(err, 'cards.zip, chart.xml: it is a result chart, not a card. Skipped.');
  const none = await run(
    { cardFiles: async () => files, importCard: () => Promise.reject(chart) },
    'import',
    'cards.zip',
  );
  assert.is((none.error as Refusal).message, 'None of the 2 files is a card.');
});

test('a chart and a zip of charts given with the cards are skipped, and the exit code is 0', async () => {
  const chart = new Refusal('invalid', 'card.file-other', 'c.xml: it is a result chart, not a card.');
  const cardFiles: CardDeps['cardFiles'] = async (path) => {
    if (path === 'c.zip') throw new Refusal('invalid', 'zip.empty', 'c.zip: it holds no .drf or .xml file.');
    return [{ path, member: null }];
  };
  const importCard: CardDeps['importCard'] = (path) =>
    path === 'c.xml' ? Promise.reject(chart) : Promise.resolve(imported);
  const { error, err } = await run({ cardFiles, importCard }, 'import', 'c.zip', 'A.DRF', 'c.xml');
  assert.is(error, null);
  assert.match(err, 'c.zip: it holds no .drf or .xml file. Skipped.');
  assert.match(err, 'c.xml: it is a result chart, not a card. Skipped.');
});

test('an unreadable path does not undo the others', async () => {
  const cardFiles: CardDeps['cardFiles'] = async (path) => {
    if (path === 'bad.zip') throw new Refusal('invalid', 'zip.damaged', 'bad.zip: it is cut off.');
    return [{ path, member: null }];
  };
  const { error, out, err } = await run(
    { cardFiles, importCard: async () => imported },
    'import',
    'bad.zip',
    'A.DRF',
  );
  assert.match(err, 'bad.zip: it is cut off.');
  assert.match(out, 'A.DRF: saved');
  assert.is((error as Refusal).message, '1 of 2 files were refused.');
});

test('--zone takes a North American time zone; remarks are printed', async () => {
  const zones: (string | null)[] = [];
  const importCard: CardDeps['importCard'] = async (_path, _member, { zone }) => {
    zones.push(zone);
    return { ...imported, remarks: ['QQQ is not a listed track.'] };
  };
  const { out } = await run({ importCard }, 'import', 'A.DRF', '--zone', 'America/Denver');
  await run({ importCard }, 'import', 'A.DRF');
  assert.equal(zones, ['mountain', null]);
  assert.match(out, '\n  QQQ is not a listed track.\n');
  const { error } = await run({ importCard }, 'import', 'A.DRF', '--zone', 'Europe/Paris');
  assert.instance(error, CommanderError);
});

test('another format of the stored card prints counts, and each contradiction by race and horse', async () => {
  const contradiction = {
    raceNumber: 2,
    programNumber: '2',
    horseName: 'AMBER ANCHOR',
    line: { kind: 'earlier race', day: '2023-09-02' as RaceDay },
    what: 'odds',
    path: 'pastPerformances.1.odds',
    stored: '3',
    imported: '3.3',
    isOfEntry: false,
  } as const;
  const counts = { agree: 31_600, onlyStored: 94, onlyImported: 46 };
  const otherFormat = {
    ...counts,
    source: 'Brisnet card A.DRF',
    contradictions: Array(42).fill(contradiction),
  };
  const keptBeside = { source: 'TrackMaster card a.xml', pastPerformances: 646, workouts: 1_119 };
  const importCard = async () => ({ ...imported, outcome: 'beside', otherFormat, keptBeside }) as const;
  const { out } = await run({ importCard }, 'import', 'a.xml');
  assert.match(
    out,
    'a.xml: the saratoga card for 2025-08-02 was already imported, from Brisnet card A.DRF, and is unchanged; ' +
      'kept 646 past races and 1,119 works of TrackMaster card a.xml beside those of Brisnet card A.DRF. ' +
      'To use this file instead, add --replace.',
  );
  assert.match(
    out,
    'compared: 31,600 facts agree, 42 differ; 94 only in the stored card, 46 only in this file.',
  );
  assert.match(out, 'race 2, #2 AMBER ANCHOR, earlier race of 2023-09-02, odds: "3.3" here, "3" stored');
  assert.match(out, 'and 2 more (--json lists all)');
});

test('a card replaced by another format says which past races are kept beside the new ones', async () => {
  const importCard = async () =>
    ({
      ...imported,
      source: 'TrackMaster card a.xml',
      outcome: 'replaced',
      otherFormat: {
        source: 'Brisnet card A.DRF',
        agree: 9,
        onlyStored: 0,
        onlyImported: 0,
        contradictions: [],
      },
      keptBeside: { source: 'Brisnet card A.DRF', pastPerformances: 1, workouts: 2 },
    }) as const;
  const { out } = await run({ importCard }, 'import', 'a.xml', '--replace');
  assert.match(
    out,
    'a.xml: replaced the saratoga card for 2025-08-02, which was from Brisnet card A.DRF; ' +
      'kept its 1 past race and 2 works beside those of TrackMaster card a.xml',
  );
});

test('show prints each race with a table of its runners', async () => {
  const requests: string[][] = [];
  const showCard: CardDeps['showCard'] = async (...what) => {
    requests.push(what);
    return cardSheet(card);
  };
  const { out } = await run({ showCard }, 'show', '2025-08-02');
  assert.equal(requests, [['saratoga', '2025-08-02']]);
  assert.match(out, 'Saratoga, 2025-08-02 (Brisnet card SAR0802.DRF)');
  assert.match(out, 'Race 2  1:35 PM ET  6F · Dirt · Allowance, NW1X · $80,000 · 6 starters');
  assert.match(out, /\n {2}pgm {2}pp {2}horse +jockey +trainer +m\/l +last fig\n/);
  assert.match(out, /\n {4}1 {3}1 {2}PAPER LANTERN 1 +LANE ROBIN +MARSH ALEX +5-2 +-\n/);
  assert.not.match(out, / +\n/);
});

test('a demo card is printed as one, another track is chosen by slug', async () => {
  const showCard: CardDeps['showCard'] = async (track) => {
    assert.is(track, 'del-mar');
    return cardSheet(aCard({ tier: 'demo' }));
  };
  const { out, error } = await run({ showCard }, 'show', '2025-08-02', '--track', 'del-mar');
  assert.is(error, null);
  assert.match(out, 'DEMO');
});

test('an invalid day and a missing file name are bad usage before anything is opened', async () => {
  for (const args of [['show', '2025-02-30'], ['show'], ['import']]) {
    const { error, closed } = await run({}, ...args);
    assert.instance(error, CommanderError);
    assert.is(closed, 0);
  }
});

test.run();
