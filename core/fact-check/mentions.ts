import type { Runner } from '../card/runner.ts';
import { namesSaid } from '../card/same-name.ts';
import { numberOf } from './number-words.ts';

/** A horse named in a text, by name, by number, or by both. `runner` is null where none has that name. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly runner: Runner | null;
  /** What is wrong with how it is named; null where nothing is. */
  readonly fault: string | null;
}

interface Named {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly runner: Runner | null;
  readonly by: 'name' | 'number';
}

const isCapital = (words: string): boolean => /^[\p{Lu}\p{N}]/u.test(words);

const byName = (text: string, runners: readonly Runner[]): readonly Named[] =>
  runners.flatMap((runner) =>
    namesSaid(text, runner.horseName)
      .filter(([words]) => isCapital(words))
      .map((found) => ({
        from: found.index,
        to: found.index + found[0].length,
        words: found[0],
        runner,
        by: 'name' as const,
      })),
  );

const NOT_A_HORSE =
  '(?!-(?:year|furlong|mile|day|week|month|pound|time|for|of|to|way|wide|point|length|start|race)|\\s*(?:[-/]\\s?\\d|\\.\\d|%|:\\d|to\\s+\\d|of\\b|for\\b|pounds?|lbs?|furlong|f\\b|miles?|yards|hole|post\\b|path|stall|gate|starts?\\b|starters|races?\\b|wins?\\b|winners?|year|day|week|month|point|length|time|others?\\b|rivals?|runners?|horses\\b|last\\b|most|best|fast|seconds?\\b|cents|dollars|lifetime|career|previous|recent|figure|works?\\b))';
const NUMBERED = new RegExp(
  `(?<!\\b(?:race|post|gate|stall|position|wears?|wearing|carry|carries|carrying|program number|runs as|listed as)\\s)(?:#\\s?|\\bno\\.\\s?|\\b(?:program )?number\\s|\\bthe (?=\\d))(\\d{1,2}[A-Z]?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\\p{L}\\d])${NOT_A_HORSE}`,
  'giu',
);
const IN_PARENTHESES = /\(\s*#?(\d{1,2}[A-Z]?)\s*\)/g;

function byNumber(text: string, runners: readonly Runner[]): readonly Named[] {
  const found = [...text.matchAll(NUMBERED), ...text.matchAll(IN_PARENTHESES)];
  return found.map((match) => {
    const written = (match[1] ?? '').toUpperCase();
    const number = /^\d/.test(written) ? written : String(numberOf(written) ?? '');
    const runner = runners.find(({ programNumber }) => programNumber === number) ?? null;
    return { from: match.index, to: match.index + match[0].length, words: match[0], runner, by: 'number' };
  });
}

/** `4 Paper Lantern`, `4-Paper Lantern`: a bare number right before the name. */
const bareBefore = (text: string, index: number): RegExpExecArray | null =>
  /(?<![\p{L}\d.,/$%:-]|\b(?:race|post|gate)\s)(\d{1,2}[A-Z]?)(?:\s?-\s?|\s)$/u.exec(text.slice(0, index));

const overlaps = (a: Named, b: Named): boolean => a.from < b.to && b.from < a.to;

/** Of names that overlap the longest. */
function longestOf(names: readonly Named[]): readonly Named[] {
  const longest: Named[] = [];
  for (const named of [...names].sort((a, b) => b.to - b.from - (a.to - a.from)))
    if (!longest.some((longer) => overlaps(longer, named))) longest.push(named);
  return longest.sort((a, b) => a.from - b.from);
}

const failureOf = (name: Named, number: string): string | null =>
  name.runner === null || name.runner.programNumber === number
    ? null
    : `${name.runner.horseName} is number ${name.runner.programNumber}`;

const areOneMention = (text: string, named: Named, other: Named): boolean =>
  named.by !== other.by && /^[\s,]{0,2}(?:the )?$/.test(text.slice(named.to, other.from));

function single(text: string, named: Named): Mention {
  const { from, to, words, runner, by } = named;
  if (by === 'number') {
    return {
      from,
      to,
      words,
      runner,
      fault: runner === null ? 'no horse has that number in this race' : null,
    };
  }
  const bare = bareBefore(text, from);
  if (bare === null) return { from, to, words, runner, fault: null };
  return {
    from: from - bare[0].length,
    to,
    words: `${bare[0]}${words}`,
    runner,
    fault: failureOf(named, bare[1] ?? ''),
  };
}

function joined(text: string, named: Named, other: Named): Mention {
  const [name, number] = named.by === 'name' ? [named, other] : [other, named];
  const words = text.slice(named.from, other.to);
  const span = { from: named.from, to: other.to, words };
  if (number.runner === name.runner) return { ...span, runner: name.runner, fault: null };
  return {
    ...span,
    runner: name.runner,
    fault: `${name.runner?.horseName} is number ${name.runner?.programNumber}`,
  };
}

/** Every horse of the race that a text names, in order. A name and a number side by side are one. */
export function mentionsIn(text: string, runners: readonly Runner[]): readonly Mention[] {
  const names = longestOf([...byName(text, runners), ...byNumber(text, runners)]);
  const mentions: Mention[] = [];
  for (let index = 0; index < names.length; index += 1) {
    const [a, other] = [names[index], names[index + 1]];
    if (a === undefined) continue;
    if (other !== undefined && areOneMention(text, a, other)) {
      mentions.push(joined(text, a, other));
      index += 1;
    } else mentions.push(single(text, a));
  }
  return mentions;
}
