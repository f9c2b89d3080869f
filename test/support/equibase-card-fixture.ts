/**
 * An invented race card in the shape that public descriptions give of Equibase's: nobody has compared it with a real
 * file. A text is the content of an element; a list repeats it; an object holds elements.
 */
export type Content = string | number | Tree | readonly Content[];
export interface Tree {
  readonly [name: string]: Content;
}

function element(name: string, content: Content): string {
  if (Array.isArray(content)) return content.map((each: Content) => element(name, each)).join('');
  const inner =
    typeof content === 'object' ? treeText(content as Tree) : String(content).replace(/&/g, '&amp;');
  return `<${name}>${inner}</${name}>`;
}

const treeText = (tree: Tree): string =>
  Object.entries(tree)
    .map(([name, content]) => element(name, content))
    .join('\n');

const call = (PointOfCall: string, Position: number, LengthsBehind: number, LengthsAhead = 0): Tree => ({
  PointOfCall,
  Position,
  LengthsAhead,
  LengthsBehind,
});

/** Six furlongs on dirt, second by three quarters of a length. */
export const eqPast = (change: Tree = {}, start: Tree = {}): Tree => ({
  RaceDate: '2025-05-10+00:00',
  Track: { TrackID: 'AQU' },
  RaceNumber: 4,
  Distance: { DistanceId: 600, DistanceUnit: { Value: 'F' } },
  Course: { CourseType: { Value: 'D' } },
  RaceType: { RaceType: 'ALW' },
  TrackCondition: { Value: 'FT' },
  NumberOfStarters: 8,
  PurseUSA: 80_000,
  Start: {
    OfficialFinish: 2,
    Odds: 420,
    WeightCarried: 120,
    PostPosition: 3,
    SpeedFigure: 870,
    ShortComment: 'chased, kept on',
    LongComment: 'chased two wide, kept on',
    Jockey: { FirstName: 'Robin', LastName: 'Lane' },
    Trainer: { FirstName: 'Alex', LastName: 'Marsh' },
    PointOfCall: [call('S', 4, 0), call('1', 3, 150), call('2', 3, 100), call('5', 2, 50), call('F', 2, 75)],
    ...start,
  },
  ...change,
});

export const eqStarter = (program: string | number, change: Tree = {}, horse: Tree = {}): Tree => ({
  ProgramNumber: program,
  PostPosition: Number.parseInt(String(program), 10),
  Odds: '5/1',
  WeightCarried: 120,
  ScratchIndicator: { Value: 'N' },
  Jockey: { ExternalPartyId: 1, FirstName: 'Robin', LastName: 'Lane Jr' },
  Trainer: { ExternalPartyId: 2, FirstName: 'Alex', LastName: 'Marsh' },
  Horse: {
    HorseName: `Amber Anchor ${program}`,
    YearOfBirth: 2021,
    FoalingArea: 'NY',
    Sex: { Value: 'G' },
    Color: { Value: 'B' },
    BreederName: 'Tall Fence Farm',
    Sire: { HorseName: 'Old Lamp', Sire: { HorseName: 'Older Lamp' } },
    Dam: { HorseName: 'Candle Wick', Sire: { HorseName: 'Tallow' } },
    ...horse,
  },
  PastPerformance: [eqPast()],
  ...change,
});

export const eqRace = (number: number, starters: readonly Tree[], change: Tree = {}): Tree => ({
  RaceNumber: number,
  PostTime: `${number}:05PM`,
  Distance: { DistanceId: 600, DistanceUnit: { Value: 'F' } },
  Course: { CourseType: { Value: 'D' }, Surface: { Value: 'D' } },
  RaceType: { RaceType: 'AOC', Description: 'Allowance Optional Claiming' },
  PurseUSA: 80_000,
  MaximumClaimPrice: 50_000,
  AgeRestriction: { Value: '3U' },
  SexRestriction: { Value: 'B' },
  ConditionText: 'FOR FILLIES AND MARES THREE YEARS OLD AND UPWARD.',
  Starters: starters,
  ...change,
});

/** The whole file of these races. */
export const eqCard = (...races: readonly Tree[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<EntryRaceCard xmlns="http://ifd.example.test/schema/simulcast.xsd">\n${element('Race', races)}\n</EntryRaceCard>\n`;
