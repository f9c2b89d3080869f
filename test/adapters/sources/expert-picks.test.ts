import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeExpertPicks } from '#adapters/sources/expert-picks/index.ts';
import { type ReportedSelection, selectionsIn } from '#adapters/sources/expert-picks/parse.ts';
import { politeOpenHost } from '#test/support/polite-time.ts';
import { present } from '#test/support/present.ts';
import { openSourceServer } from '#test/support/source-server.ts';
import { handlesFailures } from './troubles.ts';

const test = suite('expert picks');

const article = (...lines: readonly string[]) =>
  `<!doctype html><article><p>${lines.join('<br>')}</p></article>`;
const PICKS = article('Race 3', '6-2-1A');

handlesFailures(test, {
  path: '/picks',
  good: { body: PICKS },
  misshapen: { body: '<!doctype html><article><p>Come back tomorrow.</p></article>' },
  otherContent: { json: [] },
  async ask(openHost, baseUrl) {
    const { selections, failed } = await makeExpertPicks({
      openHost,
      pages: [{ url: `${baseUrl}/picks`, name: 'Clocker' }],
    }).read();
    for (const { refusal } of failed) throw refusal;
    return selections;
  },
});

const read = (html: string): readonly ReportedSelection[] => present(selectionsIn(html, '2026'));

/** `3: 6 2 1A`, with a name behind its number. */
const summaryOf = ({ raceNumber, ranked, onlyIf, isBestBet }: ReportedSelection): string =>
  `${raceNumber}${isBestBet ? ' best' : ''}${onlyIf === null ? '' : ` if ${onlyIf}`}: ${ranked
    .map(({ programNumber, horseName }) => [programNumber, horseName].filter(Boolean).join(' '))
    .join(', ')}`;

test('a panel gives its day, and each race under its panelist', () => {
  const rows = (...pairs: readonly string[]) => pairs.map((pair) => `<div>${pair}</div>`).join('');
  const page = `<section id="th-pick-2026-08-08">${rows('Ada Vale | @adavale', '<div>Race 1</div><div>3 - 5</div>', '<div>Race 2</div><div>1A - 4 - 2</div>')}
    ${rows('R. Stone | @rstone', '<div>Race 1</div><div>5 - 3</div>')}</section>`;
  const found = read(page);
  assert.equal(
    found.map(({ expert, day }) => [expert, day]),
    [
      ['Ada Vale', '2026-08-08'],
      ['Ada Vale', '2026-08-08'],
      ['R. Stone', '2026-08-08'],
    ],
  );
  assert.equal(found.map(summaryOf), ['1: 3, 5', '2: 1A, 4, 2', '1: 5, 3']);
});

test('a table gives one horse a row, the rows of a race in order', () => {
  const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const page = `<table><tr><th>Race</th><th>Pick</th><th>Odds</th></tr>${row('1', '2 Marble Echo', '8/5')}${row('1', '7 Cold Ledger', '5/1')}${row('2', 'Quill Harbor', '2/1')}</table>`;
  assert.equal(read(page).map(summaryOf), ['1: 2 Marble Echo, 7 Cold Ledger', '2: Quill Harbor']);
});

for (const [what, lines, expected] of [
  ['numbers in a row', ['Race 3', '6 - 2 - 1A'], ['3: 6, 2, 1A']],
  ['numbers behind the race, a clock between them', ['RACE 3 1:10 PM ET 6-3'], ['3: 6, 3']],
  ['commas', ['3rd race', '6, 2, 1'], ['3: 6, 2, 1']],
  [
    'ranked lines with odds and comments',
    ['Race 3 – Claiming', '1. #2 Quill Harbor (8-5) – was wide.', '2. #10 Tin Weathercock (12-1)'],
    ['3: 2 Quill Harbor, 10 Tin Weathercock'],
  ],
  [
    'first and second picks',
    ['Race 3', 'Top pick: #1A (QUILL HAVEN) (5-2) - note', '2nd pick: #3 (Night Abacus) (8-1)'],
    ['3: 1A QUILL HAVEN, 3 Night Abacus'],
  ],
  [
    'numbers and names between colons',
    ['Race 3', '5: Cold Ledger: ran on late.', '2: Grey Almanac'],
    ['3: 5 Cold Ledger, 2 Grey Almanac'],
  ],
] as const) {
  test(`an article is read: ${what}`, () => {
    assert.equal(read(article(...lines)).map(summaryOf), [...expected]);
  });
}

test('a pick for another surface is listed apart', () => {
  const found = read(article('Race 2', '4-1-7', 'IF RUN ON DIRT Selections: 3-1A'));
  assert.equal(found.map(summaryOf), ['2: 4, 1, 7', '2 if run on dirt: 3, 1A']);
});

test('the best bet is marked as one', () => {
  const found = read(article('Race 2', '4-1-7', 'Best Bet: Race 2, #4 Copper Wren'));
  assert.equal(found.map(summaryOf), ['2: 4, 1, 7', '2 best: 4 Copper Wren']);
});

for (const other of [
  '9-5',
  '5/2',
  '2 MTP',
  '30-1-2',
  '3-3-1',
  '8-8-2026',
  '12:35 PM',
  '1. Marble Echo ran well',
]) {
  test(`"${other}" alone in a line is no selection`, () => {
    assert.is(selectionsIn(article('Race 2', other), '2026'), null);
  });
}

test('numbers before any race belong to no race', () => {
  assert.is(selectionsIn(article('4-1-7'), '2026'), null);
});

for (const [written, day] of [
  ['Saratoga picks for August 8', '2026-08-08'],
  ['Friday, September 4th, 2025', '2025-09-04'],
  ['Opening day', null],
  ['February 30', null],
] as const) {
  test(`"${written}" is of ${day ?? 'no day'}`, () => {
    assert.is(read(article(written, 'Race 3', '6-2-1'))[0]?.day, day);
  });
}

test('a script on the page says nothing', () => {
  assert.is(selectionsIn('<body><script>Race 1\n1-2-3</script></body>', '2026'), null);
});

test('each selection carries where and when it was read', async () => {
  const server = await openSourceServer();
  server.answer('/picks', { body: PICKS });
  const pages = [
    { url: `${server.url}/picks`, name: 'Clocker' },
    { url: `${server.url}/gone`, name: null },
  ];
  const { selections, failed } = await makeExpertPicks({ openHost: politeOpenHost(), pages })
    .read()
    .finally(() => server.close());
  assert.equal(
    selections.map(({ url, provenance }) => [url, provenance.tier, provenance.source]),
    [[pages[0]?.url, 'live', 'Clocker']],
  );
  assert.equal(
    failed.map(({ page, refusal }) => [page.url, refusal.code]),
    [[pages[1]?.url, 'source.no-such-thing']],
  );
});

test.run();
