import type { PastPerformance } from '../../card/past-performance.ts';

/** Tracks as racing people say them; another is shown by its code. */
export const TRACK_NAMES: Readonly<Record<string, string>> = {
  AQU: 'Aqueduct',
  BAQ: 'Belmont at Aqueduct',
  BEL: 'Belmont',
  SAR: 'Saratoga',
  CD: 'Churchill Downs',
  KEE: 'Keeneland',
  GP: 'Gulfstream',
  FG: 'Fair Grounds',
  OP: 'Oaklawn',
  SA: 'Santa Anita',
  DMR: 'Del Mar',
  LRC: 'Los Alamitos',
  TAM: 'Tampa Bay',
  PRX: 'Parx',
  MTH: 'Monmouth',
  PIM: 'Pimlico',
  LRL: 'Laurel',
  DEL: 'Delaware Park',
  PEN: 'Penn National',
  FL: 'Finger Lakes',
  WO: 'Woodbine',
  TP: 'Turfway',
  KD: 'Kentucky Downs',
  ELP: 'Ellis Park',
  HAW: 'Hawthorne',
  IND: 'Horseshoe Indianapolis',
  CNL: 'Colonial Downs',
  CT: 'Charles Town',
  LS: 'Lone Star',
  RP: 'Remington',
  HOU: 'Sam Houston',
  DED: 'Delta Downs',
  EVD: 'Evangeline',
  LAD: 'Louisiana Downs',
  PID: 'Presque Isle',
  MVR: 'Mahoning Valley',
  GG: 'Golden Gate',
  TUP: 'Turf Paradise',
  PMM: 'Palm Meadows',
  PBD: 'Palm Beach Downs',
  PAY: 'Payson Park',
  TTC: 'the Thoroughbred Center',
  FAI: 'Fair Hill',
  SLR: 'San Luis Rey',
};

/** `Saratoga` for SAR; the code itself when it is not known. */
export const trackName = (code: string): string => TRACK_NAMES[code.trim()] ?? code.trim();

/** A full race name; a source's short form (`SAnitaDby-G1`) is not one. */
const FULL_NAME = /^(?!.*[a-z][A-Z])[A-Z][A-Za-z'. ]{3,}$/;

/** `in the Santa Anita Derby`; `at Saratoga` for a race without a full name. */
export function placeText({ raceName, track }: Pick<PastPerformance, 'raceName' | 'track'>): string {
  return raceName !== null && FULL_NAME.test(raceName) ? `in the ${raceName}` : `at ${trackName(track)}`;
}

/** `2nd`. */
export function ordinal(n: number): string {
  const tens = Math.abs(n) % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][Math.abs(n) % 10] ?? 'th');
  return `${n}${suffix}`;
}

/** A workout or race time: `48.6`, `1:01.2`. */
export function timeText(seconds: number): string {
  const tenths = Math.round(10 * seconds);
  const minutes = Math.floor(tenths / 600);
  const rest = ((tenths % 600) / 10).toFixed(1);
  return minutes === 0 ? rest : `${minutes}:${rest.padStart(4, '0')}`;
}

/** `once`, `twice`, `3 times`. */
export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);
