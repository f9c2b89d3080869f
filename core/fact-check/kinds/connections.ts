import type { Runner } from '../../card/runner.ts';
import { type HorseClaim, type HorseKind, isOfThePast, matches, partAround, theHorse } from '../claim.ts';
import { isSaidPerson, isSameName, NAME } from '../people.ts';

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

/** Words that go with anybody: told of a rider where a rider of the race is named. */
const RIDER_HERE: readonly RegExp[] = [
  pattern(
    `(${NAME}) (?:(?:gets|climbs|hops|jumps) aboard|has the call|guides|pilots|returns to ride|stays aboard|keeps the mount)`,
  ),
  pattern(
    `(?:[Pp]icks? up|[Rr]eunites? with|[Tt]eams? up with|[Gg]etting|[Ll]ands?|[Rr]etains?|[Kk]eeps?) (${NAME})`,
  ),
];

/** Likewise of a trainer; the horse stands where its name was. */
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
  said: readonly RegExp[],
  of: {
    readonly today: Card;
    readonly before: Card;
    readonly same: (said: string, card: string) => boolean;
    /** Only one of these is meant; anybody where it is left out. */
    readonly among?: readonly string[];
  },
): readonly HorseClaim[] {
  const isMeant = (name: string): boolean => of.among?.some((one) => of.same(name, one)) ?? true;
  return said
    .flatMap((one) => matches(text, one))
    .map(({ words, at, parts }) => ({ words, at, name: cleaned(parts[0] ?? '') }))
    .filter(({ name }) => /\p{L}{2}/u.test(name) && isMeant(name))
    .map(({ words, at, name }) => ({
      kind,
      words,
      at,
      judge: (runner) => {
        const known = of.today(runner);
        if (known.length === 0)
          return { holds: null, fact: `the card names no ${kind} of ${theHorse(runner)}` };
        const past = isOfThePast(partAround(text, at)) ? of.before(runner) : [];
        const holds = [...known, ...past].some((card) => of.same(name, card));
        return { holds, fact: `the ${kind} of ${theHorse(runner)} is ${known.join(', ')}` };
      },
    }));
}

const NOBODY: Card = () => [];
const named = (name: string | undefined): readonly string[] =>
  name === undefined || name === '' ? [] : [name];

const RIDERS = {
  today: ({ jockey }: Runner) => named(jockey?.name),
  before: ({ pastRaces }: Runner) => pastRaces.map(({ jockey }) => jockey),
  same: isSaidPerson,
};

const TRAINERS = {
  today: ({ trainer }: Runner) => named(trainer?.name),
  before: ({ pastRaces }: Runner) => pastRaces.map(({ trainer }) => trainer),
  same: isSaidPerson,
};

/** Who rides, trains, owns and bred it, as a text says. */
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
  ...claims(text, 'owner', OWNER, { today: ({ owner }) => named(owner), before: NOBODY, same: isSameName }),
  ...claims(text, 'sire', SIRE, {
    today: ({ pedigree }) => named(pedigree.sire),
    before: NOBODY,
    same: isSameName,
  }),
  ...claims(text, 'dam', DAM, {
    today: ({ pedigree }) => named(pedigree.dam),
    before: NOBODY,
    same: isSameName,
  }),
];
