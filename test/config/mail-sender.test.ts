import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSettings } from '#config/env.ts';
import { senderOf } from '#config/wiring/machine.ts';

const test = suite('Mail sender');

test('mails come from the host people use, whatever its port and path', () => {
  assert.is(senderOf(readSettings({ PUBLIC_URL: 'https://turn.example' })), 'no-reply@turn.example');
  assert.is(
    senderOf(readSettings({ PUBLIC_URL: 'http://Turn.Example:8443/club/' })),
    'no-reply@turn.example',
  );
});

test('where alerts go is not where mails come from', () => {
  const alerts = 'desk@racing.example';
  assert.is(senderOf(readSettings({ ALERT_EMAIL: alerts })), 'clubhouse-turn@localhost');
  assert.is(
    senderOf(readSettings({ ALERT_EMAIL: alerts, PUBLIC_URL: 'https://turn.example' })),
    'no-reply@turn.example',
  );
});

test('without a public address mails come from this machine', () => {
  assert.is(senderOf(readSettings({})), 'clubhouse-turn@localhost');
});

test.run();
