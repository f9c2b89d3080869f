import type { Race } from '../../card/race.ts';
import { courseOf, isTurf } from '../../card/surface.ts';
import { trackTimeText } from '../../card/track-time.ts';
import { numberOf, ORDINAL } from '../../fact-check/number-words.ts';
import { listText } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import type { Tool, ToolFacts } from './tool.ts';

const ASKED = new RegExp(
  String.raw`\boff (?:the )?(?:turf|grass)\b|\b(?:still|stay(?:s|ing)?|remain\w*|keep\w*)\b.*\bon (?:the )?(?:turf|grass)\b|\b(?:is|are|will) (?:race \d+|the ${ORDINAL}(?: race)?)\b.*\bon (?:the )?(?:turf|grass)\b|\b(?:moved|switched|transferred|taken) (?:off|to|onto) (?:the )?(?:dirt|main|turf|grass)\b`,
  'i',
);
/** What it would do, and who gains by it: other questions. */
const OTHER =
  /\b(?:turf or dirt|dirt or turf|grass or dirt)\b|\bif\b|\bwhat happens\b|\bmean(?:s|ing)?\b|\bwho\b|\bwhich horses?\b|\bchanges\b|\bhow\b|\blikes?\b|\bhelps?\b|\bbetter\b|\bwin\b|\brecord\b|\bgood\b|\bbest\b/i;

/** `The fourth`, which is a race here. */
const THE_ORDINAL = new RegExp(`\\bthe (${ORDINAL})\\b`, 'i');

const isOnTurf = ({ surface }: Race): boolean => surface !== null && isTurf(surface);

const courseName = (surface: NonNullable<Race['surface']>): string => courseOf(surface).name.toLowerCase();

async function lineOf(race: Race, { showChanges, now }: ToolFacts): Promise<string> {
  const { number, surface, offTheTurf, trackSlug } = race;
  if (offTheTurf === undefined) {
    if (surface === null) return `Race ${number}: its surface is not known.`;
    return isOnTurf(race)
      ? `Race ${number} is on the turf: no change of its surface (${courseName(surface)}) is reported as of ${trackTimeText(now(), trackSlug)}.`
      : `Race ${number} is not a turf race: it is carded for the ${courseName(surface)}.`;
  }
  const { changes } = await showChanges(race.id);
  const report = changes.find(({ isInForce, fact }) => isInForce && fact.what === 'surface');
  const when =
    report === undefined
      ? ''
      : `, reported ${trackTimeText(report.knownAt, trackSlug)} by ${report.provenance.source}`;
  const horses = [
    ...(offTheTurf.drewIn.length === 0
      ? []
      : [`drawn in: ${listText(offTheTurf.drewIn.map((out) => `#${out}`))}`]),
    ...(offTheTurf.cameOut.length === 0
      ? []
      : [`out: ${listText(offTheTurf.cameOut.map((out) => `#${out}`))}`]),
  ];
  return `Race ${number} is off the turf: it runs on the ${surface === null ? 'main track' : courseName(surface)}, not the ${courseName(offTheTurf.from)}${when}${horses.length === 0 ? '' : `; ${horses.join('; ')}`}.`;
}

/** Whether a race, or any race of the card, came off the turf, as of when. */
export const offTheTurf: Tool = {
  name: 'off the turf',
  reads({ text, card, raceNumber: read }) {
    if (!ASKED.test(text) || OTHER.test(text)) return null;
    const raceNumber = read ?? numberOf(THE_ORDINAL.exec(text)?.[1] ?? '');
    const races = card.races.filter(
      (race) =>
        race.number === raceNumber ||
        (raceNumber === null && (isOnTurf(race) || race.offTheTurf !== undefined)),
    );
    if (raceNumber !== null && races.length === 0) return null;
    return async (facts) => {
      const lines = await Promise.all(races.map((race) => lineOf(race, facts)));
      return {
        answer: saying(
          [
            ...(races.length === 0 ? ['There is no turf race on the card.'] : lines),
            `Card: ${card.card.source}.`,
          ],
          raceNumber === null ? [] : [raceNumber],
        ),
        views: [],
      };
    };
  },
};
