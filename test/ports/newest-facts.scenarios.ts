import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY, HOUR, type Instant, shift } from '#core/kernel/instant.ts';
import type { NewestFacts } from '#core/operations/history/ports.ts';
import { RUN_START } from '#test/support/a-run.ts';

/** When each fact of these scenarios became known: news twice, the weather once. */
export const KNOWN_AT = {
  earlyNews: shift(RUN_START, -3 * DAY),
  lateNews: shift(RUN_START, -HOUR),
  weather: shift(RUN_START, -2 * HOUR),
} as const satisfies Readonly<Record<string, Instant>>;

export interface OpenedFacts {
  readonly newest: NewestFacts;
  close(): Promise<void>;
}

/** The newest facts; `open` gives those of `KNOWN_AT`, and nothing of other sources. */
export function newestFactsScenarios(name: string, open: () => Promise<OpenedFacts>): void {
  const test = suite<OpenedFacts>(`newest facts, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  test('at each moment the newest fact of each source that was known by then is found', async ({
    newest,
  }) => {
    const moments = [shift(RUN_START, -4 * DAY), shift(RUN_START, -DAY), RUN_START];
    const newestFacts = await newest.newestAt('saratoga', moments);
    assert.equal(
      newestFacts.map(({ source, moment, provenance }) => [source, moment, provenance.at, provenance.source]),
      [
        ['news', moments[1], KNOWN_AT.earlyNews, 'A paper'],
        ['news', moments[2], KNOWN_AT.lateNews, 'A wire'],
        ['weather', moments[2], KNOWN_AT.weather, 'A station'],
      ],
    );
    assert.equal([...new Set(newestFacts.map(({ provenance }) => provenance.tier))], ['live']);
  });

  test('no moment, no fact', async ({ newest }) => {
    assert.equal(await newest.newestAt('saratoga', []), []);
  });

  test.run();
}
