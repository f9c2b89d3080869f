/** Invented answers of the documented shape. */
export const HEAD = { track_id: 'SAR', track_name: 'Saratoga', country: 'USA', date: '2026-08-08' };

export const MEETS = {
  meets: [
    { ...HEAD, meet_id: 'SAR_1' },
    { ...HEAD, meet_id: 'SAR_0', date: '2026-08-07' },
  ],
  limit: 50,
  skip: 0,
};

const inPool = (amount: string) => [{ pool_type_name: 'WN', amount, fractional_odds: '2-1' }];

export const ENTRIES = {
  ...HEAD,
  weather: null,
  races: [
    {
      race_key: { race_number: '3', day_evening: 'D' },
      race_name: '',
      race_type: 'CLM',
      age_restriction: '3U',
      age_restriction_description: '3 Year Olds And Up',
      sex_restriction_description: 'Fillies and Mares',
      surface_description: 'Inner turf',
      course_type: 'T',
      distance_description: '5 1/2 Furlongs',
      distance_value: 5,
      purse: '41,000',
      min_claim_price: 25000,
      max_claim_price: '30000',
      post_time: '1:10 PM',
      post_time_long: '61800000',
      track_condition: 'GD',
      is_cancelled: false,
      grade: null,
      race_pools: [{ pool_name: 'Win' }, { pool_name: 'Exacta' }],
      runners: [
        {
          horse_name: 'Quill Harbor',
          program_number: '1',
          post_pos: '2',
          morning_line_odds: '7/2',
          live_odds: '2',
          horse_data_pools: inPool('5,200'),
          jockey: { first_name: 'Ada', middle_name: 'Brook', last_name: 'Vale', alias: 'A B Vale' },
          trainer: { first_name: null, last_name: 'Stone', alias: 'R Stone' },
          weight: '121',
          medication: 'L',
          equipment: 'Blinkers On',
          scratch_indicator: 'N',
          sire_name: 'Stone Quill',
        },
        {
          horse_name: 'Quill Haven',
          program_number: '1A',
          post_pos: '5',
          morning_line_odds: '7-2',
          live_odds: '2',
          horse_data_pools: inPool('5,200'),
          equipment: 'Blk-O',
          scratch_indicator: 'N',
        },
        {
          horse_name: 'Marble Echo',
          program_number: '2',
          live_odds: '9-2',
          horse_data_pools: inPool('2100'),
        },
        { horse_name: 'Paper Kite', program_number: '4', live_odds: '6', scratch_indicator: 'Y' },
        { horse_name: 'Late Lantern', program_number: '5', live_odds: 'SCR', scratch_indicator: 'N' },
      ],
    },
  ],
};

const clock = (milliseconds: number) => ({ milliseconds, time_in_fifths: ':22<sup>1</sup>' });

const paid = (horse_name: string, program_number: string, win: number, place: number, show: number) => ({
  horse_name,
  program_number,
  jockey_first_name: 'Ada',
  jockey_last_name: 'Vale',
  weight_carried: '119',
  win_payoff: win,
  place_payoff: place,
  show_payoff: show,
});

export const RESULTS = {
  ...HEAD,
  races: [
    {
      race_key: { race_number: '3', day_evening: 'D' },
      race_type_description: 'CLAIMING',
      distance_description: '5 1/2 Furlongs',
      surface_description: 'Inner turf',
      track_condition_description: 'Good',
      total_purse: '41,000',
      maximum_claim_price: '30000.0000',
      off_time: Date.parse('2026-08-08T17:12:40Z'),
      fraction: {
        fraction_1: clock(22_310),
        fraction_2: clock(45_620),
        fraction_3: null,
        winning_time: clock(63_040),
      },
      runners: [
        paid('Marble Echo', '2', 8.2, 4.1, 3),
        paid('Tin Weathercock', '6', 0, 5.2, 3.4),
        paid('Grey Almanac', '7', 0, 4.8, 3.3),
      ],
      also_ran: 'Quill Harbor, Cold Ledger and Night Abacus',
      scratches: ['Paper Kite'],
      payoffs: [
        {
          wager_name: 'Exacta',
          wager_type: 'EX',
          winning_numbers: '2-6',
          base_amount: '1.00',
          payoff_amount: '9.40',
          total_pool: '75,589.00',
          carryover: null,
        },
      ],
    },
  ],
};

/** Who was entered in the race of the results. */
export const RUNNERS = [
  { programNumber: '1', horseName: 'QUILL HARBOR' },
  { programNumber: '8', horseName: 'Cold Ledger' },
  { programNumber: '9', horseName: 'Night Abacus' },
];
