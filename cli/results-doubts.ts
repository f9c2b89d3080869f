import { Argument, Command } from 'commander';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import { toIso } from '#core/kernel/instant.ts';
import { DECIDED, type DoubtChoice } from '#core/results/doubt.ts';
import type { DoubtfulRace } from '#core/results/doubtful-race.ts';
import type { DecidedDoubt } from '#core/results/use-cases/decide-doubt.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { raceNumberArgument } from './race-number-argument.ts';
import { anyTrackOption, trackOption } from './track-option.ts';
import { utcText } from './utc-text.ts';
import { withApp } from './with-app.ts';

export interface DoubtDeps {
  /** Undecided first. */
  /** Of one track, by its slug, number or code; null for all. */
  listDoubts(track: string | null): Promise<readonly DoubtfulRace[]>;
  /** The track by its slug, number or code. */
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

/** `racing-cli results doubts`: races on hold until somebody decides which facts are right. */
export function doubtsCommand(open: Open): Command {
  return new Command('doubts')
    .description('list races whose results contradict themselves, undecided first')
    .addOption(anyTrackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli results doubts')
    .action(async (options: { track?: string; json?: true }) => {
      const races = await withApp(open, (app) => app.listDoubts(options.track ?? null));
      const prose = races.length === 0 ? 'No results in doubt.' : races.map(raceText).join('\n\n');
      printResult(options, races.map(written), prose);
    });
}

interface DecideOptions {
  readonly track?: string;
  readonly why: string;
  readonly json?: true;
}

/** `racing-cli results decide`: says which facts of a race in doubt are right. */
export function decideCommand(open: Open): Command {
  return new Command('decide')
    .description('decide which facts of a race in doubt are right; a later decision replaces an earlier one')
    .argument('<date>', 'day, YYYY-MM-DD', raceDayArgument)
    .argument('<race>', 'race number', raceNumberArgument)
    .addArgument(new Argument('<choice>', 'what is right').choices(Object.keys(DECIDED)))
    .requiredOption('--why <reason>', 'the reason, kept in the audit log')
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli results decide 2021-08-07 6 order --why "Stewards\' report"')
    .action(async (day: string, race: number, choice: DoubtChoice, options: DecideOptions) => {
      const decided = await withApp(open, (app) =>
        app.decideDoubt(options.track ?? DEFAULT_TRACK_SLUG, day, race, choice, options.why),
      );
      const prose = `${decided.track} ${decided.day} race ${race}: ${DECIDED[choice]}.`;
      const decision = { ...decided.decision, at: toIso(decided.decision.at) };
      printResult(options, { ...decided, before: decided.before?.choice ?? null, decision }, prose);
    });
}
