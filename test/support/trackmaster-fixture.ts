/**
 * Invented races in the shape of a TrackMaster past-performance card. No horse, person or figure is real. Texts by
 * element name; a change replaces some, null leaves an element out.
 */
export type Texts = Readonly<Record<string, string | number | null>>;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const elements = (texts: Texts): string =>
  Object.entries(texts)
    .filter(([, text]) => text !== null)
    .map(([name, text]) => (text === '' ? `<${name}/>` : `<${name}>${escaped(String(text))}</${name}>`))
    .join('');

/** Starts, wins, places, shows, earnings, and the sum of the odds of the wins. */
export type StatNumbers = readonly [number, number, number, number, number?, number?];

const stat = (type: string, [starts, wins, places, shows, earnings = 0, paid = 0]: StatNumbers): string =>
  `<stat type="${type}">\n${elements({ starts, wins, places, shows, earnings, paid, roi: '' })}\n</stat>\n`;

const stats = (records: Readonly<Record<string, StatNumbers>>): string =>
  `<stats_data>\n${Object.entries(records)
    .map(([type, numbers]) => stat(type, numbers))
    .join('')}</stats_data>`;

/** A line of an earlier race: six furlongs on dirt, second by three quarters of a length. */
export const tmLine = (change: Texts = {}): string =>
  `<ppdata>${elements({
    racedate: '20250510',
    trackcode: 'AQU',
    trackname: 'Invented Park',
    racenumber: 4,
    country: 'USA',
    racetype: 'ALW',
    raceclass: 'AL',
    claimprice: 0,
    purse: 80000,
    classratin: 95,
    trackcondi: 'FT',
    distance: 600,
    disttype: 'F',
    aboutdist: '',
    courseid: 'D',
    surface: 'D',
    pulledofft: 0,
    trackvaria: 4,
    racegrade: 0,
    agerestric: '3U',
    sexrestric: '',
    abbrevcond: 'NW1    X',
    postpositi: 3,
    favorite: 0,
    weightcarr: 120,
    jockdisp: 'Lane Jr Robin',
    equipment: '',
    medication: 'L',
    fieldsize: 8,
    posttimeod: '4.20',
    shortcomme: 'chased, kept on',
    longcommen: 'chased two wide, kept on',
    gatebreak: 4,
    position1: 3,
    lenback1: '150.00',
    horsetime1: '22.90',
    leadertime: '22.60',
    pacefigure: 85,
    position2: 3,
    lenback2: '100.00',
    horsetime2: '46.10',
    leadertim2: '45.90',
    pacefigur2: 86,
    positionst: 2,
    lenbackstr: '50.00',
    leadertim3: '58.10',
    dqindicato: '',
    positionfi: 2,
    lenbackfin: '75.00',
    horsetimef: '70.55',
    leadertim4: '70.40',
    speedfigur: 84,
    turffigure: '0.0',
    winnersspe: 86,
    foreignspe: -97,
    horseclaim: 0,
    complineho: 'Quiet River',
    complinele: '75.00',
    complineh2: 'Loud River (IRE)',
    complinel2: '225.00',
    complineh3: 'Wide River',
    complinel3: '50.00',
    linebefore: '',
    lineafter: '',
    domesticpp: 1,
    oflfinish: 2,
    vd_claim: '',
    ...change,
  })}</ppdata>\n`;

/** A line for a scratch, which is not a race. */
export const tmScratch = (racedate: string): string =>
  tmLine({
    racedate,
    racetype: 'SCR',
    raceclass: '',
    domesticpp: 0,
    shortcomme: 'Trainer',
    positionfi: 0,
    oflfinish: 0,
  });

export const tmWork = (change: Texts = {}): string =>
  `<workoutdata>${elements({ worknum: 1, days_back: 9, worktext: '4D(FT)SAR: 48.4B', ranking: 12, rank_group: 40, ...change })}</workoutdata>\n`;

/** What a horse has besides its own elements. */
export interface TmHorse {
  readonly change?: Texts;
  readonly sire?: Texts;
  readonly dam?: Texts;
  readonly jockey?: string;
  readonly trainer?: string;
  readonly stats?: Readonly<Record<string, StatNumbers>>;
  readonly works?: readonly string[];
  readonly lines?: readonly string[];
}

/** The records of an invented horse. */
export const TM_STATS: Readonly<Record<string, StatNumbers>> = {
  LIFETIME: [8, 2, 1, 1, 96_000, 7.4],
  THIS_YEAR: [3, 1, 0, 1, 50_000, 4.2],
  LAST_YEAR: [5, 1, 1, 0, 46_000, 3.2],
  DIRT: [8, 2, 1, 1, 96_000],
  TURF: [0, 0, 0, 0],
  MUD: [1, 0, 1, 0, 12_000],
  ALL_WEATHR: [2, 1, 0, 0, 30_000],
  AT_TRKSURF: [2, 1, 0, 0, 40_000],
  AT_DST_D: [3, 1, 0, 1, 44_000],
  AT_DST_T: [0, 0, 0, 0],
  JOCK_TRAN: [20, 4, 3, 2, -1, 21],
};

const NAMES = 'AMBER COPPER DUSTY EARLY FROSTY GENTLE HOLLOW IVORY JOLLY KINDLY LOFTY MELLOW'.split(' ');
const THINGS = 'ANCHOR BASKET CANDLE DRUMMER ELBOW FERRY GARDEN HARBOR INKWELL JACKET KETTLE'.split(' ');

/** The horse of race `race` at post `post`. */
export const tmHorse = (race: number, post: number, more: TmHorse = {}): string =>
  `<horsedata>\n${elements({
    horse_name: `${NAMES[(post - 1) % NAMES.length]} ${THINGS[(race - 1) % THINGS.length]}`,
    owner_name: 'Tall Fence Stable',
    program: post,
    pp: post,
    weight: 120,
    sex: 'G',
    med: 'N',
    equip: '',
    morn_odds: '5/1',
    breeder: 'Tall Fence Farm',
    wh_foaled: 'NY',
    ae_flag: '',
    color: 'B',
    claimprice: 0,
    ...more.change,
  })}\n${stats(more.stats ?? TM_STATS)}
<sire>${elements({ sirename: 'Old Lamp', tmmark: '', stud_fee: 0, ...more.sire })}</sire>
<dam>${elements({ damname: 'Candle Wick', damsire: 'TALLOW', ...more.dam })}</dam>
<jockey>${elements({ jock_disp: more.jockey ?? 'Lane Jr Robin' })}${stats({ LAST30: [40, 8, 6, 5, 0, 30] })}</jockey>
<trainer>${elements({ tran_disp: more.trainer ?? 'Marsh Alex' })}${stats({ LAST30: [12, 2, 1, 0, 0, 8] })}</trainer>
${(more.works ?? [tmWork()]).join('')}${(more.lines ?? [tmLine()]).join('')}</horsedata>\n`;

/** Race `race` with these horses, or with this many. */
export const tmRace = (race: number, horses: number | readonly string[], change: Texts = {}): string =>
  `<racedata>\n${elements({
    race,
    todays_cls: 95,
    distance: '600.0',
    dist_unit: 'F',
    course_id: 'D',
    surface: 'D',
    stkorclm: 'AL',
    purse: 80_000,
    claimamt: 0,
    age_restr: '3U',
    bet_opt: 'Exacta / Trifecta',
    track: 'SAR',
    partim: '110.84',
    dist_disp: '6F',
    post_time: `${race}:05PM`,
    race_date: '20250802',
    race_text: 'Trk Rcrd: (1:07.80) FOR THREE YEAR OLDS AND UPWARD WHICH HAVE NEVER WON A RACE.',
    stk_clm_md: 'ALW',
    country: 'USA',
    ...change,
  })}\n${(typeof horses === 'number' ? Array.from({ length: horses }, (_, k) => tmHorse(race, k + 1)) : horses).join('')}</racedata>\n`;

/** The whole file of these races. */
export const tmCard = (...races: readonly string[]): string =>
  `<?xml version="1.0"?>\n\n<data xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="https://info.example.test/ppXMLData.xsd" >\n\n${races.join('\n')}</data>\n`;
