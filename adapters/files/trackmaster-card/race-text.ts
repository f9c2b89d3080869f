import type { Eligibility } from '#core/card/eligibility.ts';

/** Facts found only in a race's text. */
export interface RaceText {
  readonly trackRecordSeconds: number | null;
  /** Name of a stakes, else null. */
  readonly name: string | null;
  readonly grade: 1 | 2 | 3 | null;
  readonly sexes: Eligibility['sexes'];
  /** Without the track record at the beginning. */
  readonly conditions: string;
}

const TRACK_RECORD = /^Trk Rcrd: \((?:(\d+):)?(\d+(?:\.\d+)?)\)\s*/;
const RAIL = /^\(Rail at [^)]*\)\.?\s*/;
/** The conditions begin with who the race is for. */
const FOR = /(?:^|\s)FOR\s/;
const GRADES: Readonly<Record<string, 1 | 2 | 3>> = { 1: 1, 2: 2, 3: 3, I: 1, II: 2, III: 3 };

function trackRecordIn(text: string): number | null {
  const found = TRACK_RECORD.exec(text);
  if (found === null) return null;
  const seconds = Number(found[1] ?? 0) * 60 + Number(found[2]);
  return seconds === 0 ? null : Math.round(seconds * 100) / 100;
}

/** From the first words of the conditions: `FOR MAIDENS, FILLIES AND MARES THREE YEARS OLD`. */
function sexesIn(conditions: string): Eligibility['sexes'] {
  const admitted = /(?:^|\s)FOR\s(.*?)(?:YEARS?[ -]OLDS?|WHICH|\.|$)/.exec(conditions)?.[1];
  if (admitted === undefined) return null;
  if (/\bFILLIES AND MARES\b/.test(admitted)) return 'fillies and mares';
  if (/\bFILLIES\b/.test(admitted)) return /\bCOLTS\b/.test(admitted) ? 'open' : 'fillies';
  return /\bCOLTS AND GELDINGS\b/.test(admitted) ? 'colts and geldings' : 'open';
}

/** `Roxelana S. presented by … - FOR …`, `Kentucky Derby - Grade 1 - FOR …`. */
function stakesIn(conditions: string): Pick<RaceText, 'name' | 'grade'> {
  const [head = ''] = conditions.split(FOR);
  const grade = /\bGrade\s*([123]|I{1,3})\b/i.exec(head)?.[1]?.toUpperCase() ?? '';
  const name = (head.split(/\s-\s|\s-$|\.\s*Grade\b|\bGrade\s*[123I]/i)[0] ?? '').trim();
  return { name: name === '' ? null : name, grade: GRADES[grade] ?? null };
}

/** Reads a race's text; only a stakes has a name and a grade. */
export function raceTextOf(printed: string, isStakes: boolean): RaceText {
  const conditions = printed.replace(TRACK_RECORD, '').trim();
  const bare = conditions.replace(RAIL, '');
  const { name, grade } = isStakes ? stakesIn(bare) : { name: null, grade: null };
  return { trackRecordSeconds: trackRecordIn(printed), name, grade, sexes: sexesIn(bare), conditions };
}
