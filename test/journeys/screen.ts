import type { Page } from 'playwright';

/** A screen of the product, how to come to it, and who may. */
export interface Screen {
  readonly name: string;
  readonly who: 'visitor' | 'member' | 'insider' | 'administrator';
  /** Opens it and waits until it has come to rest. */
  open(page: Page): Promise<void>;
}
