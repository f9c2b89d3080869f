/** The wagers there are, by the one table of the server. Fetched only with a screen that takes a wager of any race. */
export type { WagerRule, WagerRules } from './wager-rules.ts';
export { printedName, rulesQuery } from './wager-rules.ts';
