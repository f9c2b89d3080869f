/** Interactive controls: tabs, dialogs. A module of its own, so that a first screen without one loads sooner. */
export { Dialog } from './dialog.tsx';
export { Fold } from './fold.tsx';
export type { Tab } from './tabs.tsx';
export { Tabs } from './tabs.tsx';
