import * as React from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { presentLine, presentWork, sourceList } from '#adapters/http/routes/present-form.ts';
import { startReportsOf, startsOf } from '#core/card/history/horse-history.ts';
import { formLines, NO_RACE_TODAY } from '#core/card/race-form/form-line.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aPrintedForm } from '#test/support/a-printed-form.ts';
import { aPastRace, aWorkout } from '#test/support/a-runner.ts';
import { markupOf, textOf } from '../account/markup.ts';

const { HorseScreen } = await import('../../../frontends/race/horse/horse-screen.tsx');
const { horseAt } = await import('../../../frontends/race/horse/horse-query.ts');

const test = suite('a horse’s own page on the screen');

const dayOf = (text: string) => text as RaceDay;
const sources = sourceList();
const starts = startsOf(
  startReportsOf([
    aPrintedForm({
      lines: [
        aPastRace({ day: dayOf('2025-06-07'), speedFigure: 91 }),
        aPastRace({ day: dayOf('2024-05-10'), speedFigure: 77, surface: 'turf' }),
      ],
    }),
  ]),
);
const lines = formLines(starts, { today: NO_RACE_TODAY, producer: null, careerStarts: null, cards: [] });
const provenance = { tier: 'imported', source: 'Brisnet card SAR0802.DRF', at: '2025-08-02T12:00:00.000Z' };
const entry = {
  trackSlug: 'saratoga',
  trackName: 'Saratoga',
  date: '2025-08-02',
  raceNumber: 4,
  postTime: '2025-08-02T19:00:00.000Z',
  timeZone: 'America/New_York',
  title: 'WHITNEY S.',
  programNumber: '7',
  isScratched: false,
  morningLine: null,
  jockey: null,
  trainer: 'MARSH ALEX',
  owner: null,
  provenance,
};
const page = {
  id: 'PAPERLANTERN|2021|CANDLEWICK',
  name: 'PAPER LANTERN',
  foaled: 2021,
  sire: 'OLD LAMP',
  dam: 'CANDLE WICK',
  starts: 2,
  doubts: [],
  printed: { ...entry, sex: 'colt', color: 'B', damSire: null, bredIn: 'NY', breeder: null, records: [] },
  upcoming: [entry],
  lines: lines.map((line) => presentLine(line, sources)),
  works: [{ ...presentWork(aWorkout()), sources: [0] }],
  namesakes: [],
  sources: [provenance],
};

const screenOf = (given: object, horse = 'Paper Lantern') => {
  const path = `/horse/${encodeURIComponent(horse)}`;
  return markupOf(() => React.createElement(HorseScreen, { path }), {
    [`/api/horses/${encodeURIComponent(horse)}`]: { ...page, ...given },
  });
};

test('shows breeding, the race it is entered in with a link, people, races, works and the figures as a picture', () => {
  const html = screenOf({});
  const text = textOf(html);
  assert.match(text, 'b. colt foaled 2021 by Old Lamp out of Candle Wick, bred in NY');
  assert.match(html, 'href="/race/saratoga/2025-08-02/4"');
  assert.match(html, 'href="/trainer/MARSH%20ALEX"');
  assert.match(text, 'Jockey Not named Owner Not reported');
  assert.match(text, '2 past races');
  assert.match(text, '1 work');
  assert.match(html, /over time: 77 on [^,]*, May 10, 2024, 91 on [^,]*, June 7, 2025/);
});

test('a horse that no card enters and that has not run says so, with nothing empty around it', () => {
  const text = textOf(screenOf({ upcoming: [], lines: [], works: [] }));
  assert.match(text, 'No race of Paper Lantern is known before today.');
  for (const title of ['Entered', 'Speed figures', '0 works', 'The same name']) assert.not.match(text, title);
});

test('another horse of the name, and results under the name alone, are listed with a link', () => {
  const bare = {
    id: 'PAPERLANTERN|0|',
    name: 'Paper Lantern',
    foaled: null,
    sire: null,
    dam: null,
    starts: 3,
  };
  const html = screenOf({ doubts: ['3 results listed by name alone.'], namesakes: [bare] });
  assert.match(textOf(html), 'by name alone, 3 races');
  assert.match(html, 'href="/horse/PAPERLANTERN%7C0%7C"');
});

test('an address names a horse by its key or its name; a broken escape is a name nobody has', () => {
  assert.is(horseAt('/horse/Paper%20Lantern'), 'Paper Lantern');
  assert.is(horseAt('/horse/PAPERLANTERN%7C2021%7CCANDLEWICK/'), 'PAPERLANTERN|2021|CANDLEWICK');
  assert.is(horseAt('/horse/%E0%A4%A'), '%E0%A4%A');
});

test.run();
