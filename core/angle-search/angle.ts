import type { Holds, Starter } from './starter.ts';

/** A number that a member may set in an angle: `60` in "away 60 days or more". */
export interface AngleParameter {
  /** As in the angle's sentence: `days`. */
  readonly name: string;
  /** With its unit: `Days away, at least`. */
  readonly label: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** One angle over the card. It looks only at what is known before the race. */
export interface CardAngle {
  /** In links and commands: `layoff`. */
  readonly name: string;
  /** In a list: `Layoff`. */
  readonly title: string;
  /** With a parameter's name in braces: `Away {days} days or more`. */
  readonly sentence: string;
  readonly parameters: readonly AngleParameter[];
  /** `values` by position of the parameters. */
  holds(starter: Starter, values: readonly number[]): Holds;
}

/** The sentence of an angle with its numbers: `Away 60 days or more`. */
export const angleInWords = (
  { sentence, parameters }: Pick<CardAngle, 'sentence' | 'parameters'>,
  values: readonly number[],
): string =>
  parameters.reduce(
    (words, { name, usual }, index) => words.replace(`{${name}}`, String(values[index] ?? usual)),
    sentence,
  );

/** A number of days, as most angles of form and works take one. */
export const daysParameter = (
  label: string,
  usual: number,
  { least = 1, most = 730 }: { readonly least?: number; readonly most?: number } = {},
): AngleParameter => ({ name: 'days', label, usual, least, most });

/** A least share of winners, in percent. */
export const percentParameter = (usual: number): AngleParameter => ({
  name: 'percent',
  label: 'Percent wins, at least',
  usual,
  least: 1,
  most: 100,
});

/** The least sample that a share may rest on. */
export const startsParameter = (usual: number): AngleParameter => ({
  name: 'starts',
  label: 'Starts, at least',
  usual,
  least: 1,
  most: 2_000,
});
