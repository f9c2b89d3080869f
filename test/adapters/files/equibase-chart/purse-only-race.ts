import type { DrawnHorse, DrawnRace } from './drawn-chart.ts';

const LATER_CALLS = ['1/4', '1/2', 'Str', 'Fin'];

/** A horse that is at one place all the way, a length ahead of the next. */
const horse = (place: number, program: string, name: string, rest: Partial<DrawnHorse> = {}): DrawnHorse => ({
  program,
  name,
  cells: [String(place), ...LATER_CALLS.map(() => (place === 5 ? '5' : `${place}|1`))],
  behind: ['', ...LATER_CALLS.map(() => String(Math.max(1, place - 1)))],
  odds: '',
  ...rest,
});

/** A sprint in which #3 is third for purse money only: its odds are blank, and exotics go to the next horse. */
export const PURSE_ONLY: DrawnRace = {
  head: 'SARATOGA - August 7, 2031 - Race 6',
  top: [
    ['ALLOWANCE - Thoroughbred'],
    ['FOR THREE YEAR OLDS AND UPWARD. Three Year Olds, 120 lbs.; Older, 124 lbs.'],
    ['Six Furlongs On The Dirt', '*Current Track Record:', '(Paper Boat - 1:07.92 - July 27, 2029)'],
    ['*Purse:', '$80,000'],
    ['*Weather:', 'Clear', '*Track:', 'Fast'],
    ['*Off at:', '3:41', '*Start:', 'Good for all'],
  ],
  calls: ['Start', ...LATER_CALLS],
  horses: [
    horse(1, '5', 'Brass Lantern (Doe, John)', { odds: '2.10*' }),
    horse(2, '7', 'Low Tide (Roe, Ann)', { odds: '4.60' }),
    horse(3, '3', 'Cold Harbor (IRE) (Poe, Max)', { comment: 'bid 3w turn, evenly' }),
    horse(4, '11', 'Plain Song (Loe, Kim)', { odds: '9.80' }),
    horse(5, '2', 'Sea Holly (Coe, Lee)', { odds: '3.30' }),
  ],
  below: [
    ['*Fractional Times:', '22.10', '45.30', '57.60', '*Final Time:', '1:10.45'],
    [
      '*Winner:',
      'Brass Lantern, Bay Colt, by Made Up out of Reed, by Old Mole. Foaled Mar 03, 2028 in Kentucky.',
    ],
    ['*Total WPS Pool:', '$300,100'],
  ],
  straight: [
    ['5', 'Brass Lantern', '6.20', '3.60', '2.80'],
    ['7', 'Low Tide', '', '4.90', '3.40'],
    ['11', 'Plain Song', '', '', '4.20'],
  ],
  exotics: [
    ['$1.00 Exacta', '5-7', '14.20', '200,000'],
    ['$0.50 Trifecta', '5-7-11', '31.60', '150,000'],
    ['$0.10 Superfecta', '5-7-11-2', '22.40', '90,000'],
  ],
  footnotes: [
    'BRASS LANTERN led throughout. COLD HARBOR was scratched from the',
    'wagering after a mix-up in the paddock and ran for purse money only.',
    'PLAIN SONG came late.',
  ],
};
