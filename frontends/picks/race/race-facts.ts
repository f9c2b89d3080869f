import type { Race } from '#kit/kit.ts';
import { numbered, wholeDollars } from '#kit/kit.ts';

/** A fact of the card, or its default. */
export type Fact = { readonly text: string; readonly isDefault: boolean };

const reported = (text: string): Fact => ({ text, isDefault: false });

export const distanceOf = ({ distance }: Pick<Race, 'distance'>): Fact =>
  distance ? reported(distance) : { text: '6F', isDefault: true };

export const purseOf = ({ purse }: Pick<Race, 'purse'>): Fact =>
  typeof purse === 'number' && !Number.isNaN(purse)
    ? reported(wholeDollars(purse))
    : { text: '$25,000', isDefault: true };

export const startersText = (count: number): string => numbered(count, 'starter');
