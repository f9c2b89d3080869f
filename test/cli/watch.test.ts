import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type WatchDeps, watchCommand } from '#cli/watch.ts';
import type { ShownEntered } from '#core/notebook/use-cases/show-watch-list.ts';
import type { RequestedWatch, Watched } from '#core/notebook/watched.ts';
import { anEntered, aWatched } from '#test/support/a-watch.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli watch');

const ADA = 'ada@example.com';

function opened() {
  let watched: readonly Watched[] = [];
  const { watched: found, foundAt: _, ...entry } = anEntered();
  const out: ShownEntered = { ...entry, postTime: null, state: 'out', because: [found], provenance: null };
  const app: WatchDeps = {
    showWatchList: async () => ({ watched, entered: watched.length === 0 ? [] : [out], more: 0 }),
    async addToWatchList(_email: string, { kind, key }: RequestedWatch) {
      watched = [aWatched({ kind, key, name: key })];
      return watched;
    },
    async takeOffWatchList() {
      watched = [];
      return watched;
    },
    chooseWatchMail: async () => undefined,
    close: async () => undefined,
  };
  return (...args: readonly string[]) =>
    runCommand(
      watchCommand(async () => app),
      ...args,
    );
}

test('a horse is watched, listed with its entry, and taken off', async () => {
  const run = opened();
  assert.is((await run('list', ADA)).out, 'Nothing is watched.\n');
  assert.is((await run('add', ADA, 'horse', 'Paper Lantern')).out, '1 watched.\n');
  const { out } = await run('list', ADA);
  assert.match(out, /^Paper Lantern \(horse\)$/m);
  assert.match(
    out,
    /Paper Lantern: scratched or off the card, saratoga 2025-08-02 race 4 \(horse Paper Lantern\)/,
  );
  const json = JSON.parse((await run('list', ADA, '--json')).out) as { readonly entered: readonly unknown[] };
  assert.is(json.entered.length, 1);
  assert.is((await run('mail', ADA, 'on')).out, 'Emails are on.\n');
  assert.is((await run('remove', ADA, 'horse', 'Paper Lantern')).out, '0 watched.\n');
});

test('an unknown kind is bad usage', async () => {
  assert.match(String((await opened()('add', ADA, 'dog', 'Rex')).error), /Allowed choices/);
});

test.run();
