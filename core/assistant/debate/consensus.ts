import { bettingInterests } from '../../card/betting-interest.ts';
import { horseName } from '../../card/horse-name.ts';
import type { Runner } from '../../card/runner.ts';
import type { DebateConsensus, FinalPosition, Opening } from './debate.ts';

/** Whether two numbers are one horse to bet on: coupled horses are one ticket. */
export function isOneTicket(starters: readonly Runner[], first: string, second: string): boolean {
  return bettingInterests(starters).some(({ runners }) =>
    [first, second].every((number) => runners.some(({ programNumber }) => programNumber === number)),
  );
}

const moved = (name: string, opening: Opening, final: FinalPosition): string | null =>
  opening.programNumber === final.programNumber
    ? null
    : `${name} moved from #${opening.programNumber} ${horseName(opening.horse)}`;

/** The sides after three rounds: agreed when both end on one ticket. */
export function debateConsensus(
  starters: readonly Runner[],
  openings: { readonly claude: Opening; readonly gpt: Opening },
  { claudeFinal, gptFinal }: { readonly claudeFinal: FinalPosition; readonly gptFinal: FinalPosition },
): DebateConsensus {
  const picks = { claudePick: claudeFinal.finalHorse, gptPick: gptFinal.finalHorse };
  const moves = [
    moved('the first analyst', openings.claude, claudeFinal),
    moved('the second analyst', openings.gpt, gptFinal),
  ]
    .filter((move) => move !== null)
    .join(', ');
  const [claude, gpt] = [claudeFinal, gptFinal].map(
    ({ programNumber, finalHorse }) => `#${programNumber} ${horseName(finalHorse)}`,
  );
  if (isOneTicket(starters, claudeFinal.programNumber, gptFinal.programNumber)) {
    return {
      hasConsensus: true,
      horse: claudeFinal.finalHorse,
      explanation: moves === '' ? `Both opened on ${claude} and stayed.` : `Both end on ${claude}: ${moves}.`,
      ...picks,
    };
  }
  const split = `They end split between ${claude} and ${gpt}`;
  const explanation = moves === '' ? `${split}; neither moved.` : `${split}; ${moves}.`;
  return { hasConsensus: false, horse: null, explanation, ...picks };
}
