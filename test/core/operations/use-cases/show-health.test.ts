import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY, shift } from '#core/kernel/instant.ts';
import { addDays, instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { makeShowHealth } from '#core/operations/use-cases/show-health.ts';
import { RUN_DAY } from '#test/support/a-run.ts';
import { someFacts } from '#test/support/day-facts.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('The health of the days an operator looks at');

const NOON = instantOn(RUN_DAY, 12 * 60, 'America/New_York');
const ABILITIES = { askJake: true, mlModel: false, models: { claude: null, openai: null } };

/** Cards on these days; what was looked up is noted. */
function showing(cardDays: readonly RaceDay[] = [], now = NOON) {
  const requests: string[] = [];
  const show = makeShowHealth({
    counts: {
      factsOf: async (track, days) => {
        requests.push(`${track}, ${days.length} days`);
        return days.map((day) => someFacts({ day }));
      },
      cardDaysBefore: async (_, day, most) => {
        requests.push(`${most} before ${day}`);
        return cardDays
          .filter((card) => card < day)
          .toSorted()
          .reverse()
          .slice(0, most);
      },
      cardDaysAfter: async (_, day, most) => {
        requests.push(`${most} after ${day}`);
        return cardDays
          .filter((card) => card > day)
          .toSorted()
          .slice(0, most);
      },
    },
    history: { lastOfDays: async () => [] },
    racingClock: () => now,
    abilities: ABILITIES,
  });
  return { show, requests };
}

test('the last fourteen days are shown, the latest first', async () => {
  const { show, requests } = showing();
  const dates = (await show('saratoga')).map(({ date }) => date);
  assert.equal([dates.length, dates[0], dates.at(-1)], [14, RUN_DAY, addDays(RUN_DAY, -13)]);
  assert.equal(requests, [`7 before ${addDays(RUN_DAY, -13)}`, `3 after ${RUN_DAY}`, 'saratoga, 14 days']);
});

test('cards ahead come before them, earlier ones after, and no day is there twice', async () => {
  const near = [1, 3, 5, 9].map((days) => addDays(RUN_DAY, days));
  const far = [-13, -14, -40].map((days) => addDays(RUN_DAY, days));
  const dates = (await showing([...near, ...far]).show('saratoga')).map(({ date }) => date);
  assert.equal(
    dates.slice(0, 4),
    [5, 3, 1, 0].map((days) => addDays(RUN_DAY, days)),
  );
  assert.equal(
    dates.slice(-2),
    [-14, -40].map((days) => addDays(RUN_DAY, days)),
  );
  assert.is(new Set(dates).size, dates.length);
  assert.equal(dates, dates.toSorted().reverse());
});

test('one day requested is the only one looked at', async () => {
  const { show, requests } = showing();
  const day = addDays(RUN_DAY, -100);
  assert.equal(
    (await show('saratoga', day)).map(({ date }) => date),
    [day],
  );
  assert.equal(requests, ['saratoga, 1 days']);
});

test('today is the day at the track, not that of the machine', async () => {
  const justBeforeMidnight = shift(instantOn(addDays(RUN_DAY, 1), 0, 'America/New_York'), -1);
  const dates = (await showing([], justBeforeMidnight).show('saratoga')).map(({ date }) => date);
  assert.is(dates[0], RUN_DAY);
  const [next] = await showing([], shift(justBeforeMidnight, 1)).show('saratoga');
  assert.is(next?.date, addDays(RUN_DAY, 1));
});

test('a day is judged by the racing clock: its results are due when it is over', async () => {
  const due = async (now = NOON) =>
    (await showing([], now).show('saratoga', RUN_DAY))[0]?.dataSources.otbResults.isDue;
  assert.equal([await due(), await due(shift(NOON, DAY))], [false, true]);
});

test('what is set up goes into every day', async () => {
  for (const { aiIntegration } of await showing().show('saratoga')) {
    assert.equal([aiIntegration.askJake, aiIntegration.mlModel], [true, false]);
  }
});

test('an unregistered track is refused', async () => {
  const { kind, code } = await refused(showing().show('nowhere-downs'));
  assert.equal([kind, code], ['not-found', 'card.unknown-track']);
});

test.run();
