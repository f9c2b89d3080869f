import { dosageOf } from '#core/handicapping/dosage.ts';
import { parseRaceDay } from '#core/kernel/race-day.ts';
import type { PedigreeFigures, ReportedPedigree } from '#core/press/pedigree-figures.ts';
import type { Columns, Fact } from './columns.ts';

/** A row as figures, or in one sentence why it is none. */
export type ReadRow = ReportedPedigree | { readonly fault: string };

const LONGEST_TEXT = 200;

/** Thrown inside a row, and reported with its line. */
class Misfit extends Error {}

function number(text: string, head: string, [least, most]: readonly [number, number]): number | null {
  if (text === '') return null;
  const value = /^[+-]?\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Misfit(`${head} "${text.slice(0, 20)}" is not a number from ${least} to ${most}`);
}

function whole(text: string, head: string, span: readonly [number, number]): number | null {
  const value = number(text, head, span);
  if (value === null || Number.isInteger(value)) return value;
  throw new Misfit(`${head} "${text}" is not a whole number`);
}

const plain = (text: string): string | null =>
  text
    .replace(/[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF<>]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT) || null;

function profileOf(text: string): string | null {
  if (text === '') return null;
  if (/^\d{1,3}(-\d{1,3}){4}$/.test(text)) return text;
  throw new Misfit(`dosage profile "${text.slice(0, 20)}" is not like 6-8-14-2-0`);
}

/** `2.33`, `inf`, `∞`. */
const indexOf = (text: string): PedigreeFigures['dosageIndex'] =>
  /^(inf|infinity|infinite|∞)$/i.test(text) ? 'infinite' : number(text, 'dosage index', [0, 100]);

/** `7-2`, `7/2`, `3.5`; to 1. */
function oddsOf(text: string): number | null {
  const [, top, bottom] = /^(\d{1,3})[-/](\d{1,2})$/.exec(text) ?? [];
  if (top === undefined || Number(bottom) === 0) return number(text, 'odds', [0, 999]);
  return Number(top) / Number(bottom);
}

function programOf(text: string): string | null {
  if (text === '') return null;
  const [, digits, letter = ''] = /^#?0*([1-9]\d?)\s*([A-Z]?)$/i.exec(text) ?? [];
  if (digits === undefined) throw new Misfit(`program number "${text.slice(0, 20)}" is none (like 1 or 1A)`);
  return `${digits}${letter.toUpperCase()}`;
}

function dayOf(text: string) {
  const day = text === '' ? null : parseRaceDay(text);
  if (day === null && text !== '') throw new Misfit(`date "${text.slice(0, 20)}" is not a date (YYYY-MM-DD)`);
  return day;
}

/** Index and center of a profile, where the row has none of its own. */
function dosageFrom(profile: string | null): Pick<PedigreeFigures, 'dosageIndex' | 'centerOfDistribution'> {
  if (profile === null) return { dosageIndex: null, centerOfDistribution: null };
  const [brilliant = 0, intermediate = 0, classic = 0, solid = 0, professional = 0] = profile
    .split('-')
    .map(Number);
  const { index, center } = dosageOf({ brilliant, intermediate, classic, solid, professional });
  return {
    dosageIndex: index === Number.POSITIVE_INFINITY ? 'infinite' : index,
    centerOfDistribution: center,
  };
}

/** The figures of a row; an unreadable field is reported, and the row left out. */
export function readRow(cells: readonly string[], columns: Columns): ReadRow {
  const cell = (fact: Fact): string => (cells[columns[fact] ?? -1] ?? '').trim();
  try {
    const horseName = plain(cell('horse'));
    if (horseName === null) return { fault: 'it names no horse' };
    const dosageProfile = profileOf(cell('dosageProfile'));
    const computed = dosageFrom(dosageProfile);
    return {
      day: dayOf(cell('date')),
      raceNumber: whole(cell('race'), 'race', [1, 20]),
      programNumber: programOf(cell('program')),
      horseName,
      figures: {
        sire: plain(cell('sire')),
        dam: plain(cell('dam')),
        damSire: plain(cell('damSire')),
        surfaceScore: number(cell('surfaceScore'), 'surface score', [-1000, 1000]),
        distanceScore: number(cell('distanceScore'), 'distance score', [-1000, 1000]),
        classScore: number(cell('classScore'), 'class score', [-1000, 1000]),
        debutScore: number(cell('debutScore'), 'debut score', [-1000, 1000]),
        dosageProfile,
        dosageIndex: indexOf(cell('dosageIndex')) ?? computed.dosageIndex,
        centerOfDistribution:
          number(cell('center'), 'center of distribution', [-2, 2]) ?? computed.centerOfDistribution,
        oddsToOne: oddsOf(cell('odds')),
        comment: plain(cell('comment')) ?? '',
      },
    };
  } catch (error) {
    if (error instanceof Misfit) return { fault: error.message };
    throw error;
  }
}
