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
  readonly races: readonly SealedRace[];
};

/** A race with the kind of its source. */
export type SourcedRace = { readonly kind: string; readonly race: SealedRace };

const sorted = (items: readonly (string | number)[]): string => items.map(String).sort().join(' ');

/** What a race says that a score rests on; an empty text where it says nothing. */
const outcomeOf = ({ starters, win, isFieldComplete }: SealedRace) => ({
  winner: sorted(starters.filter(({ official }) => official === 1).map(({ programNumber }) => programNumber)),
  payoff: sorted(win.flatMap(({ payoff, base }) => (payoff === null ? [] : (payoff / base).toFixed(3)))),
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

/** What a later entry changed of a race that was paid or called off. */
function changedFacts(before: SourcedRace, after: SourcedRace): readonly string[] {
  const [was, is] = [outcomeOf(before.race), outcomeOf(after.race)];
  const isLost = (name: keyof typeof was): boolean => was[name] !== '' && was[name] !== is[name];
  const isDoubted = after.race.isWinnerInDoubt && !before.race.isWinnerInDoubt;
  return [
    ...(before.race.isCancelled === after.race.isCancelled ? [] : ['whether it was run']),
    ...(isLost('winner') || isDoubted ? ['winner'] : []),
    ...(isLost('payoff') ? ['payoff'] : []),
    ...(is.starters !== '' && isLost('starters') ? ['starters'] : []),
    ...(hasOtherOdds(before, after) ? ['odds'] : []),
  ];
}

/** Finds what each entry corrects of the entries before it, in sentences with its time. */
export function correctionReader() {
  const last = new Map<string, SourcedRace>();
  return (seq: number, { kind, track, day, sealedAt, races }: SealedResults): readonly string[] =>
    races.flatMap((race) => {
      const key = `${kind === 'simulation'} ${track} ${day} ${race.raceNumber}`;
      const before = last.get(key);
      const changed = before === undefined ? [] : changedFacts(before, { kind, race });
      if (race.isCancelled || race.win.length > 0) last.set(key, { kind, race });
      const what = `${track} ${day}, race ${race.raceNumber}: ${changed.join(' and ')}`;
      return changed.length === 0 ? [] : [`Corrected ${sealedAt} (entry ${seq}): ${what}.`];
    });
}
