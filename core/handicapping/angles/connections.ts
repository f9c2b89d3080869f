import type { PersonRecord } from '../../card/runner.ts';
import { sumBy } from '../../kernel/numbers.ts';
import { currentRecord, ENOUGH_STARTS, winPercentOf } from '../recent-record.ts';
import { amongField, eachAlone } from './angle.ts';

const FULL = 14;
const TOGETHER = 15;
/** About what an average partnership wins. */
const ORDINARY = 0.14;

const recordText = (record: PersonRecord): string =>
  `${Math.round((100 * record.wins) / record.starts)}% (${record.wins} of ${record.starts} ${record.span})`;

/** Jockey and trainer by their share of winners, the two averaged; one with under ten starts is left out. */
export const connections = amongField('connections', FULL, ({ trainer, jockey }) => {
  const records = [
    { who: 'trainer', record: currentRecord(trainer) },
    { who: 'jockey', record: currentRecord(jockey) },
  ].flatMap(({ who, record }) => {
    const percent = winPercentOf(record);
    return record === null || percent === null || record.starts < ENOUGH_STARTS
      ? []
      : [{ percent, text: `${who} wins ${recordText(record)}` }];
  });
  if (records.length === 0) return null;
  const measure = sumBy(records, ({ percent }) => percent) / records.length;
  return { measure, says: () => records.map(({ text }) => text).join(', ') };
});

/** What jockey and trainer have won together in a year, from fifteen starts on. */
export const partnership = eachAlone('partnership', ({ combination }) => {
  if (combination === null || combination.starts < TOGETHER) return null;
  const { wins, starts } = combination;
  const share = wins / starts;
  return {
    value: (share - ORDINARY) / 0.25,
    says: `jockey and trainer together are ${wins} for ${starts} over a year`,
  };
});
