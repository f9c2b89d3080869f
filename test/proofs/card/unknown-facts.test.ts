import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { presentPace } from '#adapters/http/routes/present-pace.ts';
import { presentRace } from '#adapters/http/routes/present-race.ts';
import type { Card, Race } from '#core/card/race.ts';
import { type HorseRecords, type Record4, type Runner, UNKNOWN_RUNNER } from '#core/card/runner.ts';
import type { Surface } from '#core/card/surface.ts';
import { zoneOf } from '#core/card/track.ts';
import { ANGLES } from '#core/handicapping/angles/index.ts';
import { type Evidence, evidenceOf } from '#core/handicapping/evidence.ts';
import { subjectOf } from '#core/handicapping/features/feature.ts';
import { FEATURES } from '#core/handicapping/features/index.ts';
import { analyzePace } from '#core/handicapping/pace/pace-analysis.ts';
import { instantOn } from '#core/kernel/race-day.ts';
import { riskFactors } from '#core/picks/longshots/risk-factors.ts';
import { raceFacts } from '#core/picks/prompts/race-brief.ts';
import { recommendOn } from '#test/core/picks/picks-of.ts';
import { present } from '#test/support/present.ts';
import { cardsOfSources } from './card-of-each-source.ts';

const test = suite('an unknown fact of a card is never a value');

const CARDS = await cardsOfSources();

const evidenceOn = (race: Race): Evidence =>
  evidenceOf(race, new Map(), instantOn(race.day, 8 * 60, zoneOf(race.trackSlug)));

const featuresOf = (evidence: Evidence): ReadonlyMap<string, number | null> =>
  new Map(
    evidence.starters.flatMap((runner) =>
      FEATURES.map((feature): [string, number | null] => [
        `${feature.name} of #${runner.programNumber}`,
        feature.measure(subjectOf(runner, evidence)),
      ]),
    ),
  );

const featureNamed = (race: Race, name: string): readonly (number | null)[] =>
  [...featuresOf(evidenceOn(race))].filter(([key]) => key.startsWith(`${name} `)).map(([, value]) => value);

const anglesOf = (evidence: Evidence): ReadonlyMap<string, string> =>
  new Map(
    Object.values(ANGLES).flatMap(({ name, findings }) =>
      [...findings(evidence)].map(([number, { value, says }]): [string, string] => [
        `${name} of #${number}`,
        `${value.toFixed(6)}: ${says}`,
      ]),
    ),
  );

const paceReply = (race: Race) => {
  const evidence = evidenceOn(race);
  const card = { tier: 'live', source: 'Entries', at: evidence.upTo } as const;
  return presentPace({ race, card, upTo: evidence.upTo, chances: [], ...analyzePace(evidence) });
};

const raceReply = (race: Race) =>
  presentRace(
    race,
    { tier: 'live', source: 'Entries', at: evidenceOn(race).upTo },
    { now: evidenceOn(race).upTo, boards: new Map(), weather: new Map() },
  );

const firstOf = (source: string): Race => present(present(CARDS.get(source)).races[0]);

test('OffTrackBetting reports no surface, so nothing is a race on dirt', () => {
  const race = firstOf('OffTrackBetting');
  assert.equal([race.surface, race.distanceYards], [null, 1320]);
  const posted = {
    ...race,
    runners: race.runners.map((runner, index) => ({ ...runner, postPosition: index + 1 })),
  };
  assert.equal(featureNamed(posted, 'railOnDirt'), [null, null, null]);
  assert.equal(featureNamed(posted, 'wideOnTurfRoute'), [null, null, null]);
  assert.equal(
    [...anglesOf(evidenceOn(posted))].filter(([name]) => name.startsWith('post')),
    [],
  );
  const { surface, surfaceName, distance } = recommendOn(posted);
  assert.equal([surface, surfaceName, distance], [null, 'Not announced', '6F']);
  assert.not.match(JSON.stringify(recommendOn(posted)), /\bdirt\b/i);
});

test('a race of unknown distance is not 0F', () => {
  const race = { ...firstOf('OffTrackBetting'), distanceYards: null };
  assert.is(recommendOn(race).distance, 'Not announced');
  const texts = [recommendOn(race), paceReply(race), raceReply(race), raceFacts(evidenceOn(race))];
  for (const text of texts) assert.not.match(JSON.stringify(text), /\b0F\b/);
});

test('an unknown post is null in the pace call, in the recommendation and in the entry', () => {
  const race = firstOf('OffTrackBetting');
  const { speedHorses, stalkers, closers, unknown } = paceReply(race).paceAnalysis;
  const horses = [...speedHorses, ...stalkers, ...closers, ...unknown];
  assert.equal(
    horses.map(({ postPosition }) => postPosition),
    [null, null, null],
  );
  assert.ok(raceReply(race).entries.every(({ postPosition }) => postPosition === null));
  assert.ok(recommendOn(race).mlPredictions.every(({ postPosition }) => postPosition === null));
});

test('an unknown age is no age, and unknown form is not a first start', () => {
  const race = firstOf('OffTrackBetting');
  assert.equal(featureNamed(race, 'age'), [null, null, null]);
  assert.equal(featureNamed(race, 'firstStart'), [null, null, null]);
  assert.equal(featureNamed(race, 'experience'), [null, null, null]);
  const evidence = evidenceOn(race);
  for (const runner of evidence.starters) {
    const risks = riskFactors({ runner, evidence });
    assert.ok(risks.includes('No past performances available'));
    assert.not.ok(risks.includes('First start of its life'));
  }
  assert.equal(
    [...anglesOf(evidence)].filter(([name]) => /^(?:works|debut|consistency) /.test(name)),
    [],
  );
});

const NO_STARTS: Record4 = { starts: 0, wins: 0, places: 0, shows: 0, earnings: 0 };
const NO_YEAR = { ...NO_STARTS, year: null };
const UNRACED: HorseRecords = {
  life: NO_STARTS,
  distance: NO_STARTS,
  track: NO_STARTS,
  turf: NO_STARTS,
  wet: NO_STARTS,
  fastDirt: NO_STARTS,
  allWeather: NO_STARTS,
  currentYear: NO_YEAR,
  previousYear: NO_YEAR,
};

const NO_RECORDS: HorseRecords = {
  life: null,
  distance: null,
  track: null,
  turf: null,
  wet: null,
  fastDirt: null,
  allWeather: null,
  currentYear: null,
  previousYear: null,
};

type Change = (race: Race) => Race;
const ofRunners =
  (change: (runner: Runner, index: number) => Partial<Runner>): Change =>
  (race) => ({
    ...race,
    runners: race.runners.map((runner, index) => ({ ...runner, ...change(runner, index) })),
  });

const SURFACES: readonly Surface[] = ['dirt', 'turf', 'inner-turf', 'synthetic', 'steeplechase'];

/** Each optional fact: how it is left out, and what it could have been. */
const FACTS: Readonly<Record<string, { readonly unknown: Change; readonly possible: readonly Change[] }>> = {
  surface: {
    unknown: (race) => ({ ...race, surface: null }),
    possible: SURFACES.map((surface) => (race) => ({ ...race, surface })),
  },
  distance: {
    unknown: (race) => ({ ...race, distanceYards: null, isAbout: false }),
    possible: [1100, 1320, 1760, 2200].map((distanceYards) => (race) => ({ ...race, distanceYards })),
  },
  class: {
    unknown: (race) => ({ ...race, raceType: null, classification: null }),
    possible: ['S', 'C', 'A'].map((code) => (race) => ({ ...race, raceType: code, classification: code })),
  },
  conditions: {
    unknown: (race) => ({ ...race, eligibility: { ages: null, sexes: null }, stateBred: null }),
    possible: [
      (race) => ({ ...race, eligibility: { ages: '2', sexes: 'fillies' }, stateBred: true }),
      (race) => ({ ...race, eligibility: { ages: '4+', sexes: 'open' }, stateBred: false }),
    ],
  },
  purse: {
    unknown: (race) => ({ ...race, purse: null }),
    possible: [20_000, 500_000].map((purse) => (race) => ({ ...race, purse })),
  },
  'post position': {
    unknown: ofRunners(() => ({ postPosition: null })),
    possible: [
      ofRunners((_, index) => ({ postPosition: index + 1 })),
      ofRunners((_, index) => ({ postPosition: 14 - index })),
    ],
  },
  age: {
    unknown: ofRunners(() => ({ age: null })),
    possible: [2, 4, 8].map((age) => ofRunners(() => ({ age }))),
  },
  sex: {
    unknown: ofRunners(() => ({ sex: null, firstStartAsGelding: null })),
    possible: [
      ofRunners(() => ({ sex: 'mare', firstStartAsGelding: false })),
      ofRunners(() => ({ sex: 'gelding', firstStartAsGelding: true })),
    ],
  },
  form: {
    unknown: ofRunners(() => ({ records: null, workouts: null, pastPerformances: null })),
    possible: [
      ofRunners(({ records, workouts, pastPerformances }) => ({
        records: records ?? UNRACED,
        workouts: workouts ?? [],
        pastPerformances: pastPerformances ?? [],
      })),
      ofRunners(() => ({ records: UNRACED, workouts: [], pastPerformances: [] })),
    ],
  },
  'horse records': {
    unknown: ofRunners(({ records }) => ({ records: records && NO_RECORDS })),
    possible: [ofRunners(({ records }) => ({ records: records && UNRACED })), (race) => race],
  },
  connections: {
    unknown: ofRunners(() => ({ jockey: null, trainer: null, combination: null, owner: null, silks: null })),
    possible: [
      ofRunners(() => ({
        jockey: { name: 'LANE ROBIN', records: [] },
        trainer: { name: 'MARSH ALEX', records: [] },
        owner: 'Tall Fence Stable',
        silks: 'Green',
      })),
    ],
  },
  breeding: {
    unknown: ofRunners(() => ({ pedigree: UNKNOWN_RUNNER.pedigree, color: null })),
    possible: [
      ofRunners(({ pedigree }) => ({ pedigree: { ...pedigree, sire: 'OLD LAMP', dam: 'WICK' }, color: 'B' })),
    ],
  },
  medication: {
    unknown: ofRunners(() => ({ medication: null })),
    possible: [ofRunners(() => ({ medication: 'lasix' })), ofRunners(() => ({ medication: 'none' }))],
  },
};

/** Says itself that a fact is unknown. */
const IS_GAP =
  /not told|not announced|not reported|unknown|no past performances|no rider|none? (?:record|ratings)/i;

const risksIn = (evidence: Evidence): readonly string[] =>
  evidence.starters.flatMap((runner) =>
    riskFactors({ runner, evidence }).map((risk) => `${runner.programNumber}: ${risk}`),
  );

const partsOf = (text: string): readonly string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function* leavesOf(value: unknown, path: string): Generator<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) yield [path, value];
  else for (const [key, part] of Object.entries(value)) yield* leavesOf(part, `${path}.${key}`);
}

/** Whatever speaks while the fact is unknown must say the same whatever the fact turns out to be. */
function assertIndependent(race: Race, fact: string, where: string): void {
  const { unknown, possible } = present(FACTS[fact]);
  const blank = unknown(race);
  const evidence = evidenceOn(blank);
  const measured = [...featuresOf(evidence)].filter(([, value]) => value !== null);
  const found = [...anglesOf(evidence)];
  const risks = risksIn(evidence).filter((risk) => !IS_GAP.test(risk));
  const brief = partsOf(raceFacts(evidence)).filter((part) => !IS_GAP.test(part));
  const leaves = [...leavesOf(raceReply(blank), 'race')].filter(
    ([, value]) => value !== null && !IS_GAP.test(String(value)) && !/^Race \d+$/.test(String(value)),
  );
  for (const change of possible) {
    const real = change(race);
    const realEvidence = evidenceOn(real);
    const values = featuresOf(realEvidence);
    for (const [name, value] of measured) assert.is(value, values.get(name), `${where}: ${name}`);
    const findings = anglesOf(realEvidence);
    for (const [name, text] of found) assert.is(text, findings.get(name), `${where}: ${name}`);
    const realRisks = risksIn(realEvidence);
    for (const risk of risks) assert.ok(realRisks.includes(risk), `${where}: ${risk}`);
    const realParts = partsOf(raceFacts(realEvidence));
    for (const part of brief) assert.ok(realParts.includes(part), `${where}: ${part}`);
    const realLeaves = new Map(leavesOf(raceReply(real), 'race'));
    for (const [path, value] of leaves) assert.is(value, realLeaves.get(path), `${where}: ${path}`);
  }
}

const racesOf = ({ races }: Card): readonly Race[] => races.slice(0, 3);

for (const [source, card] of CARDS) {
  for (const fact of Object.keys(FACTS)) {
    test(`${source}: without the ${fact} nothing rests on a made-up ${fact}`, () => {
      for (const race of racesOf(card))
        assertIndependent(race, fact, `${source}, race ${race.number}, ${fact}`);
    });
  }

  test(`${source}: with every optional fact unknown no text shows a made-up value`, () => {
    for (const race of racesOf(card)) {
      const bare = Object.values(FACTS).reduce((changed, { unknown }) => unknown(changed), race);
      const evidence = evidenceOn(bare);
      const texts = [
        raceFacts(evidence),
        ...risksIn(evidence),
        ...anglesOf(evidence).values(),
        ...paceReply(bare).keyInsights,
        ...[...leavesOf(recommendOn(bare), 'picks')]
          .map(([, value]) => value)
          .filter((value) => typeof value === 'string'),
      ];
      for (const text of texts)
        assert.not.match(text, /\bnull\b|\bundefined\b|\bNaN\b|\b0F\b|\bpost 0\b|\b0 years\b/);
      const replies = [paceReply(bare), raceReply(bare), recommendOn(bare)];
      for (const [path, value] of replies.flatMap((reply) => [...leavesOf(reply, 'reply')])) {
        if (/\.(?:postPosition|age|sex|surface|distanceYards|owner|color|horseStats|raceType)$/.test(path))
          assert.is(value, null, path);
      }
    }
  });
}

test.run();
