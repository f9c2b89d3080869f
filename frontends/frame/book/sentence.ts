import { shortRaceDay, trackDayTime } from '#kit/kit.ts';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthText = (text: string): string => month.format(Date.parse(`${text}-01T00:00:00Z`));

/** A sentence about the book with its instants, days and months as people read them: `until Nov 29, 7:24 PM ET`. */
export const inWords = (sentence: string): string =>
  sentence
    .replace(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, (instant) => trackDayTime(instant))
    .replace(/\b\d{4}-\d\d-\d\d\b/g, shortRaceDay)
    .replace(/\bfor (\d{4}-(?:0[1-9]|1[0-2]))\b/g, (_, text: string) => `for ${monthText(text)}`);
