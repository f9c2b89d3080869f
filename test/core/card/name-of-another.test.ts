import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { otherTrackOfName } from '#core/card/tracks/name-of-another.ts';

const test = suite('the name of another track');

const codeOf = (code: string, name: string) => otherTrackOfName(code, name)?.code ?? null;

test('a name that is that of the code, or of no track, contradicts nothing', () => {
  assert.equal(
    [
      codeOf('SAR', 'SARATOGA'),
      codeOf('CD', 'CHURCHILL DOWNS'),
      codeOf('PHA', 'Parx Racing'),
      codeOf('ZZZ', 'NOWHERE'),
      codeOf('SAR', ''),
    ],
    [null, null, null, null, null],
  );
});

test('a name of a registered track beside the code of another, or of none, is that track', () => {
  assert.is(codeOf('CD', 'SARATOGA'), 'SAR');
  assert.is(codeOf('CDT', 'Churchill Downs'), 'CD');
});

test.run();
