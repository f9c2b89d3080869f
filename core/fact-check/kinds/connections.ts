import type { Runner } from '../../card/runner.ts';
import { type HorseClaim, type HorseKind, isOfThePast, matches, partAround, theHorse } from '../claim.ts';
import { isSameName, isSamePerson, NAME } from '../people.ts';

const pattern = (text: string): RegExp => new RegExp(text, 'gu');

const JOCKEY: readonly RegExp[] = [
  pattern(
    `\\b(?:[Rr]idden by|[Jj]ockey|[Rr]ider|[Pp]artnered by|[Pp]iloted by|[Ii]n the hands of)(?: is| will be|,)? (${NAME})`,
  ),
  pattern(
    `(${NAME}) (?:rides|will ride|is up\\b|up\\b|aboard|in the (?:saddle|irons)|has the mount|gets the (?:mount|leg up|call|ride)|takes the (?:mount|ride)|is (?:named|aboard|in the (?:saddle|irons)|the (?:jockey|rider)))`,
  ),
  pattern(`\\b(?:[Ww]ith) (${NAME}) (?:aboard|up\\b|riding|in the (?:saddle|irons))`),
];

/** Words that fit anyone: they count as a claim about the rider only where a rider of the race is named. */
const RIDER_HERE: readonly RegExp[] = [
  pattern(
    `(${NAME}) (?:(?:gets|climbs|hops|jumps) aboard|has the call|guides|pilots|returns to ride|stays aboard|keeps the mount)`,
  ),
  pattern(
    `(?:[Pp]icks? up|[Rr]eunites? with|[Tt]eams? up with|[Gg]etting|[Ll]ands?|[Rr]etains?|[Kk]eeps?) (${NAME})`,
  ),
];

/** The same for a trainer; ◇ marks where the horse’s name was. */
const TRAINER_HERE: readonly RegExp[] = [
  pattern(`[Ii]n the (?:care|hands) of (${NAME})`),
  pattern(`(${NAME}) (?:sends|runs|brings|enters|points|starts|leads over|tightens the girth on) (?=◇)`),
  pattern(`(${NAME})(?:['’]s)? (?:stable|shedrow|yard|string|outfit)\\b`),
];

const TRAINER: readonly RegExp[] = [
  pattern(
    `\\b(?:[Tt]rained by|[Tt]rainer|[Cc]onditioned by|[Ss]addled by|[Ss]ent out by|from the barn of)(?: is|,)? (${NAME})`,
  ),
  pattern(`(${NAME}) (?:trains|saddles|sends out|conditions|is the trainer|has (?:him|her|it) ready)`),
  pattern(`(${NAME})(?:['’]s)? (?:barn|trainee|charge|stable star)`),
  pattern(`(${NAME})-trained`),
];

const OWNER: readonly RegExp[] = [pattern(`\\b(?:[Oo]wned by|[Oo]wner)(?: is)? (${NAME})`)];
const SIRE: readonly RegExp[] = [
  pattern(
    `\\b(?:[Ss]ired by|[Ss]ire(?: is)?|(?:son|daughter|colt|gelding|filly|mare|offspring) (?:of|by)) (${NAME})`,
  ),
];
const DAM: readonly RegExp[] = [pattern(`\\b(?:[Oo]ut of(?: the mare)?|[Dd]am(?: is)?) (${NAME})`)];

const POSSESSIVE = /['’]s?$/;
/** Capitalised only because they begin a sentence. */
const OPENERS =
  /^(?:The|A|An|It|He|She|This|That|With|And|But|Also|When|While|As|Jockey|Trainer|Rider|Expect|Watch|Both|Today|Here|Look|Regular)\s+/;

const cleaned = (name: string): string =>
  name.replace(OPENERS, '').replace(POSSESSIVE, '').replace(/[.,]$/, '');

type Card = (runner: Runner) => readonly string[];

function claims(
  text: string,
  kind: string,
  patterns: readonly RegExp[],
  people: {
    readonly today: Card;
    readonly before: Card;
    readonly same: (name: string, card: string) => boolean;
    /** Only these names count; any name where it is left out. */
    readonly among?: readonly string[];
  },
): readonly HorseClaim[] {
  const isMeant = (name: string): boolean => people.among?.some((known) => people.same(name, known)) ?? true;
  return patterns
    .flatMap((pattern) => matches(text, pattern))
    .map(({ words, index, parts }) => ({ words, index, name: cleaned(parts[0] ?? '') }))
    .filter(({ name }) => /\p{L}{2}/u.test(name) && isMeant(name))
    .map(({ words, index, name }) => ({
      kind,
      words,
      index,
      check: (runner) => {
        const known = people.today(runner);
        if (known.length === 0)
          return { holds: null, fact: `the card names no ${kind} of ${theHorse(runner)}` };
        const past = isOfThePast(partAround(text, index)) ? people.before(runner) : [];
        const holds = [...known, ...past].some((card) => people.same(name, card));
        return { holds, fact: `the ${kind} of ${theHorse(runner)} is ${known.join(', ')}` };
      },
    }));
}

const NO_NAMES: Card = () => [];
const named = (name: string | null | undefined): readonly string[] =>
  name === undefined || name === null || name === '' ? [] : [name];

const RIDERS = {
  today: ({ jockey }: Runner) => named(jockey?.name),
  before: ({ pastPerformances }: Runner) => (pastPerformances ?? []).flatMap(({ jockey }) => jockey ?? []),
  same: isSamePerson,
};

const TRAINERS = {
  today: ({ trainer }: Runner) => named(trainer?.name),
  before: ({ pastPerformances }: Runner) => (pastPerformances ?? []).flatMap(({ trainer }) => trainer ?? []),
  same: isSamePerson,
};

/** Claims about rider, trainer, owner, sire and dam. */
export const connections: HorseKind = (text, { runners }) => [
  ...claims(text, 'jockey', JOCKEY, RIDERS),
  ...claims(text, 'jockey', RIDER_HERE, {
    ...RIDERS,
    among: runners.flatMap(({ jockey }) => named(jockey?.name)),
  }),
  ...claims(text, 'trainer', TRAINER, TRAINERS),
  ...claims(text, 'trainer', TRAINER_HERE, {
    ...TRAINERS,
    among: runners.flatMap(({ trainer }) => named(trainer?.name)),
  }),
  ...claims(text, 'owner', OWNER, { today: ({ owner }) => named(owner), before: NO_NAMES, same: isSameName }),
  ...claims(text, 'sire', SIRE, {
    today: ({ pedigree }) => named(pedigree.sire),
    before: NO_NAMES,
    same: isSameName,
  }),
  ...claims(text, 'dam', DAM, {
    today: ({ pedigree }) => named(pedigree.dam),
    before: NO_NAMES,
    same: isSameName,
  }),
];
