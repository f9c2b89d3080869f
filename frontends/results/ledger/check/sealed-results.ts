import { raceDayText, timeText, trackText } from './check-words.ts';
import { type Zones, zoneOf } from './zones.ts';

/** A starter in a sealed result. */
type Starter = {
  readonly programNumber: string;
  readonly bettingInterest: string;
  readonly official: number | null;
  readonly odds: number | null;
  readonly noBetting: string | null;
};

/** A race as the chain of results has it. */
export type SealedRace = {
  readonly raceNumber: number;
  readonly isCancelled: boolean;
  readonly offMinute: number | null;
  readonly isWinnerInDoubt: boolean;
  readonly isFieldComplete: boolean;
  readonly starters: readonly Starter[];
  readonly win: readonly {
    readonly numbers: string;
    readonly base: number;
    readonly payoff: number | null;
  }[];
};

/** An entry of the chain of results: what was stored of a day by one source. */
export type SealedResults = {
  readonly sealedAt: string;
  readonly track: string;
  readonly trackSlug: string | null;
  readonly day: string;
  readonly kind: string;
  /** Of `offMinute`; earlier entries do not say it. */
  readonly timeZone?: string | null;
  readonly races: readonly SealedRace[];
};

/** Kinds of sources, the least detailed first; a later one takes its place. */
export const kindsByDetail: readonly string[] = [
  'simulation',
  'desk',
  'live',
  'aqueduct-table',
  'nyra-tables',
  'trackmaster-chart',
  'chart',
];

/** A race with the kind of its source. */
export type SourcedRace = {
  readonly kind: string;
  /** Of the off; null where it is not known. */
  readonly zone: string | null;
  readonly race: SealedRace;
};

const sorted = (items: readonly (string | number)[]): string => items.map(String).sort().join(' ');

/** What a race says that a score rests on; an empty text where it says nothing. */
const outcomeOf = ({ starters, win, isFieldComplete }: SealedRace) => ({
  winner: sorted(starters.filter(({ official }) => official === 1).map(({ programNumber }) => programNumber)),
  payoff: sorted(win.flatMap(({ payoff, base }) => (payoff === null ? [] : (payoff / base).toFixed(3)))),
  paidNumbers: sorted(win.flatMap(({ payoff, numbers }) => (payoff === null ? [] : numbers))),
  paidStarters: sorted(
    starters
      .filter((starter) =>
        win.some(({ payoff, numbers }) => payoff !== null && numbers === starter.bettingInterest),
      )
      .map(({ programNumber }) => programNumber),
  ),
  starters: isFieldComplete
    ? sorted(starters.filter(({ noBetting }) => noBetting === null).map(({ programNumber }) => programNumber))
    : '',
});

const hasOtherOdds = (before: SourcedRace, after: SourcedRace): boolean =>
  before.kind === after.kind &&
  before.race.starters.some(({ programNumber, odds }) => {
    const later = after.race.starters.find((starter) => starter.programNumber === programNumber);
    return odds !== null && later !== undefined && later.odds !== odds;
  });

/** Whether the off that was sealed is told on another clock. */
const hasOtherZone = ({ race, zone }: SourcedRace, after: SourcedRace): boolean =>
  race.offMinute !== null && zone !== null && after.zone !== null && zone !== after.zone;

/** What a later entry changed of a race that was paid or called off. */
function changedFacts(before: SourcedRace, after: SourcedRace): readonly string[] {
  const [was, is] = [outcomeOf(before.race), outcomeOf(after.race)];
  const isLost = (name: keyof typeof was): boolean => was[name] !== '' && was[name] !== is[name];
  const isDoubted = after.race.isWinnerInDoubt !== before.race.isWinnerInDoubt;
  const isSameKind = before.kind === after.kind;
  const isOtherOff = before.race.offMinute !== null && before.race.offMinute !== after.race.offMinute;
  // With another winner, other numbers are paid as a matter of course.
  const isSameWinner = !isLost('winner');
  const isPaidOtherwise =
    isLost('payoff') ||
    (isSameWinner && isSameKind && isLost('paidNumbers')) ||
    (isSameWinner && after.race.isFieldComplete && isLost('paidStarters'));
  return [
    ...(before.race.isCancelled === after.race.isCancelled ? [] : ['whether it was run']),
    ...(isSameKind && isOtherOff ? ['off'] : []),
    ...(isLost('winner') || isDoubted ? ['winner'] : []),
    ...(isPaidOtherwise ? ['payoff'] : []),
    ...(is.starters !== '' && isLost('starters') ? ['starters'] : []),
    ...(hasOtherOdds(before, after) ? ['odds'] : []),
    ...(hasOtherZone(before, after) ? ['time zone'] : []),
  ];
}

const isDecided = ({ isCancelled, win }: SealedRace): boolean => isCancelled || win.length > 0;

/** What the last entries said of each race; one that repeats that of its source can only change the clock of its off. */
function raceReader() {
  const last = new Map<string, SourcedRace>();
  return (after: SourcedRace, key: string, isRepeated: boolean): readonly string[] => {
    const before = last.get(key);
    if (isRepeated) {
      if (before !== undefined) last.set(key, { ...before, zone: after.zone });
      return before !== undefined && hasOtherZone(before, after) ? ['time zone'] : [];
    }
    if (isDecided(after.race) || before?.race.isCancelled === true) last.set(key, after);
    return before === undefined ? [] : changedFacts(before, after);
  };
}

/** The last entry of a source about a day. */
type LastEntry = { readonly text: string; readonly decided: readonly number[] };

/** Finds what each entry corrects of the entries before it, in sentences with its time. */
export function correctionReader(zones: Zones) {
  const factsOf = raceReader();
  const lastEntries = new Map<string, LastEntry>();

  return (seq: number, row: SealedResults): readonly string[] => {
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
        facts: factsOf({ kind, zone, race }, `${place} ${race.raceNumber}`, before?.text === text),
      })),
      ...left.map((number) => ({ number, facts: ['left out'] })),
    ].filter(({ facts }) => facts.length > 0);
    return found.map(
      ({ number, facts }) =>
        `Corrected ${timeText(sealedAt, zone)} (entry ${seq}): ${trackText({ track, trackSlug })}, ${raceDayText(day)}, race ${number}: ${facts.join(' and ')}.`,
    );
  };
}
