import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { textOf } from '../account/markup.ts';

const { ConfidenceBadge, ConsensusBadge, confidenceTone, consensusLabel } = await import(
  '../../../frontends/picks/parts/agreement-badges.tsx'
);

const test = suite('the badges of confidence and agreement');

test('confidence is green from 70, yellow from 50, else red', () => {
  const vectors: [number, string][] = [
    [0, 'red'],
    [49.9, 'red'],
    [50, 'yellow'],
    [69.9, 'yellow'],
    [70, 'green'],
    [100, 'green'],
  ];
  for (const [confidence, color] of vectors) assert.is(confidenceTone(confidence), color);
});

test('a consensus reads as documented', () => {
  const vectors: [string, string, string][] = [
    ['High', 'High Agreement', 'green'],
    ['Medium', 'Medium Agreement', 'yellow'],
    ['Low', 'Low Agreement', 'red'],
    ['Pending', 'Pending', 'gray'],
    ['Pending - Claude analysis', 'Pending - Claude analysis', 'gray'],
    ['Unknown', 'Unknown Agreement', 'gray'],
  ];
  for (const [value, text, color] of vectors) assert.equal(consensusLabel(value), { text, color });
});

test('agreement of the analysts is green over a bet and gray over a PASS', () => {
  const badges = (isPass: boolean) =>
    [
      renderToStaticMarkup(createElement(ConfidenceBadge, { value: 84, isPass })),
      renderToStaticMarkup(createElement(ConsensusBadge, { value: 'High', isPass })),
    ].join('');
  assert.is(badges(false).match(/green/g)?.length, 2);
  assert.not.match(badges(true), /green/);
  assert.match(textOf(badges(true)), /84% analyst confidence.*High Agreement/);
});

test.run();
