import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { percent } from '#core/assistant/jake/wording.ts';
import type { AnswerParts } from '#core/assistant/shown/answer-parts.ts';
import { wordedParts } from '#core/assistant/shown/worded-parts.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aDoubt } from '#test/support/a-doubt.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';
import { card, NOON, payouts, starters } from '../tools/asking.ts';

const test = suite('answers in parts');

async function parts(question: string, earlier: Parameters<Room['findAnswer']>[2] = []) {
  const room = await openAssistant({ card, now: NOON });
  const found = await room.findAnswer('saratoga', question, earlier);
  return { text: found.answer.text, parts: found.parts ?? null };
}
type Room = Awaited<ReturnType<typeof openAssistant>>;

const partsFor = async (question: string): Promise<AnswerParts> => present((await parts(question)).parts);
const kindsOf = ({ links }: AnswerParts) => links.map(({ kind, label }) => `${kind}: ${label}`);

test('the chances of a field are a table with cloths, chances and prices', async () => {
  const { lead, note, tables, source, at } = await partsFor('chances in race 1');
  const [table] = tables;
  assert.equal(
    table?.columns.map(({ title, kind }) => `${title} (${kind})`),
    [
      'No. (cloth)',
      'Horse (text)',
      'Win (percent)',
      'First two (percent)',
      'First three (percent)',
      'Morning line (price)',
    ],
  );
  assert.is(table?.rows.length, 3);
  assert.match(lead, /^Race 1, /);
  assert.not.match(lead, /Silver Latch/);
  assert.match(note, /^(?:PASS|WATCH|BET|No price)/);
  assert.is(source, card.provenance.source);
  assert.is(toIso(at), '2025-08-02T16:00:00.000Z');
});

test('the likeliest winners are bars, their shares those of the text', async () => {
  const { text, parts: found } = await parts('who wins race 1');
  const { bars } = present(found);
  assert.is(bars.length, 3);
  for (const { cloth, label, share } of bars)
    assert.ok(text.includes(`#${cloth} ${label} ${percent(share)}`), label);
});

test('every cell of a table stands in the text that is copied and checked', async () => {
  for (const question of QUESTIONS) {
    const { text, parts: found } = await parts(question);
    assert.ok(found, `${question}: ${text}`);
    const cells = found.tables.flatMap(({ rows }) => rows.flat());
    assert.ok(cells.length > 0, question);
    for (const cell of cells)
      assert.ok(cell === null || text.includes(cell), `${question}: ${cell}\n${text}`);
  }
});

const QUESTIONS = [
  'chances in race 1',
  'top 2 in race 1',
  'highest figure in race 1',
  'best figures on the card',
  'how many races are left',
  'first post',
  'compare Silver Latch and Quiet Ford',
  'compare Silver Latch and Marble Bridge',
  'hot jockeys',
  'which jockey has the most mounts',
  'safest bet today',
  'biggest field',
  'Who do you pick in each race?',
  'How is the pace in each race?',
  'what is on the card',
  'who has early speed in race 1',
];

test('the past races of two horses are two tables, and the same answer twice is one', async () => {
  const room = await openAssistant({ card, now: NOON });
  const found = (question: string) => room.findAnswer('saratoga', question);
  const [one, other] = [await found('past races of Silver Latch'), await found('past races of Quiet Ford')];
  const { tables } = present(wordedParts('Both ran on May 10, 2025.', one, [other, one]));
  assert.equal(
    tables.map(({ caption }) => caption),
    ['Past races of #1 Silver Latch, race 1', 'Past races of #2 Quiet Ford, race 1'],
  );
});

test('the payoffs of one race are a table whose cells stand in the text', async () => {
  const room = await openAssistant({ card, now: NOON });
  const day = '2025-08-01' as RaceDay;
  await room.results.keep(aSheet({ day, races: [aRaceResult({ raceNumber: 1, starters, payouts })] }), day);
  const { answer, parts: shown } = await room.findAnswer('saratoga', 'who won race 1 yesterday');
  const [table] = present(shown).tables;
  assert.is(table?.caption, 'Payoffs of race 1');
  assert.equal(table?.rows[0], ['to win', '#2 Quiet Ford', '$8.30']);
  for (const cell of (table?.rows ?? []).flat())
    assert.ok(cell === null || answer.text.includes(cell), cell ?? '');
});

test('what is in doubt about a race stands beside its table too', async () => {
  const room = await openAssistant({ card, now: NOON });
  const day = '2025-08-01' as RaceDay;
  const race = aRaceResult({ raceNumber: 1, starters, payouts, doubts: [aDoubt()] });
  await room.results.keep(aSheet({ day, races: [race] }), day);
  const { answer, parts: shown } = await room.findAnswer('saratoga', 'who won race 1 yesterday');
  const doubt = `In doubt: ${aDoubt().sentence}`;
  assert.ok(answer.text.includes(doubt));
  assert.ok(present(shown).note.includes(doubt), present(shown).note);
});

test('winners of a day are a table that leads to the results of that day', async () => {
  const room = await openAssistant({ card, now: NOON });
  const day = '2025-08-01' as RaceDay;
  const races = [1, 2].map((raceNumber) => aRaceResult({ raceNumber, starters, payouts }));
  await room.results.keep(aSheet({ day, races }), day);
  const found = present((await room.findAnswer('saratoga', 'who won yesterday')).parts);
  assert.equal(found.tables[0]?.rows, [
    ['1', '2', 'Quiet Ford', '$8.30'],
    ['2', '2', 'Quiet Ford', '$8.30'],
  ]);
  assert.equal(kindsOf(found), ['results: Results, Saratoga, Aug 1, 2025']);
});

test('an answer leads to its race, to the ticket desk where it has tickets, and to the horse of the question', async () => {
  assert.equal(kindsOf(await partsFor('How should I bet $40 on race 1?')), [
    'race: Race 1',
    'ticket desk: Ticket desk, race 1',
  ]);
  assert.equal(kindsOf(await partsFor('price of Quiet Ford')), ['race: Race 1', 'horse: Quiet Ford']);
  assert.equal(kindsOf(await partsFor('how many races are left')), []);
});

test('an answer about two horses of a race leads to both side by side', async () => {
  const { links } = await partsFor('compare Quiet Ford and Silver Latch');
  assert.equal(
    links.find(({ kind }) => kind === 'comparison'),
    {
      kind: 'comparison',
      label: 'Compare Quiet Ford and Silver Latch',
      track: 'saratoga',
      day: '2025-08-02',
      raceNumber: 1,
      name: '2,1',
    },
  );
});

test('a question back, an answer that is none and words of care have no parts', async () => {
  for (const question of ['how should I bet $20 on trifectas', 'who is the president', 'I want to die'])
    assert.is((await parts(question)).parts, null, question);
});

test('after a sign of trouble an answer leads nowhere', async () => {
  const earlier = [{ question: 'I lost the rent money on race 1', answer: 'Call.' }];
  const { parts: found } = await parts('how many races are left', earlier);
  assert.equal([present(found).tables.length, present(found).links], [1, []]);
});

test('the parts are kept with the conversation and come with the download', async () => {
  const room = await openAssistant({ card, now: NOON });
  const askedBy = 'm1' as MemberId;
  const session = await room.askJake({
    track: 'saratoga',
    question: 'chances in race 1',
    field: 'question',
    feature: 'ask-jake',
    askedBy,
  });
  const reply = await session.answer(() => undefined);
  const [chat] = await room.answers.chatsOf(askedBy);
  assert.equal(chat?.parts, reply.parts);
  assert.is(chat?.answer, reply.response);
});

test.run();
