import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSettings } from '#config/env.ts';
import { sessionKeysNote, withoutCredentials } from '#config/findings.ts';

const test = suite('What doctor shows of settings');

test('no key of an address is shown, wherever it is in it', () => {
  for (const [address, shown] of [
    ['https://ada:secret@feeds.example/rss', 'https://(hidden)@feeds.example/rss'],
    [
      'https://feeds.example/rss?apikey=secret&lang=en',
      'https://feeds.example/rss?apikey=(hidden)&lang=(hidden)',
    ],
    ['https://feeds.example/v1/3f9ac01b77de4410aa52/rss', 'https://feeds.example/v1/(hidden)/rss'],
    [
      'Elm=https://a.example/x?k=secret, Oak=https://b.example/saratoga-news',
      'Elm=https://a.example/x?k=(hidden), Oak=https://b.example/saratoga-news',
    ],
    ['https://www.nyra.com/saratoga', 'https://www.nyra.com/saratoga'],
  ] as const) {
    assert.is(withoutCredentials(address), shown);
  }
});

test('several servers on one database need the same session keys', () => {
  const DATABASE_URL = 'postgres://turn@db.example/turn';
  assert.match(String(sessionKeysNote(readSettings({ DATABASE_URL }))), /SESSION_KEYS is not set/);
  assert.is(sessionKeysNote(readSettings({ DATABASE_URL, SESSION_KEYS: 'a,b' })), null);
  assert.is(sessionKeysNote(readSettings({})), null);
});

test.run();
