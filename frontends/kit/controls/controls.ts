/** Interactive controls: tabs and folds. A module of its own, so that a first screen without one loads sooner. */
export { Fold } from './fold.tsx';
export type { Tab } from './tabs.tsx';
export { Tabs } from './tabs.tsx';
