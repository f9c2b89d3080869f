import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSettings } from '#config/env.ts';
import { effortWith } from '#config/wiring/source-effort.ts';
import { backfillPlan } from '#core/operations/backfill/plan.ts';
import { sourceDays } from '#core/operations/backfill/source-day.ts';
import { SOURCE_NAMES, type SourceName } from '#core/operations/source-name.ts';
import { RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { someFacts } from '#test/support/day-facts.ts';

const test = suite('what asking a source for a day takes');

const LOCAL_URL = 'http://127.0.0.1:9';
const FEED = { RACING_API_USERNAME: 'reader', RACING_API_PASSWORD: 'secret' };
const PAGES = { NYRA_BASE_URL: LOCAL_URL };

const takes = (bag: Record<string, string>, source: SourceName): number =>
  effortWith(readSettings(bag))(source, 8).requests;

test('odds take as much as the one they come from', () => {
  assert.is(takes({}, 'odds'), 0);
  assert.is(takes({ ...FEED, ...PAGES, OTB_BASE_URL: LOCAL_URL }, 'odds'), 1);
  assert.is(takes({ ...FEED, ...PAGES }, 'odds'), 2);
  assert.is(takes(PAGES, 'odds'), 8);
  assert.is(takes({ ...PAGES, ODDS_SOURCE: 'nyra', ODDS_BASE_URL: LOCAL_URL }, 'odds'), 8);
  assert.is(takes({ ...FEED, OTB_BASE_URL: LOCAL_URL, ODDS_SOURCE: 'racing-api' }, 'odds'), 2);
});

test('outside analysts are asked race by race, once more where an answer makes no sense', () => {
  assert.is(takes({}, 'ai-analysis'), 0);
  assert.is(takes({ ANTHROPIC_API_KEY: 'secret' }, 'ai-analysis'), 16);
  assert.is(takes({ ANTHROPIC_API_KEY: 'secret', OPENAI_API_KEY: 'secret' }, 'ai-analysis'), 32);
});

test('a dry run of any name counts the requests made under it', () => {
  const settings = readSettings({
    ...FEED,
    ...PAGES,
    OTB_BASE_URL: LOCAL_URL,
    WEATHER_SOURCE: 'open-meteo',
    EXPERT_PICKS_SOURCES: LOCAL_URL,
    PEDICAPPER_SOURCE: LOCAL_URL,
    NEWS_FEEDS: LOCAL_URL,
    ANTHROPIC_API_KEY: 'secret',
  });
  const known = {
    facts: someFacts({ card: null }),
    last: () => null,
    barred: () => null,
    today: RUN_DAY,
    now: RUN_START,
    machineNow: RUN_START,
  };
  for (const source of SOURCE_NAMES) {
    const span = { from: RUN_DAY, to: RUN_DAY };
    const plan = backfillPlan({ track: 'saratoga', span, source, days: 1 }, sourceDays(known, source), {
      of: effortWith(settings),
      racesOn: () => null,
    });
    const asksOutside = plan.sourceDays.some(
      (sourceDay) => sourceDay.isAsked && sourceDay.source !== 'jockeys-trainers',
    );
    assert.is(plan.requests > 0, asksOutside, source);
  }
});

test.run();
