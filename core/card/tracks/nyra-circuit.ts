import { addDays, type DaySpan, daysBetween, type RaceDay } from '../../kernel/race-day.ts';

/** A meet of the New York Racing Association, which races at one of its tracks at a time. */
export interface CircuitMeet {
  /** As cards name it: `BAQ` is Belmont's meet run at Aqueduct. */
  readonly code: 'AQU' | 'BAQ' | 'BEL' | 'SAR';
  readonly name: string;
  /** Null where no source names the day. */
  readonly first: RaceDay | null;
  readonly last: RaceDay | null;
  /** Days on which the circuit certainly raced here and nowhere else; null when there are none. */
  readonly sure: DaySpan | null;
  /** How first and last day are known. */
  readonly evidence: string;
}

/** `whole`: sure from its first day to its last. */
type Sure = 'whole' | readonly [from: string, to: string] | null;

type Row = readonly [
  code: CircuitMeet['code'],
  name: string,
  first: string | null,
  last: string | null,
  sure: Sure,
  evidence: string,
];

const ANNOUNCED = 'published dates';
const SUMMER = 'Saratoga summer';
const FALL_BAQ = 'Belmont fall at Aqueduct';

/** Published dates and the days of past-performance lines; compiled November 2026, dates of 2026 not yet verified. */
// biome-ignore format: a table, a row a line
const ROWS: readonly Row[] = [
  ['BAQ', FALL_BAQ, '2022-09-15', '2022-10-30', 'whole', ANNOUNCED],
  ['BEL', 'Belmont spring and summer', null, '2023-07-09', null, 'last day from memory, first day unknown'],
  ['SAR', SUMMER, '2023-07-13', '2023-09-04', ['2023-07-14', '2023-09-04'], 'lines seen from July 14 to September 4'],
  ['BAQ', FALL_BAQ, null, '2023-10-29', ['2023-09-15', '2023-10-29'], 'lines seen from September 15 to October 29'],
  ['AQU', 'Aqueduct winter', '2024-01-01', '2024-03-30', 'whole', ANNOUNCED],
  ['AQU', 'Aqueduct spring', '2024-04-04', '2024-04-28', 'whole', ANNOUNCED],
  ['BAQ', 'Belmont spring and summer at Aqueduct', '2024-05-02', '2024-07-07', 'whole', ANNOUNCED],
  ['SAR', 'Belmont Stakes festival', '2024-06-06', '2024-06-09', 'whole', ANNOUNCED],
  ['SAR', SUMMER, '2024-07-11', '2024-09-02', 'whole', ANNOUNCED],
  ['BAQ', FALL_BAQ, null, '2024-11-03', ['2024-09-13', '2024-11-03'], 'lines seen from September 13 to November 3'],
  ['AQU', 'Aqueduct fall', null, '2024-12-31', null, 'last line seen December 29, last day from memory'],
  ['AQU', 'Aqueduct winter and spring', '2025-01-01', null, null, 'lines seen from January 1, last day unknown'],
  ['BAQ', 'Belmont spring and summer at Aqueduct', '2025-05-01', '2025-06-29', 'whole', 'lines seen; one report says July 1'],
  ['SAR', 'Belmont Stakes festival', '2025-06-04', '2025-06-08', 'whole', ANNOUNCED],
  ['SAR', 'July 4 festival', '2025-07-03', '2025-07-06', 'whole', ANNOUNCED],
  ['SAR', SUMMER, '2025-07-10', '2025-09-01', 'whole', ANNOUNCED],
  ['BAQ', FALL_BAQ, '2025-09-11', '2025-11-02', 'whole', ANNOUNCED],
  ['AQU', 'Aqueduct fall', '2025-11-06', '2025-12-31', 'whole', ANNOUNCED],
  ['AQU', 'Aqueduct, to its last day', '2026-01-01', '2026-06-28', null, 'last day announced; May and June may be billed as Belmont'],
  ['SAR', 'Belmont Stakes festival', '2026-06-03', '2026-06-07', null, 'announced, not checked afterwards'],
  ['SAR', SUMMER, '2026-07-03', '2026-09-07', 'whole', ANNOUNCED],
  ['BEL', 'first meet of the new Belmont Park', '2026-09-18', null, null, 'tentative when announced, not checked afterwards'],
];

const day = (text: string | null): RaceDay | null => text as RaceDay | null;

function meetOf([code, name, first, last, sureDays, evidence]: Row): CircuitMeet {
  const [from, to] = sureDays === 'whole' ? [first, last] : (sureDays ?? [null, null]);
  const sure = from === null || to === null ? null : { from: from as RaceDay, to: to as RaceDay };
  return { code, name, first: day(first), last: day(last), sure, evidence };
}

/** Where and when the circuit raced, as far as known. */
export const NYRA_CIRCUIT: readonly CircuitMeet[] = ROWS.map(meetOf);

const lengthOf = ({ from, to }: DaySpan): number => daysBetween(from, to);

/** The meet that certainly raced that day, the shortest when a festival interrupts another; null when none is certain. */
export function sureMeetOn(day: RaceDay): CircuitMeet | null {
  const spans = NYRA_CIRCUIT.flatMap((meet) =>
    meet.sure !== null && meet.sure.from <= day && day <= meet.sure.to ? [{ meet, span: meet.sure }] : [],
  );
  return spans.sort((a, b) => lengthOf(a.span) - lengthOf(b.span))[0]?.meet ?? null;
}

/** No meet of the circuit has lasted longer, in days. */
const LONGEST_MEET = 240;

function mayRaceOn({ first, last, sure }: CircuitMeet, day: RaceDay): boolean {
  const [from, to] = [first ?? sure?.from ?? null, last ?? sure?.to ?? null];
  if (from === null && to === null) return false;
  const earliest = from ?? addDays(to ?? day, -LONGEST_MEET);
  return earliest <= day && day <= (to ?? addDays(earliest, LONGEST_MEET));
}

/** Codes of the tracks where the circuit races that day: the certain one, else each whose meet may be under way. */
export function circuitCodesOn(day: RaceDay): readonly CircuitMeet['code'][] {
  const sure = sureMeetOn(day);
  if (sure !== null) return [sure.code];
  return [...new Set(NYRA_CIRCUIT.filter((meet) => mayRaceOn(meet, day)).map(({ code }) => code))];
}
