import { horseName } from '../../card/horse-name.ts';
import type { Runner } from '../../card/runner.ts';
import { STYLE_WORDS } from '../../handicapping/angles/wording.ts';
import { counted, shortDollars } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { named, personText } from '../jake/wording.ts';
import { coatWords } from './coats.ts';
import { type HorseNamed, horseOf } from './horses-named.ts';
import { peopleNamed } from './people-named.ts';
import type { ChatQuestion, Tool } from './tool.ts';
import { runnerInForm } from './words-left.ts';

/** `What number did he run last out`, `last figure`. */
export const OF_LAST_FIGURE =
  /\blast (?:speed |race )?(?:fig(?:ure)?|beyer|number)\b|\b(?:fig(?:ure)?|beyer) last\b|\b(?:numbers?|fig(?:ure)?s?|beyers?) did\b.*\b(?:run|get|post|earn)\b.*\blast\b/i;

interface Fact {
  readonly pattern: RegExp;
  readonly name: string;
  /** Null where the card does not say. */
  readonly read: (runner: Runner) => string | null;
}

const titled = (name: string | null | undefined): string | null => (name == null ? null : horseName(name));

const numberText = (value: number | null): string | null => (value === null ? null : String(value));
const earningsText = (value: number | null): string | null => (value === null ? null : shortDollars(value));

const FACTS: readonly Fact[] = [
  {
    pattern: /\bpost(?: position)?\b(?! time)|\bgate\b|\bdraw(?:n|s)?\b(?! (?:off|away|clear|out)\b)/i,
    name: 'post position',
    read: ({ postPosition }) => (postPosition === null ? null : String(postPosition)),
  },
  { pattern: /\bown(?:s|er|ers|ed)\b/i, name: 'owner', read: ({ owner }) => titled(owner) },
  {
    pattern: /\b(?:sire|sired|father|by what|by who|by whom)\b|\bwho(?:'s| is) .+ by\W*$/i,
    name: 'sire',
    read: ({ pedigree }) => titled(pedigree.sire),
  },
  {
    pattern: /\b(?:dam|mother)\b|\bout of (?:what|which|who)\b|\bwho(?:'s| is) .+ out of\W*$/i,
    name: 'dam',
    read: ({ pedigree }) => titled(pedigree.dam),
  },
  {
    pattern: /\b(?:pedigree|bred|breeding|breeder|bloodlines?)\b/i,
    name: 'breeding',
    read: ({ pedigree: { sire, dam, damSire } }) =>
      sire === null || dam === null
        ? null
        : `by ${horseName(sire)} out of ${horseName(dam)}${damSire === null ? '' : ` by ${horseName(damSire)}`}`,
  },
  {
    pattern: /\b(?:gelding|colt|filly|mare|ridgling|sex|gender|male|female)\b/i,
    name: 'sex',
    read: ({ sex }) => sex,
  },
  {
    pattern: /\bhow old\b|\bage\b/i,
    name: 'age',
    read: ({ age }) => (age === null ? null : String(age)),
  },
  {
    pattern: /\bweight\b|\bcarr(?:y|ies|ying)\b|\bpounds\b/i,
    name: 'weight',
    read: ({ weightLb }) => (weightLb === null ? null : `${weightLb} lb`),
  },
  { pattern: /\blasix\b|\bmedication\b|\bbute\b/i, name: 'medication', read: ({ medication }) => medication },
  { pattern: /\bblinkers\b|\bequipment\b/i, name: 'blinkers', read: ({ blinkers }) => blinkers },
  {
    pattern: /\bcoupled\b|\bentry mate\b/i,
    name: 'coupled entry',
    read: ({ coupledWith }) => (coupledWith === null ? 'not coupled' : `coupled as ${coupledWith}`),
  },
  {
    pattern:
      /\b(?:running|run) style\b|\bstyle\b|\b(?:get|gets|make|makes|take|takes|want|wants|need|needs|have|has) (?:to )?(?:get |be on |make )?(?:the )?(?:early )?lead\b|\bearly speed\b|\b(?:a )?closer\b|\b(?:off|on|set|sets|press\w*) the pace\b|\bcomes? from behind\b|\bfront[- ]?runner\b/i,
    name: 'running style',
    read: ({ ratings: { runStyle, earlyPoints } }) =>
      runStyle === null
        ? null
        : `${runStyle} (${STYLE_WORDS[runStyle]})${earlyPoints === null ? '' : `, ${counted(earlyPoints, 'early point')}`}`,
  },
  {
    pattern: /\bprime ?power\b/i,
    name: 'Prime Power',
    read: ({ ratings }) => ratings.primePower?.toFixed(1) ?? null,
  },
  {
    pattern: /\b(?:best|top|highest|career|lifetime) (?:speed )?(?:fig(?:ure)?s?|beyers?|numbers?)\b/i,
    name: 'best figure',
    read: ({ ratings }) => numberText(ratings.bestLife),
  },
  {
    pattern: OF_LAST_FIGURE,
    name: 'last figure',
    read: ({ pastPerformances }) => numberText(pastPerformances?.[0]?.speedFigure ?? null),
  },
  {
    pattern:
      /\bearn(?:ed|ings?)\b|\bhow much (?:money )?(?:has|did|have)\b.*\b(?:won|win|made|make|banked)\b/i,
    name: 'earnings',
    read: ({ records }) => (records?.life == null ? null : earningsText(records.life.earnings)),
  },
  {
    pattern:
      /\bwhat color\b|\b(?:is|are)\b.*\b(?:(?:gray|grey|chestnut|roan)s?|(?:an?|the) (?:dark )?(?:bay|black|brown|white)|(?:bay|black|brown|white)(?:s| (?:horse|colt|filly|mare|gelding|one)))\b/i,
    name: 'color',
    read: ({ color }) => coatWords(color),
  },
  { pattern: /\bsilks\b|\bcolors\b/i, name: 'silks', read: ({ silks }) => silks },
  {
    pattern:
      /\bdays (?:off|since|away)\b|\bhow long (?:since|ago|has it been|(?:has|was) (?:he|she|it))\b|\bhow long\b[^.?!]{0,40}\b(?:ran|raced|run|last race|off|away)\b|\blayoff\b|\brest\b/i,
    name: 'days since its last race',
    read: ({ daysSinceLast }) => (daysSinceLast === null ? null : String(daysSinceLast)),
  },
];

const UNKNOWN = /\b(?:draw(?:s|ing)? in|groom|sale|sold|stud)\b/i;

const people = ({ jockey, trainer }: Runner): string =>
  [
    ...(jockey === null ? [] : [`jockey ${personText(jockey.name)}`]),
    ...(trainer === null ? [] : [`trainer ${personText(trainer.name)}`]),
  ].join(', ');

/** The facts that a question asks for; the name of a person, Chad Brown, is no color. */
const factsAsked = ({ text, card }: ChatQuestion): readonly Fact[] =>
  FACTS.filter(
    ({ name, pattern }) => pattern.test(text) && (name !== 'color' || peopleNamed(card, text).length === 0),
  );

/** Facts from the past races, which stand beside the card. */
const OF_FORM: ReadonlySet<string> = new Set(['last figure']);

function factsAnswer(
  { runner, raceNumber }: HorseNamed,
  inForm: Runner,
  asksFor: readonly Fact[],
  { text, card: { card } }: ChatQuestion,
) {
  const head = named({ programNumber: runner.programNumber, horse: runner.horseName });
  const said = asksFor.map(({ name, read }) => `${name} ${read(inForm) ?? 'not on the card'}`);
  return saying(
    [
      `${head} in race ${raceNumber}: ${said.join(', ')}.`,
      /\bbeyers?\b/i.test(text) ? 'Beyer figures are not stored: this is the figure of the card.' : null,
      people(runner) === '' ? null : `With ${people(runner)}.`,
      `Source: ${card.source}.`,
    ],
    [raceNumber],
  );
}

/** What the card says of a horse: post, owner, breeding, sex, age, weight, medication, equipment. */
export const factsOfAHorse: Tool = {
  name: 'facts of a horse',
  reads(question) {
    const { text } = question;
    const asksFor = factsAsked(question);
    if (UNKNOWN.test(text)) return null;
    const horse = asksFor.length === 0 ? null : horseOf(question);
    if (horse === null) return null;
    return async ({ viewsOf }) => {
      const views = asksFor.some(({ name }) => OF_FORM.has(name)) ? await viewsOf([horse.raceNumber]) : [];
      const answer = factsAnswer(horse, runnerInForm(views, horse) ?? horse.runner, asksFor, question);
      return { answer, views };
    };
  },
};
