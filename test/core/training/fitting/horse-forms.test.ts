import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openForms, openLastStarts } from '#core/training/fitting/horse-forms.ts';
import { dayAt, ran, starter } from './ran.ts';

const test = suite('past races of horses');

const horse = starter('1', { horseName: "Lady's Gate", official: 2 });

test("connection records keep only where and how a horse's last race ended", () => {
  const forms = openLastStarts();
  for (const day of [0, 14]) forms.add(ran(day, [horse]), horse, null);
  const { track } = ran(14, [horse]);
  assert.equal(forms.of(starter('7', { horseName: 'LADYS GATE (IRE)' })), [
    { day: dayAt(14), track, official: 2 },
  ]);
});

test('the last race given with an entry counts if it is the later one', () => {
  const forms = openLastStarts();
  forms.add(ran(0, [horse]), horse, null);
  const lastStart = { day: dayAt(9), track: 'ZZZ', raceNumber: 4, finish: 5 };
  assert.equal(forms.of({ ...horse, lastStart })[0], { day: dayAt(9), track: 'ZZZ', official: 5 });
  assert.is(forms.of({ ...horse, lastStart: { ...lastStart, day: dayAt(0) } })[0]?.official, 2);
});

test('the forms behind the features hold ten complete lines', () => {
  const forms = openForms();
  for (let day = 0; day < 120; day += 10) forms.add(ran(day, [horse]), horse, 80);
  const lines = forms.of(horse);
  assert.is(lines.length, 10);
  assert.is(lines[0]?.speedFigure, 80);
  assert.is(lines[0]?.jockey, horse.jockeyName);
});

test.run();
