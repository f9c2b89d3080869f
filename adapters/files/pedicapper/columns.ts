/** What columns are called, in any writing: letters and digits count alone. */
const HEADS = {
  date: ['date', 'racedate', 'day'],
  race: ['race', 'racenumber', 'raceno'],
  program: ['program', 'programnumber', 'pgm', 'number', 'pp'],
  horse: ['horse', 'horsename', 'name'],
  sire: ['sire'],
  dam: ['dam'],
  damSire: ['damsire', 'broodmaresire'],
  surfaceScore: ['surfacescore', 'surface'],
  distanceScore: ['distancescore', 'distance'],
  classScore: ['classscore', 'class'],
  debutScore: ['debutscore', 'debut'],
  dosageProfile: ['dosageprofile', 'dp', 'profile'],
  dosageIndex: ['dosageindex', 'di'],
  center: ['centerofdistribution', 'centreofdistribution', 'cd'],
  odds: ['odds', 'fairodds', 'price'],
  comment: ['comment', 'comments', 'note'],
} as const;

export type Fact = keyof typeof HEADS;

/** The column of each fact in a row. */
export type Columns = Partial<Record<Fact, number>>;

const plain = (head: string): string => head.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The columns of a head line; null when it names no horse. */
export function columnsOf(head: readonly string[]): Columns | null {
  const plainHead = head.map(plain);
  const found = Object.entries(HEADS).map(([fact, names]) => [
    fact,
    plainHead.findIndex((cell) => (names as readonly string[]).includes(cell)),
  ]);
  const columns = Object.fromEntries(found.filter(([, index]) => Number(index) >= 0)) as Columns;
  return columns.horse === undefined ? null : columns;
}
