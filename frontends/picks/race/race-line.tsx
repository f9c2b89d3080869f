import type { Race } from '#kit/kit.ts';
import { GoingChip, properName } from '#kit/kit.ts';
import { FactText } from './fact-text.tsx';
import { distanceOf, purseOf, startersText } from './race-facts.ts';

/** Distance, surface, class, purse, starters: the line a program prints over a race. */
export function RaceLine({ race }: { readonly race: Race }) {
  const classText = [properName(race.name), race.raceGrade].filter(Boolean).join(', ');
  return (
    <p className="race-line">
      <strong>
        <FactText fact={distanceOf(race)} />
      </strong>
      <GoingChip surface={race.surfaceName} going={race.trackCondition} />
      <span>{classText}</span>
      <span>
        Purse <FactText fact={purseOf(race)} />
      </span>
      <span>{startersText(race.entryCount)}</span>
    </p>
  );
}
