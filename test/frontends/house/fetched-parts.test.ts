import * as React from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lazyPart, lazyScreen } from '#frame/frame.ts';

const test = suite('parts that are fetched when they are wanted');

// Outside the build JSX compiles to calls of a global React.
Object.assign(globalThis, { React });

const PaddockNotes = () => createElement('p', null, 'The favorite is washing out.');
const settled = () => new Promise((wake) => setTimeout(wake));

for (const [what, make] of [
  ['part', lazyPart],
  ['screen', lazyScreen],
] as const) {
  test(`a ${what} that was preloaded is drawn at once, without a skeleton before it`, async () => {
    assert.match(renderToStaticMarkup(createElement(make(async () => PaddockNotes))), /skeleton/);
    const Part = make(async () => PaddockNotes);
    Part.preload();
    await settled();
    assert.is(renderToStaticMarkup(createElement(Part)), '<p>The favorite is washing out.</p>');
  });

  test(`a ${what} that could not be fetched is fetched again when it is next wanted, and only once when it is there`, async () => {
    let fetches = 0;
    const Part = make(async () => {
      fetches += 1;
      if (fetches === 1) throw new Error('the line went dead');
      return PaddockNotes;
    });
    for (const expected of [1, 2, 2]) {
      Part.preload();
      await settled();
      assert.is(fetches, expected);
    }
    assert.match(renderToStaticMarkup(createElement(Part)), /washing out/);
  });
}

test.run();
