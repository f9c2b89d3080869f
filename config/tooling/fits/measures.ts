import { pooled } from '#core/handicapping/models/log-pool.ts';
import type { MorningRecord } from '#core/handicapping/models/record.ts';
import type { LinedRace } from '#core/training/fitting/line-power.ts';
import { fitLinePowers } from '#core/training/fitting/line-power.ts';
import { type BesideBeliefs, fitBeside } from '#core/training/fitting/morning-fit.ts';
import type { PricedRace } from './lined-races.ts';
import { besideExample, type Lines, type MorningExample } from './morning-examples.ts';
import { type RatedLine, scoreLine } from './scored-lines.ts';
import { trackLeftOut, type WalkedLine, walkedByDay } from './walked.ts';

const asPrinted = (races: readonly LinedRace[]): readonly RatedLine[] =>
  races.map((race) => ({ race, chances: race.lineChances }));
const byAll = ({ race, pooledPower }: WalkedLine<LinedRace>): RatedLine => ({ race, chances: pooledPower });
const byTrack = ({ race, trackPower }: WalkedLine<LinedRace>): RatedLine => ({ race, chances: trackPower });
const byForm = (race: MorningExample): RatedLine => ({ race, chances: race.form });

function lineRows(name: string, walked: readonly WalkedLine<LinedRace>[]): readonly string[] {
  return [
    scoreLine(`${name} line`, asPrinted(walked.map(({ race }) => race))),
    scoreLine(`${name} power of all tracks, by month`, walked.map(byAll)),
    scoreLine(`${name} own power, by month`, walked.map(byTrack)),
  ];
}

/** How the power of the line did on months, and on tracks, it had not seen. */
export function lineMeasures(
  walked: readonly WalkedLine<PricedRace>[],
  all: readonly LinedRace[],
): readonly string[] {
  const codes = [...new Set(walked.map(({ race }) => race.track))].sort();
  const unknown = trackLeftOut(all);
  return [
    ...codes.flatMap((code) =>
      lineRows(
        code,
        walked.filter(({ race }) => race.track === code),
      ),
    ),
    ...lineRows('2025', walked),
    ...[...new Set(all.map(({ track }) => track))]
      .sort()
      .map((code) =>
        scoreLine(
          `${code} power of the other tracks`,
          unknown.filter(({ race }) => race.track === code).map(byTrack),
        ),
      ),
  ];
}

const even = ({ interests, won }: LinedRace): readonly number[] => won.map(() => 1 / interests);

/** How form did on races without a morning line. */
export function formAlone(name: string, races: readonly MorningExample[]): readonly string[] {
  const against = races.map((race) => ({ ...race, lineChances: even(race) }));
  return [
    scoreLine(`${name} even chances`, asPrinted(against)),
    scoreLine(`${name} form alone, against even`, against.map(byForm)),
  ];
}

/** How form did, and line and form together, on races no part of which any weight was fitted on. */
export function unseenMeasures(
  name: string,
  { rated, lined }: { readonly rated: readonly MorningExample[]; readonly lined: readonly MorningExample[] },
  saved: Lines & Pick<MorningRecord, 'form' | 'beside'>,
): readonly string[] {
  const together = (race: MorningExample): RatedLine => ({
    race,
    chances: pooled([race.form, besideExample(race, saved).line], [saved.form.power, saved.beside.power]),
  });
  return [
    ...formAlone(name, rated),
    scoreLine(`${name} with a line: the line`, asPrinted(lined)),
    scoreLine(`${name} with a line: form alone`, lined.map(byForm)),
    scoreLine(
      `${name} line to its power`,
      lined.map((race) => ({ race, chances: besideExample(race, saved).line })),
    ),
    scoreLine(`${name} line and form`, lined.map(together)),
  ];
}

export interface FormMeasures {
  readonly priced: readonly PricedRace[];
  readonly saratoga: readonly MorningExample[];
  /** Races whose winner a later card prints. */
  readonly read: readonly MorningExample[];
}

/** How form, and line and form together, did on races neither was fitted on. */
export function formMeasures(
  { priced, saratoga, read }: FormMeasures,
  beliefs: BesideBeliefs,
): readonly string[] {
  const lines = fitLinePowers([...priced, ...saratoga]);
  const { form, beside } = fitBeside(
    saratoga.map((race) => besideExample(race, lines)),
    beliefs,
  );
  const together = (race: MorningExample): RatedLine => ({
    race,
    chances: pooled([race.form, besideExample(race, lines).line], [form.power, beside.power]),
  });
  return [
    scoreLine('SAR 2023 line', asPrinted(saratoga)),
    scoreLine('SAR 2023 form alone', saratoga.map(byForm)),
    scoreLine('SAR 2023 line and form, by day', walkedByDay(saratoga, priced, [], beliefs)),
    scoreLine('read off later cards: line', asPrinted(read)),
    scoreLine('read off later cards: form alone', read.map(byForm)),
    scoreLine('read off later cards: line and form', read.map(together)),
  ];
}
