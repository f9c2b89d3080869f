import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pageKey, webAddress } from '#core/press/web-address.ts';

const test = suite('the address of a page');

test('is that of a host alone with a slash', () => {
  assert.is(webAddress('https://news.example'), 'https://news.example/');
  assert.is(webAddress('http://localhost:3000?a=1'), 'http://localhost:3000/?a=1');
});

test('keeps the capitals of its path and query, not those of its host', () => {
  assert.is(webAddress('HTTP://News.Example:8080/Turf?Page=A'), 'http://news.example:8080/Turf?Page=A');
});

test('is null where it could break out of a link', () => {
  for (const text of [
    'https://a.example/<b>',
    "https://a.example/'x",
    'https://a.example/`',
    'https://a.example/\\x',
  ])
    assert.is(webAddress(text), null, text);
  assert.is(webAddress('https://a.example/a\nb'), null);
  assert.is(webAddress('https://a.example/\u0000'), null);
});

test('is null where its host is not valid', () => {
  for (const text of [
    'https:///x',
    'https://.example/',
    'https://a..',
    'https://-a.example/',
    'https://a.example:x/',
  ])
    assert.is(webAddress(text), null, text);
});

test('read again is the same', () => {
  for (const text of ['https://a.example', ' https://A.example/x?b=1#c ', 'http://a.example:81//x//'])
    assert.is(webAddress(String(webAddress(text))), webAddress(text), text);
});

test('is one key with and without scheme, www, last slash and campaign', () => {
  const keys = [
    'https://a.example/x',
    'http://www.a.example/x/',
    'https://a.example/x?fbclid=1',
    'https://a.example/x?UTM_source=2&gclid=3&mc_cid=4#part',
  ].map(pageKey);
  assert.equal([...new Set(keys)], ['a.example/x']);
});

test('has another key for another page, query or port', () => {
  const keys = ['x', 'X', 'x?p=1', 'x?p=2', 'x/y'].map((path) => pageKey(`https://a.example/${path}`));
  assert.is(new Set([...keys, pageKey('https://a.example:81/x')]).size, 6);
});

test('keeps what names a page beside a campaign', () => {
  assert.is(pageKey('https://a.example/x?utm_medium=rss&p=2&gclid=1&q=turf'), 'a.example/x?p=2&q=turf');
});

test('is its own key where it is not valid', () => assert.is(pageKey('no address'), 'no address'));

test.run();
