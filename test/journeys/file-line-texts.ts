/** A cell of a row of a Brisnet card, columns counted from 1. */
export type FileRow = (column: number) => string;

/** What is unfolded of a past race, by its label. */
export type ShownFacts = Readonly<Record<string, string>>;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day of the file, `20241025`, as the screen writes it: `25Oct24`. */
export const dayText = (day: string): string =>
  `${Number(day.slice(6))}${months[Number(day.slice(4, 6)) - 1]}${day.slice(2, 4)}`;

/** Seconds of a text such as `1:10.9`. */
export const secondsOf = (text: string): number =>
  text.split(':').reduce((total, part) => total * 60 + Number(part), 0);
