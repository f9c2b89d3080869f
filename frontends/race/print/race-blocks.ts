import { count } from '#kit/kit.ts';
import type { Block } from './block.ts';
import { choiceRows } from './choice-rows.ts';
import { horseBlock } from './horse-block.ts';
import type { RaceParts } from './race-parts.ts';
import { rowsOf } from './race-parts.ts';
import { changesOf, postTimeText, pricesText, raceFacts, raceName, verdictText } from './race-text.ts';
import type { Row } from './rows.ts';
import { listed, wrapped } from './rows.ts';

const rowsOfChoices = 2;

const plain = (texts: readonly string[]): readonly Row[] => texts.map((text) => [text]);

function headBlock(parts: RaceParts, hasHorses: boolean): Block {
  const { race } = parts;
  const verdict = race.isCancelled ? [] : wrapped(verdictText(parts)).map((text) => [{ strong: text }]);
  return {
    key: `race-${race.raceNumber}`,
    raceNumber: race.raceNumber,
    title: {
      size: 'race',
      cloth: null,
      name: `Race ${count(race.raceNumber)} · ${raceName(race)}`,
      isOut: race.isCancelled,
      notes: '',
      aside: postTimeText(race),
    },
    rows: [
      ...plain(listed(raceFacts(parts))),
      ...verdict,
      ...(race.isCancelled ? [] : choiceRows(parts, rowsOfChoices)),
      ...plain(changesOf(parts).flatMap((text) => wrapped(text))),
      ...plain(wrapped(race.offTheTurf ? `As carded: ${race.conditions}` : race.conditions)),
    ],
    breaks: [],
    repeated: null,
    staysWithNext: hasHorses,
  };
}

/** A race as it is printed: its head, then its horses in the order of the program, the scratched ones last. */
export function raceBlocks(parts: RaceParts): readonly Block[] {
  const { race, form } = parts;
  const horses = race.isCancelled
    ? []
    : rowsOf(parts).flatMap((row) => {
        const horse = form?.horses.find(({ programNumber }) => programNumber === row.entry.programNumber);
        if (horse === undefined) return [];
        const { scratchStatus } = row.entry;
        return [
          horseBlock({ ...horse, isScratched: scratchStatus || horse.isScratched }, race, {
            coupled: row.coupled,
            prices: pricesText(row, race.day),
          }),
        ];
      });
  return [headBlock(parts, horses.length > 0), ...horses];
}
