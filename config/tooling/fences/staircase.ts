/** The rooms of core/, lowest first. A room may lean only on rooms before it. */
export const STAIRCASE = [
  'kernel',
  'card',
  'weather',
  'odds',
  'press',
  'accounts',
  'compliance',
  'handicapping',
  'picks',
  'assistant',
  'results',
  'operations',
] as const;
