import type { Race } from '../../card/race.ts';
import { isStarter, type Runner } from '../../card/runner.ts';
import { zoneOf } from '../../card/track.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { counted } from '../../kernel/text.ts';
import type { RaceExperts } from '../../press/race-experts.ts';
import type { StoredNews } from '../../press/stored-news.ts';
import { dataBlock, dataLine } from './data-block.ts';
import { raceHeadLine } from './race-brief.ts';

/** What all questions of a day have in common. */
export interface DayToBrief {
  /** Display name. */
  readonly track: string;
  readonly day: string;
  readonly races: readonly Race[];
  readonly news: readonly Pick<StoredNews, 'title' | 'source' | 'publishedAt'>[];
  readonly experts: readonly RaceExperts[];
}

const HEADLINES = 10;
const TITLE = 140;
const NAME = 40;

const entryText = ({ programNumber, horseName, jockey, trainer, morningLine }: Runner): string =>
  [
    `#${dataLine(programNumber, 5)} ${dataLine(horseName, NAME)}`,
    `(${dataLine(jockey?.name ?? 'no rider named', NAME)} for ${dataLine(trainer?.name ?? 'no trainer named', NAME)})`,
    morningLine?.text ?? 'no line',
  ].join(' ');

/** Who runs where: a rider's other mounts and a trainer's other entries. */
const entriesLine = ({ number, runners }: Race): string =>
  `race ${number}: ${runners.filter(isStarter).map(entryText).join('; ') || 'no starters'}`;

/** With the day of the headline by the clock of the track. */
const newsLine = ({ title, source, publishedAt }: DayToBrief['news'][number], zone: string): string =>
  `${publishedAt === null ? 'undated' : raceDayAt(publishedAt, zone)} ${dataLine(source, NAME)}: ${dataLine(title, TITLE)}`;

const expertLines = ({ raceNumber, individualPicks }: RaceExperts): readonly string[] =>
  individualPicks.map(
    ({ expert, programNumber, horse }) =>
      `race ${raceNumber}: ${dataLine(expert, NAME)} likes #${dataLine(programNumber, 5)} ${dataLine(horse, NAME)}`,
  );

const orNone = (lines: readonly string[]): readonly string[] => (lines.length === 0 ? ['none'] : lines);

/** The day, the same text for every question of it until card, news or experts change. */
export function dayBrief({ track, day, races, news, experts }: DayToBrief): string {
  const zone = zoneOf(races[0]?.trackSlug ?? '');
  const headlines = news.slice(0, HEADLINES).map((item) => newsLine(item, zone));
  return [
    dataBlock('day', [
      `${dataLine(track, NAME)}, ${day}, ${counted(races.length, 'race')}`,
      ...races.map(raceHeadLine),
    ]),
    dataBlock('entries of the day', races.map(entriesLine)),
    dataBlock('news headlines', orNone(headlines)),
    dataBlock('selections of public handicappers', orNone(experts.flatMap(expertLines))),
  ].join('\n');
}
