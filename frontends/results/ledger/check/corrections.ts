import { changedFacts, type SourcedRace } from './changed-facts.ts';
import { outcomeReader } from './changed-outcomes.ts';
import { raceDayText, timeText, trackText } from './check-words.ts';
import { kindsByDetail, readableEntry, type SealedRace, type SealedResults } from './sealed-results.ts';
import { type Zones, zoneOf } from './zones.ts';

const isDecided = ({ isCancelled, win }: SealedRace): boolean => isCancelled || win.length > 0;

/** What the entries before say of a race. */
type RaceSoFar = {
  /** The last that decides it, of whatever source. */
  last: SourcedRace | undefined;
  /** The last of each source that decides it. */
  readonly ofSource: Map<string, SourcedRace>;
};

const rank = ({ kind }: SourcedRace): number => kindsByDetail.indexOf(kind);

const mostDetailed = (races: readonly SourcedRace[]): SourcedRace | undefined =>
  races.toSorted((a, b) => rank(b) - rank(a))[0];

function factsOf(after: SourcedRace, soFar: RaceSoFar, isRepeated: boolean): readonly string[] {
  const { last, ofSource } = soFar;
  const [same, counts] = [ofSource.get(after.kind), mostDetailed([...ofSource.values()])];
  const isReplacing = same === undefined && counts !== undefined && rank(after) > rank(counts);
  // An entry that repeats the last one of its source says nothing new against others.
  const isOther = !isRepeated && last !== undefined && last.kind !== after.kind;
  return [
    ...new Set([
      ...(same ? changedFacts(same.race, after.race, 'same') : []),
      ...(isReplacing ? changedFacts(counts.race, after.race, 'replaces') : []),
      ...(isOther ? changedFacts(last.race, after.race, 'other') : []),
    ]),
  ];
}

function raceReader() {
  const races = new Map<string, RaceSoFar>();
  return (after: SourcedRace, key: string, isRepeated: boolean): readonly string[] => {
    const soFar = races.get(key) ?? { last: undefined, ofSource: new Map<string, SourcedRace>() };
    races.set(key, soFar);
    const facts = factsOf(after, soFar, isRepeated);
    const { last, ofSource } = soFar;
    if (!isRepeated && (isDecided(after.race) || last?.race.isCancelled === true)) soFar.last = after;
    if (isDecided(after.race) || ofSource.get(after.kind)?.race.isCancelled === true)
      ofSource.set(after.kind, after);
    return facts;
  };
}

/** The last entry of a source about a day. */
type LastEntry = { readonly text: string; readonly decided: readonly number[] };

/** Each fact of a race once; races without any are left out. */
function factsByRace(
  found: readonly { readonly number: number; readonly facts: readonly string[] }[],
): ReadonlyMap<number, ReadonlySet<string>> {
  const races = new Map<number, Set<string>>();
  for (const { number, facts } of found)
    if (facts.length > 0) races.set(number, new Set([...(races.get(number) ?? []), ...facts]));
  return races;
}

/** Finds what each entry corrects of the entries before it, in sentences with its time. */
export function correctionReader(zones: Zones) {
  const [correctedIn, outcomesIn] = [raceReader(), outcomeReader()];
  const lastEntries = new Map<string, LastEntry>();

  return (seq: number, entry: SealedResults): readonly string[] => {
    const row = readableEntry(entry);
    if (row === null) return [];
    const { kind, track, trackSlug, day, sealedAt, races } = row;
    const place = `${kind === 'simulation'} ${trackSlug ?? track} ${day}`;
    const zone = zoneOf(row, zones);
    const numbers = races.map(({ raceNumber }) => raceNumber);
    const before = lastEntries.get(`${place} ${kind}`);
    const left = before?.decided.filter((number) => !numbers.includes(number)) ?? [];
    const text = JSON.stringify(races);
    const decided = races.filter(isDecided).map(({ raceNumber }) => raceNumber);
    lastEntries.set(`${place} ${kind}`, { text, decided });
    const found = [
      ...races.map((race) => ({
        number: race.raceNumber,
        facts: correctedIn({ kind, zone, race }, `${place} ${race.raceNumber}`, before?.text === text),
      })),
      ...left.map((number) => ({ number, facts: ['left out'] })),
      ...outcomesIn(place, row, zone),
    ];
    return [...factsByRace(found)].map(
      ([number, facts]) =>
        `Corrected ${timeText(sealedAt, zone)} (entry ${seq}): ${trackText({ track, trackSlug })}, ${raceDayText(day)}, race ${number}: ${[...facts].join(' and ')}.`,
    );
  };
}
