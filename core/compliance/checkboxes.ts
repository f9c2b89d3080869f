import { Refusal } from '../kernel/refusal.ts';
import { DISCLAIMER } from './disclaimer.ts';

/** The state of each box of the disclaimer by the key of its part, as the page reported it; true: checked. */
export type Checkboxes = Readonly<Record<string, boolean>>;

const stateOf = (reported: object, key: string): unknown =>
  Object.hasOwn(reported, key) ? Reflect.get(reported, key) : undefined;

/**
 * The state of the boxes in what a page reported, `{ entertainment: true, … }`: null (not observed) unless there is one for
 * every part of the disclaimer. Refuses ('invalid', `compliance.unchecked`) a page that reports a part not accepted.
 */
export function readCheckboxes(reported: unknown): Checkboxes | null {
  if (typeof reported !== 'object' || reported === null) return null;
  const states = DISCLAIMER.sections.map(({ key }) => [key, stateOf(reported, key)] as const);
  if (states.some(([, state]) => typeof state !== 'boolean')) return null;
  if (states.some(([, state]) => state === false)) {
    throw new Refusal('invalid', 'compliance.unchecked', 'Check all four boxes to accept the disclaimer.');
  }
  return Object.fromEntries(states) as Checkboxes;
}
