import { type JakeAnswer, saying, sayingTable } from '../jake/answer.ts';
import { namedIn, percent } from '../jake/wording.ts';
import { isToCome, type RaceView } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { cellsOfNumber, HORSE } from '../shown/runner-cells.ts';
import { horsesNamed } from './horses-named.ts';
import type { Tool } from './tool.ts';

const OPEN =
  /\b(?:which|what)\b[^.?!]{0,16}\braces? (?:is|are|looks?|seems?) (?:the )?(?:most )?(?:wide[- ]?open|open|toughest|hardest|trickiest|unpredictable|competitive|contentious|chaotic)\b|\b(?:most|more) (?:wide[- ]open|open|competitive|contentious|unpredictable) races?\b|\b(?:toughest|hardest|trickiest) races?\b|\bwide[- ]open races?\b/i;
const CLEAR =
  /\b(?:which|what)\b[^.?!]{0,16}\braces? (?:is|are|looks?|seems?) (?:the )?(?:easiest|most (?:predictable|formful|clear|certain)|simplest|clearest)\b|\b(?:easiest|simplest|most predictable|most formful) races?\b/i;
/** Of one bet over several races, or of what was. */
const OTHER = /\b(?:pick[- ]?[3-6]|doubles?|leg|sequence|yesterday|did|was|won|ever|field|has)\b/i;
const LISTED = 5;

function topOf(view: RaceView) {
  const chance = Math.max(...view.chances);
  const interest = view.evidence.interests[view.chances.indexOf(chance)];
  return { view, chance, number: interest?.runners[0]?.programNumber ?? interest?.number ?? '' };
}

function answerOf(views: readonly RaceView[], isOpen: boolean): JakeAnswer {
  const rows = views
    .map(topOf)
    .toSorted((a, b) => (isOpen ? a.chance - b.chance : b.chance - a.chance))
    .slice(0, LISTED)
    .map(({ view, chance, number }) => {
      const { raceNumber, verdict } = view.picks;
      return {
        line: `- Race ${raceNumber}: ${namedIn(view, number)} ${percent(chance)}; verdict ${verdict.kind ?? 'not made yet'}`,
        cells: [String(raceNumber), ...cellsOfNumber(view, number), percent(chance), verdict.kind],
      };
    });
  if (rows.length === 0) return saying(['No race is left today.']);
  const order = isOpen ? 'the most open first' : 'the clearest first';
  return sayingTable({
    lead: [`Races to come, ${order}, by the chance of the likeliest winner:`],
    caption: isOpen ? 'Most open races' : 'Clearest races',
    columns: columnsOf(['Race', 'race'], ...HORSE, ['To win', 'percent'], ['Verdict', 'text']),
    rows,
  });
}

/** The races to come by the chance of their likeliest winner: the most open ones, or the clearest. */
export const mostOpenRaces: Tool = {
  name: 'most open races',
  reads({ text, card, raceNumber }) {
    const isOpen = OPEN.test(text);
    if ((!isOpen && !CLEAR.test(text)) || OTHER.test(text) || raceNumber !== null) return null;
    if (horsesNamed(card, text).length > 0) return null;
    return async ({ viewsOf }) => {
      const views = (await viewsOf(card.races.map(({ number }) => number))).filter(
        (view) => isToCome(view) && view.chances.length > 0,
      );
      return { answer: answerOf(views, isOpen), views: [] };
    };
  },
};
