import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { markupOf, textOf } from '../account/markup.ts';

const { Footer } = await import('../../../frontends/shell/footer.tsx');

const test = suite('the foot of every page');
const text = textOf(markupOf(Footer));

test('it says what the site is for and what it is not for', () => {
  assert.match(text, 'For entertainment only, not for real betting decisions.');
  assert.match(text, 'You must be 18 or older.');
  assert.match(text, 'Please gamble responsibly.');
  assert.match(text, 'Post positions can differ from the program numbers used for betting.');
});

test('it names what is offered, and the documented year', () => {
  assert.match(text, 'ML predictions, track bias analysis, pace analysis and speed figures');
  assert.match(text, '© 2025 Clubhouse Turn');
});

test('it names no address for support where the site has none', () => {
  assert.not.match(text, /Support|@/);
});

test.run();
