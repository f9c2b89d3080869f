import { Refusal } from '../kernel/refusal.ts';
import type { AngleParameter, CardAngle } from './angle.ts';
import { angleNamed } from './angles/index.ts';
import { anglesIn, type ChosenAngle, type Combination } from './combination.ts';

/** More angles than this match nobody. */
const MOST_ANGLES = 12;
const LONGEST_TEXT = 600;

const refusal = (sentence: string): Refusal => new Refusal('invalid', 'angle-search.bad-search', sentence);

const TOKEN = /\s*(?:([a-z][a-z-]*[a-z])(?:\s*\(([\d.,\s]+)\))?|([()]))/y;

interface Token {
  readonly word: string;
  /** What stands in parentheses behind an angle's name; null without any. */
  readonly values: string | null;
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const start = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (found === null) throw refusal(`"${text.slice(start).trim().slice(0, 40)}" is not understood.`);
    tokens.push({ word: found[1] ?? found[3] ?? '', values: found[2] ?? null });
  }
  return tokens;
}

function numberFor(
  { name, usual, least, most }: AngleParameter,
  text: string | undefined,
  angle: CardAngle,
): number {
  if (text === undefined) return usual;
  const value = Number(text);
  if (text !== '' && Number.isFinite(value) && value >= least && value <= most) return value;
  throw refusal(`${angle.name}: ${name} is a number from ${least} to ${most}, not "${text}".`);
}

function chosenAngle({ word, values }: Token): ChosenAngle {
  const angle = angleNamed(word);
  if (angle === null) throw refusal(`There is no angle "${word}".`);
  const given = values === null ? [] : values.split(',').map((value) => value.trim());
  if (given.length > angle.parameters.length) {
    throw refusal(`${word} takes ${angle.parameters.length} numbers, not ${given.length}.`);
  }
  const chosen = angle.parameters.map((parameter, index) => numberFor(parameter, given[index], angle));
  return { kind: 'angle', angle, values: chosen };
}

/** Reads tokens from the left: `or` joins what `and` joins, `and` what `not` and parentheses hold together. */
class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Combination {
    const combination = this.#joined('or');
    const rest = this.#tokens[this.#at];
    if (rest !== undefined) throw refusal(`"and" or "or" is missing before "${rest.word}".`);
    return combination;
  }

  #takes(word: string): boolean {
    if (this.#tokens[this.#at]?.word !== word) return false;
    this.#at += 1;
    return true;
  }

  #joined(joint: 'or' | 'and'): Combination {
    const part = () => (joint === 'or' ? this.#joined('and') : this.#single());
    const first = part();
    const parts = [first];
    while (this.#takes(joint)) parts.push(part());
    return parts.length === 1 ? first : { kind: joint === 'or' ? 'any' : 'all', parts };
  }

  #single(): Combination {
    if (this.#takes('not')) return { kind: 'not', part: this.#single() };
    if (this.#takes('(')) {
      const inside = this.#joined('or');
      if (!this.#takes(')')) throw refusal('A closing parenthesis is missing.');
      return inside;
    }
    const token = this.#tokens[this.#at];
    if (token === undefined) throw refusal('The search ends where an angle is expected.');
    this.#at += 1;
    return chosenAngle(token);
  }
}

/**
 * Reads a combination as written in links and commands: `layoff(60) and (first-lasix or not won-last)`; a number that is left
 * out is the usual one. Refuses ('invalid', `angle-search.bad-search`) what is none, with the reason.
 */
export function readCombination(text: string): Combination {
  if (text.trim() === '') throw refusal('Choose at least one angle.');
  if (text.length > LONGEST_TEXT) throw refusal(`A search has at most ${LONGEST_TEXT} characters.`);
  const combination = new Reader(tokensOf(text)).whole();
  if (anglesIn(combination).length <= MOST_ANGLES) return combination;
  throw refusal(`A search has at most ${MOST_ANGLES} angles.`);
}
