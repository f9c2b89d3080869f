import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardSheet } from '#core/card/card-sheet.ts';
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { openProductFolder, type ProductFolder } from './product-folder.ts';
import { typed, typedJson } from './terminal.ts';

const test = suite('racing-cli changes on the product itself');

interface Made {
  readonly outcome: string;
  readonly id: string;
  readonly message: string;
}

interface Line {
  readonly what: string;
  readonly horse: string | null;
  readonly after: string | null;
  readonly by: string;
  readonly reason: string | null;
  readonly isInForce: boolean;
  readonly withdrawn: { readonly by: { readonly name: string } } | null;
}

const DAY = ['--date', '2025-08-02'];
const RACE = [...DAY, '--race', '1'];
const WHY = ['--why', 'Announced'];
/** After both races. */
const EVENING = { RACING_NOW: '2025-08-02T19:00:00-04:00' };
const at = (clock: string) => ({ RACING_NOW: `2025-08-02T${clock}:00-04:00` });
const MORNING = { RACING_NOW: '2025-08-02T10:00:00-04:00' };

let product: ProductFolder;
test.before(async () => {
  product = await openProductFolder({ held: true, isEmpty: true });
  const path = join(product.path, 'SAR0802.DRF');
  writeFileSync(path, drfText(drfCard(3, 4)));
  await product.run(['card', 'import', path]);
});
test.after(() => product.close());

const changes = async (args: readonly string[], extra = MORNING) =>
  typed(product.path, ['changes', ...args], extra);
const made = async (args: readonly string[], extra = MORNING): Promise<Made> => {
  const { code, stdout, stderr } = await changes([...args, '--json'], extra);
  assert.is(code, 0, stderr);
  return JSON.parse(stdout) as Made;
};
const listed = async (): Promise<readonly Line[]> => {
  const { stdout } = await changes(['list', ...DAY, '--json'], EVENING);
  return JSON.parse(stdout) as readonly Line[];
};

test('a scratch is entered, listed and withdrawn, and the audit log has both', async () => {
  const scratch = await made(['enter', 'scratch', ...RACE, '--horse', '2', '--why', 'Veterinarian']);
  assert.is(scratch.outcome, 'entered');
  assert.match(scratch.message, /^Race 1, #2 .*: now Scratched, was Entered\.$/);
  const again = await made(['enter', 'scratch', ...RACE, ...WHY, '--horse', '2'], at('10:05'));
  assert.is(again.outcome, 'unchanged');
  const [line] = await listed();
  assert.equal(
    [line?.what, line?.by, line?.reason, line?.isInForce],
    ['scratched', 'Operator', 'Veterinarian', true],
  );
  const undone = await changes(['undo', scratch.id, '--why', 'Misheard'], at('10:10'));
  assert.match(undone.stdout, /^Withdrawn: Race 1, .*: Scratched\./);
  assert.is((await listed())[0]?.withdrawn?.by.name, 'Operator');
  const { entries } = await typedJson<{
    readonly entries: readonly { readonly change: { readonly what: string } | null }[];
  }>(product.path, 'audit');
  assert.equal(entries.flatMap(({ change }) => change?.what ?? []).slice(0, 2), [
    "stewards' desk: scratched withdrawn",
    "stewards' desk: scratched",
  ]);
});

test('a race taken off the turf is on the main track on the card', async () => {
  const { message } = await made([
    'enter',
    'surface',
    'synthetic',
    '--distance',
    '1 1/16 Miles',
    ...RACE,
    ...WHY,
  ]);
  assert.match(message, /now Synthetic and 1 1\/16 Miles/);
  const sheet = JSON.parse(
    (await typed(product.path, ['card', 'show', '2025-08-02', '--json'], EVENING)).stdout,
  ) as CardSheet;
  assert.is(sheet.races[0]?.surface, 'synthetic');
  assert.match(JSON.stringify(sheet.races[0]), /1 1\/16 Miles/);
});

test('a manually entered result is shown with its payoffs, and a contradictory one is refused', async () => {
  const refused = await changes(
    ['enter', 'result', '3-1-2', ...RACE, ...WHY, '--pays', '2=8.00/-/-'],
    EVENING,
  );
  assert.equal([refused.code, refused.stdout], [3, '']);
  assert.match(refused.stderr, /Win was paid on 2; the winner is 3\./);
  const result = await made(
    ['enter', 'result', '3-1-2', ...RACE, ...WHY, '--pays', '3=8.00/4.20/2.60'],
    EVENING,
  );
  assert.is(result.message, 'Race 1: result 3-1-2.');
  const shown = await typed(product.path, ['results', 'show', '2025-08-02', '--json'], at('19:05'));
  assert.match(shown.stdout, /Stewards' desk/);
  const text = (await changes(['list', ...DAY], at('19:05'))).stdout;
  assert.match(text, /Race 1: result 3-1-2 \(Announced\)\n +in force; by Operator;/);
});

test('without a reason nothing is entered or withdrawn, and the terminal says what is missing', async () => {
  const before = await listed();
  for (const args of [
    ['enter', 'scratch', ...RACE, '--horse', '3'],
    ['undo', '1'],
  ]) {
    const { code, stderr } = await changes(args);
    assert.is(code, 2, stderr);
    assert.match(stderr, /--why <text>/);
  }
  const blank = await changes(['enter', 'remark', 'Delay', ...RACE, '--why', ' ']);
  assert.equal([blank.code, /Say why: /.test(blank.stderr)], [3, true], blank.stderr);
  assert.equal(await listed(), before);
});

test('bad usage says what to type', async () => {
  const { code, stderr } = await changes(['enter', 'shoes', 'off', ...RACE, ...WHY]);
  assert.is(code, 2);
  assert.match(stderr, /Enter one of scratch, unscratch/);
});

test.run();
