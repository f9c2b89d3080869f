import { count, fixed, properName } from '#kit/kit.ts';
import { ClothSwitch } from './cloth-switch.tsx';
import type { HorseIf, RaceIf } from './what-if.ts';
import { columnsOf, entryText, shownHorses, wetText } from './what-if.ts';

type Change = { readonly label: string; readonly before: string; readonly after: string };

/** What it is and what it would be; once where both are the same. */
function Changed({ label, before, after }: Change) {
  return (
    <td className="numeric" data-label={label}>
      {before === after ? (
        after
      ) : (
        <>
          <span className="muted">{before}</span> <span aria-hidden="true">→</span>
          <span className="visually-hidden"> would be </span> <strong>{after}</strong>
        </>
      )}
    </td>
  );
}

const percentPoints = (value: number): string => fixed(value, 1, '%');

function HorseRow({ race, horse }: { readonly race: RaceIf; readonly horse: HorseIf }) {
  const entry = entryText(horse);
  const name = properName(horse.horseName);
  return (
    <tr className={horse.after === null ? 'scratched' : undefined}>
      <th scope="row">
        <span className="scenario-horse">
          <ClothSwitch
            number={horse.programNumber}
            label={`Scratch number ${horse.programNumber}, ${name}`}
          />
          <span>{horse.after === null ? <s>{name}</s> : name}</span>
          {entry && <span className="small muted">{entry}</span>}
        </span>
      </th>
      {columnsOf(horse).map((column) => (
        <Changed key={column.label} {...column} />
      ))}
      {race.switches.going !== null && (
        <>
          <Changed
            label="Formula"
            before={percentPoints(horse.formulaBefore)}
            after={percentPoints(horse.formulaAfter)}
          />
          <td className="numeric" data-label="Wet">
            {wetText(horse.wetRecord)}
          </td>
        </>
      )}
    </tr>
  );
}

/** Every horse with its cloth as a switch, and its figures before and after. */
export function HorsesIf({ race }: { readonly race: RaceIf }) {
  const heads = ['Chance', 'Take', 'Verdict', ...(race.switches.going === null ? [] : ['Formula', 'Wet'])];
  return (
    <table className="what-if-horses">
      <caption className="visually-hidden">
        Race {count(race.raceNumber)}, as it is and as it would be
      </caption>
      <thead>
        <tr>
          <th scope="col">Horse</th>
          {heads.map((head) => (
            <th key={head} scope="col" className="numeric">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shownHorses(race).map((horse) => (
          <HorseRow key={horse.programNumber} race={race} horse={horse} />
        ))}
      </tbody>
    </table>
  );
}
