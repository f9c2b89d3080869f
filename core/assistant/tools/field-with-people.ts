import { isStarter, type Runner } from '../../card/runner.ts';
import { saying, sayingTable } from '../jake/answer.ts';
import { named, personText } from '../jake/wording.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { HORSE, horseCells } from '../shown/runner-cells.ts';
import { peopleNamed } from './people-named.ts';
import { atOnce, type Tool } from './tool.ts';

const WHO = '(?:jockeys?|riders?|trainers?|connections|owners?)';
/** The horses with their people, or the people of a race alone. */
const ASKED = new RegExp(
  String.raw`\b(?:field|entries|runners|starters|horses|line-?up|everybody|everyone)\b[^.?!]{0,30}\b(?:with|and|by|plus)\b[^.?!]{0,20}\b${WHO}\b|` +
    String.raw`\b(?:list|show|give|name)\b[^.?!]{0,20}\b(?:jockeys|riders|trainers|connections|owners)\b|` +
    String.raw`\bwho(?:'s| is| are)? (?:all )?(?:rid(?:es|ing)|train(?:s|ing)|own(?:s|ing)?) (?:(?:who|what|everybody|everyone|each(?: one| horse)?|all of them) )?in (?:race|the)\b|` +
    String.raw`\b(?:who|what) are (?:all )?(?:the )?(?:jockeys|riders|trainers|owners)\b|` +
    String.raw`^\W*(?:all )?(?:the )?(?:jockeys|riders|trainers|owners)(?: and (?:jockeys|riders|trainers|owners))? (?:in|for|of) (?:race|the)\b`,
  'i',
);
/** How they do is another question. */
const OTHER =
  /\b(?:best|top|hot\w*|leading|w[io]n\w*|most|records?|stats?|percent\w*|roi|good|streak\w*|chang\w*|switch\w*|did|rode|had|same|apprentices?|bug|female|wom[ae]n|(?<!race )two|no|any (?:horses?|runners?|starters?)|which (?:horses?|runners?|starters?))\b|%/i;

const COLUMNS = columnsOf(
  ...HORSE,
  ['Jockey', 'text'],
  ['Trainer', 'text'],
  ['Owner', 'text'],
  ['Morning line', 'text'],
);

function rowOf(runner: Runner, withOwner: boolean) {
  const { programNumber, horseName, jockey, trainer, owner, morningLine } = runner;
  const rides = jockey === null ? null : personText(jockey.name);
  const trains = trainer === null ? null : personText(trainer.name);
  const parts = [
    rides === null ? 'no jockey named' : `jockey ${rides}`,
    trains === null ? 'no trainer named' : `trainer ${trains}`,
    withOwner ? `owner ${owner ?? 'not on the card'}` : null,
    morningLine === null ? null : `${morningLine.text} on the morning line`,
  ].filter((part) => part !== null);
  return {
    line: `- ${named({ programNumber, horse: horseName })}: ${parts.join(', ')}`,
    cells: [...horseCells(runner), rides, trains, withOwner ? owner : null, morningLine?.text ?? null],
  };
}

/** The starters of a race with jockey and trainer, and the owner where a question asks for it. */
export const fieldWithPeople: Tool = {
  name: 'field of a race',
  reads({ text, card, raceNumber }) {
    if (!ASKED.test(text) || OTHER.test(text) || peopleNamed(card, text).length > 0) return null;
    const race = card.races.find(({ number }) => number === raceNumber);
    if (race === undefined) return null;
    const starters = race.runners.filter(isStarter);
    const withOwner = /\b(?:own\w*|connections)\b/i.test(text);
    const answer =
      starters.length === 0
        ? saying([`Race ${race.number} has no starters.`], [race.number])
        : sayingTable(
            {
              lead: [`The field of race ${race.number}:`],
              caption: `The field of race ${race.number}`,
              columns: COLUMNS,
              rows: starters.map((runner) => rowOf(runner, withOwner)),
              note: [`Source: ${card.card.source}.`],
            },
            [race.number],
          );
    return atOnce({ answer, views: [] });
  },
};
