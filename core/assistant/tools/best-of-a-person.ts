import { isStarter } from '../../card/runner.ts';
import { saying } from '../jake/answer.ts';
import { chanceOf, namedIn, percent, personText, priceOf } from '../jake/wording.ts';
import { isToCome, racesAsked } from '../race-view.ts';
import type { PersonNamed } from './people-named.ts';
import type { Answering, ChatQuestion } from './tool.ts';

/** `Mott's best shot today`, `which of Prat's mounts is likeliest`. */
export const ASKS_BEST_OF =
  /\b(?:best|top|strongest|likeliest|livest|biggest) (?:shot|chance|horse|mount|ride|runner|hope|entrant|one|starter|spot)\b|\bbest of (?:his|her|their|the)\b|\bwhich of\b[^.?!]{0,40}\b(?:is|are|has|looks?)(?: the)? (?:best|likeliest|strongest|live(?:st)?|better|top)\b/i;
const LISTED = 3;

/** The starters of a jockey or trainer in the races to come, the likeliest winner first. */
export function bestOf({ card, raceNumber }: ChatQuestion, { who, person }: PersonNamed): Answering {
  const isOf = (runner: Parameters<typeof isStarter>[0]): boolean =>
    isStarter(runner) && runner[who]?.name === person.name;
  const races = racesAsked(card, raceNumber).filter(({ runners }) => runners.some(isOf));
  return async ({ viewsOf }) => {
    const views = (await viewsOf(races.map(({ number }) => number))).filter(isToCome);
    const rows = views
      .flatMap((view) =>
        view.evidence.runners.filter(isOf).flatMap(({ programNumber }) => {
          const chance = chanceOf(view, programNumber);
          return chance === null ? [] : [{ view, programNumber, chance }];
        }),
      )
      .toSorted((a, b) => b.chance - a.chance)
      .slice(0, LISTED);
    const name = personText(person.name);
    const lines = rows.map(
      ({ view, programNumber, chance }) =>
        `- ${namedIn(view, programNumber)}, race ${view.picks.raceNumber}: ${percent(chance)} to win (${priceOf(view, programNumber)})`,
    );
    const head =
      lines.length === 0
        ? `${name} has no starter to come.`
        : `${name}'s likeliest winners to come, by our chances:`;
    return {
      answer: saying(
        [head, ...lines],
        rows.map(({ view }) => view.picks.raceNumber),
      ),
      views,
    };
  };
}
