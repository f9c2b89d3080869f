import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isOutage } from '#adapters/postgres/outage.ts';

const test = suite('What counts as an outage');

const error = (message: string, more: Readonly<Record<string, unknown>> = {}): Error =>
  Object.assign(new Error(message), more);

test('nothing listens, the name is unknown, the socket is missing', () => {
  assert.ok(isOutage(error('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' })));
  assert.ok(isOutage(error('connect ENOENT /tmp/x', { code: 'ENOENT', syscall: 'connect' })));
  assert.ok(isOutage(error('getaddrinfo ENOTFOUND', { code: 'ENOTFOUND', syscall: 'getaddrinfo' })));
  const refused = error('refused', { code: 'ECONNREFUSED', syscall: 'connect' });
  assert.ok(isOutage(new AggregateError([refused])));
});

test('the server stops, starts or is full, and a connection that died', () => {
  for (const code of ['57P01', '57P03', '53100', '53300', '08006', '25006', '28P01', '3D000']) {
    assert.ok(isOutage(error('sent by the server', { code, severity: 'FATAL' })), code);
  }
  assert.ok(isOutage(error('Connection terminated unexpectedly')));
  assert.ok(isOutage(error('select 1 - Query read timeout')));
  assert.ok(isOutage(error('select * from t where a = $1 - Connection terminated unexpectedly')));
  assert.ok(isOutage(error('ROLLBACK - Client has encountered a connection error and is not queryable')));
  assert.ok(isOutage(Object.assign(error('Timeout'), { name: 'KnexTimeoutError' })));
});

test('a bug, a missing file and a violated constraint are not an outage', () => {
  assert.not(isOutage(new TypeError('x is not a function')));
  assert.not(isOutage(error('open ENOENT', { code: 'ENOENT', syscall: 'open' })));
  assert.not(isOutage(error('duplicate key', { code: '23505', severity: 'ERROR' })));
  assert.not(isOutage('a text'));
});

test.run();
