/** A kind of pool. */
export type Pool =
  | 'win'
  | 'place'
  | 'show'
  | 'exacta'
  | 'daily double'
  | 'trifecta'
  | 'superfecta'
  | 'pick 3'
  | 'pick 4'
  | 'pick 5'
  | 'pick 6';

/** The pools in the order of a row's rates. */
export const POOLS: readonly Pool[] = [
  'win',
  'place',
  'show',
  'exacta',
  'daily double',
  'trifecta',
  'superfecta',
  'pick 3',
  'pick 4',
  'pick 5',
  'pick 6',
];

type Percent = number | null;

/** Percent of each pool; null where no document names it. */
export type PoolRates = readonly [
  win: Percent,
  place: Percent,
  show: Percent,
  exacta: Percent,
  dailyDouble: Percent,
  trifecta: Percent,
  superfecta: Percent,
  pick3: Percent,
  pick4: Percent,
  pick5: Percent,
  pick6: Percent,
];

/** Track code, the first year the rates are known for (null where the document has no date), percent, source. */
export type TakeoutRow = readonly [
  code: string,
  year: number | null,
  rates: PoolRates,
  /** Pools whose rate is from memory, inferred from another track's, or possibly changed since. */
  doubtful: readonly Pool[],
  source: string,
];

const except = (...pools: readonly Pool[]): readonly Pool[] => POOLS.filter((pool) => !pools.includes(pool));

/**
 * Takeout as printed, newest document found for each track; a new rate is a new row above the older one. New York's
 * pick 5 and pick 6 are those of days without a carryover.
 */
// biome-ignore format: a table, a row a line
export const PRINTED_RATES: readonly TakeoutRow[] = [
  ['AQU', 2019, [16, 16, 16, 18.5, 18.5, 24, 24, 24, 24, 15, 15], [], 'playusa.com, June 2021'],
  ['BAQ', 2019, [16, 16, 16, 18.5, 18.5, 24, 24, 24, 24, 15, 15], [], 'playusa.com, June 2021'],
  ['BEL', 2019, [16, 16, 16, 18.5, 18.5, 24, 24, 24, 24, 15, 15], [], 'playusa.com, June 2021'],
  ['CBY', 2016, [15, 15, 15, 18, 18, 18, 18, 18, 18, 10, 10], except('pick 5', 'pick 6'), 'equibase.com, bloodhorse.com and drf.com, April 2016; pick 5 and 6: bettingnews.com, 2021'],
  ['CD', 2014, [17.5, 17.5, 17.5, 22, 22, 22, 22, 22, 22, 22, 22], POOLS, 'drf.com and bloodhorse.com, April 2014'],
  ['CNL', 2023, [null, null, null, null, null, null, null, null, null, 12, 15], [], 'paulickreport.com, July 2023'],
  ['DMR', 2017, [15.43, 15.43, 15.43, 22.68, null, 23.68, 23.68, 23.68, 23.68, 14, null], ['exacta'], 'latimes.com, October 2017; pick 5: HANA, 2015'],
  ['ELP', 2014, [17.5, 17.5, 17.5, 22, 22, 22, 22, 22, null, null, null], POOLS, 'bloodhorse.com, April 2014: "largely the same" as Churchill Downs'],
  ['GP', 2020, [null, null, null, null, null, null, null, null, null, 15, 20], [], 'insidefloridahorseracing.com, 2020; pick 5: horseracingfla.com, 2015'],
  ['HOU', 2020, [null, null, null, null, 12, null, null, 12, 12, 12, null], [], 'reviewjournal.com, December 2020'],
  ['KD', 2020, [16, 16, 16, 18.25, 19, 19, 19, null, 14, 14, null], [], 'thepressboxlts.com, 2020'],
  ['KEE', 2018, [16, 16, 16, 19.5, 22, 22, 22, 22, 22, 15, null], except('pick 5'), 'tracksideview.net, April 2018'],
  ['LRC', 2021, [15.43, 15.43, 15.43, 22.68, null, 23.68, 23.68, null, null, null, 23.68], ['exacta'], 'drf.com, June 2021; latimes.com, 2017'],
  ['LRL', 2025, [null, null, null, null, null, null, null, null, null, 12, null], [], 'theracingbiz.com, March 2025'],
  ['MED', 2016, [15, 15, 15, 15, 15, 15, 15, 15, 15, 15, null], POOLS, 'drf.com, September 2016: an experiment, later meets not checked'],
  ['PEN', 2025, [17, 17, 17, 20, 20, 31, 30, 25, 25, 25, 30], [], 'Pennsylvania racing commission, November 2024'],
  ['PIM', 2025, [null, null, null, null, null, null, null, null, null, 12, null], [], 'theracingbiz.com, March 2025'],
  ['PRX', 2020, [17, 17, 17, 20, 20, 25, 25, 25, 25, null, null], [], 'letsgoracingparx.com, 2020'],
  ['SA', 2024, [15.43, 15.43, 15.43, 22.68, 20, 23.68, 23.68, 23.68, 23.68, 14, 23.68], ['exacta'], 'drf.com, September 2024; latimes.com, 2017; HANA, 2015'],
  ['SAR', 2019, [16, 16, 16, 18.5, 18.5, 24, 24, 24, 24, 15, 15], [], 'playusa.com, June 2021'],
  ['TAM', null, [17, 17, 17, 20.5, 18, 25.9, 25.9, 18, 18, 15, 20], [], 'tampabaydowns.com, undated'],
  ['TP', null, [17.5, 17.5, 17.5, 22, 22, 22, 22, 22, 14, null, null], [], 'bloodhorse.com, 2014; pick 4: horseracingnation.com'],
  ['WO', 2013, [14.95, 16.95, 16.95, 20.5, 20.5, 25, 26.3, 26.3, 25, 25, null], [], 'drf.com, April 2013; pick 5: HANA, 2015'],
];

/** Lists of about 2008 to 2011, the last resort: rates have changed since. */
// biome-ignore format: a table, a row a line
export const OLD_RATES: readonly TakeoutRow[] = [
  ['ALB', null, [19, 19, 19, 22, 22, 25, 25, 22, 22, null, 22], [], 'trackthieves.com, about 2010'],
  ['AP', null, [17, 17, 17, 20.5, 20.5, 25, 25, 25, 25, null, 25], [], 'trackthieves.com, about 2010'],
  ['ASD', null, [19, 19, 19, 26, 26, 29, 29, 29, 29, null, 29], [], 'trackthieves.com, about 2010'],
  ['CNL', null, [18, 18, 18, 22, 22, 22, 22, 22, 22, null, 22], [], 'trackthieves.com, about 2010'],
  ['CRC', null, [18, 18, 18, 20, 20, 27, 27, 24, 24, null, 24], [], 'trackthieves.com, about 2010'],
  ['CT', null, [17.3, 17.3, 17.3, 19, 19, 25, 25, null, null, null, null], [], 'trackthieves.com, about 2010'],
  ['DED', null, [17, 17, 17, 20.5, 20.5, 25, 25, 25, 25, null, 25], [], 'trackthieves.com, about 2010'],
  ['DEL', null, [17, 17, 17, 19, 19, 25, 25, 25, 25, null, 25], [], 'trackthieves.com, about 2010'],
  ['EMD', null, [16.1, 16.1, 16.1, 22.1, 22.1, 22.1, 22.1, 22.1, 22.1, null, 22.1], [], 'trackthieves.com, about 2010'],
  ['EVD', null, [17, 17, 17, 20.5, 20.5, 25, 25, 25, 25, null, 25], [], 'trackthieves.com, about 2010'],
  ['FE', null, [17, 17, 17, 26.2, 26.2, 26.2, 26.2, 26.2, 26.2, null, 26.2], [], 'trackthieves.com, about 2010'],
  ['FG', null, [17, 17, 17, 20.5, 20.5, 25, 25, 25, 25, null, 25], [], 'trackthieves.com, about 2010'],
  ['FL', 2008, [18, 18, 18, 20, 20, 25, 25, 25, 25, null, 25], [], 'cangamble.blogspot.com, March 2008'],
  ['GG', null, [15.4, 15.4, 15.4, 20.7, 20.7, 20.7, 20.7, 20.7, 20.7, null, 20.7], [], 'trackthieves.com, about 2010'],
  ['GP', null, [15, 15, 15, 20, 20, 25, 25, 20, 20, null, 20], [], 'trackthieves.com, about 2010'],
  ['HAW', null, [15, 15, 15, 17.5, 17.5, 23, 23, 23, 23, null, 23], [], 'trackthieves.com, about 2010'],
  ['HOU', null, [18, 18, 18, 21, 21, 21, 25, 25, 25, null, 25], [], 'trackthieves.com, about 2010'],
  ['HST', 2008, [17, 17, 17, 23.8, 23.8, 26.8, 26.8, 26.8, 26.8, null, 26.8], [], 'cangamble.blogspot.com, March 2008'],
  ['IND', null, [18, 18, 18, 21.5, 21.5, 21.5, 21.5, 21.5, 21.5, null, 21.5], [], 'trackthieves.com, about 2010'],
  ['LA', null, [15.4, 15.4, 15.4, 20.7, 20.7, 20.7, 20.7, 20.7, 20.7, null, 20.7], [], 'trackthieves.com, about 2010'],
  ['LAD', null, [17, 17, 17, 20.5, 20.5, 25, 25, 25, 25, null, 25], [], 'trackthieves.com, about 2010'],
  ['LRL', null, [18, 18, 18, 21, 21, 25.75, 25.75, 25.75, 25.75, null, 25.75], [], 'trackthieves.com, about 2010'],
  ['LS', null, [18, 18, 18, 21, 21, 25, 25, 25, 25, null, 25], [], 'trackthieves.com, about 2010'],
  ['MNR', null, [17.3, 17.3, 17.3, 19, 19, 25, 25, 25, 25, null, 25], [], 'trackthieves.com, about 2010'],
  ['MTH', null, [17, 17, 17, 19, 19, 25, 25, 25, 15, 15, null], [], 'trackthieves.com, about 2010'],
  ['OP', null, [17, 17, 17, 21, 21, 21, 21, 21, 21, null, 21], [], 'trackthieves.com, about 2010'],
  ['PIM', null, [18, 18, 18, 21, 21, 25.75, 25.75, 25.75, 25.75, null, 25.75], [], 'trackthieves.com, about 2010'],
];
