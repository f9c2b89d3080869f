import { useState } from 'react';
import { Link } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { buttonClass, links } from '#kit/kit.ts';
import { withToggled } from '../program-numbers.ts';
import { choiceOf } from './chosen-horses.ts';
import { ClothChoice } from './cloth-choice.tsx';

type CompareChoiceProps = { readonly slug: string; readonly race: Race };

/** Chooses two to four horses of a race, and sets them side by side. */
export function CompareChoice({ slug, race }: CompareChoiceProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { numbers, problem } = choiceOf(
    chosen,
    race.entries.map(({ programNumber }) => programNumber),
  );
  return (
    <div className="row">
      <ClothChoice
        race={race}
        chosen={numbers}
        onToggle={(number) => setChosen(withToggled(numbers, number))}
      />
      {problem === null ? (
        <Link
          className={buttonClass('primary')}
          href={links.compare(slug, race.day, race.raceNumber, numbers)}
        >
          Compare {numbers.length} horses
        </Link>
      ) : (
        <span className="small muted" role="status">
          {problem}
        </span>
      )}
    </div>
  );
}
