/** An element's fields by name: text, or nested XML. */
type FieldTexts = Readonly<Record<string, string | number>>;

/** An invented starter: anything left out gets a default. */
export interface InventedEntry {
  readonly program: string;
  readonly name: string;
  /** The place across the line; also the official place unless another is given. */
  readonly crossed: number;
  readonly official?: number;
  readonly odds: number | string;
  /** `dh`, `dq`. */
  readonly flag?: string;
  /** `POSITION` and `LENGTHS` by point of call; the others are made of the order across the line. */
  readonly calls?: Readonly<Record<string, readonly [number, string]>>;
  readonly fields?: FieldTexts;
}

export interface InventedWager {
  readonly type: string;
  readonly stake: number;
  readonly pool: number;
  readonly winners: string;
  readonly payoff: number;
}

export interface InventedRace {
  readonly number: number;
  readonly entries: readonly InventedEntry[];
  readonly wagers?: readonly InventedWager[];
  readonly fields?: FieldTexts;
  /** Points of call that the race has. */
  readonly points?: readonly string[];
  readonly scratches?: readonly { readonly name: string; readonly reason: string }[];
  readonly claims?: readonly { readonly horse: string; readonly price: number }[];
  readonly voided?: readonly { readonly horse: string; readonly reason: string }[];
}

const escaped = (text: string | number): string =>
  String(text).replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('"', '&quot;');

const fieldsXml = (fields: FieldTexts): string =>
  Object.entries(fields)
    .map(([name, text]) => {
      const isXml = String(text).startsWith('<');
      return text === '' ? `<${name}/>` : `<${name}>${isXml ? text : escaped(text)}</${name}>`;
    })
    .join('\n      ');

const person = (first: string, last: string): string =>
  `<FIRST_NAME>${first}</FIRST_NAME><MIDDLE_NAME/><LAST_NAME>${last}</LAST_NAME><SUFFIX/><KEY>1</KEY>`;

const lastStart = (track: string): string =>
  `<TRACK><CODE>${track}</CODE></TRACK><RACE_DATE>2031-04-12</RACE_DATE><RACE_NUMBER>4</RACE_NUMBER><OFL_FINISH>2</OFL_FINISH>`;

const DETAILS =
  '<COLOR><CODE>BR</CODE><DESCRIPTION>Blue Roan</DESCRIPTION></COLOR><SIRE>Lantern</SIRE><DAM>Quay</DAM>' +
  '<DAM_SIRE>Old Mast</DAM_SIRE><BREEDER>Low Fen Farm</BREEDER><BRED_LOCATION><CODE>KY</CODE><DESCRIPTION>Kentucky</DESCRIPTION></BRED_LOCATION>';

const POINTS = ['1', '2', '3', '4', '5', 'FINAL'];

function callsXml({ crossed, calls = {} }: InventedEntry, points: readonly string[]): string {
  const inOrder = [crossed, crossed === 1 ? '0.0' : ((crossed - 1) * 1.5).toFixed(1)] as const;
  return POINTS.map((which) => {
    const [position, lengths] = calls[which] ?? (points.includes(which) ? inOrder : [0, '0']);
    return `<POINT_OF_CALL WHICH="${which}"><POSITION>${position}</POSITION><LENGTHS>${lengths}</LENGTHS></POINT_OF_CALL>`;
  }).join('\n      ');
}

function entryXml(entry: InventedEntry, post: number, points: readonly string[]): string {
  const { program, name, crossed, official = crossed, odds, flag = '' } = entry;
  const won = official === 1;
  const fields = {
    NAME: flag === '' ? name : `${flag}-${name}`,
    DH_DQ_FLAGS: flag,
    BREED: 'TB',
    LAST_PP: lastStart('ZZX'),
    WEIGHT: 120,
    AGE: 4,
    SEX: '<CODE>G</CODE><DESCRIPTION>Gelding</DESCRIPTION>',
    MEDS: 'L',
    EQUIP: 'bf',
    DOLLAR_ODDS: odds,
    PROGRAM_NUM: program,
    POST_POS: post,
    CLAIM_PRICE: 0,
    START_POSITION: post,
    OFFICIAL_FIN: official,
    FINISH_TIME: '0.000',
    SPEED_RATING: 80 - crossed,
    JOCKEY: person('Ada', `Rider${program}`),
    TRAINER: person('Ben', `Trainer${program}`),
    OWNER: `Stable ${program}`,
    COMMENT: 'led throughout,',
    WINNERS_DETAILS: won ? DETAILS : '',
    WIN_PAYOFF: won && Number(odds) > 0 ? (2 * (Number(odds) + 1)).toFixed(2) : '0.00',
    PLACE_PAYOFF: official <= 2 ? '3.20' : '0.00',
    SHOW_PAYOFF: official <= 3 ? '2.60' : '0.00',
    SHOW_PAYOFF2: '0.00',
    ...entry.fields,
  };
  return `   <ENTRY>\n      ${fieldsXml(fields)}\n      ${callsXml(entry, points)}\n   </ENTRY>`;
}

const wagerXml = ({ type, stake, pool, winners, payoff }: InventedWager): string =>
  `<WAGER NUMBER="1">${fieldsXml({ WAGER_TYPE: type, NUM_TICKETS: stake, POOL_TOTAL: pool, WINNERS: ` ${winners}`, PAYOFF: payoff.toFixed(2) })}</WAGER>`;

const listXml = <Item>(items: readonly Item[] | undefined, xmlOf: (item: Item) => string): string =>
  (items ?? []).map(xmlOf).join('\n');

function raceXml(race: InventedRace, trackName: string): string {
  const { number, entries, points = ['1', '2', '5', 'FINAL'] } = race;
  const fields = {
    BREED: 'TB',
    CARD_ID: 'D',
    TYPE: 'Claiming',
    PURSE: 30_000,
    RACE_TEXT: `${trackName} RACE    ${number}  6F Dirt CR: 80. Claiming Purse 30000. FOR THREE YEAR OLDS AND UPWARD.    `,
    DISTANCE: 600,
    DIST_UNIT: 'F',
    ABOUT_DIST_FLAG: '',
    COURSE_ID: 'D',
    COURSE_DESC: 'Dirt',
    SURFACE: 'D',
    CLASS_RATING: 80,
    TRK_COND: 'FT',
    WEATHER: 'Clear',
    STRT_DESC: 'Good',
    POST_TIME: `${number === 1 ? 12 : number - 1}:30`,
    DTV: -4,
    FRACTION_1: '22.10',
    FRACTION_2: '45.20',
    FRACTION_3: '57.30',
    FRACTION_4: '0.00',
    FRACTION_5: '0.00',
    WIN_TIME: '70.11',
    PACE_CALL1: 88,
    PACE_CALL2: 84,
    PACE_FINAL: 79,
    PAR_TIME: '70.40',
    EARNING_SPLITS: '<SPLIT_1>18000</SPLIT_1><SPLIT_2>6000</SPLIT_2><SPLIT_3>0</SPLIT_3>',
    EXOTIC_WAGERS: listXml(race.wagers, wagerXml),
    CLAIMED: listXml(
      race.claims,
      ({ horse, price }) =>
        `<CLAIM NUMBER="1">${fieldsXml({ HORSE: horse, PRICE: price, OWNER: 'New Owner', TRAINER: person('Cal', 'Newman') })}</CLAIM>`,
    ),
    VOIDED_CLAIMS: listXml(
      race.voided,
      ({ horse, reason }) =>
        `<VOIDED_CLAIM NUMBER="1">${fieldsXml({ HORSE: horse, REASON: reason })}</VOIDED_CLAIM>`,
    ),
    RUNUPDIST: 45,
    RAILDIST: 0,
    SEALED: 'N',
    WPS_POOL: '123456.00',
    FOOTNOTES: 'SWIFTSURE was best.',
    ...race.fields,
  };
  return [
    `<RACE NUMBER="${number}">`,
    `   ${fieldsXml(fields)}`,
    ...entries.map((entry, index) => entryXml(entry, index + 1, points)),
    listXml(
      race.scratches,
      (scratch) =>
        `<SCRATCH>${fieldsXml({ NAME: scratch.name, BREED: 'TB', REASON: scratch.reason, LAST_PP: '' })}</SCRATCH>`,
    ),
    '</RACE>',
  ].join('\n');
}

/** Four invented starters that finished in the order of their numbers. */
export const FOUR: readonly InventedEntry[] = [
  { program: '1', name: 'Swiftsure', crossed: 1, odds: 2.5 },
  { program: '2', name: 'Low Tide', crossed: 2, odds: 1.2 },
  { program: '3', name: "Miller's Lane", crossed: 3, odds: 6.4 },
  { program: '4', name: 'Far Point (IRE)', crossed: 4, odds: 11.3 },
];

export interface InventedChart {
  readonly track?: string;
  readonly trackName?: string;
  readonly day?: string;
  readonly races: readonly InventedRace[];
}

/** The text of a result chart as TrackMaster sells it; every horse and person is invented. */
export function aTrackmasterChart(chart: InventedChart): string {
  const { track = 'ZZZ', trackName = 'LONG MEADOW', day = '2031-05-03', races } = chart;
  return [
    '<?xml version="1.0"?>',
    `<CHART RACE_DATE="${day}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="https://info.example/xmlSchema/tchSchema.xsd">`,
    `   <TRACK><CODE>${track}</CODE><NAME>${trackName}</NAME></TRACK>`,
    ...races.map((race) => raceXml(race, trackName)),
    '</CHART>',
    '',
  ].join('\n');
}
