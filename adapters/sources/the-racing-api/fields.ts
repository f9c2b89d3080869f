import { z } from 'zod';
import { isTrackCode } from '#core/card/tracks/unlisted.ts';
import { parseRaceDay } from '#core/kernel/race-day.ts';
import { cell, needed, yesOrNo } from '../readings/cell.ts';
import { distanceIn } from '../readings/distance.ts';
import { sumIn, textIn, wholeIn } from '../readings/number.ts';
import { oddsIn } from '../readings/odds.ts';
import { programNumberIn } from '../readings/program-number.ts';

export const text = cell(textIn);
export const sum = cell(sumIn);
export const odds = cell(oddsIn);
/** A price on the board, or `SCR` for a horse that is out. */
export const liveOdds = cell((raw) => ({ price: oddsIn(raw), isOut: /^scr/i.test(textIn(raw) ?? '') }));
export const distance = cell(distanceIn);
export const programNumber = needed(programNumberIn, 'program number');
export const horseName = z.string().trim().min(1).max(120);
export const day = needed((raw) => parseRaceDay(String(raw).slice(0, 10)), 'day');
export const trackCode = needed((raw) => {
  const code = textIn(raw)?.toUpperCase() ?? '';
  return isTrackCode(code) ? code : null;
}, 'track');

/** `Y` for yes, `N` for no; other letters are not documented. */
export const isScratchedLetter = yesOrNo(/^(y|yes|s|scr)$/i, /^(n|no)$/i);
export const yes = yesOrNo(/^true$/, /^false$/);

export const raceKey = z.object({ race_number: needed((raw) => wholeIn(raw, 1, 20), 'race number') });

export const grade = cell((raw) => {
  const found = /^(?:g(?:rade)?\s*)?(1|2|3|I{1,3})$/i.exec(String(raw ?? '').trim())?.[1]?.toUpperCase();
  const value = found === undefined ? null : /^I/.test(found) ? found.length : Number(found);
  return value === 1 || value === 2 || value === 3 ? value : null;
});

/** `02`, `3 Year Olds And Up` and the like, as cards keep ages; null for words of another kind. */
export const ages = cell((raw) => {
  const words = textIn(raw)?.toLowerCase() ?? '';
  const [from, to] = [...words.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (from === undefined || from < 2) return null;
  const isUp = /\+|up/.test(words);
  return isUp ? `${from}+` : to === undefined || to === from ? `${from}` : `${from}-${to}`;
});

export const sexes = cell((raw) => {
  const words = textIn(raw)?.toLowerCase() ?? '';
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
export const going = cell((raw) => {
  const words = textIn(raw);
  return words === null ? null : (GOINGS[words.toUpperCase()] ?? words);
});
