/** Interactive controls: tables to sort and filter, tabs, dialogs. A module of its own, so that a first screen without one loads sooner. */
export type { Column } from './data-table.tsx';
export { DataTable } from './data-table.tsx';
export { Dialog } from './dialog.tsx';
export { programOrder, runnerColumns } from './runner-columns.tsx';
export type { CellValue, Sort } from './table-rows.ts';
export { csvOf } from './table-rows.ts';
export type { Tab } from './tabs.tsx';
export { Tabs } from './tabs.tsx';
