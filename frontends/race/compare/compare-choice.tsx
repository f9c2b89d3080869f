import { useState } from 'react';
import { Link } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { buttonClass, links } from '#kit/kit.ts';
import { withToggled } from '../program-numbers.ts';
import { choiceOf } from './chosen-horses.ts';
import { ClothChoice } from './cloth-choice.tsx';

type CompareChoiceProps = { readonly slug: string; readonly race: Race };

/** Below the field: choose two to four horses, and set them side by side. */
export function CompareChoice({ slug, race }: CompareChoiceProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { numbers, problem } = choiceOf(
    chosen,
    race.entries.map(({ programNumber }) => programNumber),
  );
  if (race.entries.length < 2) return null;
  return (
    <details className="compare-choice">
      <summary>Compare horses</summary>
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
    </details>
  );
}
