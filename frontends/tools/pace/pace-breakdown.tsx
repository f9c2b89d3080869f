import { PaceMap, ScenarioChances } from '#kit/charts/charts.ts';
import { Card, count, jockeyText, Price, properName, SaddleCloth } from '#kit/kit.ts';
import type { Pace, PaceHorse } from './pace.ts';
import { earlySpeedMeasure, groupsOf, placedHorses } from './pace.ts';

type HorseProps = {
  readonly horse: PaceHorse;
  readonly rating?: number | null;
  readonly ratingName?: string;
};

function Horse({ horse, rating, ratingName }: HorseProps) {
  return (
    <li className="pace-horse">
      <SaddleCloth number={horse.programNumber} />
      <span>
        <strong>{properName(horse.horseName)}</strong>
        <span className="small muted">
          {jockeyText(horse.jockeyName)} · post {horse.postPosition ?? 'not announced'}
          {horse.runningStyle &&
            ` · ${[horse.runningStyle, horse.earlyPoints].filter((part) => part !== null).join(' ')}`}
        </span>
      </span>
      <span className="pace-figures">
        {ratingName && (
          <span title={`${ratingName} rating out of 100`}>
            <strong>{rating === null || rating === undefined ? '–' : Math.round(rating)}</strong>
            <span className="visually-hidden"> {ratingName} rating</span>
          </span>
        )}
        <Price price={horse.morningLine} />
      </span>
    </li>
  );
}

function Group({ title, children, count }: { title: string; count: number; children: React.ReactNode }) {
  return (
    <Card title={`${title} (${count})`} level={3}>
      {count === 0 ? (
        <p className="muted">None in this race.</p>
      ) : (
        <ul className="pace-horses">{children}</ul>
      )}
    </Card>
  );
}

function MapCard({ pace }: { readonly pace: Pace }) {
  return (
    <Card
      title="Pace map"
      level={3}
      foot={`The rail is at the top. Groups and map rest on early speed: ${earlySpeedMeasure(pace)}. A rule of thumb.`}
    >
      <PaceMap
        horses={placedHorses(pace)}
        label={`Where the starters of race ${count(pace.raceNumber)} should be early on; the lists below give the same.`}
      />
    </Card>
  );
}

/** Who goes forward, who waits, who comes late, as a map and as lists; below, what each pace does to the chances. */
export function PaceBreakdown({ pace }: { readonly pace: Pace }) {
  const { unknown } = pace.paceAnalysis;
  return (
    <div className="stack">
      <div className="pace-breakdown">
        <MapCard pace={pace} />
        <div className="pace-lists">
          {groupsOf(pace).map(({ title, rating, horses }) => (
            <Group key={title} title={title} count={horses.length}>
              {horses.map((horse) => (
                <Horse key={horse.programNumber} horse={horse} rating={horse.rating} ratingName={rating} />
              ))}
            </Group>
          ))}
          {unknown.length > 0 && (
            <Group title="Early position unknown" count={unknown.length}>
              {unknown.map((horse) => (
                <Horse key={horse.programNumber} horse={horse} />
              ))}
            </Group>
          )}
          <p className="small muted">
            Each group has its own rating out of 100: early speed, nearness to the lead at the second call, or
            ground made up late. The letter and figure after the post (E/P 5) are running style and
            early-speed points, another measure: they look at today’s kind of distance only.
          </p>
        </div>
      </div>
      <ScenarioChances pace={pace} />
    </div>
  );
}
