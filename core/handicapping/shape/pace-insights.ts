import type { PaceProjection, PaceShape } from '../pace.ts';
import { type ShapedRunner, styleCounts } from './field-shape.ts';
import { namedHorse } from './pace-bets.ts';
import type { PaceGroups } from './pace-groups.ts';

const FAVOURS: Readonly<Record<PaceShape, string>> = {
  hot: 'Common practice: a duel favours horses that come from behind it.',
  contested: 'Common practice: an honest pace favours no style by itself.',
  slow: 'Common practice: a slow early pace favours horses near the lead.',
  'lone speed': 'Common practice: speed that is left alone is hard to catch.',
};

function countsSentence(field: readonly ShapedRunner[]): string {
  const { early, earlyPresser, presser, sustained, unknown } = styleCounts(field);
  const untold = unknown === 0 ? '' : `, unknown ${unknown}`;
  return `Running styles: E ${early}, E/P ${earlyPresser}, P ${presser}, S ${sustained}${untold}.`;
}

function drawSentence({ speedHorses }: PaceGroups): string | null {
  if (speedHorses.length === 0) return null;
  const drawn = [...speedHorses]
    .sort((a, b) => a.horse.runner.postPosition - b.horse.runner.postPosition)
    .map(({ horse }) => `${namedHorse(horse)} (post ${horse.runner.postPosition})`);
  return `Early speed, from the rail out: ${drawn.join(', ')}.`;
}

function workedOutSentence(field: readonly ShapedRunner[]): string | null {
  const count = field.filter(({ isWorkedOut }) => isWorkedOut).length;
  if (count === 0) return null;
  const of = count === 1 ? 'one starter was' : `${count} starters were`;
  return `Points or style of ${of} worked out of running lines, as the card gives none.`;
}

/** What the field says about the pace, the most important first. */
export function paceInsights(
  pace: PaceProjection,
  field: readonly ShapedRunner[],
  groups: PaceGroups,
): readonly string[] {
  const favours =
    pace.shape === 'open' ? 'While the pace is open, no bet follows from it.' : FAVOURS[pace.shape];
  const sentences = [
    pace.sentence,
    countsSentence(field),
    drawSentence(groups),
    favours,
    workedOutSentence(field),
  ];
  return sentences.filter((sentence) => sentence !== null);
}
