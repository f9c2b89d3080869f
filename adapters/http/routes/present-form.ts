import { writtenDistance } from '#core/card/announced.ts';
import { equipmentText } from '#core/card/equipment.ts';
import type { FactValue } from '#core/card/history/report-facts.ts';
import type { StartFact } from '#core/card/history/start-facts.ts';
import type { FormLine } from '#core/card/race-form/form-line.ts';
import type { HorseForm } from '#core/card/race-form/horse-form.ts';
import type { HorseRecords, Person, PersonRecord, Record4, Runner } from '#core/card/runner.ts';
import { situationText } from '#core/card/situation-text.ts';
import type { Workout } from '#core/card/workout.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import { presentLineDetail } from './present-line-detail.ts';

/** Collects sources, so that each is sent once. */
export function sourceList() {
  const all: Provenance[] = [];
  const placeOf = (source: Provenance): number => {
    const known = all.findIndex((other) => other.source === source.source && other.at === source.at);
    return known === -1 ? all.push(source) - 1 : known;
  };
  return { all, placesOf: (sources: readonly Provenance[]) => [...new Set(sources.map(placeOf))] };
}

type Sources = ReturnType<typeof sourceList>;

const FACT_WORDS: Readonly<Partial<Record<StartFact['name'], string>>> = {
  raceNumber: 'race number',
  official: 'official finish',
  crossed: 'position across the wire',
  wasFavorite: 'favorite',
  weightLb: 'weight',
  postPosition: 'post position',
  fieldSize: 'field size',
  condition: 'track condition',
  distanceYards: 'distance in yards',
  finalSeconds: 'final time',
};

function valueText(value: FactValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? value.join(', ') : String(value);
}

const contradictionOf = ({ name, values }: StartFact, reports: FormLine['reports']) => ({
  fact: FACT_WORDS[name] ?? name,
  values: values.map(({ value, reports: places }) => ({
    value: valueText(value),
    sources: [
      ...new Set(places.flatMap((place) => reports[place]?.sources ?? []).map(({ source }) => source)),
    ],
  })),
});

/** A past race as the calls return it. */
export function presentLine(shown: FormLine, sources: Sources) {
  const { line } = shown;
  return {
    day: line.day,
    track: shown.track,
    card:
      shown.cardSlug !== null && shown.raceNumber !== null
        ? { slug: shown.cardSlug, raceNumber: shown.raceNumber }
        : null,
    isForeign: shown.isForeign,
    raceNumber: shown.raceNumber,
    condition: line.condition,
    surface: line.surface,
    distance: writtenDistance(line),
    distanceYards: line.distanceYards,
    takenOffTurf: line.takenOffTurf,
    fractions: [...line.fractions],
    finalSeconds: line.finalSeconds,
    raceType: line.raceType,
    grade: line.grade,
    classification: line.classification,
    raceName: line.raceName,
    purse: line.purse,
    claimingPrice: line.claimingPrice,
    par: line.speedPar,
    earlyPace1: shown.earlyPace1,
    earlyPace2: shown.earlyPace2,
    latePace: line.latePace,
    otherPace: shown.otherPace,
    raceShape1: line.raceShape1,
    raceShape2: line.raceShape2,
    trackVariant: line.trackVariant,
    figure: shown.figure,
    classRating: line.trackmaster?.classRating ?? null,
    winnersFigure: line.trackmaster?.winnersFigure ?? null,
    ownSeconds: line.trackmaster?.ownSeconds ?? null,
    frontWraps: line.detail?.frontWraps ?? line.trackmaster?.frontWraps ?? null,
    detail: presentLineDetail(line.detail),
    postPosition: line.postPosition,
    gateBreak: line.gateBreak,
    quarterCall: line.quarterCall,
    firstCall: line.firstCall,
    secondCall: line.secondCall,
    stretchCall: line.stretchCall,
    finish: line.crossed,
    official: line.official,
    nonFinish: line.nonFinish,
    jockey: line.jockey,
    trainer: line.trainer,
    weightLb: line.weightLb,
    medication: line.medication,
    blinkers: line.blinkers,
    claimed: line.claimed,
    odds: line.odds,
    wasFavorite: line.wasFavorite,
    firstThree: line.firstThree.map(({ name, margin }) => ({ name, margin })),
    comment: line.comment,
    longComment: line.longComment,
    extraComment: line.extraComment,
    fieldSize: line.fieldSize,
    marks: [...shown.marks],
    layoffDays: shown.layoffDays,
    contradictions: shown.contradictions.map((fact) => contradictionOf(fact, shown.reports)),
    sources: sources.placesOf(shown.sources),
  };
}

/** A work as the calls return it. */
export const presentWork = ({ distanceYards, ...work }: Workout) => ({
  ...work,
  distance: writtenDistance({ distanceYards, isAbout: false }) ?? '',
});

const RECORD_KINDS = [
  ['life', 'life'],
  ['this year', 'currentYear'],
  ['last year', 'previousYear'],
  ['fast dirt', 'fastDirt'],
  ['wet', 'wet'],
  ['turf', 'turf'],
  ['synthetic', 'allWeather'],
  ['distance', 'distance'],
  ['track', 'track'],
] as const satisfies readonly (readonly [string, keyof HorseRecords])[];

const counted = ({ starts, wins, places, shows, earnings }: Record4) => ({
  starts,
  wins,
  places,
  shows,
  earnings,
});

/** The records of a horse by kind; a kind that the card does not give is left out. */
export const presentRecords = (records: HorseRecords | null) =>
  RECORD_KINDS.flatMap(([kind, name]) => {
    const record = records?.[name] ?? null;
    return record === null ? [] : [{ kind, ...counted(record) }];
  });

const spanOf = ({ span, starts, wins, places, shows, roi }: PersonRecord) => ({
  span,
  starts,
  wins,
  places,
  shows,
  roi,
});

const personOf = (person: Person | null) =>
  person && { name: person.name, records: person.records.map(spanOf) };

const entryOf = (runner: Runner) => ({
  programNumber: runner.programNumber,
  horseId: runner.horseKey,
  horseName: runner.horseName,
  isScratched: runner.isScratched,
  listStatus: runner.listStatus,
  coupledWith: runner.coupledWith,
  age: runner.age,
  sex: runner.sex,
  color: runner.color,
  sire: runner.pedigree.sire,
  sireSire: runner.pedigree.sireSire,
  dam: runner.pedigree.dam,
  damSire: runner.pedigree.damSire,
  breeder: runner.pedigree.breeder,
  bredIn: runner.pedigree.bredIn,
  owner: runner.owner,
  weightLb: runner.weightLb,
  apprenticeAllowanceLb: runner.apprenticeAllowanceLb,
  claimingPrice: runner.claimingPrice,
  medication: runner.medication,
  blinkers: runner.blinkers,
  ...(runner.equipment !== undefined && { equipment: runner.equipment.map(equipmentText) }),
  firstStartAsGelding: runner.firstStartAsGelding,
  daysSinceLast: runner.daysSinceLast,
  runStyle: runner.ratings.runStyle,
  earlyPoints: runner.ratings.earlyPoints,
  records: presentRecords(runner.records),
  jockey: personOf(runner.jockey),
  trainer: personOf(runner.trainer),
  together: runner.combination && spanOf(runner.combination),
  situations: runner.angles.map(({ who, label, starts, winShare, inMoneyShare, roi }) => ({
    who,
    label: situationText(label) ?? label,
    starts,
    wins: Math.round(winShare * starts),
    winShare,
    inMoneyShare,
    roi,
  })),
});

/** A horse of a race with its past races as the calls return it. */
export function presentHorseForm(horse: HorseForm, sources: Sources) {
  const { runner, powerRank } = horse;
  const { primePower } = runner.ratings;
  return {
    ...entryOf(runner),
    primePower: primePower === null ? null : { points: primePower, rank: powerRank },
    todaysMarks: [...horse.todaysMarks],
    lines: horse.lines.map((line) => presentLine(line, sources)),
    linesKnown: horse.linesKnown,
    works: horse.works.map(presentWork),
  };
}
