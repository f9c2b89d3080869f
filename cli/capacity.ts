import { Command, InvalidArgumentError, Option } from 'commander';
import {
  type CapacityPlan,
  capacityFor,
  HABITS,
  MEASURED,
  MEASURED_WHERE,
} from '#core/operations/capacity.ts';
import { type JsonOption, printResult } from './print.ts';

const MOST_MEMBERS = 100_000_000;
const POOL_SIZE = 10;

/** A whole number within limits; says what it takes otherwise. */
const numberFrom =
  (least: number, most: number) =>
  (text: string): number => {
    const number = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${most.toLocaleString('en-US')}.`);
  };

const whole = (number: number): string => Math.round(number).toLocaleString('en-US');

function proseOf(plan: CapacityPlan): string {
  const rows: readonly (readonly [string, string])[] = [
    ['members', whole(plan.members)],
    ['pages open at once', whole(plan.listeners)],
    ['reads a second, the same for everybody', whole(plan.sharedReadsPerSecond)],
    ["reads a second, a member's own", whole(plan.ownReadsPerSecond)],
    ['processors for nginx', whole(plan.proxyCores)],
    ['serve processes, a processor each', whole(plan.serveProcesses)],
    ['connections to PostgreSQL', whole(plan.postgresConnections)],
    ['bandwidth', `${whole(plan.megabitsPerSecond)} Mbit/s`],
    ['data of a member on a race day', `${plan.megabytesPerMemberAndDay.toFixed(1)} MB`],
    ['memory of the open event streams', `${whole(plan.listenerMegabytes)} MB`],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, figure]) => `${name.padEnd(width)}  ${figure.padStart(14)}`);
  const { shareAtOnce, hoursOpen, shareChanged, load } = HABITS;
  return `${lines.join('\n')}

Assumed: ${100 * shareAtOnce}% of the members at once, ${hoursOpen} hours each on a race day, ${100 * shareChanged}% of the shared reads find something new,
processors are planned at ${100 * load}%. Measured: ${MEASURED_WHERE}; see config/docs/capacity.md.`;
}

/** `racing-cli capacity --members N`: what so many members need, by measured figures. */
export function capacityCommand(): Command {
  return new Command('capacity')
    .description('estimate the machines that a number of members needs, from measured figures')
    .addOption(
      new Option('--members <n>', 'how many members')
        .argParser(numberFrom(1, MOST_MEMBERS))
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--pool <n>', 'connections of one process (DATABASE_POOL_SIZE)')
        .argParser(numberFrom(2, 200))
        .default(POOL_SIZE),
    )
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli capacity --members 1000000')
    .action(
      ({ members, pool, ...options }: JsonOption & { readonly members: number; readonly pool: number }) => {
        const plan = capacityFor(members, MEASURED, { poolSize: pool });
        printResult(options, { plan, assumed: HABITS, measured: MEASURED }, proseOf(plan));
      },
    );
}
