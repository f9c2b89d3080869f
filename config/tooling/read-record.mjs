// Reads a file of `racing-cli ledger export` and recomputes it. On purpose it shares no line with the program that wrote it:
//   node config/tooling/read-record.mjs record.jsonl [--heads heads.txt] [--old earlier-record.jsonl]
// Exit code 0: nothing wrong; 1: something is, and the first altered entry of each chain is named.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const ZEROS = '0'.repeat(64);
const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

/** Zones of tracks, for entries that name none. */
const TRACKS = {
  'America/Denver': `
    albuquerque arapahoe-park energy-downs ruidoso-downs sunray-park sunland-park sweetwater-downs
    wyoming-downs zia-park alberta-downs blackfoot les-bois-park cassia-county-fair dixie-downs emmett
    great-falls jerome-county-fair laurel-brown miles-city millarville oneida-county-fair
    pocatello-downs rupert-downs sandy-downs weber-downs yellowstone-downs
  `,
  'America/Chicago': `
    arlington-park atokad canterbury-park columbus chippewa-downs delta-downs ellis-park
    evangeline-downs fanduel-fairmount north-dakota-horse-park fair-grounds fair-meadows fonner-park
    fairmount-park-old fairmount-park gillespie hawthorne sam-houston horsemens-park kentucky-downs
    louisiana-downs lincoln lone-star-park oaklawn prairie-meadows retama-park remington-park
    will-rogers-downs anthony-downs brown-county-fair blue-ribbon-downs fair-play-park fort-pierre
    manor-downs percy-warner the-woodlands
  `,
  'America/New_York': `
    aqueduct atlantic-city belmont-at-the-big-a belmont-park belterra-park colonial-downs calder
    charles-town delaware-park far-hills finger-lakes foxfield gulfstream-park gulfstream-park-west
    hialeah-park keeneland laurel-park meadowlands middleburg mountaineer monmouth-park montpelier
    mahoning-valley penn-national presque-isle-downs pimlico parx saratoga suffolk-downs
    tampa-bay-downs thistledown timonium turfway-park aiken ajax-downs beulah-park camden charleston
    charlotte fair-hill great-lakes-downs glyndon grand-national great-meadow genesee-valley
    hazel-park malvern monkton old-dominion-hounds pine-mountain-callaway pinnacle river-downs
    rockingham-park strawberry-hill shawan-downs tryon pennsylvania-hunt-cup willowdale winterthur
  `,
  'America/Winnipeg': 'assiniboia-downs',
  'America/Phoenix': `
    arizona-downs rillito turf-paradise cochise-county-fair-douglas santa-cruz-county-fair-sonoita
    yavapai-downs
  `,
  'America/Los_Angeles': `
    betfair-hollywood-park del-mar elko white-pine emerald-downs ferndale fresno golden-gate-fields
    grants-pass hollywood-park los-alamitos-night los-alamitos pleasanton portland-meadows
    crooked-river santa-anita sacramento santa-rosa tillamook eastern-oregon bay-meadows
    harney-county-fair barretts-meet-at-fairplex fairplex-park kamloops kin-park
    oak-tree-at-santa-anita oak-tree-at-hollywood-park oak-tree-at-pleasanton solano stockton
    sun-downs waitsburg walla-walla yakima-meadows
  `,
  'America/Kentucky/Louisville': 'churchill-downs',
  'America/Edmonton': 'century-mile century-downs grande-prairie lethbridge northlands-park stampede-park',
  'America/Puerto_Rico': 'camarero',
  'America/Toronto': 'fort-erie woodbine',
  'America/Indiana/Indianapolis': 'hoosier-park horseshoe-indianapolis',
  'America/Vancouver': 'hastings',
  'America/Regina': 'marquis-downs',
};

const zonesBySlug = new Map(
  Object.entries(TRACKS).flatMap(([zone, slugs]) =>
    slugs
      .trim()
      .split(/\s+/)
      .map((slug) => [slug, zone]),
  ),
);

/** The zone of an entry's track, as it says, else as listed; null for an unknown track. */
const zoneOf = ({ timeZone, trackSlug }) => timeZone ?? zonesBySlug.get(trackSlug) ?? null;

/** `Aug 2, 2025, 1:01 PM ET`; in New York's zone where the track's is not known. */
const timeText = (time, zone) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone ?? 'America/New_York',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
  }).format(new Date(time));

const dayText = (day) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** `del-mar` as `Del Mar`; the three letters of a track without a name. */
const trackText = ({ track, trackSlug }) =>
  trackSlug?.replace(/(^|-)([a-z])/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`) ?? track;

/** Heads in any text that has `picks 398 <hash> at 2026-08-01T14:00:00.000Z` in it: a mail, a feed, a git log. */
function headsIn(text, published) {
  const heads = /(picks|results|audit) (\d+) ([0-9a-f]{64})\b(?: at (\d{4}-\d\d-\d\dT[\d:.]+Z))?/g;
  return [...text.matchAll(heads)].map(([, chain, seq, hash, time = published]) => ({
    chain,
    seq: Number(seq),
    hash,
    time: Date.parse(time ?? ''),
  }));
}

function rowOf(line, file, number) {
  try {
    const { chain, seq, hash, text, at, writtenAt } = JSON.parse(line);
    return { chain, seq, hash, text, at, writtenAt, said: chain === 'heads' ? null : JSON.parse(text) };
  } catch {
    console.error(
      `${file}, line ${number}: not an entry of the record. Each line is {"chain":"picks","seq":…,"hash":…,"text":…}.`,
    );
    process.exit(2);
  }
}

/** A file: its chains by name, entries in the order of the file, the heads that the site published itself, and when it was written. */
function recordOf(file) {
  const [chains, heads] = [new Map(), []];
  let [written, latest] = [null, -Infinity];
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line === '') continue;
    const { chain, at, writtenAt, ...row } = rowOf(line, file, index + 1);
    if (writtenAt !== undefined) written = Date.parse(writtenAt);
    if (chain === 'heads')
      heads.push(...headsIn(row.text, at).map((head) => ({ ...head, stored: Date.parse(at) })));
    else {
      if (!chains.has(chain)) chains.set(chain, []);
      chains.get(chain).push(row);
    }
    latest = Math.max(latest, Date.parse(row.said?.sealedAt ?? at ?? '') || -Infinity);
  }
  // Earlier files do not say when they were written: at the last time in them, or later.
  return { chains, heads, written: written ?? latest };
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

/** A noted head of a row that was sealed after the file was written: the file cannot have it. */
const isNewer = ({ seq, time }, rows, written) => seq > rows.length && time > written;

/** The first row that differs from an earlier export. */
function oldProblem(rows, old) {
  const changed = old.find(({ seq, hash }) => rows[seq - 1]?.hash !== hash);
  return changed === undefined ? null : `entry ${changed.seq} is not what the earlier file holds`;
}

/** The first entry that claims a time at which it was not there yet, or after which it was there already. */
function timeProblem(rows, heads) {
  const timed = heads.filter(({ time }) => !Number.isNaN(time)).sort((a, b) => a.seq - b.seq);
  const there = timed.map(({ time }) => time);
  for (let place = there.length - 2; place >= 0; place -= 1)
    there[place] = Math.min(there[place], there[place + 1]);
  let [next, published, latest] = [0, -Infinity, -Infinity];
  for (const { seq, said } of rows) {
    const sealed = Date.parse(said.sealedAt);
    if (Number.isNaN(sealed)) return `entry ${seq}: it does not say when it was sealed`;
    for (; next < timed.length && timed[next].seq < seq; next += 1)
      published = Math.max(published, timed[next].time);
    if (sealed < latest - 3_600_000)
      return `entry ${seq}: dated more than an hour before an entry that precedes it`;
    latest = Math.max(latest, sealed);
    if (sealed < published - 60_000)
      return `entry ${seq}: dated ${timeText(sealed, zoneOf(said))}, but added after ${timeText(published, zoneOf(said))}`;
    if (sealed > (there[next] ?? Infinity) + 60_000)
      return `entry ${seq}: dated ${timeText(sealed, zoneOf(said))}, but sealed by ${timeText(there[next], zoneOf(said))}, when it was published`;
  }
  return null;
}

/** The first published heads whose text says another time than the site stored them under. */
function storedProblem(heads) {
  const other = heads.find(({ time, stored }) => Math.abs(time - stored) > 60_000);
  if (other === undefined) return null;
  return `heads stored as published ${timeText(other.stored)} are dated ${timeText(other.time)}`;
}

const isInTime = ({ isDemo, isReplayed, isAfterOff }) => !isDemo && !isReplayed && !isAfterOff;

/** Races with a pick sealed in time that no head followed within ten minutes of the off: a pick may have been added later. */
function racesWithoutHead(rows, heads, written) {
  const races = new Map();
  for (const { seq, said } of rows) {
    const off = Date.parse(said.off ?? '');
    if (isInTime(said) && off + 600_000 <= written) races.set(said.raceId, { off, seq });
  }
  const timed = heads.filter(({ time }) => !Number.isNaN(time));
  const lacking = [...races.values()].filter(
    ({ off, seq }) =>
      !timed.some((head) => head.seq >= seq && head.time >= off && head.time <= off + 600_000),
  );
  return { all: races.size, lacking: lacking.length };
}

/** Milliseconds that a zone is ahead of UTC at a moment. */
function zoneOffset(moment, timeZone) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...Object.fromEntries(
      ['year', 'month', 'day', 'hour', 'minute', 'second'].map((part) => [part, 'numeric']),
    ),
  }).formatToParts(moment);
  const [year, month, day, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map(
    (name) => Number(parts.find(({ type }) => type === name).value),
  );
  return Date.UTC(year, month - 1, day, hour, minute, second) - moment;
}

/** When the minute begins in which a race went off, as its result says; before 6 AM of the night after the race day. Null where it does not say it with a zone. */
function offByResult({ off }) {
  if (off === undefined || off.minute === null || off.zone === null) return null;
  const minute = off.minute < 360 ? off.minute + 1440 : off.minute;
  const wall = Date.parse(`${off.day}T00:00:00Z`) + minute * 60_000;
  return wall - zoneOffset(wall - zoneOffset(wall, off.zone), off.zone);
}

/** Whether a pick was sealed after its race went off, whatever off the pick itself names. */
function isAfterResultOff(pick, race) {
  const off = race === undefined ? null : offByResult(race);
  return isInTime(pick) && off !== null && Date.parse(pick.sealedAt) >= off;
}

/**
 * Whether a result shows that a pick is from before the off: it knew less, and unless it is a replay it was written down
 * before. Without an off, or without a zone for it, nothing shows that.
 */
function isShownBeforeOff(pick, race) {
  if (pick.isDemo) return true;
  const off = race === undefined ? null : offByResult(race);
  if (off === null) return false;
  return Date.parse(pick.racingAt) < off && (pick.isReplayed || Date.parse(pick.sealedAt) < off);
}

/** The first pick whose labels contradict its own times. */
function labelProblem(rows) {
  for (const { seq, said } of rows) {
    const [off, sealed, racing] = [said.off, said.sealedAt, said.racingAt].map((text) =>
      Date.parse(text ?? ''),
    );
    if (Number.isNaN(off)) continue;
    if (said.isAfterOff !== racing >= off)
      return `entry ${seq}: its label and its times disagree about the off`;
    const isLate = !said.isDemo && !said.isReplayed && !said.isAfterOff && sealed >= off;
    if (isLate) return `entry ${seq}: a replay is labeled as sealed before the off`;
  }
  return null;
}

const KINDS = ['chart', 'trackmaster-chart', 'nyra-tables', 'aqueduct-table', 'live', 'desk', 'simulation'];

/** Rows of the kinds of sheets that are known, with each horse of a race once, as it is named first. */
const readable = (rows) =>
  rows
    .filter(({ said }) => KINDS.includes(said.kind))
    .map(({ said, ...row }) => ({ ...row, said: { ...said, races: said.races.map(withoutDoubles) } }));

function withoutDoubles(race) {
  const first = new Map(race.starters.toReversed().map((starter) => [starter.programNumber, starter]));
  return {
    ...race,
    starters: race.starters.filter((starter) => first.get(starter.programNumber) === starter),
  };
}

/** A race with the payoffs and odds that it leaves out as a less detailed sheet has them. */
function completed(race, other) {
  const odds = new Map(other.starters.map((starter) => [starter.programNumber, starter.odds]));
  const starters = race.starters.map((starter) =>
    starter.noBetting === null && starter.odds === null
      ? { ...starter, odds: odds.get(starter.programNumber) ?? null }
      : starter,
  );
  return { ...race, starters, win: race.win.length > 0 ? race.win : other.win };
}

/**
 * The result of each race by the last row of each kind of sheet, `saratoga 2025-08-02 5`, invented ones apart; the most
 * detailed kind wins. A race that the last row leaves out has no result by it. A row without a slug is of no track that a
 * pick names.
 */
function resultsByRace(rows) {
  const named = rows.filter(({ said }) => said.trackSlug !== null);
  const last = new Map(named.map((row) => [`${row.said.trackSlug} ${row.said.day} ${row.said.kind}`, row]));
  const byRace = new Map();
  for (const kind of KINDS)
    for (const { said } of [...last.values()].filter((row) => row.said.kind === kind))
      for (const race of said.races) {
        const key = `${kind === 'simulation'} ${said.trackSlug} ${said.day} ${race.raceNumber}`;
        const before = byRace.get(key);
        if (before === undefined) byRace.set(key, race);
        else if (kind !== 'live' && kind !== 'desk' && before.isCancelled === race.isCancelled)
          byRace.set(key, completed(before, race));
      }
  const offs = offsByRace(named);
  return new Map([...byRace].map(([key, race]) => [key, { ...race, off: offs.get(key) }]));
}

/** The off of each race by the last row of each kind: the most detailed counts, and what it does not name others do, but no live result and not the desk. */
function offsByRace(rows) {
  const [last, offs] = [new Map(), new Map()];
  for (const { said } of rows) last.set(`${said.trackSlug} ${said.day} ${said.kind}`, said);
  for (const kind of KINDS)
    for (const said of [...last.values()].filter((said) => said.kind === kind))
      for (const { raceNumber, isCancelled, offMinute } of said.races) {
        const key = `${kind === 'simulation'} ${said.trackSlug} ${said.day} ${raceNumber}`;
        const before = offs.get(key);
        const completes = before?.minute === null && before.isCancelled === isCancelled && offMinute !== null;
        if (before === undefined || (completes && kind !== 'live' && kind !== 'desk'))
          offs.set(key, { day: said.day, minute: offMinute, zone: zoneOf(said), isCancelled });
      }
  return offs;
}

const sorted = (items) => items.map(String).sort().join(' ');

/** What a race says that a score rests on; an empty text where it says nothing. */
function outcomeOf({ starters, win }) {
  const paid = win.filter(({ payoff }) => payoff !== null);
  const numbersOf = (some) => some.map(({ programNumber }) => programNumber);
  return {
    winner: sorted(numbersOf(starters.filter(({ official }) => official === 1))),
    payoff: sorted(paid.map(({ payoff, base }) => (payoff / base).toFixed(3))),
    paidNumbers: sorted(paid.map(({ numbers }) => numbers)),
    paidStarters: numbersOf(
      starters.filter((starter) => paid.some(({ numbers }) => numbers === starter.bettingInterest)),
    ),
    runners: numbersOf(starters.filter(({ noBetting }) => noBetting === null)),
    all: numbersOf(starters),
  };
}

/** Sources take the off differently by up to this many minutes. */
const OFF_TOLERANCE = 5;
const minuteOfNight = (minute) => (minute < 360 ? minute + 1440 : minute);

/**
 * The facts that a later row of a race changed of an earlier one: of the `same` source, of one that it `replaces`, being
 * more detailed, or of any `other`.
 */
const CHANGES = {
  'whether it was run': (before, after) => before.isCancelled !== after.isCancelled,
  off(before, after, relation) {
    if (before.offMinute === null || relation === 'other') return false;
    if (relation === 'same') return before.offMinute !== after.offMinute;
    if (after.offMinute === null) return false;
    return Math.abs(minuteOfNight(before.offMinute) - minuteOfNight(after.offMinute)) > OFF_TOLERANCE;
  },
  winner(before, after) {
    const [was, is] = [outcomeOf(before).winner, outcomeOf(after).winner];
    return (was !== '' && was !== is) || after.isWinnerInDoubt !== before.isWinnerInDoubt;
  },
  payoff(before, after, relation) {
    const [was, is] = [outcomeOf(before), outcomeOf(after)];
    if (was.payoff === '') return false;
    if (was.payoff !== is.payoff) return true;
    // With another winner, other numbers are paid as a matter of course.
    if (was.winner !== '' && was.winner !== is.winner) return false;
    const [wasPaid, isPaid] = [sorted(was.paidStarters), sorted(is.paidStarters)];
    if (after.isFieldComplete && wasPaid !== '' && wasPaid !== isPaid) return true;
    if (relation === 'other') return false;
    if (relation === 'replaces')
      return (
        was.paidNumbers !== is.paidNumbers &&
        !was.paidStarters.some((number) => is.paidStarters.includes(number))
      );
    const isPaidByOne = (number) =>
      is.all.includes(number) && was.paidStarters.includes(number) !== is.paidStarters.includes(number);
    return (was.paidNumbers !== '' && was.paidNumbers !== is.paidNumbers) || was.all.some(isPaidByOne);
  },
  starters(before, after, relation) {
    const areComplete = before.isFieldComplete && after.isFieldComplete;
    if (before.isCancelled || (relation === 'other' && !areComplete)) return false;
    const [was, is] = [outcomeOf(before).runners, outcomeOf(after).runners];
    const isAdded = before.isFieldComplete && is.some((number) => !was.includes(number));
    return isAdded || was.some((number) => !is.includes(number));
  },
  odds(before, after, relation) {
    const odds = new Map(after.starters.map((starter) => [starter.programNumber, starter.odds]));
    const isOtherPrice = ({ programNumber: number, odds: price }) =>
      price !== null && odds.has(number) && odds.get(number) !== price;
    return relation === 'same' && before.starters.some(isOtherPrice);
  },
};

const changes = (before, after, relation) =>
  Object.keys(CHANGES).filter((fact) => CHANGES[fact](before.race, after.race, relation));

const isDecided = (race) => race.isCancelled || race.win.length > 0;

const mostDetailed = (sources) => KINDS.flatMap((kind) => sources.get(kind) ?? [])[0];

/** What a row changes of what the rows before say of a race: `last` of any source, and the last of each of the `sources`. */
function changesOf(after, { last, sources }, isRepeated) {
  const [same, counts] = [sources.get(after.kind), mostDetailed(sources)];
  const found = same === undefined ? [] : changes(same, after, 'same');
  if (same === undefined && counts !== undefined && KINDS.indexOf(after.kind) < KINDS.indexOf(counts.kind))
    found.push(...changes(counts, after, 'replaces'));
  // What a source says again says nothing new against others.
  if (!isRepeated && last !== undefined && last.kind !== after.kind)
    found.push(...changes(last, after, 'other'));
  return found;
}

/** A race as the reports of all kinds together have it, the most detailed first. */
function outcomeOfAll([first, ...others]) {
  let race = first.race;
  let off = { kind: first.kind, zone: first.zone, minute: first.race.offMinute };
  for (const { kind, zone, race: other } of others) {
    if (kind === 'live' || kind === 'desk' || other.isCancelled !== race.isCancelled) continue;
    race = completed(race, other);
    if (off.minute === null && other.offMinute !== null) off = { kind, zone, minute: other.offMinute };
  }
  const open = race.starters.filter((starter) => isOpen(starter, race));
  const bets = new Set(open.flatMap((starter) => [starter.programNumber, starter.bettingInterest]));
  return { race, off, bets, winner: outcomeOf(race).winner };
}

/** What a dollar to win on a number returned. */
function returnOn(number, race) {
  const bought = interestOf(number, race);
  const paid = race.win.find(
    ({ numbers, payoff }) => payoff !== null && interestOf(numbers, race) === bought,
  );
  return paid === undefined ? '0.000' : (paid.payoff / paid.base).toFixed(3);
}

const namesOf = ({ race }) =>
  new Map(race.starters.map(({ programNumber, horseName }) => [programNumber, nameKey(horseName)]));

/** What one row changes of a race as all kinds together settle it. */
const OUTCOME_CHANGES = {
  'whether it was run': (was, is) => was.race.isCancelled !== is.race.isCancelled,
  off({ off: was }, { off: is }) {
    if (was.minute === null || is.minute === null) return was.minute !== null;
    const tolerance = was.kind === is.kind ? 0 : OFF_TOLERANCE;
    return Math.abs(minuteOfNight(was.minute) - minuteOfNight(is.minute)) > tolerance;
  },
  winner: (was, is) =>
    (was.winner !== '' && was.winner !== is.winner) || was.race.isWinnerInDoubt !== is.race.isWinnerInDoubt,
  payoff(was, is) {
    if (was.race.win.length === 0 || is.race.win.length === 0) return was.race.win.length > 0;
    if (was.winner !== '' && was.winner !== is.winner) return false;
    return [...was.bets].some(
      (number) => is.bets.has(number) && returnOn(number, was.race) !== returnOn(number, is.race),
    );
  },
  starters(was, is) {
    if (was.race.isCancelled) return false;
    const isAdded = was.race.isFieldComplete && [...is.bets].some((number) => !was.bets.has(number));
    return isAdded || [...was.bets].some((number) => !is.bets.has(number));
  },
  horses(was, is) {
    const after = namesOf(is);
    return [...namesOf(was)].some(
      ([number, name]) => name !== '' && after.has(number) && after.get(number) !== name,
    );
  },
  'time zone': ({ off: was }, { off: is }) =>
    was.minute !== null && is.minute !== null && was.zone !== null && was.zone !== is.zone,
};

/** Reads rows in their order: by race number, what each changes of races that were decided before it. */
function outcomeReader() {
  const [sheets, outcomes] = [new Map(), new Map()];
  function changesIn(key, reports) {
    if (reports.length === 0) return [];
    const [before, outcome] = [outcomes.get(key), outcomeOfAll(reports)];
    const wasDecided = before?.wasDecided || (before !== undefined && isDecided(before.outcome.race));
    outcomes.set(key, { outcome, wasDecided });
    if (!wasDecided) return [];
    return Object.keys(OUTCOME_CHANGES).filter((fact) => OUTCOME_CHANGES[fact](before.outcome, outcome));
  }
  return (place, said) => {
    const earlier = sheets.get(`${place} ${said.kind}`) ?? [];
    const reports = said.races.map((race) => ({ kind: said.kind, zone: zoneOf(said), race }));
    sheets.set(`${place} ${said.kind}`, reports);
    const all = KINDS.flatMap((kind) => sheets.get(`${place} ${kind}`) ?? []);
    const numbers = new Set([...earlier, ...reports].map(({ race }) => race.raceNumber));
    return [...numbers].map((number) => [
      number,
      changesIn(
        `${place} ${number}`,
        all.filter(({ race }) => race.raceNumber === number),
      ),
    ]);
  };
}

/** Entries that change what was sealed of a race that was paid or called off, or leave it out: one line each, with the time of the entry. */
function corrections(rows) {
  const [races, decided, texts, lines] = [new Map(), new Map(), new Map(), []];
  const outcomesIn = outcomeReader();
  for (const { seq, said } of rows) {
    const place = `${said.kind === 'simulation'} ${said.trackSlug ?? said.track} ${said.day}`;
    const text = JSON.stringify(said.races);
    const isRepeated = texts.get(`${place} ${said.kind}`) === text;
    texts.set(`${place} ${said.kind}`, text);
    const found = said.races.map((race) => {
      const key = `${place} ${race.raceNumber}`;
      const soFar = races.get(key) ?? { last: undefined, sources: new Map() };
      races.set(key, soFar);
      const after = { kind: said.kind, zone: zoneOf(said), race };
      const facts = changesOf(after, soFar, isRepeated);
      if (!isRepeated && (isDecided(race) || soFar.last?.race.isCancelled)) soFar.last = after;
      if (isDecided(race) || soFar.sources.get(said.kind)?.race.isCancelled)
        soFar.sources.set(said.kind, after);
      return [race.raceNumber, facts];
    });
    const numbers = said.races.map(({ raceNumber }) => raceNumber);
    const left = (decided.get(`${place} ${said.kind}`) ?? []).filter((number) => !numbers.includes(number));
    decided.set(
      `${place} ${said.kind}`,
      said.races.filter(isDecided).map(({ raceNumber }) => raceNumber),
    );
    found.push(...left.map((race) => [race, ['left out']]), ...outcomesIn(place, said));
    for (const number of new Set(found.map(([race]) => race))) {
      const facts = new Set(found.flatMap(([race, changed]) => (race === number ? changed : [])));
      if (facts.size > 0)
        lines.push(
          `  corrected ${timeText(said.sealedAt, zoneOf(said))} (entry ${seq}): ${trackText(said)}, ${dayText(said.day)}, race ${number}: ${[...facts].join(' and ')}`,
        );
    }
  }
  return lines;
}

/** Whether money could be bet on a starter: it is not reported as without betting, nor without odds where others have them. */
const isOpen = ({ noBetting, odds }, { starters }) =>
  noBetting === null &&
  (odds !== null || starters.every((other) => other.noBetting !== null || other.odds === null));

/** A horse's name without what sources spell differently. */
const nameKey = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/\s*\([A-Z]{2,3}\)\s*$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Another horse ran with the number of one that was sealed: the pick was made from another card. */
function isOfAnotherCard({ tickets }, { starters }) {
  const horses = tickets.flatMap((ticket) => ticket.horses);
  const names = new Map(horses.map(({ programNumber, name }) => [programNumber, nameKey(name)]));
  return starters.some(
    ({ programNumber, horseName }) =>
      names.has(programNumber) && names.get(programNumber) !== nameKey(horseName),
  );
}

/** The betting interest that a number buys, also when the horse itself is not among the starters. */
const interestOf = (number, { starters }) =>
  starters.find(({ programNumber }) => programNumber === number)?.bettingInterest ??
  /^\d+/.exec(number)?.[0] ??
  number;

/** What a dollar to win on a program number came to; null where nothing was at risk. Coupled horses are one bet. */
function dollarOn(number, race) {
  const bought = interestOf(number, race);
  const isRunning = race.starters.some(
    (starter) => starter.bettingInterest === bought && isOpen(starter, race),
  );
  if (race.isCancelled || race.isWinnerInDoubt || !isRunning) return null;
  // Without any payoff to win, none is reported yet.
  if (race.win.length === 0) return null;
  const paid = race.win.find(
    ({ numbers, payoff }) => payoff !== null && interestOf(numbers, race) === bought,
  );
  return paid === undefined ? -1 : paid.payoff / paid.base - 1;
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
      (starter) => starter.programNumber === verdict.horse.programNumber && isOpen(starter, race),
    );
  const counts = (pick) => !pick.isReplayed && isBet(pick) && ran(pick) && !isOfAnotherCard(pick, race);
  return picks.find(counts) ?? picks.at(-1);
}

/** What following every BET returned, recomputed from picks and results; null where there is no pick of the kind. */
function betsText(picks, results, kind) {
  const byRace = resultsByRace(results);
  const sealed = picksByRace(picks, kind);
  if (sealed.length === 0) return null;
  const profits = sealed.flatMap((ofRace) => {
    const [{ trackSlug, day, raceNumber }] = ofRace;
    const race = byRace.get(`${kind.isDemo} ${trackSlug} ${day} ${raceNumber}`);
    const pick = countedPick(
      ofRace.filter((sealed) => isShownBeforeOff(sealed, race)),
      race,
    );
    if (race === undefined || pick === undefined || !isBet(pick) || isOfAnotherCard(pick, race)) return [];
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
const { chains, heads: published, written } = recordOf(file);
const noted = optionOf('--heads') === null ? [] : headsIn(readFileSync(optionOf('--heads'), 'utf8'));
const old = optionOf('--old') === null ? new Map() : recordOf(optionOf('--old')).chains;
let [isWhole, newer] = [true, 0];
for (const name of ['picks', 'results', 'audit']) {
  const rows = chains.get(name) ?? [];
  const all = [...published, ...noted].filter(({ chain }) => chain === name);
  const heads = all.filter((head) => !isNewer(head, rows, written));
  newer += all.length - heads.length;
  const problem =
    linkProblem(rows) ??
    oldProblem(rows, old.get(name) ?? []) ??
    headProblem(rows, heads) ??
    (name === 'picks' ? storedProblem(published) : null) ??
    (name === 'picks' ? labelProblem(rows) : null) ??
    (name === 'audit' ? null : timeProblem(rows, heads));
  isWhole &&= problem === null;
  const last = rows.at(-1);
  console.log(
    problem === null ? `${name} ${last?.seq ?? 0} ${last?.hash ?? ZEROS}: intact` : `${name}: ${problem}`,
  );
}
if (newer > 0)
  console.log(
    `not checked: ${newer} noted ${newer === 1 ? 'head is' : 'heads are'} newer than this file, which ends at ${timeText(written)}`,
  );
/** What intact does not cover. */
function sayNotShown(picks, results) {
  const heads = [...published, ...noted].filter(({ chain }) => chain === 'picks');
  const { all, lacking } = racesWithoutHead(picks, heads, written);
  if (lacking > 0)
    console.log(
      `not shown: no head was published within 10 minutes of the off of ${lacking} of ${all} races with a pick sealed in time, so nothing shows that no pick was added later`,
    );
  const byRace = resultsByRace(results);
  const raceOf = ({ isDemo, trackSlug, day, raceNumber }) =>
    byRace.get(`${isDemo} ${trackSlug} ${day} ${raceNumber}`);
  for (const { seq, said } of picks.filter(({ said }) => isAfterResultOff(said, raceOf(said)))) {
    const { zone } = raceOf(said).off;
    const off = timeText(offByResult(raceOf(said)), zone).replace(/^[^,]+, \d+, /, '');
    console.log(
      `not counted: entry ${seq}, sealed ${timeText(said.sealedAt, zone)}: ${trackText(said)}, ${dayText(said.day)}, race ${said.raceNumber}, off at ${off}`,
    );
  }
  const offs = picks.filter(({ said }) => isInTime(said)).map(({ said }) => raceOf(said)?.off);
  const reasons = [
    [offs.filter((off) => off === undefined), 'without a result'],
    [offs.filter((off) => off?.minute === null), 'whose result names no off'],
    [
      offs.filter((off) => off !== undefined && off.minute !== null && off.zone === null),
      'at a track whose time zone is not known',
    ],
  ].filter(([picks]) => picks.length > 0);
  const unknown = reasons.reduce((all, [picks]) => all + picks.length, 0);
  if (unknown > 0)
    console.log(
      `not counted, since no result shows them to be before the off: ${unknown} ${unknown === 1 ? 'pick' : 'picks'}: ${reasons.map(([picks, why]) => `${picks.length} ${why}`).join(', ')}`,
    );
}

if (isWhole) {
  const results = readable(chains.get('results') ?? []);
  sayNotShown(chains.get('picks') ?? [], results);
  const corrected = corrections(results);
  console.log(`corrections of sealed results: ${corrected.length}`);
  for (const line of corrected) console.log(line);
  for (const isDemo of [false, true])
    for (const isReplayed of [false, true]) {
      const text = betsText(chains.get('picks') ?? [], results, { isDemo, isReplayed });
      if (text !== null) console.log(text);
    }
}
// Not `exit`, which cuts off what a pipe has not taken yet.
process.exitCode = isWhole ? 0 : 1;
