import { parseInstant, toIsoOrNull } from '#core/kernel/instant.ts';
import type { RemoveMyLine } from '#core/notebook/use-cases/remove-my-line.ts';
import type { ScoreMyLines } from '#core/notebook/use-cases/score-my-lines.ts';
import type { ShowMyLine, ShownLine } from '#core/notebook/use-cases/show-my-line.ts';
import type { WriteMyLine } from '#core/notebook/use-cases/write-my-line.ts';
import type { lines } from '../contract/lines.ts';
import type { Handlers } from '../handlers.ts';
import { priceOrNull } from './present-price.ts';
import { presentProvenance } from './present-provenance.ts';

/** What the calls about members' lines need. */
export interface LineDeps {
  readonly showMyLine: ShowMyLine;
  readonly writeMyLine: WriteMyLine;
  readonly removeMyLine: RemoveMyLine;
  readonly scoreMyLines: ScoreMyLines;
}

const presentLine = ({ race, madeAt, changedAt, rows, sources, ...line }: ShownLine) => ({
  ...line,
  raceId: race.id,
  raceNumber: race.number,
  madeAt: toIsoOrNull(madeAt),
  changedAt: toIsoOrNull(changedAt),
  rows: rows.map((row) => ({ ...row, price: priceOrNull(row.price) })),
  board: sources.board === null ? null : presentProvenance(sources.board),
});

export const lineRoutes = (deps: LineDeps): Handlers<typeof lines> => ({
  score: async ({ member }) => (await deps.scoreMyLines(member.id)).record,
  show: async ({ member, params }) => presentLine(await deps.showMyLine(member.id, params.raceId)),
  write: async ({ member, params, body }) => {
    const changedAt = body.changedAt === null ? null : parseInstant(body.changedAt);
    await deps.writeMyLine(member.id, { raceId: params.raceId, shares: body.chances, changedAt });
    return presentLine(await deps.showMyLine(member.id, params.raceId));
  },
  remove: async ({ member, params }) => {
    await deps.removeMyLine(member.id, params.raceId);
    return { removed: params.raceId };
  },
});
