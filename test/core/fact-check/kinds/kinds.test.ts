import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { HorseKind } from '#core/fact-check/claim.ts';
import { body } from '#core/fact-check/kinds/body.ts';
import { connections } from '#core/fact-check/kinds/connections.ts';
import { figures } from '#core/fact-check/kinds/figures.ts';
import { pastDay } from '#core/fact-check/kinds/past-day.ts';
import { pastPlace } from '#core/fact-check/kinds/past-place.ts';
import { pastTrack } from '#core/fact-check/kinds/past-track.ts';
import { post } from '#core/fact-check/kinds/post.ts';
import { choice, price } from '#core/fact-check/kinds/price.ts';
import { loneSpeed, style } from '#core/fact-check/kinds/style.ts';
import { timeOff } from '#core/fact-check/kinds/time-off.ts';
import { works } from '#core/fact-check/kinds/works.ts';
import { evidenceWith, holdsFor, SUBJECT } from './kind-checks.ts';

const test = suite('claims about a horse, kind by kind');

type Case = readonly [text: string, holds: readonly (boolean | null)[]];

const KINDS: readonly (readonly [name: string, kind: HorseKind, cases: readonly Case[]])[] = [
  [
    'post',
    post,
    [
      ['It breaks from post 3.', [true]],
      ['It breaks from post 4.', [false]],
      ['It draws the third hole.', [true]],
      ['It breaks from the rail.', [false]],
      ['It has the outside post.', [false]],
      ['It was in post 5 last out.', [true]],
      ['Race 7 is next.', []],
    ],
  ],
  [
    'figures',
    figures,
    [
      ['It ran a 91 last out.', [true]],
      ['It ran a 95 last out.', [false]],
      ['It ran an 84 last out.', [false]],
      ['It earned an 84 Beyer at Saratoga.', [true]],
      ['Its best figure of 91 came last out.', [true]],
      ['Its Prime Power of 130 is solid.', [true]],
      ['Its Prime Power of 140 is solid.', [false]],
      ['It has 4 early points.', [true]],
      ['It has 7 early points.', [false]],
      ['It ran 6 furlongs.', []],
    ],
  ],
  [
    'price',
    price,
    [
      ['It is 7-2 on the morning line.', [true]],
      ['It is 9-2 on the morning line.', [false]],
      ['It is 7 to 2.', [true]],
      ['A bet at 6-1 or better.', []],
      ['An exacta box of 3-4.', []],
      ['It won at 5-2 last time.', [true]],
      ['It won at 30-1 last time.', [null]],
    ],
  ],
  [
    'choice',
    choice,
    [
      ['It is the favorite.', [true]],
      ['It is the second choice.', [false]],
      ['It was the beaten favorite.', []],
    ],
  ],
  [
    'time off',
    timeOff,
    [
      ['It returns from a 28-day layoff.', [true]],
      ['It returns from a 60-day layoff.', [false]],
      ['It ran four weeks ago.', [true]],
      ['It worked one week ago.', [true]],
      ['It worked three weeks ago.', [false]],
    ],
  ],
  [
    'day of a race',
    pastDay,
    [
      ['It last raced on July 5.', [true]],
      ['It last raced on May 24.', [false]],
      ['It raced on May 24, 2025.', [true]],
      ['It raced on 2025-05-24.', [true]],
      ['It worked on July 26.', [true]],
      ['It worked on July 5.', [false]],
      ['See you on July 4.', []],
    ],
  ],
  [
    'track of a race',
    pastTrack,
    [
      ['It won at Belmont.', [true]],
      ['It won at Keeneland.', [false]],
      ['It last raced at Aqueduct.', [false]],
      ['It last raced at Belmont.', [true]],
    ],
  ],
  [
    'place in a race',
    pastPlace,
    [
      ['It finished third at Saratoga.', [true]],
      ['It finished second at Saratoga.', [false]],
      ['It won its last start.', [true]],
      ['It was beaten last out.', [false]],
      ['It has won its last two.', [false]],
      ['It finished third last out.', [false]],
    ],
  ],
  [
    'weight, age, sex and equipment',
    body,
    [
      ['It carries 118 pounds.', [true]],
      ['It carries 126 pounds.', [false]],
      ['The 4-year-old returns.', [true]],
      ['The 3-year-old returns.', [false]],
      ['The gelding returns.', [true]],
      ['The filly returns.', [false]],
      ['It gets Lasix.', [true]],
      ['It gets first-time Lasix.', [false]],
      ['Blinkers go on.', [false]],
      ['It is scratched.', [false]],
      ['It wears number 3.', [true]],
      ['It wears number 4.', [false]],
    ],
  ],
  [
    'connections',
    connections,
    [
      ['Jockey Robin Lane has the mount.', [true]],
      ['Jockey Terence Moss has the mount.', [false]],
      ['It is trained by Alex Marsh.', [true]],
      ['It is trained by Robin Lane.', [false]],
      ['It is owned by Tall Fence Stable.', [true]],
      ['It is sired by Old Lamp.', [true]],
      ['It is sired by Older Lamp.', [false]],
      ['It is out of Candle Wick.', [true]],
    ],
  ],
  [
    'running style',
    style,
    [
      ['It is a front-runner.', [true]],
      ['It is a presser.', [true]],
      ['It is a deep closer.', [false]],
    ],
  ],
  [
    'lone speed',
    loneSpeed,
    [
      ['It is the lone speed.', [true]],
      ['It is the only early speed.', [true]],
    ],
  ],
  [
    'works',
    works,
    [
      ['It worked four furlongs in 48.4.', [true]],
      ['It worked five furlongs in 48.4.', [false]],
      ['It worked four furlongs in 46.1.', [false]],
      ['It comes off a bullet.', [true]],
    ],
  ],
];

for (const [name, kind, cases] of KINDS) {
  for (const [text, holds] of cases) {
    test(`${name}: ${text} ${holds.length === 0 ? 'claims nothing' : String(holds)}`, () => {
      const found = holdsFor(kind, text);
      assert.equal([...new Set(found)], [...new Set(holds)], JSON.stringify(kind(text, evidenceWith())));
    });
  }
}

test('a fact the card does not give makes its claim uncheckable', () => {
  const unknown = evidenceWith({
    postPosition: null,
    age: null,
    sex: null,
    weightLb: null,
    owner: null,
    jockey: null,
    trainer: null,
    medication: null,
    morningLine: null,
    pastPerformances: null,
    workouts: null,
    daysSinceLast: null,
    ratings: { ...SUBJECT.ratings, runStyle: null, earlyPoints: null, primePower: null },
  });
  for (const [kind, text] of [
    [post, 'It breaks from post 4.'],
    [body, 'The 3-year-old returns.'],
    [body, 'The filly returns.'],
    [body, 'It carries 126 pounds.'],
    [body, 'It gets Lasix.'],
    [connections, 'It is owned by Tall Fence Stable.'],
    [connections, 'Jockey Terence Moss has the mount.'],
    [connections, 'It is trained by Robin Lane.'],
    [price, 'It is 9-2 on the morning line.'],
    [choice, 'It is the favorite.'],
    [figures, 'It ran a 95 last out.'],
    [figures, 'Its Prime Power of 140 is solid.'],
    [figures, 'It has 7 early points.'],
    [style, 'It is a deep closer.'],
    [loneSpeed, 'It is the lone speed.'],
    [timeOff, 'It returns from a 60-day layoff.'],
    [pastDay, 'It last raced on May 24.'],
    [pastTrack, 'It won at Keeneland.'],
    [pastPlace, 'It won its last start.'],
    [works, 'It worked five furlongs in 48.4.'],
  ] as const)
    assert.equal([...new Set(holdsFor(kind, text, unknown))], [null], text);
});

test('a horse with as many early points as a rival is not the lone speed', () => {
  const evidence = evidenceWith({ ratings: { ...SUBJECT.ratings, earlyPoints: 3 } });
  assert.equal(holdsFor(loneSpeed, 'It is the lone speed.', evidence), [false]);
});

test('a first starter has no earlier race to check', () => {
  const evidence = evidenceWith({ pastPerformances: [], daysSinceLast: null });
  assert.equal(holdsFor(pastPlace, 'It won its last start.', evidence), [null]);
  assert.equal(holdsFor(timeOff, 'It returns from a 60-day layoff.', evidence), [null]);
});

test.run();
