import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isOf, isOwnAct } from '#core/compliance/acceptance.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';

const test = suite('An acceptance');

const TEXT = { type: 'registration', version: '1.0' };

test('is of a text where type and version are both the same', () => {
  assert.ok(isOf(anAcceptance(), TEXT));
  assert.not(isOf(anAcceptance({ disclaimerVersion: '0.9' }), TEXT));
  assert.not(isOf(anAcceptance({ disclaimerType: 'newsletter' }), TEXT));
});

test('is the act of the person unless an administrator recorded it', () => {
  for (const method of ['gate', 'pre_auth', 'pre_auth_linked'] as const)
    assert.ok(isOwnAct(anAcceptance({ method })), method);
  assert.not(isOwnAct(anAcceptance({ method: 'admin_ensure' })));
});

test.run();
