import { writeRows } from '#adapters/files/evidence-pack/pack-file.ts';
import { headsOfFile } from '#adapters/files/noted-heads.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { joinedHeads, type NotedHeads } from '#core/kernel/record.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { exportedLines, pagesOfHeads } from '#core/operations/heads/export-record.ts';
import { headsOfTexts, timeFault } from '#core/operations/heads/published-heads.ts';
import { headLines } from '#core/operations/heads/read-heads.ts';
import type { PickInTime } from '#core/picks/ledger/in-time.ts';
import type { LedgerToVerify } from '#core/picks/use-cases/verify-ledger.ts';
import type { StoredDaysChecked } from '#core/scorecards/use-cases/settle-past-days.ts';
import { commands, reads } from './command.ts';
import type { Tools } from './tools.ts';

const EVERY_DAY = { from: '1900-01-01' as RaceDay, to: '2999-12-31' as RaceDay };

export const ledgerCommands = ({ get }: Tools) => {
  const lines = () => exportedLines(get('recordChains'), get('heads'), get('recordClock'));
  async function publishedHeads(): Promise<NotedHeads> {
    const pages: NotedHeads[] = [];
    for await (const page of pagesOfHeads(get('heads'))) {
      const fault = page.map(timeFault).find((found) => found !== null);
      if (fault != null)
        throw new Refusal('conflict', 'picks.broken-heads', `The published heads are broken: ${fault}.`);
      pages.push(headsOfTexts(page));
    }
    return joinedHeads(...pages);
  }
  async function storedDays(): Promise<StoredDaysChecked> {
    const check = get('checkStoredDays');
    const [real, invented] = [await check(false, EVERY_DAY), await check(true, EVERY_DAY)];
    return { days: real.days + invented.days, mended: [...real.mended, ...invented.mended] };
  }
  return commands({
    verifyLedger: reads((request: LedgerToVerify) => get('verifyLedger')(request)),
    verifyResults: reads((noted: NotedHeads, inTime: readonly PickInTime[]) =>
      get('verifyResults')(noted.results, inTime),
    ),
    checkStoredDays: reads(storedDays),
    verifyAudit: reads((noted: NotedHeads) => get('verifyAudit')(noted.audit)),
    notedHeads: reads((file: string) => headsOfFile(file)),
    publishedHeads: reads(publishedHeads),
    recordHeads: reads(() => headLines(get('recordChains'), get('recordClock'))),
    publishHeads: reads(() => get('publishHeads')()),
    exportRecord: reads((file: string) => writeRows(file, lines())),
  });
};
