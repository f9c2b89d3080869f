import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { debateConsensus } from '#core/assistant/debate/consensus.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('How a debate ends');

const NAMES: Readonly<Record<string, string>> = {
  '1': 'SILVER LATCH',
  '1A': "O'BRIEN'S LUCK",
  '2': 'OUR LAST WORD',
  '3': 'MARBLE FERRY',
};
const STARTERS = Object.entries(NAMES).map(([programNumber, horseName]) =>
  aRunner({ programNumber, horseName, coupledWith: programNumber.startsWith('1') ? '1' : null }),
);

const nameOf = (programNumber: string): string => NAMES[programNumber] ?? '';
const opening = (programNumber: string) => ({
  programNumber,
  horse: nameOf(programNumber),
  confidence: 7,
  reasoning: '',
});
const final = (programNumber: string) => ({
  programNumber,
  finalHorse: nameOf(programNumber),
  explanation: '',
});

/** `1>2` opens on 1 and ends on 2. */
function ends(claude: string, gpt: string) {
  const [[first = '', firstEnd = ''], [second = '', secondEnd = '']] = [claude.split('>'), gpt.split('>')];
  return debateConsensus(
    STARTERS,
    { claude: opening(first), gpt: opening(second) },
    { claudeFinal: final(firstEnd), gptFinal: final(secondEnd) },
  );
}

for (const [claude, gpt, explanation] of [
  ['1>1', '1>1', 'Both opened on #1 Silver Latch and stayed.'],
  ['1>1', '2>1', 'Both end on #1 Silver Latch: the second analyst moved from #2 Our Last Word.'],
  ['2>1', '1>1', 'Both end on #1 Silver Latch: the first analyst moved from #2 Our Last Word.'],
  [
    '2>1',
    '3>1',
    'Both end on #1 Silver Latch: the first analyst moved from #2 Our Last Word, the second analyst moved from #3 Marble Ferry.',
  ],
] as const)
  test(`agreed, ${claude} and ${gpt}: ${explanation}`, () => {
    const consensus = ends(claude, gpt);
    assert.equal([consensus.hasConsensus, consensus.horse], [true, 'SILVER LATCH']);
    assert.is(consensus.explanation, explanation);
  });

for (const [claude, gpt, explanation] of [
  ['1>1', '2>2', 'They end split between #1 Silver Latch and #2 Our Last Word; neither moved.'],
  [
    '1>2',
    '2>1',
    'They end split between #2 Our Last Word and #1 Silver Latch; the first analyst moved from #1 Silver Latch, the second analyst moved from #2 Our Last Word.',
  ],
  [
    '1>1',
    '1>3',
    'They end split between #1 Silver Latch and #3 Marble Ferry; the second analyst moved from #1 Silver Latch.',
  ],
] as const)
  test(`split, ${claude} and ${gpt}: ${explanation}`, () => {
    const consensus = ends(claude, gpt);
    assert.equal([consensus.hasConsensus, consensus.horse], [false, null]);
    assert.is(consensus.explanation, explanation);
  });

test('mates of an entry are one ticket: sides on each of them agree, on the horse of the first', () => {
  const consensus = ends('1>1', '1A>1A');
  assert.equal([consensus.hasConsensus, consensus.horse], [true, 'SILVER LATCH']);
  assert.equal([consensus.claudePick, consensus.gptPick], ['SILVER LATCH', "O'BRIEN'S LUCK"]);
});

test('both picks are named whether they agree or not', () => {
  for (const [claude, gpt] of [
    ['2>2', '2>2'],
    ['2>2', '3>3'],
  ] as const) {
    const { claudePick, gptPick } = ends(claude, gpt);
    assert.equal(
      [claudePick, gptPick],
      [claude, gpt].map((side) => nameOf(side.at(-1) ?? '')),
    );
  }
});

test.run();
