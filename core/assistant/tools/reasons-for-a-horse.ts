import { saying } from '../jake/answer.ts';
import { reasonsOn } from '../jake/race-answers.ts';
import { chanceOf, named, percent, verdictText } from '../jake/wording.ts';
import { isRun } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { horseOf } from './horses-named.ts';
import type { Tool } from './tool.ts';

const ASKED =
  /^\W*(?:but |and |so )?why\b|\breasons? (?:for|to (?:like|bet|play)|behind)\b|\b(?:the )?case (?:for|against)\b|\bwhat(?: do|'s| is)? (?:you|there to) (?:like|see)(?: about| in)\b/i;
/** Why it lost, is scratched, or has such odds: other questions. */
const OTHER = /\bdid\b|\bwas\b|\bscratch\w*|\bodds\b|\bprices?\b|\d-\d|\bnot? (?:running|in)\b|\blos[et]\b/i;

/** Why we rate a horse as we do: what each analyst finds. */
export const reasonsForAHorse: Tool = {
  name: 'reasons for a horse',
  reads(question) {
    const { text, card } = question;
    if (!ASKED.test(text) || OTHER.test(text)) return null;
    const horse = horseOf(question);
    if (horse === null) return null;
    const { raceNumber, runner } = horse;
    return async (facts) => {
      const views = await facts.viewsOf([raceNumber]);
      const [view] = views;
      const name = named({ programNumber: runner.programNumber, horse: runner.horseName });
      const say = (...lines: readonly string[]) => ({ answer: saying(lines, [raceNumber]), views });
      if (view !== undefined && isRun(view)) return closedRace(view, card, facts, runner.programNumber);
      const chance = view === undefined ? null : chanceOf(view, runner.programNumber);
      if (view === undefined || runner.isScratched) return say(`${name} in race ${raceNumber} is scratched.`);
      if (chance === null) return say(`${name} runs in race ${raceNumber} only if it draws in.`);
      return say(
        `Why ${name} in race ${raceNumber}:`,
        ...reasonsOn(view, runner.programNumber).map((reason) => `- ${reason}`),
        `By our current chances it wins ${percent(chance)} of the time. ${verdictText(view)}`,
      );
    };
  },
};
