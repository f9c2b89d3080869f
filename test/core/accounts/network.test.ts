import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { networkOf } from '#core/accounts/network.ts';

const test = suite('Who shares a network address');

test('an IPv4 address is its own network, however it is written', () => {
  assert.is(networkOf('192.0.2.1'), '192.0.2.1');
  assert.is(networkOf('::ffff:192.0.2.1'), '192.0.2.1');
  assert.is(networkOf('::FFFF:192.0.2.1'), '192.0.2.1');
  assert.is.not(networkOf('192.0.2.2'), networkOf('192.0.2.1'));
});

test('IPv6 addresses of one subscriber are one', () => {
  const home = networkOf('2001:db8:1:2::1');
  for (const same of ['2001:db8:1:2::2', '2001:0DB8:0001:0002:ffff:1:2:3', '2001:db8:1:2:a:b:c:d%eth0']) {
    assert.is(networkOf(same), home, same);
  }
  for (const other of ['2001:db8:1:3::1', '2001:db8::1:2:0:1', '::1', '::'])
    assert.is.not(networkOf(other), home, other);
  assert.is(networkOf('fe80::1%eth0'), networkOf('fe80:0:0:0::2'));
});

test('an IPv6 network is named by its first four groups, without leading zeros', () => {
  assert.is(networkOf('2001:0DB8:0001:0002::1'), '2001:db8:1:2::/64');
  assert.is(networkOf('::1'), '0:0:0:0::/64');
  assert.is(networkOf('1:2:3:4:5:6:7:8'), '1:2:3:4::/64');
});

test('what is not an address is its own network and breaks nothing', () => {
  const odd = [
    '',
    ':',
    ':::',
    '1::2::3',
    'x'.repeat(70_000),
    '<script>',
    '10.5.0.1:1234',
    '1:2:3:4:5:6:7:8:9',
    'g::1',
  ];
  for (const text of odd) assert.is(networkOf(text), text);
});

test.run();
