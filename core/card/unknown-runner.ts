import type { Record4, Runner } from './runner.ts';

const NO_RECORD: Record4 = { starts: 0, wins: 0, places: 0, shows: 0, earnings: 0 };
const NO_YEAR = { ...NO_RECORD, year: null };

/** What stands in a runner of which nobody told more than its name, number and people: gaps, and no facts. */
export const UNKNOWN_RUNNER = {
  age: 0,
  sex: 'horse',
  firstStartAsGelding: false,
  colour: '',
  isScratched: false,
  listStatus: null,
  morningLine: null,
  claimingPrice: null,
  apprenticeAllowanceLb: null,
  combination: null,
  silks: '',
  daysSinceLast: null,
  ratings: {
    runStyle: null,
    earlyPoints: null,
    primePower: null,
    bestLife: null,
    bestFast: null,
    bestTurf: null,
    bestOff: null,
    bestDistance: null,
    bestThisTrack: null,
    bestYear: null,
  },
  pedigree: {
    sire: '',
    sireSire: '',
    dam: '',
    damSire: '',
    breeder: '',
    bredIn: '',
    fast: null,
    mud: null,
    turf: null,
    distance: null,
  },
  records: {
    life: NO_RECORD,
    distance: NO_RECORD,
    track: NO_RECORD,
    turf: NO_RECORD,
    wet: NO_RECORD,
    fastDirt: NO_RECORD,
    allWeather: NO_RECORD,
    currentYear: NO_YEAR,
    previousYear: NO_YEAR,
  },
  angles: [],
  workouts: [],
  pastRaces: [],
} as const satisfies Partial<Runner>;
