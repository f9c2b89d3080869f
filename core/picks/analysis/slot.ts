/** Names of the two slots in the documented shape, whoever answers in them. */
export type Slot = 'claude' | 'openai';

export const SLOTS: readonly Slot[] = ['claude', 'openai'];
