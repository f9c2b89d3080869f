import { z } from 'zod';
import { withoutUnseen } from '#core/kernel/safe-text.ts';

/** Lengths are checked here and not sent to providers: not all accept such rules. */
const text = (most: number) =>
  z
    .string()
    .overwrite(withoutUnseen)
    .trim()
    .refine((value) => value !== '' && value.length <= most, `1 to ${most} characters`);

/** As the card prints it: `4`, `1A`. */
export const number = text(8);
export const sentence = text(600);
export const words = text(1_500);
export const essay = text(6_000);
/** 0-100: how far the evidence agrees. */
export const confidence = z.number().min(0).max(100);
