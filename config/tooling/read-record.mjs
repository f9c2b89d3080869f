// Reads a file of `racing-cli ledger export` and recomputes it. On purpose it shares no line with the program that wrote it:
//   node config/tooling/read-record.mjs record.jsonl [--heads heads.txt] [--old earlier-record.jsonl]
// Exit code 0: nothing wrong; 1: something is, and the first altered entry of each chain is named.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const ZEROS = '0'.repeat(64);
const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

/** Chains of a file: name, then rows in the order of the file. */
function chainsOf(file) {
  const chains = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { chain, seq, hash, text } = JSON.parse(line);
    const rows = chains.get(chain) ?? [];
    rows.push({ seq, hash, text, said: JSON.parse(text) });
    chains.set(chain, rows);
  }
  return chains;
}

/** Heads noted earlier, in any text that has `picks 398 <hash>` in it: a mail, a feed, a git log. */
function headsOf(file) {
  const found = readFileSync(file, 'utf8').matchAll(/\b(picks|results|audit) (\d+) ([0-9a-f]{64})\b/g);
  return [...found].map(([, chain, seq, hash]) => ({ chain, seq: Number(seq), hash }));
}

/** The first row whose place, hash or link is wrong. */
function linkProblem(rows) {
  let [seq, previous] = [0, ZEROS];
  for (const row of rows) {
    if (row.seq !== seq + 1) return `entry ${seq + 1} is missing`;
    if (sha256(row.text) !== row.hash) return `entry ${row.seq}: its text does not have its hash`;
    if (row.said.seq !== row.seq) return `entry ${row.seq}: its text belongs to entry ${row.said.seq}`;
    if (row.said.previous !== previous) return `entry ${row.seq}: it does not follow entry ${seq}`;
    [seq, previous] = [row.seq, row.hash];
  }
  return null;
}

/** The first noted head that is no longer there, and where the change must lie. */
function headProblem(rows, heads) {
  let safe = 0;
  for (const { seq, hash } of heads.toSorted((a, b) => a.seq - b.seq)) {
    const row = rows[seq - 1];
    if (row === undefined) return `entry ${seq} was noted and is gone`;
    if (row.hash !== hash)
      return `altered between entry ${safe + 1} and entry ${seq}: entry ${seq} had another hash`;
    safe = seq;
  }
  return null;
}

/** The first row that differs from an earlier export. */
function oldProblem(rows, old) {
  const changed = old.find(({ seq, hash }) => rows[seq - 1]?.hash !== hash);
  return changed === undefined ? null : `entry ${changed.seq} is not what the earlier file holds`;
}

/** The first pick whose labels contradict its own times. */
function labelProblem(rows) {
  let latest = 0;
  for (const { seq, said } of rows) {
    const [off, sealed, racing] = [said.off, said.sealedAt, said.racingAt].map((text) =>
      Date.parse(text ?? ''),
    );
    if (sealed < latest - 3_600_000) return `entry ${seq}: it claims to be older than an entry before it`;
    latest = Math.max(latest, sealed);
    if (Number.isNaN(off)) continue;
    if (said.isAfterOff !== racing >= off)
      return `entry ${seq}: its label and its times disagree about the off`;
    const isLate = !said.isDemo && !said.isReplayed && !said.isAfterOff && sealed >= off;
    if (isLate) return `entry ${seq}: a replay is labeled as sealed before the off`;
  }
  return null;
}

const KINDS = ['chart', 'trackmaster-chart', 'aqueduct-table', 'nyra-tables', 'live', 'desk', 'simulation'];

/** The last result of each race: `saratoga 2025-08-02 5`, invented ones apart; the most detailed kind of sheet wins. */
function resultsByRace(rows) {
  const byRace = new Map();
  for (const kind of KINDS.toReversed())
    for (const { said } of rows.filter((row) => row.said.kind === kind))
      for (const race of said.races)
        byRace.set(`${kind === 'simulation'} ${said.trackSlug} ${said.day} ${race.raceNumber}`, race);
  return byRace;
}

/** What a dollar to win on a program number came to; null where nothing was at risk. */
function dollarOn(number, race) {
  const starter = race.starters.find(({ programNumber }) => programNumber === number);
  if (race.isCancelled || race.isWinnerInDoubt || starter === undefined || starter.noBetting !== null)
    return null;
  // Without any payoff to win, none is reported yet.
  if (race.win.length === 0) return null;
  const paid = race.win.find(({ numbers }) => numbers === starter.bettingInterest);
  return paid === undefined || paid.payoff === null ? -1 : paid.payoff / paid.base - 1;
}

const isBet = ({ verdict }) => ['BET', 'PLAY'].includes(verdict.kind) && verdict.horse !== null;

/** All picks of each race from before its off, in the order they were sealed. */
function picksByRace(rows, { isDemo, isReplayed }) {
  const picks = new Map();
  for (const { said } of rows)
    if (said.isDemo === isDemo && said.isReplayed === isReplayed && !said.isAfterOff)
      picks.set(said.raceId, [...(picks.get(said.raceId) ?? []), said]);
  return [...picks.values()];
}

/** The pick that counts: the first BET whose horse ran, since whoever followed it has bet; else, and of replays, the last. */
function countedPick(picks, race) {
  const ran = ({ verdict }) =>
    race?.starters.some(
      (starter) => starter.programNumber === verdict.horse.programNumber && starter.noBetting === null,
    );
  return picks.find((pick) => !pick.isReplayed && isBet(pick) && ran(pick)) ?? picks.at(-1);
}

/** What following every BET returned, recomputed from picks and results; null where there is no pick of the kind. */
function betsText(picks, results, kind) {
  const byRace = resultsByRace(results);
  const sealed = picksByRace(picks, kind);
  if (sealed.length === 0) return null;
  const profits = sealed.flatMap((ofRace) => {
    const [{ trackSlug, day, raceNumber }] = ofRace;
    const race = byRace.get(`${kind.isDemo} ${trackSlug} ${day} ${raceNumber}`);
    const pick = countedPick(ofRace, race);
    if (race === undefined || !isBet(pick)) return [];
    return dollarOn(pick.verdict.horse.programNumber, race) ?? [];
  });
  const won = profits.filter((profit) => profit > -1).length;
  const sum = profits.reduce((total, profit) => total + profit, 0);
  const what = `${kind.isDemo ? 'invented races' : 'real races'}, bets ${kind.isReplayed ? 'replayed later' : 'sealed before the off'}`;
  return `${what}: ${profits.length} settled, ${won} won, $1 on each ${sum < 0 ? 'lost' : 'made'} $${Math.abs(sum).toFixed(2)}`;
}

function optionOf(name) {
  const index = process.argv.indexOf(name);
  return index < 0 ? null : process.argv[index + 1];
}

const file = process.argv[2];
if (file === undefined || file.startsWith('--')) {
  console.error('usage: node read-record.mjs record.jsonl [--heads heads.txt] [--old earlier-record.jsonl]');
  process.exit(2);
}
const chains = chainsOf(file);
const heads = optionOf('--heads') === null ? [] : headsOf(optionOf('--heads'));
const old = optionOf('--old') === null ? new Map() : chainsOf(optionOf('--old'));
let isWhole = true;
for (const name of ['picks', 'results', 'audit']) {
  const rows = chains.get(name) ?? [];
  const problem =
    linkProblem(rows) ??
    oldProblem(rows, old.get(name) ?? []) ??
    headProblem(
      rows,
      heads.filter(({ chain }) => chain === name),
    ) ??
    (name === 'picks' ? labelProblem(rows) : null);
  isWhole &&= problem === null;
  const last = rows.at(-1);
  console.log(
    problem === null ? `${name} ${last?.seq ?? 0} ${last?.hash ?? ZEROS}: intact` : `${name}: ${problem}`,
  );
}
if (isWhole)
  for (const isDemo of [false, true])
    for (const isReplayed of [false, true]) {
      const text = betsText(chains.get('picks') ?? [], chains.get('results') ?? [], { isDemo, isReplayed });
      if (text !== null) console.log(text);
    }
process.exit(isWhole ? 0 : 1);
