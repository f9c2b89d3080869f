import { z } from 'zod';
import { parseRaceDay } from '#core/kernel/race-day.ts';
import { cell, needed } from '../readings/cell.ts';
import { distanceIn } from '../readings/distance.ts';
import { sumIn, textIn, wholeIn } from '../readings/number.ts';
import { oddsIn } from '../readings/odds.ts';
import { programNumberIn } from '../readings/program-number.ts';

export const text = cell(textIn);
export const sum = cell(sumIn);
export const odds = cell(oddsIn);
/** A price on the board, or `SCR` for a horse that is out. */
export const liveOdds = cell((told) => ({ price: oddsIn(told), isOut: /^scr/i.test(textIn(told) ?? '') }));
export const distance = cell(distanceIn);
export const programNumber = needed(programNumberIn, 'program number');
export const horseName = z.string().trim().min(1).max(120);
export const day = needed((told) => parseRaceDay(String(told).slice(0, 10)), 'day');
export const trackCode = needed((told) => {
  const code = textIn(told)?.toUpperCase() ?? '';
  return /^[A-Z]{2,3}$/.test(code) ? code : null;
}, 'track');

/** `Y` for yes; other letters are not documented, and a horse is in unless it is said to be out. */
export const letterYes = cell((told) => /^(y|yes|s|scr)$/i.test(textIn(told) ?? ''));
export const yes = cell((told) => told === true);

export const raceKey = z.object({ race_number: needed((told) => wholeIn(told, 1, 20), 'race number') });

export const grade = cell((told) => {
  const found = /^(?:g(?:rade)?\s*)?(1|2|3|I{1,3})$/i.exec(String(told ?? '').trim())?.[1]?.toUpperCase();
  const value = found === undefined ? null : /^I/.test(found) ? found.length : Number(found);
  return value === 1 || value === 2 || value === 3 ? value : null;
});

/** `02`, `3 Year Olds And Up` and the like, as cards keep ages; null for words of another kind. */
export const ages = cell((told) => {
  const words = textIn(told)?.toLowerCase() ?? '';
  const [from, to] = [...words.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (from === undefined || from < 2) return null;
  const isUp = /\+|up/.test(words);
  return isUp ? `${from}+` : to === undefined || to === from ? `${from}` : `${from}-${to}`;
});

export const sexes = cell((told) => {
  const words = textIn(told)?.toLowerCase() ?? '';
  if (/fillies and mares|f\s*&\s*m/.test(words)) return 'fillies and mares';
  if (/fillies/.test(words)) return 'fillies';
  if (/colts and geldings/.test(words)) return 'colts and geldings';
  return /open/.test(words) ? 'open' : null;
});

const GOINGS: Readonly<Record<string, string>> = {
  FT: 'Fast',
  FM: 'Firm',
  GD: 'Good',
  MY: 'Muddy',
  SY: 'Sloppy',
  YL: 'Yielding',
  SF: 'Soft',
  WF: 'Wet Fast',
  SL: 'Slow',
  FZ: 'Frozen',
  HD: 'Hard',
};

/** Going: two letters of entries, or the words of results. */
export const going = cell((told) => {
  const words = textIn(told);
  return words === null ? null : (GOINGS[words.toUpperCase()] ?? words);
});
