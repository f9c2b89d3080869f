import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tabAfter } from '#kit/controls/tabs.tsx';
import {
  ago,
  percent,
  raceDay,
  shortRaceDay,
  trackDayTime,
  trackTime,
  viewDay,
  withDaysInWords,
} from '#kit/format.ts';
import { withQuery } from '#kit/links.ts';
import { clothOf } from '#kit/racing/cloth-colors.ts';
import { windText } from '#kit/racing/wind-text.ts';
import { compareCells, csvOf, rowMatches } from '#kit/tables/table-rows.ts';
import { rememberedYear } from '../year-in-view.ts';

const test = suite('the kit');

/** Contrast of two colors by WCAG 2: (lighter + 0.05) / (darker + 0.05) of their relative luminances. */
function contrast(first: string, second: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
      const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high = 0, low = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

test('a wind of unknown speed keeps its direction', () => {
  assert.is(windText({ windSpeed: 12.4, windDirection: 'NW' }), '12 mph NW');
  assert.is(windText({ windSpeed: 0, windDirection: null }), '0 mph');
  assert.is(windText({ windSpeed: null, windDirection: 'NW' }), 'NW, speed unknown');
  assert.is(windText({ windSpeed: null, windDirection: null }), null);
});

test('every saddle cloth is legible, and has the trade’s color', () => {
  const names = [
    'red',
    'white',
    'blue',
    'yellow',
    'green',
    'black',
    'orange',
    'pink',
    'turquoise',
    'purple',
    'gray',
    'lime',
    'brown',
    'maroon',
    'khaki',
    'light blue',
  ];
  for (const [index, name] of names.entries()) assert.is(clothOf(String(index + 1)).name, name);
  for (let number = 1; number <= 21; number += 1) {
    const { ground, figure, name } = clothOf(String(number));
    assert.ok(contrast(ground, figure) >= 4.5, `${number} ${name}: ${contrast(ground, figure).toFixed(2)}`);
  }
});

test('coupled runners wear one cloth, and an unreadable number wears a plain one', () => {
  assert.is(clothOf('1A'), clothOf('1'));
  assert.is(clothOf('2B'), clothOf('2'));
  assert.is(clothOf('').name, 'plain');
  assert.is(clothOf('99').name, 'plain');
});

test('every time is the time at the track and says ET, in summer and in winter', () => {
  assert.is(trackTime('2025-06-07T17:10:00Z').replace(/\s/g, ' '), '1:10 PM ET');
  assert.is(trackTime('2025-01-07T17:10:00Z').replace(/\s/g, ' '), '12:10 PM ET');
  const putYearBack = rememberedYear();
  viewDay('2025-06-07');
  assert.match(trackDayTime('2025-06-08T02:00:00Z'), /^Jun 7, 10:00\sPM ET$/);
  assert.match(trackDayTime('2024-12-31T17:00:00Z'), /^Dec 31, 2024, 12:00\sPM ET$/);
  assert.match(
    trackDayTime('2026-01-01T02:00:00Z'),
    /^Dec 31, 9:00\sPM ET$/,
    'the year is the one in Eastern Time',
  );
  viewDay('2026-08-01');
  assert.match(trackDayTime('2025-06-08T02:00:00Z'), /^Jun 7, 2025, 10:00\sPM ET$/);
  putYearBack();
  assert.is(trackTime('soon'), 'soon');
  assert.is(raceDay('2025-06-07'), 'Saturday, June 7, 2025');
  assert.is(shortRaceDay('2025-06-07'), 'Jun 7, 2025');
  assert.is(
    withDaysInWords('No results for 2025-06-07, card 12025-06-071.'),
    'No results for Saturday, June 7, 2025, card 12025-06-071.',
  );
});

test('how long ago follows the documented steps', () => {
  const now = Date.parse('2025-06-07T12:00:00Z');
  const vectors: [number, string][] = [
    [0, 'Just now'],
    [59, 'Just now'],
    [60, '1m ago'],
    [3599, '59m ago'],
    [3600, '1h ago'],
    [86_399, '23h ago'],
    [86_400, '1d ago'],
    [259_200, '3d ago'],
  ];
  for (const [seconds, words] of vectors) assert.is(ago(now - seconds * 1000, now), words);
  assert.is(ago(null, now), 'Never');
});

test('cells sort by size or by their natural order, missing ones last both ways', () => {
  const sorted = (cells: (string | number | null)[], descending: boolean) =>
    [...cells].sort((a, b) => compareCells(a, b, descending));
  assert.equal(sorted([3, null, 12, 1], false), [1, 3, 12, null]);
  assert.equal(sorted([3, null, 12, 1], true), [12, 3, 1, null]);
  assert.equal(sorted(['10', '2', '1A', '1'], false), ['1', '1A', '2', '10']);
});

test('a filter wants every word somewhere in the row', () => {
  assert.ok(rowMatches(['Lamplighter', 'I. Ortiz', 12, null], 'ortiz lamp'));
  assert.not.ok(rowMatches(['Lamplighter', 'I. Ortiz', 12, null], 'ortiz prat'));
});

test('a copied table is CSV that a spreadsheet will not run', () => {
  assert.is(
    csvOf(
      ['No.', 'Horse'],
      [
        ['1', 'Widow, "Walk"'],
        [2, null],
      ],
    ),
    'No.,Horse\r\n1,"Widow, ""Walk"""\r\n2,',
  );
  assert.is(csvOf(['x'], [['=1+1'], ['-3'], [-3]]), "x\r\n'=1+1\r\n'-3\r\n-3");
});

test('arrows walk round the tabs, Home and End jump, other keys do nothing', () => {
  assert.is(tabAfter('ArrowRight', 2, 3), 0);
  assert.is(tabAfter('ArrowLeft', 0, 3), 2);
  assert.is(tabAfter('Home', 2, 3), 0);
  assert.is(tabAfter('End', 0, 3), 2);
  assert.is(tabAfter('Enter', 0, 3), null);
});

test('an address carries what is chosen and nothing empty; a chance is shown in percent', () => {
  assert.is(withQuery('/', { race: 'r 1', tab: null, date: '' }), '/?race=r+1');
  assert.is(withQuery('/news', {}), '/news');
  assert.is(percent(0.1234, 1), '12.3%');
});

test.run();
