import { withoutNames } from '../../card/same-name.ts';
import type { CardInPlay } from '../race-view.ts';
import { raceNameWords } from './race-named.ts';

/** What is said about races, picks and bets, and what leads to it. A question with other words is about something else. */
const VOCABULARY: ReadonlySet<string> = new Set(
  (
    'wanna gotta dude bro bud buddy man lol haha hmm um uh oh wow damn heck yo thx ty lemme dunno reckon guess guessing curious wondering wonder u r ya nah yeah gona anyone anyones hundred bucks em til a about above across action actually add advice after again against ahead all alone along also always am an analysis analyze and another any anybody anyone anything are as ask at back bad bankroll be beat beatable beats beaten been before being best bet bets better betting between big bit board borrow both box but by call can card cards chance chances choice choices class close closer closers could course day days deal deserve did dirt do does doing don done down each early easy else even ever every everyone everything exacta exactas exotics expect ' +
    'fire fires fancy far fast favorite favorites feature featured feel few field fields figure final find finish first five following for forecast four from front full game get gonna guys gimme finale nightcap opener gets give gives go goes going gonna good got grab great had hammer handicap handicapping happen has have he head heading hello help her here hers hey hi highest him his hit home honest hope horse horses hot how i idea if in info insight inside into is isn it its jake jockey jockeys just keep key know last lately late later latest lay lead leaders leading leads least leg legs less let lets like liked likely likes line list little live lock long longer longest longshot longshots look looking looks lose loses lot love low main make makes many mate may me mean might mine money more morning most much must my ' +
    'name need needs never new next nice nine no nobody none not now number odds of off offer ok okay on once one ones only open opinion or order other others our out outside over own pace paper part pass pay pays pick picked picking picks place play plays please point pool post power predict prediction predictions prefer pretty price prices prime probably program put quick quickly race races racing rate rated rating read ready really reason reasons recommend recommendation recommendations rest result ride rider riders right run runner runners running runs safe said same saturday saying says scratch second see seems selection selections serious seven several shape she short shot should show shown side single singles six skip so solid some somebody someone something soon sort speed spot stakes stand stands start starter starters starting starts still story straight strong strongest summary sunday super sure surest ' +
    'take takes talk tell ten than thank thanks that the their them then there these they thing things think third this those thoughts three through throw throwing ticket tickets time times tip tips to today todays toss tossing together tomorrow tonight too top total touch tough track trackside trainer trainers tri trifecta try turf twin two under up upset us use value verdict versus very view wager wagers want was watch way we weak well were what whats when where whether which who whole whom whos why will win winner winners winning wins winnable wise with within without won wonder worst worth would wps write yes yet you your yours yourself'
  ).split(' '),
);

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words that questions about other things have, and that are no slip of a word of the track. */
const OTHERS: ReadonlySet<string> = new Set(
  'after beers beyers boxes brisnet equibase timeform ragozin thorograph hardest toughest easiest change exact exactly fully shakes stages states stretch stretched stretches trailer trailers winter winters changed changes child class could drive field front grass horse house letter maker maybe miles money music night other party people place poker raced races racing radio really resting right river riding short silver small since sizes sound speed stall start state still stock store story street tables taken trail train trains trips trouble truck twenty under water where whose wider winds windy women words world worst write years young'.split(
    ' ',
  ),
);

/** Whether a word is in use in questions, so that it is no slip of another one. */
export const isUsualWord = (word: string): boolean =>
  VOCABULARY.has(word) || OTHERS.has(word) || isAlwaysRead(word);

/** Words of a question that are neither names of the card nor of any use to a question about it; in its order. */
export function unreadWords(
  text: string,
  { races, track }: Pick<CardInPlay, 'races' | 'track'>,
): readonly string[] {
  const names = races.flatMap(({ name, runners }) => [
    ...(name === null ? [] : [name]),
    ...runners.map(({ horseName }) => horseName),
  ]);
  // A part of a person's name by which nobody is found is no word of the card.
  const people = races.flatMap(({ runners }) =>
    runners.flatMap(({ jockey, trainer }) =>
      [jockey, trainer].flatMap((person) => (person === null ? [] : [person.name])),
    ),
  );
  const rest = withoutNames(text, [...names, ...people]);
  const known = new Set(
    [...names, ...raceNameWords({ races }), track.name, track.displayName].flatMap(
      (name) => plain(name).match(/\p{L}+/gu) ?? [],
    ),
  );
  const words = plain(rest.replace(/['’](?:s|re|ve|ll|d|m|t)\b/gi, ' ')).match(/\p{L}{2,}/gu) ?? [];
  return [
    ...new Set(words.filter((word) => !isAlwaysRead(word) && !VOCABULARY.has(word) && !known.has(word))),
  ];
}

const isAlwaysRead = (word: string): boolean =>
  /^(?:favou?rites?|st|nd|rd|th|(?:first|second|third|four|fif|six|seven|eigh|nin|ten|eleven|twelf|thirteen|fourteen|fifteen)(?:th)?|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$/.test(
    word,
  );
