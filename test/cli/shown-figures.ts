import type { RunnerRating } from '#core/handicapping/rating.ts';
import type { DayRating } from '#core/handicapping/use-cases/rate-day.ts';
import { bodyOf, type Visitor } from './browser.ts';

type Figures = Pick<RunnerRating, 'winProbability' | 'fairPrice' | 'priceToTake' | 'verdict'>;

/** Figures of one horse as one place shows them; only those it has. */
export interface ShownFigures extends Partial<Figures> {
  readonly raceNumber: number;
  readonly programNumber: string;
  /** The win chance in a sentence: `23.1`. */
  readonly percent?: string;
}

/** A race as `rate --json` prints it. */
export type RatedRace = DayRating['races'][number];

/** The running site, the day's races as `rate --json` prints them, and the command line at the same moment. */
export interface Reading {
  /** A member who reads screens, and one who asks, so that neither reaches the limit of questions a minute. */
  readonly reader: Visitor;
  readonly asker: Visitor;
  readonly day: string;
  readonly races: readonly RatedRace[];
  json<T>(...args: readonly string[]): Promise<T>;
}

/** A screen, call or command that shows figures of horses. */
export interface Place {
  readonly name: string;
  /** Whether it shows every starter; others show those they are about. */
  readonly showsAll: boolean;
  read(reading: Reading): Promise<readonly ShownFigures[]>;
}

interface SentRow {
  readonly programNumbers?: readonly string[];
  readonly horses?: readonly { readonly programNumber: string }[];
  readonly chance: number;
  readonly fairPrice: Figures['fairPrice'];
  readonly priceToTake: Figures['priceToTake'];
}
type SentBet = Pick<SentRow, 'chance' | 'fairPrice' | 'priceToTake'> & { readonly programNumber: string };

/** The parts of a recommendation with figures, as calls and commands send them. */
interface SentPicks {
  readonly raceNumber: number;
  readonly line: { readonly rows: readonly SentRow[] } | null;
  readonly mlPredictions: readonly Pick<RunnerRating, 'programNumber' | 'winProbability'>[];
  readonly valueBets: readonly SentBet[];
  readonly claudeValueBets: readonly SentBet[];
  readonly chatgptValueBets: readonly SentBet[];
  readonly verdict: Partial<SentBet> & { readonly kind: Figures['verdict'] };
}

export const startersOf = ({ runners }: RatedRace): readonly RunnerRating[] =>
  runners.filter(({ winProbability }) => winProbability !== null);

const betFigures = (
  { programNumber, chance, fairPrice, priceToTake }: SentBet,
  verdict: Figures['verdict'],
) => ({
  programNumber,
  winProbability: chance,
  fairPrice,
  priceToTake,
  verdict,
});

function figuresInPicks({ raceNumber, line, mlPredictions, verdict, ...bets }: SentPicks): ShownFigures[] {
  const rows = (line?.rows ?? []).flatMap(({ programNumbers, horses = [], chance, fairPrice, priceToTake }) =>
    (programNumbers ?? horses.map(({ programNumber }) => programNumber)).map((programNumber) => ({
      programNumber,
      winProbability: chance,
      fairPrice,
      priceToTake,
    })),
  );
  const predicted = mlPredictions.map(({ programNumber, winProbability }) => ({
    programNumber,
    winProbability,
  }));
  const valueBets = [...bets.valueBets, ...bets.claudeValueBets, ...bets.chatgptValueBets];
  const named = verdict.programNumber == null ? [] : [betFigures(verdict as SentBet, verdict.kind)];
  const all = [...rows, ...predicted, ...valueBets.map((bet) => betFigures(bet, 'BET')), ...named];
  return all.map((figures) => ({ raceNumber, ...figures }));
}

/** A place that is read race by race. */
async function eachRace(
  races: readonly RatedRace[],
  read: (race: RatedRace) => Promise<readonly Omit<ShownFigures, 'raceNumber'>[]>,
): Promise<readonly ShownFigures[]> {
  const shown: ShownFigures[] = [];
  for (const race of races)
    shown.push(...(await read(race)).map((row) => ({ ...row, raceNumber: race.raceNumber })));
  return shown;
}

/** `#4 Paper Lantern 23.1%`, `#4 Paper Lantern: … give it 23.1%`. */
const CHANCE = /#(\w+)[^#%]*?\b(\d+\.\d)%/g;
const chancesIn = (text: string): Pick<ShownFigures, 'programNumber' | ('percent' & keyof ShownFigures)>[] =>
  [...text.matchAll(CHANCE)].map(([, programNumber = '', percent = '']) => ({ programNumber, percent }));

const answerOf = async (member: Visitor, question: string): Promise<string> =>
  bodyOf<{ response: string }>(await member.post('/api/ai/ask-jake', { question })).response;

/** Every place that shows a chance, a fair price, a price to take or a verdict of a horse. */
export const PLACES: readonly Place[] = [
  {
    name: 'ML Predictions (GET /api/ml/predict)',
    showsAll: true,
    read: ({ reader, races }) =>
      eachRace(races, async ({ raceId }) => {
        const rows = bodyOf<RunnerRating[]>(await reader.get(`/api/ml/predict/${raceId}`));
        return rows.map(({ programNumber, winProbability, fairPrice, priceToTake, verdict }) => ({
          programNumber,
          winProbability,
          fairPrice,
          priceToTake,
          verdict,
        }));
      }),
  },
  {
    name: 'Picks, Dashboard and Home (POST /api/ai/enhanced-picks)',
    showsAll: true,
    read: async ({ reader }) => {
      const picks = bodyOf<{ recommendations: SentPicks[] }>(await reader.post('/api/ai/enhanced-picks', {}));
      return picks.recommendations.flatMap(figuresInPicks);
    },
  },
  {
    name: 'Saratoga picks (POST /api/ai/saratoga-picks)',
    showsAll: true,
    read: ({ reader, races }) =>
      eachRace(races, async ({ raceId }) =>
        figuresInPicks(bodyOf<SentPicks>(await reader.post(`/api/ai/saratoga-picks/${raceId}`, {}))),
      ),
  },
  {
    name: 'Dashboard recommendations (GET /api/recommendations)',
    showsAll: false,
    read: async ({ reader }) =>
      bodyOf<Required<ShownFigures>[]>(await reader.get('/api/recommendations')).map(
        ({ raceNumber, programNumber, verdict }) => ({ raceNumber, programNumber, verdict }),
      ),
  },
  {
    name: 'Race page (GET /api/tracks/{slug}/cards/{date}/races/{number}/field)',
    showsAll: false,
    read: ({ reader, races, day }) =>
      eachRace(races, async ({ raceNumber }) => {
        const { verdict } = bodyOf<Pick<SentPicks, 'verdict'>>(
          await reader.get(`/api/tracks/saratoga/cards/${day}/races/${raceNumber}/field`),
        );
        return verdict.programNumber == null ? [] : [betFigures(verdict as SentBet, verdict.kind)];
      }),
  },
  {
    name: 'Pace page (GET /api/pace-analysis)',
    showsAll: false,
    read: ({ reader, races }) =>
      eachRace(races, async (race) => {
        const { scenarioChances } = bodyOf<{
          scenarioChances: { bettingInterest: string; chance: number }[];
        }>(await reader.get(`/api/pace-analysis/saratoga/${race.raceNumber}`));
        return startersOf(race).flatMap(({ programNumber, bettingInterest }) =>
          scenarioChances
            .filter((row) => row.bettingInterest === bettingInterest)
            .map(({ chance }) => ({ programNumber, winProbability: chance })),
        );
      }),
  },
  {
    name: 'Longshot alerts (GET /api/longshot-alerts)',
    showsAll: false,
    read: async ({ reader }) => {
      const { alerts } = bodyOf<{ alerts: (SentBet & ShownFigures)[] }>(
        await reader.get('/api/longshot-alerts'),
      );
      return alerts.map(({ raceNumber, verdict = null, ...alert }) => ({
        raceNumber,
        ...betFigures(alert, verdict),
      }));
    },
  },
  {
    name: 'Ticket calculator (POST /api/tickets/price)',
    showsAll: true,
    read: ({ reader, races }) =>
      eachRace(races, (race) =>
        Promise.all(
          startersOf(race).map(async ({ programNumber }) => {
            const ticket = { raceId: race.raceId, wager: 'win', base: 2, sets: [[programNumber]] };
            const { chance } = bodyOf<{ chance: number }>(await reader.post('/api/tickets/price', ticket));
            return { programNumber, winProbability: chance };
          }),
        ),
      ),
  },
  {
    name: 'Jake, on the winner of a race (POST /api/ai/ask-jake)',
    showsAll: false,
    read: ({ asker, races }) =>
      eachRace(races, async ({ raceNumber }) => {
        const text = await answerOf(asker, `Who wins race ${raceNumber}?`);
        return chancesIn(/Ranked by chance to win:.*?%\./s.exec(text)?.[0] ?? '');
      }),
  },
  {
    name: 'Jake, on the last horse of each race (POST /api/ai/ask-jake)',
    showsAll: false,
    read: ({ asker, races }) =>
      eachRace(races, async (race) => {
        const { programNumber = '' } = startersOf(race).at(-1) ?? {};
        const text = await answerOf(asker, `Tell me about #${programNumber} in race ${race.raceNumber}`);
        return [{ programNumber, percent: /Our chances give it (\d+\.\d)% to win/.exec(text)?.[1] ?? text }];
      }),
  },
  {
    name: 'Picks in the terminal (racing-cli picks show)',
    showsAll: true,
    read: async ({ json, day }) =>
      (await json<{ recommendations: SentPicks[] }>('picks', 'show', day)).recommendations.flatMap(
        figuresInPicks,
      ),
  },
];
