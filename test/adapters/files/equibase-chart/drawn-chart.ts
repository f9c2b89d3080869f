import type { Drawn } from '../pdf/tiny-pdf.ts';

/** A horse as its line and the lists below show it. Cells are position and margin, `1|2 1/2`; `Fin` is the last. */
export interface DrawnHorse {
  readonly last?: readonly [date: string, race: string, track: string, finish: string] | '---' | string;
  readonly program: string;
  readonly name: string;
  readonly load?: readonly [weight: string, equipment: string];
  readonly post?: string;
  readonly cells: readonly string[];
  /** Lengths behind as the second table has them, one for each cell. */
  readonly behind?: readonly string[];
  readonly odds: string;
  readonly comment?: string;
  readonly trainer?: string;
  readonly owner?: string;
}

/** A race to draw; `top` and `below` are lines of bold labels and plain values. */
export interface DrawnRace {
  readonly head: string;
  readonly top: readonly (readonly string[])[];
  readonly calls: readonly string[];
  readonly horses: readonly DrawnHorse[];
  readonly below: readonly (readonly string[])[];
  /** Left half: program, name, win, place, show. */
  readonly straight: readonly (readonly string[])[];
  /** Right half: wager, numbers, payoff, pool, carryover. */
  readonly exotics: readonly (readonly string[])[];
  readonly footnotes?: readonly string[];
  readonly foot?: readonly string[];
}

/** Helvetica is about half as wide as high; bold a little wider. Only right-aligned figures depend on it. */
const DIGIT = 0.556;
const widthOf = (text: string, size: number): number =>
  [...text].reduce(
    (sum, letter) => sum + (/[.,: ]/.test(letter) ? 0.278 : letter === '*' ? 0.389 : DIGIT),
    0,
  ) * size;

const atRight = (text: string, right: number, y: number, size = 7): Drawn => ({
  text,
  x: right - widthOf(text, size),
  y,
  size,
});

const PITCH = 9;
const CALLS_AT: Readonly<Record<number, readonly number[]>> = {
  5: [305, 331.8, 367.2, 402.6, 438.1],
  6: [293.4, 318.9, 352.9, 386.9, 420.9, 455],
};
const BEHIND_AT: Readonly<Record<number, readonly number[]>> = {
  5: [257, 288, 322, 356, 390],
  6: [239.5, 270.7, 304.7, 338.7, 372.8, 406.8],
};

/** `*Weather:` is a bold label; pieces follow each other with a gap. */
function labelledLine(pieces: readonly string[], y: number): readonly Drawn[] {
  let x = 9.9;
  return pieces.map((piece) => {
    const bold = piece.startsWith('*');
    const text = bold ? piece.slice(1) : piece;
    const drawn = { text, x, y, bold };
    x += text.length * 4.4 + 4;
    return drawn;
  });
}

const watermarked = (head: string): readonly Drawn[] => [
  { text: head.slice(0, 3), x: 9.9, y: 31.6, bold: true },
  { text: '[', x: 26.2, y: 31.6, size: 2, bold: true },
  { text: head.slice(3), x: 26.9, y: 31.6, bold: true },
];

function lastRaced(last: DrawnHorse['last'], y: number): readonly Drawn[] {
  if (last === undefined || typeof last === 'string') return [{ text: last ?? '---', x: 9.9, y, size: 7 }];
  const [date, race, track, finish] = last;
  return [
    { text: date, x: 9.9, y, size: 7 },
    { text: race, x: 38, y: y - 3.3, size: 5 },
    { text: track, x: 42, y, size: 7 },
    { text: finish, x: 58, y: y - 3.3, size: 5 },
  ];
}

function cellsOf(cells: readonly string[], columns: readonly number[], y: number): readonly Drawn[] {
  return cells.flatMap((cell, call) => {
    const [value = '', margin = ''] = cell.split('|');
    const x = columns[call] ?? 0;
    const base = value === '' ? [] : [{ text: value, x, y, size: 7 }];
    return margin === '' ? base : [...base, { text: margin, x: x + 4, y: y - 3.3, size: 6 }];
  });
}

function tableOf({ calls, horses }: DrawnRace, from: number): readonly Drawn[] {
  const columns = CALLS_AT[calls.length] ?? [];
  const shift = calls.length === 6 ? -3.4 : 0;
  const title = (text: string, x: number): Drawn => ({ text, x, y: from, bold: true });
  const header = [
    title('Last Raced', 9.9),
    title('Pgm Horse Name (Jockey)', 74 + shift),
    title('Wgt M/E', calls.length === 6 ? 239.5 : 249.1),
    title('PP', calls.length === 6 ? 276.4 : 287.5),
    ...calls.map((call, index) => title(call.replace(' ', ''), columns[index] ?? 0)),
    title('Odds', calls.length === 6 ? 482.7 : 467.8),
    title('Comments', calls.length === 6 ? 508.8 : 494.2),
  ];
  const rows = horses.flatMap((horse, index) => {
    const y = from + 11.6 + index * 9.3;
    const [weight = '120', equipment = 'L'] = horse.load ?? [];
    return [
      ...lastRaced(horse.last, y),
      atRight(horse.program, 84.2 + shift, y),
      { text: horse.name, x: 95.5 + shift, y, size: 7 },
      { text: weight, x: calls.length === 6 ? 239.5 : 249.1, y, size: 7 },
      { text: equipment, x: calls.length === 6 ? 256.5 : 266.8, y, size: 7 },
      atRight(horse.post ?? String(index + 1), calls.length === 6 ? 287 : 298, y),
      ...cellsOf(horse.cells, columns, y),
      ...(horse.odds === '' ? [] : [atRight(horse.odds, calls.length === 6 ? 503.1 : 488.3, y)]),
      { text: horse.comment ?? 'led, held on', x: calls.length === 6 ? 508.8 : 494.2, y, size: 7 },
    ];
  });
  return [...header, ...rows];
}

function payoffsOf({ straight, exotics }: DrawnRace, from: number): readonly Drawn[] {
  const hasShow = straight.some((row) => row.length > 4);
  const shift = hasShow ? 0 : -25.5;
  const title = (text: string, x: number): Drawn => ({ text, x, y: from, bold: true });
  const header = [
    title('Pgm Horse', 8.2),
    title('Win', 134.2),
    title('Place', 161.9),
    ...(hasShow ? [title('Show', 195.5)] : []),
    title('Wager Type', 228.2 + shift),
    title('Winning Numbers', 307.6 + shift),
    title('Payoff', 410.7 + shift),
    title(exotics.some((row) => row.length > 4) ? 'Pool Carryover' : 'Pool', 468.8 + shift),
  ];
  const left = straight.flatMap(([program = '', name = '', ...sums], index) => {
    const y = from + 8 + index * 7.9;
    const paid = sums.flatMap((sum, column) =>
      sum === '' ? [] : [atRight(sum, [148.8, 182.8, 216.8][column] ?? 0, y)],
    );
    return [atRight(program, 18.4, y), { text: name, x: 29.8, y, size: 7 }, ...paid];
  });
  const right = exotics.flatMap(([wager = '', numbers = '', ...sums], index) => {
    const y = from + 8 + index * 7.9;
    const words = [
      { text: wager, x: 228.2 + shift, y, size: 7 },
      { text: numbers, x: 307.6 + shift, y, size: 7 },
    ].filter(({ text }) => text !== '');
    const edges = [435.1, 486.1, 528.7];
    return [
      ...words,
      ...sums.flatMap((sum, column) => (sum === '' ? [] : [atRight(sum, (edges[column] ?? 0) + shift, y)])),
    ];
  });
  return [...header, ...left, ...right];
}

function previewOf({ calls, horses }: DrawnRace, from: number): readonly Drawn[] {
  const columns = BEHIND_AT[calls.length] ?? [];
  const header = calls.map((call, index) => ({
    text: call.replace(' ', ''),
    x: columns[index] ?? 0,
    y: from + 11,
    bold: true,
  }));
  const rows = horses.flatMap((horse, index) => {
    const y = from + 22.8 + index * 9.3;
    const cells = horse.cells.map((cell, call) => `${cell.split('|')[0]}|${horse.behind?.[call] ?? ''}`);
    const bare = horse.name.replace(/^DQ-/, '').replace(/ \([^()]*\)$/, '');
    return [
      atRight(horse.program, 151.7, y),
      { text: bare, x: 163, y, size: 7 },
      ...cellsOf(cells, columns, y),
    ];
  });
  const title = { text: 'Past Performance Running Line Preview', x: 209.4, y: from, bold: true };
  return [title, { text: 'Pgm Horse Name', x: 141.4, y: from + 11, bold: true }, ...header, ...rows];
}

/** The pieces of one page. */
export function drawnPage(race: DrawnRace): readonly Drawn[] {
  const drawns: Drawn[] = [...watermarked(race.head)];
  let y = 40.6;
  const lines = (texts: readonly (readonly string[])[]): void => {
    for (const pieces of texts) {
      drawns.push(...labelledLine(pieces, y));
      y += PITCH;
    }
  };
  lines(race.top);
  if (race.horses.length > 0) {
    drawns.push(...tableOf(race, y + 9));
    y += 30 + race.horses.length * 9.3;
    lines(race.below);
    drawns.push(...payoffsOf(race, y + 9));
    y += 30 + Math.max(race.straight.length, race.exotics.length) * 7.9;
    drawns.push(...previewOf(race, y));
    y += 30 + race.horses.length * 9.3;
    const list = (role: 'trainer' | 'owner'): string =>
      race.horses.map((horse) => `${horse.program} - ${horse[role] ?? 'Nobody, Ann'};`).join(' ');
    lines([
      ['*Trainers:', list('trainer')],
      ['*Owners:', list('owner')],
    ]);
    lines([['*Footnotes'], ...(race.footnotes ?? ['THE FIRST ran as told.']).map((text) => [text])]);
  }
  lines([
    ...(race.foot ?? []).map((text) => [text]),
    ['Copyright 2031 Equibase Company LLC. All Rights Reserved.'],
  ]);
  return drawns;
}
