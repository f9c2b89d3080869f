import { lazyPart } from '#frame/frame.ts';
import type { RaceTab } from './race-tab.ts';

/** The tabs of a race in their order: one line each. */
export const raceTabs: readonly RaceTab[] = [
  { key: 'form', label: 'Form', part: lazyPart(async () => (await import('./form/form-tab.tsx')).FormTab) },
  {
    key: 'pace',
    label: 'Pace',
    part: lazyPart(async () => (await import('./pace/pace-tab.tsx')).PaceTab),
  },
  {
    key: 'odds',
    label: 'Odds',
    part: lazyPart(async () => (await import('./odds/odds-tab.tsx')).OddsTab),
  },
  {
    key: 'tickets',
    label: 'Tickets',
    part: lazyPart(async () => (await import('./tickets/tickets-tab.tsx')).TicketsTab),
  },
  {
    key: 'result',
    label: 'Result',
    part: lazyPart(async () => (await import('./result/result-tab.tsx')).ResultTab),
  },
];

/** The tab an address asks for, else the first one. */
export const chosenTab = (key: string | null): RaceTab | undefined =>
  raceTabs.find((tab) => tab.key === key) ?? raceTabs[0];
