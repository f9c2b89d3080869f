import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { otherTrackOfName } from '#core/card/tracks/name-of-another.ts';

const test = suite('a track name that belongs to another code');

const codeOf = (code: string, name: string) => otherTrackOfName(code, name)?.code ?? null;

test("the code's own name, or a name that no track has, is no contradiction", () => {
  assert.equal(
    [
      codeOf('SAR', 'SARATOGA'),
      codeOf('CD', 'CHURCHILL DOWNS'),
      codeOf('PHA', 'Parx Racing'),
      codeOf('ZZZ', 'NOWHERE'),
      codeOf('SAR', ''),
      codeOf('Q7', 'SARATOGA 2'),
    ],
    [null, null, null, null, null, null],
  );
});

test("a registered track's name under another code finds that track", () => {
  assert.is(codeOf('CD', 'SARATOGA'), 'SAR');
  assert.is(codeOf('CDT', 'Churchill Downs'), 'CD');
});

test.run();
