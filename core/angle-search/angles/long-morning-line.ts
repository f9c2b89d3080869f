import type { CardAngle } from '../angle.ts';

export const longMorningLine: CardAngle = {
  name: 'long-morning-line',
  title: 'Long morning line',
  sentence: 'Morning line {odds}-1 or longer',
  parameters: [{ name: 'odds', label: 'Morning line to 1, at least', usual: 8, least: 1, most: 99 }],
  holds: ({ runner: { morningLine } }, [odds = 0]) =>
    morningLine === null ? null : morningLine.toOne >= odds,
};
