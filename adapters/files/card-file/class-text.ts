/** The facts behind a race's short class text. */
export interface ClassFacts {
  /** Our own race-type code: `C`, `AO`, `G1`. */
  readonly raceType: string;
  readonly purse: number | null;
  readonly claimingPrice: number | null;
  /** `NW1$ X`, `NW2 L`, `C`; empty if the file has none. */
  readonly limit: string;
  readonly grade: 1 | 2 | 3 | null;
  readonly onlyFemales: boolean;
  readonly isClaimed: boolean;
}

/** `n1x` for `NW1$ X`, `n2l` for `NW2 L`; `b` for a claiming race with other conditions. */
function limitText(limit: string): string {
  if (limit === 'C') return 'b';
  const found = /^NW(\d)(\$?)(?:\s*(\d+M))?\s*(L?)\s*(X?)$/.exec(limit);
  if (found === null) return '';
  const [, count, , months, life, other] = found;
  if (months !== undefined) return `n${count}y`;
  if (other !== '') return `n${count}x`;
  return life === '' ? '' : `n${count}l`;
}

const priceText = (price: number | null): string => (price === null ? '' : String(price));

/** The short class of a past race as Brisnet prints it: `Clm10000n2l`, `fOC50000n1x`, `MdSpWt`. */
export function pastClassText(facts: ClassFacts): string {
  const { raceType, purse, claimingPrice, limit, grade, onlyFemales, isClaimed } = facts;
  const price = priceText(claimingPrice);
  const bodies: Readonly<Record<string, string>> = {
    C: `Clm${price}${limitText(limit)}`,
    A: `Alw${priceText(purse)}${limitText(limit)}`,
    AO: `OC${price}${limitText(limit)}`,
    CO: `OC${price}${limitText(limit)}`,
    SOC: `OC${price}${limitText(limit)}`,
    R: `Alw${price}s`,
    S: 'MdSpWt',
    M: `Md${price}`,
    MO: `Moc${price}`,
    N: purse === null ? 'Stk' : `Stk${Math.round(purse / 1000)}k`,
  };
  const body = grade === null ? (bodies[raceType] ?? raceType) : `G${grade}`;
  return `${onlyFemales ? 'f' : ''}${body}${isClaimed ? 'c' : ''}`;
}

/** The short class of today's race: `Clm 12500`, `Md Sp Wt`; its eligibility limit appears only in the conditions. */
export function classText({
  raceType,
  purse,
  claimingPrice,
  grade,
}: Pick<ClassFacts, 'raceType' | 'purse' | 'claimingPrice' | 'grade'>): string {
  const price = priceText(claimingPrice);
  const texts: Readonly<Record<string, string>> = {
    C: `Clm ${price}`,
    A: `Alw ${priceText(purse)}`,
    AO: `OClm ${price}`,
    CO: `OClm ${price}`,
    SOC: `Starter optional claiming ${price}`,
    R: `Alw ${price}s`,
    T: `Hcp ${price}s`,
    S: 'Md Sp Wt',
    M: `Md ${price}`,
    MO: `Md OClm ${price}`,
    N: 'Stakes',
  };
  if (grade !== null) return `Grade ${grade} stakes`;
  return (texts[raceType] ?? raceType).trim();
}
