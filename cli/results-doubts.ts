import { Argument, Command, InvalidArgumentError } from 'commander';
import { toIso } from '#core/kernel/instant.ts';
import type { DoubtChoice } from '#core/results/doubt.ts';
import type { DoubtfulRace } from '#core/results/doubtful-race.ts';
import type { DecidedDoubt } from '#core/results/use-cases/decide-doubt.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { utcText } from './utc-text.ts';
import { withApp } from './with-app.ts';

export interface DoubtDeps {
  /** Undecided ones first. */
  listDoubts(): Promise<readonly DoubtfulRace[]>;
  /** The track by its three letters. */
  decideDoubt(
    track: string,
    day: string,
    raceNumber: number,
    choice: DoubtChoice,
    why: string,
  ): Promise<DecidedDoubt>;
  close(): Promise<void>;
}

type Open = () => Promise<DoubtDeps>;

export const DECIDED: Readonly<Record<DoubtChoice, string>> = {
  order: 'the order is right',
  payoffs: 'the payoffs are right',
  'left-out': 'the race is left out',
};

function raceNumberArgument(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number > 0 && number < 100) return number;
  throw new InvalidArgumentError('A race number from 1 to 99.');
}

function decisionText({ decision, byEmail }: DoubtfulRace): string {
  if (decision === null) return '  not decided';
  const who = byEmail ?? (decision.by === null ? 'the operator' : 'a deleted account');
  return `  decided: ${DECIDED[decision.choice]} (${decision.why}), by ${who}, ${utcText(decision.at)} UTC`;
}

const raceText = (race: DoubtfulRace): string =>
  [
    `${race.track} ${race.day} race ${race.raceNumber} (${race.source})`,
    ...race.doubts.map(({ sentence }) => `  in doubt: ${sentence}`),
    decisionText(race),
  ].join('\n');

const written = ({ decision, byEmail, doubts, ...race }: DoubtfulRace) => ({
  ...race,
  doubts: doubts.map(({ sentence }) => sentence),
  decision: decision === null ? null : { ...decision, at: toIso(decision.at), byEmail },
});

/** `racing-cli results doubts`: races that nobody can score until somebody decides. */
export function doubtsCommand(open: Open): Command {
  return new Command('doubts')
    .description('list races whose result contradicts itself, undecided ones first')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli results doubts')
    .action(async (options: { json?: true }) => {
      const races = await withApp(open, (app) => app.listDoubts());
      const prose = races.length === 0 ? 'No result is in doubt.' : races.map(raceText).join('\n\n');
      printResult(options, races.map(written), prose);
    });
}

interface DecideOptions {
  readonly track: string;
  readonly why: string;
  readonly json?: true;
}

/** `racing-cli results decide`: says which facts of a race in doubt are right. */
export function decideCommand(open: Open): Command {
  return new Command('decide')
    .description('decide which facts of a race in doubt are right; a later decision replaces it')
    .argument('<date>', 'day, YYYY-MM-DD', raceDayArgument)
    .argument('<race>', 'race number', raceNumberArgument)
    .addArgument(new Argument('<choice>', 'what is right').choices(Object.keys(DECIDED)))
    .requiredOption('--why <reason>', 'the reason, kept in the audit log')
    .option('--track <code>', 'track code, such as SAR', 'SAR')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli results decide 2021-08-07 6 order --why "Stewards\' report"')
    .action(async (day: string, race: number, choice: DoubtChoice, options: DecideOptions) => {
      const decided = await withApp(open, (app) =>
        app.decideDoubt(options.track, day, race, choice, options.why),
      );
      const prose = `${decided.track} ${decided.day} race ${race}: ${DECIDED[choice]}.`;
      const decision = { ...decided.decision, at: toIso(decided.decision.at) };
      printResult(options, { ...decided, before: decided.before?.choice ?? null, decision }, prose);
    });
}
