import { horseName } from '../../card/horse-name.ts';
import type { ListStatus } from '../../card/runner.ts';
import { saying } from '../jake/answer.ts';
import { horseOf } from './horses-named.ts';
import { atOnce, type Tool } from './tool.ts';

const ALSO_ELIGIBLE = /\balso[- ]eligibles?\b|\bAE'?s?\b|\bdraw(?:s|ing|n)? in\b/i;
const MAIN_TRACK = /\bmain[- ]track[- ]only\b|\bMTO'?s?\b/i;
const MEANING = /\bmean(?:s|ing)?\b|^\W*(?:what (?:is|are) (?:an? |the )?[\w\s-]+|define .*|explain .*)\W*$/i;
const A_LIST = /\blist\b|\brace\b|\btoday\b|\bthe \d/i;

const NAMES: Readonly<Record<ListStatus, string>> = {
  'also-eligible': 'also eligible',
  'main-track-only': 'main track only',
};

const WHEN: Readonly<Record<ListStatus, string>> = {
  'also-eligible': 'They run only if others are scratched.',
  'main-track-only': 'They run only if the race comes off the turf.',
};

function placeText(listStatus: ListStatus | null, isScratched: boolean): string {
  if (isScratched) return ' is scratched';
  return listStatus === null ? ' is in the body of the race' : ` is ${NAMES[listStatus]}`;
}

/** The horses that run only if others are scratched, or only if the race comes off the turf. */
export const notInTheBody: Tool = {
  name: 'also eligible and main track only',
  reads(question) {
    const { text, card, raceNumber } = question;
    const status = MAIN_TRACK.test(text)
      ? 'main-track-only'
      : ALSO_ELIGIBLE.test(text)
        ? 'also-eligible'
        : null;
    if (status === null || (MEANING.test(text) && !A_LIST.test(text))) return null;
    const horse = horseOf(question);
    const races = card.races.filter(({ number }) => number === (horse?.raceNumber ?? raceNumber ?? number));
    if (races.length === 0) return null;
    const lines = races.flatMap(({ number, runners }) =>
      runners
        .filter(({ listStatus, isScratched, programNumber }) =>
          horse === null
            ? listStatus === status && !isScratched
            : programNumber === horse.runner.programNumber,
        )
        .map(
          ({ programNumber, horseName: name, listStatus, isScratched }) =>
            `- Race ${number}: #${programNumber} ${horseName(name)}${horse === null ? '' : placeText(listStatus, isScratched)}`,
        ),
    );
    const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
    const head = horse === null ? `Listed as ${NAMES[status]} ${where}:` : null;
    return atOnce({
      answer: saying(
        [
          ...(lines.length === 0 ? [`No horse ${where} is listed as ${NAMES[status]}.`] : [head, ...lines]),
          ...(horse === null ? [WHEN[status]] : []),
          `Card: ${card.card.source}.`,
        ],
        raceNumber === null ? [] : [raceNumber],
      ),
      views: [],
    });
  },
};
