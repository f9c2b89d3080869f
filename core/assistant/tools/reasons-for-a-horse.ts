import { saying } from '../jake/answer.ts';
import { reasonsOn } from '../jake/race-answers.ts';
import { chanceOf, named, percent, verdictText } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { horseOf } from './horses-named.ts';
import type { Tool } from './tool.ts';

const ASKED =
  /^\W*(?:but |and |so )?why\b|\breasons? (?:for|to (?:like|bet|play)|behind)\b|\b(?:the )?case (?:for|against)\b|\bwhat(?: do|'s| is)? (?:you|there to) (?:like|see)(?: about| in)\b/i;
/** What speaks against a horse. */
const AGAINST =
  /\btalk (?:me|us|him|her|my \w+) (?:out of|off)\b|\bwhat(?:'s| is|s) wrong with\b|\bknocks? (?:on|against)\b|\b(?:concerns?|worr(?:y|ies)|worried|negatives?|downsides?|red flags?|drawbacks?|weakness(?:es)?|problems?|strikes?|doubts?|issues?)\b[^.?!]{0,12}\b(?:about|with|on|against|of)\b|\bcase against\b|\bwhat (?:could|might) beat\b|\bwhy (?:not|no|don'?t you like|wouldn'?t (?:you|i))\b/i;
/** How an analyst begins a reason against a horse. */
const IS_AGAINST = /^against: /i;
/** Why it lost, is scratched, or has such odds: other questions. */
const OTHER =
  /\b(?:did|was|could)n['’]?t\b (?!you\b|we\b|jake\b|i\b)|\bdidn['’]?t\b.*\blast (?:time|out|race|start)\b|\bdid\b|\bwas\b|\bscratch\w*|\bodds\b|\bprices?\b|\d-\d|\bnot? (?:running|in)\b|\blos[et]\b/i;

/** What each analyst has against a horse. */
function linesAgainst({ picks }: RaceView, number: string, name: string): readonly string[] {
  const lines = [picks.opinions.claude, picks.opinions.openai].flatMap(({ analyst, ranking }) => {
    const reasons = ranking.find(({ programNumber }) => programNumber === number)?.reasons ?? [];
    const against = reasons.flatMap((reason) =>
      IS_AGAINST.test(reason) ? [reason.replace(IS_AGAINST, '')] : [],
    );
    return against.length === 0 ? [] : [`- ${analyst}: ${against.join('; ')}`];
  });
  const where = `${name} in race ${picks.raceNumber}`;
  return lines.length === 0
    ? [`No analyst names anything against ${where}.`]
    : [`Against ${where}:`, ...lines];
}

/** Why we rate a horse as we do: what each analyst finds. */
export const reasonsForAHorse: Tool = {
  name: 'reasons for a horse',
  reads(question) {
    const { text, card } = question;
    const isAgainst = AGAINST.test(text);
    if ((!isAgainst && !ASKED.test(text)) || OTHER.test(text)) return null;
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
      if (isAgainst)
        return say(
          ...linesAgainst(view, runner.programNumber, name),
          `By our current chances it loses ${percent(1 - chance)} of the time. ${verdictText(view)}`,
          /\bwrong\b|\bissues?\b|\bproblems?\b/i.test(text) ? 'Its health is not stored.' : '',
        );
      return say(
        `Why ${name} in race ${raceNumber}:`,
        ...reasonsOn(view, runner.programNumber).map((reason) => `- ${reason}`),
        `By our current chances it wins ${percent(chance)} of the time. ${verdictText(view)}`,
      );
    };
  },
};
