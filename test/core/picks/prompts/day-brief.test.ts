import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseInstant } from '#core/kernel/instant.ts';
import { type DayToBrief, dayBrief } from '#core/picks/prompts/day-brief.ts';
import type { RaceExperts } from '#core/press/race-experts.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('a day in a prompt');

const aDay = (change: Partial<DayToBrief> = {}): DayToBrief => ({
  track: 'Saratoga',
  day: '2025-08-02',
  races: [aRace(), aRace({ number: 2 })],
  news: [],
  experts: [],
  ...change,
});

/** The lines of one block of the brief. */
function blockOf(brief: string, name: string): readonly string[] {
  const [, rest = ''] = brief.split(`<data name="${name}">\n`);
  return (rest.split('\n</data>')[0] ?? '').split('\n');
}

const headline = (title: string, publishedAt: string | null = null): DayToBrief['news'][number] => ({
  title,
  source: 'The Paper',
  publishedAt: publishedAt === null ? null : parseInstant(publishedAt),
});

const expertsOn = (raceNumber: number, ...experts: readonly string[]): RaceExperts => ({
  raceNumber,
  expertCount: experts.length,
  topConsensusHorse: null,
  individualPicks: experts.map((expert) => ({
    expert,
    horse: 'Paper Lantern 3',
    programNumber: '3',
    isBestBet: true,
    source: 'Rail Picks',
    url: 'https://picks.example/today',
  })),
  consensus: [],
  provenance: [],
});

test('a day is four blocks: the day, its entries, headlines and selections', () => {
  assert.equal(
    [...dayBrief(aDay()).matchAll(/<data name="([^"]+)">/g)].map(([, name]) => name),
    ['day', 'entries of the day', 'news headlines', 'selections of public handicappers'],
  );
});

test('the day begins with track, date and number of races, then a line for each race', () => {
  const lines = blockOf(dayBrief(aDay()), 'day');
  assert.is(lines.length, 3);
  assert.is(lines[0], 'Saratoga, 2025-08-02, 2 races');
  assert.match(lines[1] ?? '', /^Race 1, 1:05 PM, 6F, Dirt, Alw 80000n1x, purse \$80,000$/);
});

test('entries name horse, rider, trainer and morning line', () => {
  const race = aRace({ runners: [aRunner({ toOne: 3.5 })] });
  assert.equal(blockOf(dayBrief(aDay({ races: [race] })), 'entries of the day'), [
    'race 1: #1 PAPER LANTERN 1 (LANE ROBIN for MARSH ALEX) 7-2',
  ]);
});

test('what is not known of an entry is said in words', () => {
  const race = aRace({ runners: [aRunner({ jockey: null, trainer: null, morningLine: null })] });
  assert.equal(blockOf(dayBrief(aDay({ races: [race] })), 'entries of the day'), [
    'race 1: #1 PAPER LANTERN 1 (no rider named for no trainer named) no line',
  ]);
});

test('scratched and also-eligible horses are left out, and a race of only those has no starters', () => {
  const out = aRunner({ isScratched: true });
  const waiting = aRunner({ programNumber: '2', listStatus: 'also-eligible' });
  const races = [
    aRace({ runners: [out, waiting] }),
    aRace({ number: 2, runners: [out, aRunner({ programNumber: '3' })] }),
  ];
  const lines = blockOf(dayBrief(aDay({ races })), 'entries of the day');
  assert.is(lines[0], 'race 1: no starters');
  assert.match(lines[1] ?? '', /^race 2: #3 /);
});

test('a headline comes with its day and paper; without a date it is undated', () => {
  const news = [headline('Rain expected', '2025-08-01T09:30:00-04:00'), headline('A quiet morning')];
  assert.equal(blockOf(dayBrief(aDay({ news })), 'news headlines'), [
    '2025-08-01 The Paper: Rain expected',
    'undated The Paper: A quiet morning',
  ]);
});

test('a headline is of the day at the track, whatever the day in Greenwich', () => {
  const dayOf = (trackSlug: string, publishedAt: string) => {
    const brief = dayBrief(
      aDay({ news: [headline('Rain expected', publishedAt)], races: [aRace({ trackSlug })] }),
    );
    return blockOf(brief, 'news headlines')[0]?.slice(0, 10);
  };
  assert.is(dayOf('saratoga', '2025-08-01T21:30:00-04:00'), '2025-08-01');
  assert.is(dayOf('saratoga', '2025-08-02T01:30:00-04:00'), '2025-08-02');
  assert.is(dayOf('del-mar', '2025-08-02T01:30:00-04:00'), '2025-08-01');
});

test('ten headlines are enough, and a long one is cut', () => {
  const news = Array.from({ length: 12 }, (_, nth) => headline(`${nth} ${'x'.repeat(200)}`));
  const lines = blockOf(dayBrief(aDay({ news })), 'news headlines');
  assert.is(lines.length, 10);
  assert.ok(
    lines.every((line) => line.endsWith('…') && [...line].length === 'undated The Paper: '.length + 140),
  );
});

test('a selection names the handicapper and the horse, race by race', () => {
  const experts = [expertsOn(1, 'Ada Vale', 'Bo Hay'), expertsOn(2), expertsOn(3, 'Ada Vale')];
  assert.equal(blockOf(dayBrief(aDay({ experts })), 'selections of public handicappers'), [
    'race 1: Ada Vale likes #3 Paper Lantern 3',
    'race 1: Bo Hay likes #3 Paper Lantern 3',
    'race 3: Ada Vale likes #3 Paper Lantern 3',
  ]);
});

test('without news and handicappers the blocks say none', () => {
  const brief = dayBrief(aDay());
  assert.equal(blockOf(brief, 'news headlines'), ['none']);
  assert.equal(blockOf(brief, 'selections of public handicappers'), ['none']);
  assert.equal(blockOf(dayBrief(aDay({ experts: [expertsOn(1)] })), 'selections of public handicappers'), [
    'none',
  ]);
});

test('the same day is the same text, so that it is paid for once', () => {
  assert.is(dayBrief(aDay()), dayBrief(aDay()));
  assert.is.not(dayBrief(aDay()), dayBrief(aDay({ news: [headline('Rain expected')] })));
});

test('neither the address nor the best bet of a selection is passed on', () => {
  assert.not.match(dayBrief(aDay({ experts: [expertsOn(1, 'Ada Vale')] })), /https?:|best bet/i);
});

test.run();
