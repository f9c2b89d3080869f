import type { Runner, RunStyle } from '../../card/runner.ts';
import { meanOf } from '../../kernel/numbers.ts';
import { listText } from '../../kernel/text.ts';
import type { Evidence } from '../evidence.ts';
import { type Angle, amongField, type Measured } from './angle.ts';
import { having, isSprint, likeToday } from './recent-races.ts';

/** Points over the field's average that are full marks. */
const FULL = 18;

type Figure = 'pace4f' | 'latePace';

/** Which horses live by the figure: an early figure wins for early horses, a late one for late ones. */
const COUNTS: Readonly<Record<Figure, Readonly<Record<RunStyle, number>>>> = {
  pace4f: { E: 1, 'E/P': 1, P: 0.5, S: 0.2 },
  latePace: { E: 0.5, 'E/P': 0.7, P: 1, S: 1 },
};

const NAMES: Readonly<Record<Figure, string>> = {
  pace4f: 'half-mile pace figures',
  latePace: 'late-pace figures',
};

function measureOf(figure: Figure, runner: Runner, evidence: Evidence): Measured | null {
  const sprint = isSprint(evidence.race);
  if (sprint === null) return null;
  const alike = likeToday(runner, evidence).filter((past) => isSprint(past) === sprint);
  const figures = having(alike, figure)
    .slice(0, 3)
    .map((past) => past[figure]);
  if (figures.length < 2) return null;
  const kind = sprint ? 'sprints' : 'routes';
  const figuresText = `${NAMES[figure]} of ${listText(figures.map(String))} in the last ${kind}`;
  return {
    measure: meanOf(figures),
    says: ({ isBest }) => (isBest ? `${figuresText}, the best average here` : figuresText),
  };
}

function paceFigure(name: string, figure: Figure): Angle {
  const plain = amongField(name, FULL, (runner, evidence) => measureOf(figure, runner, evidence));
  return {
    name,
    findings(evidence) {
      const styles = new Map(evidence.starters.map((r) => [r.programNumber, r.ratings.runStyle]));
      return new Map(
        [...plain.findings(evidence)].map(([number, found]) => {
          const style = styles.get(number) ?? null;
          return [number, { ...found, value: found.value * (style === null ? 0.5 : COUNTS[figure][style]) }];
        }),
      );
    },
  };
}

/** Speed to the half-mile, averaged over the last three sprints (or routes) on today's footing. */
export const earlyPace = paceFigure('earlyPace', 'pace4f');

/** Finishing pace, in the same way. */
export const latePace = paceFigure('latePace', 'latePace');
