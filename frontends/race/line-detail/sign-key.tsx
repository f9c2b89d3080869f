import { signKey } from '../form/mark-words.ts';

/** What the signs beside a past race, the tints of its figure and the letters of a work mean. */
export function SignKey() {
  return (
    <>
      <dl>
        {signKey.map(([sign, meaning]) => (
          <div key={meaning} className="form-meaning">
            <dt>{sign}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        Figures: bold and green above today’s par, light and red below, in steps at 3, 6 and 11 points. In
        parentheses: doubtful. –: none. Shapes: ● dirt, ▲ turf, ■ synthetic, ◆ jumps; hollow: doubtful.
      </p>
      <p>
        Works: on the main track unless it says T turf, IT inner turf, TT training track, TN turf training
        track or IM inner main track; then the condition, the time, B breezing or H handily, g from the gate,
        D dogs up, and the rank.
      </p>
      <p>Keys: 1-9 to a horse, [ and ] or the arrows to the races beside this one, / to the filter.</p>
    </>
  );
}
