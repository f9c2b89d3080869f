import { groupBy } from '../kernel/group-by.ts';
import type { Provenance } from '../kernel/provenance.ts';
import {
  type DaySelection,
  expertOf,
  type PickableCard,
  type PickableRace,
  type PickedHorse,
} from './day-selection.ts';

/** The horse an expert likes best in a race. */
export interface ExpertPick {
  readonly expert: string;
  readonly horse: string;
  readonly programNumber: string;
  readonly isBestBet: boolean;
  /** The page or paper. */
  readonly source: string;
  readonly url: string;
}

/** A horse with what the experts gave it together. */
export interface ConsensusHorse extends PickedHorse {
  readonly points: number;
  /** Experts that have it on top. */
  readonly firsts: number;
}

/** What the experts say of one race, scratched horses left out. */
export interface RaceExperts {
  readonly raceNumber: number;
  readonly expertCount: number;
  /** Null without experts, and where two horses lead alike. */
  readonly topConsensusHorse: string | null;
  readonly individualPicks: readonly ExpertPick[];
  /** Most points first. */
  readonly consensus: readonly ConsensusHorse[];
  readonly provenance: readonly Provenance[];
}

/** Points as printed consensus boxes give them: 5, 2 and 1 for the first three, 7 for a best bet on top. */
const POINTS = [5, 2, 1] as const;
const BEST_BET = 7;

interface Opinion {
  readonly expert: string;
  readonly ranked: readonly PickedHorse[];
  readonly isBestBet: boolean;
  readonly from: DaySelection;
}

/** An expert's list for a race; a separate best bet marks its horse, or is the whole list where there is no other. */
function opinionOf(expert: string, selections: readonly DaySelection[], race: PickableRace): Opinion | null {
  const isRunning = ({ programNumber }: PickedHorse): boolean =>
    race.runners.some((runner) => runner.programNumber === programNumber && !runner.isScratched);
  const list = selections.find(({ isBestBet }) => !isBestBet);
  const best = selections.find(({ isBestBet }) => isBestBet);
  const from = list ?? best;
  if (from === undefined) return null;
  const ranked = from.ranked.filter(isRunning);
  const [top] = ranked;
  if (top === undefined) return null;
  const isBestBet = best?.ranked.some(({ programNumber }) => programNumber === top.programNumber) ?? false;
  return { expert, ranked, isBestBet, from };
}

function consensusOf(opinions: readonly Opinion[]): readonly ConsensusHorse[] {
  const horses = new Map<string, ConsensusHorse>();
  for (const { ranked, isBestBet } of opinions) {
    ranked.forEach((horse, index) => {
      const before = horses.get(horse.programNumber) ?? { ...horse, points: 0, firsts: 0 };
      const points = index === 0 && isBestBet ? BEST_BET : (POINTS[index] ?? 0);
      const firsts = before.firsts + (index === 0 ? 1 : 0);
      horses.set(horse.programNumber, { ...before, points: before.points + points, firsts });
    });
  }
  return [...horses.values()].sort((a, b) => b.points - a.points || b.firsts - a.firsts);
}

function topOf([first, second]: readonly ConsensusHorse[]): string | null {
  const isTied = first !== undefined && first.points === second?.points && first.firsts === second.firsts;
  return first === undefined || isTied ? null : first.horseName;
}

const pickOf = ({ expert, ranked: [top], isBestBet, from }: Opinion): ExpertPick => ({
  expert,
  horse: top?.horseName ?? '',
  programNumber: top?.programNumber ?? '',
  isBestBet,
  source: from.provenance.source,
  url: from.url,
});

function expertsOfRace(race: PickableRace, selections: readonly DaySelection[]): RaceExperts {
  const byExpert = groupBy(selections, expertOf);
  const opinions = [...byExpert].flatMap(([expert, theirs]) => opinionOf(expert, theirs, race) ?? []);
  const consensus = consensusOf(opinions);
  return {
    raceNumber: race.number,
    expertCount: opinions.length,
    topConsensusHorse: topOf(consensus),
    individualPicks: opinions.map(pickOf),
    consensus,
    provenance: [...new Map(opinions.map(({ from }) => [from.provenance.source, from.provenance])).values()],
  };
}

/** What the experts say of every race of a card. Selections that hold only under a condition are left out. */
export const expertsOfCard = (
  card: Pick<PickableCard, 'races'>,
  selections: readonly DaySelection[],
): readonly RaceExperts[] =>
  card.races.map((race) =>
    expertsOfRace(
      race,
      selections.filter(({ raceNumber, onlyIf }) => raceNumber === race.number && onlyIf === null),
    ),
  );
