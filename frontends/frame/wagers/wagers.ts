/** The wagers there are, by the one table of the server, and the field for money on them. Fetched only with a screen that takes either. */
export { DollarsField } from './dollars-field.tsx';
export type { WagerRule, WagerRules } from './wager-rules.ts';
export { printedName, rulesQuery } from './wager-rules.ts';
