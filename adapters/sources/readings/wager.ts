/** Wagers as results name them, under the codes and words of sources. */
const NAMES: Readonly<Record<string, string>> = {
  WN: 'Win',
  WIN: 'Win',
  PL: 'Place',
  PLACE: 'Place',
  SH: 'Show',
  SHOW: 'Show',
  EX: 'Exacta',
  EXA: 'Exacta',
  QU: 'Quinella',
  QNL: 'Quinella',
  QN: 'Quinella',
  TR: 'Trifecta',
  TRI: 'Trifecta',
  SU: 'Superfecta',
  SFC: 'Superfecta',
  SPR: 'Superfecta',
  E5: 'Pentafecta',
  DD: 'Daily Double',
  DB: 'Daily Double',
  DBL: 'Daily Double',
  P3: 'Pick 3',
  P4: 'Pick 4',
  P5: 'Pick 5',
  P6: 'Pick 6',
  PK3: 'Pick 3',
  PK4: 'Pick 4',
  PK5: 'Pick 5',
  PK6: 'Pick 6',
  J6: 'Jackpot Pick 6',
  QU3: 'Trio',
  TS: 'Tri-Super',
  TT: 'Twin-Tri',
  SW: 'Omni',
};

/** The name of a wager; an unknown code stays as written. */
export const wagerName = (text: string): string => NAMES[text.trim().toUpperCase()] ?? text.trim();

/** Places in a row, parted by `-`: sources write `2/1/6`, `2-1-6` or `2 - 1`. */
export const winningNumbers = (text: string): string =>
  text
    .split(/\s*[-/]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('-');
