import type { PlaceInFile } from '#core/card/imported-card.ts';

/** The element that a fact is read from, by the last step of its path that is one. */
const OF_RACE: Readonly<Record<string, string>> = {
  race: 'race',
  name: 'race_text',
  postTime: 'post_time',
  distanceYards: 'distance',
  isAbout: 'dist_disp',
  surface: 'course_id',
  raceType: 'stkorclm',
  grade: 'race_text',
  classification: 'stkorclm',
  conditions: 'race_text',
  ages: 'age_restr',
  sexes: 'race_text',
  purse: 'purse',
  claiming: 'claimamt',
  trackRecordSeconds: 'race_text',
  wagers: 'bet_opt',
};

const OF_RUNNER: Readonly<Record<string, string>> = {
  runner: 'horse_name',
  horseName: 'horse_name',
  horseKey: 'horse_name',
  postPosition: 'pp',
  weightLb: 'weight',
  sex: 'sex',
  color: 'color',
  listStatus: 'ae_flag',
  morningLine: 'morn_odds',
  claimingPrice: 'claimprice',
  coupledWith: 'program',
  medication: 'med',
  blinkers: 'equip',
  owner: 'owner_name',
  jockey: 'jockey/jock_disp',
  trainer: 'trainer/tran_disp',
  combination: 'stats_data',
  records: 'stats_data',
  sire: 'sire/sirename',
  dam: 'dam/damname',
  damSire: 'dam/damsire',
  breeder: 'breeder',
  bredIn: 'wh_foaled',
  workouts: 'workoutdata',
};

const OF_PAST: Readonly<Record<string, string>> = {
  day: 'racedate',
  track: 'trackcode',
  raceNumber: 'racenumber',
  surface: 'courseid',
  condition: 'trackcondi',
  distanceYards: 'distance',
  isAbout: 'aboutdist',
  takenOffTurf: 'pulledofft',
  raceType: 'racetype',
  grade: 'racegrade',
  classification: 'abbrevcond',
  raceName: 'lineafter',
  purse: 'purse',
  claimingPrice: 'claimprice',
  fieldSize: 'fieldsize',
  postPosition: 'postpositi',
  odds: 'posttimeod',
  wasFavorite: 'favorite',
  weightLb: 'weightcarr',
  gateBreak: 'gatebreak',
  firstCall: 'position1',
  secondCall: 'position2',
  stretchCall: 'positionst',
  crossed: 'positionfi',
  nonFinish: 'lenbackfin',
  official: 'oflfinish',
  speedFigure: 'speedfigur',
  fractions: 'leadertime',
  finalSeconds: 'leadertim4',
  trackVariant: 'trackvaria',
  jockey: 'jockdisp',
  medication: 'medication',
  blinkers: 'equipment',
  claimed: 'horseclaim',
  firstThree: 'complineho',
  comment: 'shortcomme',
  longComment: 'longcommen',
  extraComment: 'lineafter',
};

const elementFor = (
  table: Readonly<Record<string, string>>,
  path: readonly string[],
  otherwise: string,
): string => path.map((step) => table[step]).find((element) => element !== undefined) ?? otherwise;

const placeAt = (line: number, name: string): PlaceInFile => ({ line, field: { number: null, name } });

/** Where a race is in the file, and each of its runners with its earlier races. */
export interface RacePlaces {
  readonly line: number;
  readonly runners: ReadonlyMap<string, { readonly line: number; readonly pastLines: readonly number[] }>;
}

/** The place of a fact of a race, or of a runner when a program number is given; `what` is its dotted path. */
export function placeIn(places: RacePlaces, programNumber: string | null, what: string): PlaceInFile {
  const path = what.split('.');
  const runner = programNumber === null ? undefined : places.runners.get(programNumber);
  if (runner === undefined) return placeAt(places.line, elementFor(OF_RACE, path, 'race'));
  const [head, index = '', ...rest] = path;
  const pastLine = head === 'pastPerformances' ? runner.pastLines[Number(index)] : undefined;
  return pastLine === undefined
    ? placeAt(runner.line, elementFor(OF_RUNNER, path, 'horse_name'))
    : placeAt(pastLine, elementFor(OF_PAST, rest, 'racedate'));
}
