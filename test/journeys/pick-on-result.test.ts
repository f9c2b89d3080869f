import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { racingCli } from '#test/support/running-product.ts';
import { makeInsider } from './people.ts';
import { openStage } from './stage.ts';

const test = suite('a result with what we had said');
const DEMO_DAY = '2026-08-01';
const demoAt = (time: string) => ({ RACING_NOW: `${DEMO_DAY}T${time}:00-04:00`, DEMO_DAYS: '1' });

interface Marked {
  /** The sentence about our pick. */
  readonly words: string;
  /** Program numbers of the horses marked as our pick. */
  readonly picks: readonly string[];
  /** Of each horse, in official order. */
  readonly verdicts: readonly string[];
  /** Of each horse by its number, as shown. */
  readonly chances: Readonly<Record<string, string>>;
}

const numberIn = (text: string): string => /Number\s+(\w+)/.exec(text)?.[1] ?? '';

async function markedOn(result: Locator): Promise<Marked> {
  const rows = result.locator('.finish-table tbody tr');
  await rows
    .getByText(/^(BET|WATCH|PASS)$/)
    .first()
    .waitFor();
  const picked = await rows.filter({ hasText: 'our pick' }).allInnerTexts();
  const numbers = (await rows.locator('th').allInnerTexts()).map(numberIn);
  const chances = await rows.locator('[data-label="Our chance"]').allInnerTexts();
  return {
    words: (await result.getByText(/^We picked #/).textContent()) ?? '',
    picks: picked.map(numberIn),
    verdicts: await rows.locator('[data-label="Verdict"]').allInnerTexts(),
    chances: Object.fromEntries(numbers.map((number, place) => [number, chances[place] ?? ''])),
  };
}

interface SealedLine {
  readonly rows: readonly {
    readonly chance: number;
    readonly horses: readonly { readonly programNumber: string }[];
  }[];
}

/** The chances of the sealed line on the first race, by number, as a result shows them. */
async function sealedOn(page: Page): Promise<ReadonlyMap<string, string>> {
  const path = `/api/picks/ledger?day=${DEMO_DAY}&limit=200`;
  const { entries } = (await page.evaluate(async (address) => (await fetch(address)).json(), path)) as {
    readonly entries: readonly { readonly canonical: string }[];
  };
  const texts = entries.map(
    ({ canonical }) => JSON.parse(canonical) as { readonly raceNumber: number; readonly line: SealedLine },
  );
  const line = texts.find(({ raceNumber }) => raceNumber === 1)?.line;
  return new Map(
    (line?.rows ?? []).flatMap(({ chance, horses }) =>
      horses.map(({ programNumber }) => [programNumber, `${(100 * chance).toFixed(1)}%`] as const),
    ),
  );
}

/** Picks of the demo day, sealed in the morning. */
async function sealInTheMorning(folder: string): Promise<void> {
  for (const command of [
    ['demo', 'load', '--days', '1'],
    ['picks', 'generate', DEMO_DAY],
  ]) {
    const ended = await racingCli(folder, command, demoAt('10:00'));
    assert.is(ended.code, 0, ended.stderr);
  }
}

test('our sealed pick and verdict are marked on the card of the result and on the Result tab alike', async () => {
  const stage = await openStage(demoAt('21:00'), sealInTheMorning);
  try {
    const { page, context } = await stage.enter();
    await makeInsider(context);
    await page.goto(`/race-results-ai?date=${DEMO_DAY}`);
    const card = page.locator('.result-card').first();
    await card.locator('summary').click();
    const onCard = await markedOn(card);
    const [, number, verdict] = /^We picked #(\w+) .+; verdict (BET|WATCH|PASS)/.exec(onCard.words) ?? [];
    assert.equal(onCard.picks, [number], onCard.words);
    assert.ok(onCard.verdicts.includes(verdict ?? ''), `${verdict}: ${onCard.verdicts.join()}`);
    const sealed = await sealedOn(page);
    assert.ok(sealed.size > 3);
    for (const [horse, chance] of Object.entries(onCard.chances)) assert.is(chance, sealed.get(horse), horse);
    await card.getByRole('link', { name: 'See the race: race 1' }).click();
    assert.equal(await markedOn(page.getByRole('tabpanel', { name: 'Result' })), onCard);
  } finally {
    await stage.close();
  }
});

test('the Result tab tells a disqualification, a dead heat and a scratch right', async () => {
  const when = ['--date', '2025-08-02', '--race', '2', '--why', 'Announced'];
  const at = (time: string) => ({ RACING_NOW: `2025-08-02T${time}:00-04:00`, DEMO_DAYS: '0' });
  const stage = await openStage(at('19:30'), async (folder) => {
    const path = join(folder, 'SAR0802.DRF');
    writeFileSync(path, drfText(drfCard(4, 6)));
    const order = ['3-1/2-4-5', '--disqualify', '3=4', '--pays', '1=4.40/3.20/2.60'];
    for (const [time, ...command] of [
      ['09:00', 'card', 'import', path],
      ['10:00', 'changes', 'enter', 'scratch', '--horse', '6', ...when],
      ['19:00', 'changes', 'enter', 'result', ...order, ...when],
    ] as const) {
      const ended = await racingCli(folder, command, at(time));
      assert.is(ended.code, 0, ended.stderr);
    }
  });
  try {
    const { page, context } = await stage.enter();
    await makeInsider(context);
    await page.goto('/race/saratoga/2025-08-02/2?tab=result');
    const rows = page.getByRole('tabpanel', { name: 'Result' }).locator('.finish-table tbody tr');
    await rows.first().waitFor();
    const lines = (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    assert.equal(
      lines.map((text) => text.slice(0, 1)),
      ['1', '1', '3', '4', '5'],
    );
    for (const line of lines.slice(0, 2)) assert.match(line, 'dead heat');
    assert.match(lines[3] ?? '', 'DQ, finished 1');
    await page
      .getByRole('tabpanel', { name: 'Result' })
      .getByText(/Scratched/)
      .first()
      .waitFor();
  } finally {
    await stage.close();
  }
});

test.run();
