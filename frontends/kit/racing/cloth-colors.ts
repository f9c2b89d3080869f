export type Cloth = { readonly name: string; readonly ground: string; readonly figure: string };

const cloths: readonly Cloth[] = [
  { name: 'red', ground: '#c01f26', figure: '#ffffff' },
  { name: 'white', ground: '#ffffff', figure: '#111111' },
  { name: 'blue', ground: '#1c4f9c', figure: '#ffffff' },
  { name: 'yellow', ground: '#f5d327', figure: '#111111' },
  { name: 'green', ground: '#16703c', figure: '#ffffff' },
  { name: 'black', ground: '#141414', figure: '#f5d327' },
  { name: 'orange', ground: '#f08223', figure: '#111111' },
  { name: 'pink', ground: '#f4a6bf', figure: '#111111' },
  { name: 'turquoise', ground: '#45c3c4', figure: '#111111' },
  { name: 'purple', ground: '#5f2f87', figure: '#ffffff' },
  { name: 'gray', ground: '#c9c9c9', figure: '#8e1016' },
  { name: 'lime', ground: '#a4d43a', figure: '#111111' },
  { name: 'brown', ground: '#6b4226', figure: '#ffffff' },
  { name: 'maroon', ground: '#6e1423', figure: '#f5d327' },
  { name: 'khaki', ground: '#c3b091', figure: '#111111' },
  { name: 'light blue', ground: '#a9cfec', figure: '#8e1016' },
  { name: 'navy', ground: '#16264d', figure: '#ffffff' },
  { name: 'forest green', ground: '#1f4d2b', figure: '#f5d327' },
  { name: 'royal blue', ground: '#2f55c8', figure: '#ffffff' },
  { name: 'fuchsia', ground: '#b0247e', figure: '#ffffff' },
];

const unnumbered: Cloth = { name: 'plain', ground: '#e4e0d6', figure: '#111111' };

/** The saddle cloth of a program number. Coupled runners (1 and 1A) wear the same; a number past the last starts no new row. */
export function clothOf(programNumber: string): Cloth {
  const number = Number.parseInt(programNumber, 10);
  return cloths[number - 1] ?? unnumbered;
}
