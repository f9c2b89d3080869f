import { isStarter } from '#core/card/runner.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { HorseEntry, Namesake, ShowHorse } from '#core/results/use-cases/show-horse.ts';
import type { horses } from '../contract/horses.ts';
import type { Handlers } from '../handlers.ts';
import { presentLine, presentRecords, presentWork, sourceList } from './present-form.ts';
import { priceOrNull } from './present-price.ts';
import { presentProvenance } from './present-provenance.ts';
import { presentRaceHead } from './present-race-head.ts';

export interface HorseDeps {
  readonly showHorse: ShowHorse;
  readonly racingClock: Clock;
}

const presentNamed = ({ horse, foaled, starts }: Namesake) => ({
  id: horse.key,
  name: horse.name,
  foaled,
  sire: horse.sire,
  dam: horse.dam,
  starts,
});

const presentEntry = ({ race, runner, provenance }: HorseEntry) => ({
  ...presentRaceHead(race),
  programNumber: runner.programNumber,
  isScratched: !isStarter(runner),
  morningLine: priceOrNull(runner.morningLine),
  jockey: runner.jockey?.name ?? null,
  trainer: runner.trainer?.name ?? null,
  owner: runner.owner,
  provenance: presentProvenance(provenance),
});

const presentPrinted = (entry: HorseEntry) => ({
  ...presentEntry(entry),
  sex: entry.runner.sex,
  color: entry.runner.color,
  damSire: entry.runner.pedigree.damSire,
  bredIn: entry.runner.pedigree.bredIn,
  breeder: entry.runner.pedigree.breeder,
  records: presentRecords(entry.runner.records),
});

export const horseRoutes = ({ showHorse, racingClock }: HorseDeps): Handlers<typeof horses> => ({
  one: async ({ params }) => {
    const page = await showHorse(params.horse, racingClock());
    const sources = sourceList();
    return {
      ...presentNamed(page),
      doubts: [...page.doubts],
      printed: page.printed && presentPrinted(page.printed),
      upcoming: page.upcoming.map(presentEntry),
      lines: page.lines.map((line) => presentLine(line, sources)),
      works: page.works.map((report) => ({
        ...presentWork(report.work),
        sources: sources.placesOf(report.sources),
      })),
      namesakes: page.namesakes.map(presentNamed),
      sources: sources.all.map(presentProvenance),
    };
  },
});
