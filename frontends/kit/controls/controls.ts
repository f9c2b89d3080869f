/** What a screen is worked with: tables to sort and filter, tabs, dialogs. A door of its own, so that a first screen without one comes sooner. */
export type { Column } from './data-table.tsx';
export { DataTable } from './data-table.tsx';
export { Dialog } from './dialog.tsx';
export type { CellValue, Sort } from './table-rows.ts';
export { csvOf } from './table-rows.ts';
export type { Tab } from './tabs.tsx';
export { Tabs } from './tabs.tsx';
