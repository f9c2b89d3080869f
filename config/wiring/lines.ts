import type { LineDeps } from '#adapters/http/routes/lines.ts';
import { makeRemoveMyLine, type RemoveMyLine } from '#core/notebook/use-cases/remove-my-line.ts';
import { makeScoreMyLines, type ScoreMyLines } from '#core/notebook/use-cases/score-my-lines.ts';
import { makeShowMyLine, type ShowMyLine } from '#core/notebook/use-cases/show-my-line.ts';
import { makeWriteMyLine, type WriteMyLine } from '#core/notebook/use-cases/write-my-line.ts';
import { makeReadSealedRatings } from '#core/picks/use-cases/read-sealed-ratings.ts';
import { handicapper } from '../models.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly showMyLine: ShowMyLine;
    readonly writeMyLine: WriteMyLine;
    readonly removeMyLine: RemoveMyLine;
    readonly scoreMyLines: ScoreMyLines;
  }
}

const changing = (get: Get) => ({
  lines: get('lines'),
  cards: get('cards'),
  racingClock: get('racingClock'),
  withLock: get('withLock'),
});

/** Members' own lines. */
export const linesWiring = () =>
  wiring({
    showMyLine: (get) =>
      makeShowMyLine({ ...changing(get), rateRace: get('rateRace'), rules: handicapper.rules }),
    writeMyLine: (get) => makeWriteMyLine({ ...changing(get), clock: get('machineClock') }),
    removeMyLine: (get) => makeRemoveMyLine(changing(get)),
    scoreMyLines: (get) =>
      makeScoreMyLines({
        lines: get('lines'),
        results: get('results'),
        sealedRatings: makeReadSealedRatings({ ledger: get('ledger') }),
        racingNow: get('racingNow'),
      }),
  });

/** What the HTTP calls about members' lines need. */
export const lineDeps = (get: Get): LineDeps => ({
  showMyLine: get('showMyLine'),
  writeMyLine: get('writeMyLine'),
  removeMyLine: get('removeMyLine'),
  scoreMyLines: get('scoreMyLines'),
});
