/** Tables to sort and filter. A module of its own, so that a screen with tabs or dialogs alone loads sooner. */
export type { Column } from './data-table.tsx';
export { DataTable } from './data-table.tsx';
export { programOrder, runnerColumns } from './runner-columns.tsx';
export type { CellValue, Sort } from './table-rows.ts';
export { csvOf } from './table-rows.ts';
