import { minutesApart, offTolerance } from './changed-facts.ts';
import { interestOf, isOpen, nameKey } from './open-starters.ts';
import { kindsByDetail, type SealedRace, type SealedResults } from './sealed-results.ts';

type Report = { readonly kind: string; readonly zone: string | null; readonly race: SealedRace };

/** What all sources together say of a race. */
type Outcome = {
  readonly race: SealedRace;
  /** The betting that money could be put on: horses by number, and the interests that they ran for. */
  readonly bets: readonly string[];
  readonly winner: string;
  readonly off: { readonly kind: string; readonly zone: string | null; readonly minute: number | null };
};

/** What the first leaves out comes from the others that agree whether it was run, but from no live result and not from the desk. */
function outcomeOf(first: Report, others: readonly Report[]): Outcome {
  const completing = others.filter(
    ({ kind, race }) => kind !== 'live' && kind !== 'desk' && race.isCancelled === first.race.isCancelled,
  );
  const reports = [first, ...completing];
  const win = reports.map(({ race }) => race.win).find(({ length }) => length > 0) ?? [];
  const odds = new Map<string, number>();
  for (const { race } of reports)
    for (const { programNumber, odds: price } of race.starters)
      if (price !== null && !odds.has(programNumber)) odds.set(programNumber, price);
  const starters = first.race.starters.map((starter) => ({
    ...starter,
    odds: odds.get(starter.programNumber) ?? null,
  }));
  const race = { ...first.race, win, starters };
  const timed = reports.find((report) => report.race.offMinute !== null) ?? first;
  const winners = starters.filter(({ official }) => official === 1);
  return {
    race,
    bets: starters
      .filter((starter) => isOpen(starter, race))
      .flatMap(({ programNumber, bettingInterest }) => [programNumber, bettingInterest]),
    winner: winners
      .map(({ programNumber }) => programNumber)
      .sort()
      .join(' '),
    off: { kind: timed.kind, zone: timed.zone, minute: timed.race.offMinute },
  };
}

/** What a dollar on a number returned. */
function returnOn(number: string, race: SealedRace): string {
  const bought = interestOf(number, race);
  const paid = race.win.find(
    ({ payoff, numbers }) => payoff !== null && interestOf(numbers, race) === bought,
  );
  return paid === undefined ? '0.000' : ((paid.payoff ?? 0) / paid.base).toFixed(3);
}

const isOtherWinner = (was: Outcome, is: Outcome): boolean => was.winner !== '' && was.winner !== is.winner;

function isPaidOtherwise(was: Outcome, is: Outcome): boolean {
  if (was.race.win.length === 0) return false;
  if (is.race.win.length === 0) return true;
  const isOther = (number: string): boolean =>
    is.bets.includes(number) && returnOn(number, was.race) !== returnOn(number, is.race);
  return !isOtherWinner(was, is) && was.bets.some(isOther);
}

function hasOtherBets(was: Outcome, is: Outcome): boolean {
  if (was.race.isCancelled) return false;
  const isAdded = was.race.isFieldComplete && is.bets.some((number) => !was.bets.includes(number));
  return isAdded || was.bets.some((number) => !is.bets.includes(number));
}

const hasOtherHorses = (was: Outcome, is: Outcome): boolean =>
  was.race.starters.some(({ programNumber, horseName }) => {
    const later = is.race.starters.find((starter) => starter.programNumber === programNumber);
    const name = nameKey(horseName);
    return later !== undefined && name !== '' && nameKey(later.horseName) !== name;
  });

/** Only another source may take the off a little differently. */
function hasOtherOff({ off: was }: Outcome, { off: is }: Outcome): boolean {
  if (was.minute === null) return false;
  if (is.minute === null) return true;
  return minutesApart(was.minute, is.minute) > (was.kind === is.kind ? 0 : offTolerance);
}

const hasOtherClock = ({ off: was }: Outcome, { off: is }: Outcome): boolean =>
  was.minute !== null && is.minute !== null && was.zone !== null && was.zone !== is.zone;

function changesOf(was: Outcome, is: Outcome): readonly string[] {
  const facts: readonly (readonly [string, boolean])[] = [
    ['whether it was run', was.race.isCancelled !== is.race.isCancelled],
    ['off', hasOtherOff(was, is)],
    ['winner', isOtherWinner(was, is) || was.race.isWinnerInDoubt !== is.race.isWinnerInDoubt],
    ['payoff', isPaidOtherwise(was, is)],
    ['starters', hasOtherBets(was, is)],
    ['horses', hasOtherHorses(was, is)],
    ['time zone', hasOtherClock(was, is)],
  ];
  return facts.flatMap(([fact, isChanged]) => (isChanged ? [fact] : []));
}

/** Finds by race number what an entry changes of races that were paid or called off before, as all sources together have them. */
export function outcomeReader() {
  const sheets = new Map<string, readonly Report[]>();
  const outcomes = new Map<string, { readonly outcome: Outcome; readonly isDecided: boolean }>();

  function changedIn(key: string, [first, ...others]: readonly Report[]): readonly string[] {
    if (first === undefined) return [];
    const [before, outcome] = [outcomes.get(key), outcomeOf(first, others)];
    const { isCancelled, win } = outcome.race;
    const wasDecided = before?.isDecided ?? false;
    outcomes.set(key, { outcome, isDecided: wasDecided || isCancelled || win.length > 0 });
    return before && wasDecided ? changesOf(before.outcome, outcome) : [];
  }

  return (place: string, { kind, races }: SealedResults, zone: string | null) => {
    const earlier = sheets.get(`${place} ${kind}`) ?? [];
    const reports = races.map((race) => ({ kind, zone, race }));
    sheets.set(`${place} ${kind}`, reports);
    const numbers = new Set([...earlier, ...reports].map(({ race }) => race.raceNumber));
    const all = kindsByDetail.toReversed().flatMap((source) => sheets.get(`${place} ${source}`) ?? []);
    return [...numbers].map((number) => ({
      number,
      facts: changedIn(
        `${place} ${number}`,
        all.filter(({ race }) => race.raceNumber === number),
      ),
    }));
  };
}
