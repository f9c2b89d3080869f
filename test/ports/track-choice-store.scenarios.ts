import * as assert from 'uvu/assert';
import type { TrackChoiceStore } from '#core/accounts/ports.ts';
import { anna, bob, memberScenarios, type StoreForMembers } from './member-scenarios.ts';

export function trackChoiceStoreScenarios(name: string, stores: StoreForMembers<TrackChoiceStore>): void {
  const test = memberScenarios(`Members' tracks on ${name}`, stores);

  test('a choice comes back in its order, and the latest counts', async ({ store }) => {
    assert.is(await store.choiceOf(anna), null);
    await store.keep(anna, { chosen: null, mine: ['del-mar', 'aqueduct'] });
    assert.equal(await store.choiceOf(anna), { chosen: null, mine: ['del-mar', 'aqueduct'] });
    await store.keep(anna, { chosen: 'aqueduct', mine: [] });
    assert.equal(await store.choiceOf(anna), { chosen: 'aqueduct', mine: [] });
  });

  test('two parts changed at once are both there', async ({ store }) => {
    await Promise.all([store.keep(anna, { chosen: 'aqueduct' }), store.keep(anna, { mine: ['del-mar'] })]);
    assert.equal(await store.choiceOf(anna), { chosen: 'aqueduct', mine: ['del-mar'] });
    assert.equal(await store.keep(anna, {}), { chosen: 'aqueduct', mine: ['del-mar'] });
    assert.equal(await store.keep(anna, { mine: [] }), { chosen: 'aqueduct', mine: [] });
  });

  test('each member has a choice of their own', async ({ store }) => {
    await store.keep(anna, { chosen: 'aqueduct', mine: [] });
    await store.keep(bob, { chosen: 'del-mar', mine: ['saratoga'] });
    await store.forget(anna);
    assert.is(await store.choiceOf(anna), null);
    assert.equal(await store.choiceOf(bob), { chosen: 'del-mar', mine: ['saratoga'] });
  });

  test('the choices of several members come together, without those who never chose', async ({ store }) => {
    await store.keep(anna, { chosen: 'aqueduct' });
    assert.equal([...(await store.choicesOf([anna, bob]))], [[anna, { chosen: 'aqueduct', mine: [] }]]);
    await store.keep(bob, { mine: ['del-mar'] });
    const choices = await store.choicesOf([bob]);
    assert.equal([...choices], [[bob, { chosen: null, mine: ['del-mar'] }]]);
    assert.equal([...(await store.choicesOf([]))], []);
  });

  test('a track that several members chose or saved is followed once', async ({ store }) => {
    assert.equal(await store.followed(), []);
    await store.keep(anna, { chosen: 'del-mar', mine: ['saratoga', 'aqueduct'] });
    await store.keep(bob, { chosen: null, mine: ['aqueduct'] });
    assert.equal(await store.followed(), ['aqueduct', 'del-mar', 'saratoga']);
  });

  test.run();
}
