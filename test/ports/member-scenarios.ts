import { suite, type Test } from 'uvu';
import type { MemberId } from '#core/accounts/member.ts';
import type { StoreSetup } from './store-setup.ts';

/** What scenarios about two members' rows run on. */
export interface OpenedForMembers<Store> {
  readonly store: Store;
  /** Adds the member if there is none. */
  memberIsThere(id: MemberId): Promise<void>;
}

export type StoreForMembers<Store> = StoreSetup<OpenedForMembers<Store>>;

export const anna = 'anna' as MemberId;
export const bob = 'bob' as MemberId;

/** A suite whose scenarios each begin with an empty store, and with Anna and Bob signed up. */
export function memberScenarios<Store>(
  name: string,
  stores: StoreForMembers<Store>,
): Test<OpenedForMembers<Store>> {
  const test = suite<OpenedForMembers<Store>>(name);
  test.before.each(async (context) => {
    Object.assign(context, await stores.open());
    for (const id of [anna, bob]) await context.memberIsThere(id);
  });
  test.after(() => stores.close());
  return test;
}
