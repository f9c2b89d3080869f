import { Command, CommanderError } from 'commander';
import { openApp, openDatabaseApp } from '#config/app.ts';
import { settingsOfThisProcess } from '#config/env.ts';
import { findingsOf } from '#config/findings.ts';
import { version } from '#config/version.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { anglesCommand } from './angles.ts';
import { askCommand } from './ask.ts';
import { auditCommand } from './audit.ts';
import { backfillCommand } from './backfill.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { bookCommand } from './book.ts';
import { capacityCommand } from './capacity.ts';
import { cardCommand } from './card.ts';
import { changesCommand } from './changes.ts';
import { chartCommand } from './chart.ts';
import { completionCommand } from './completion.ts';
import { contractCommand } from './contract.ts';
import { demoCommand } from './demo.ts';
import { disclaimersCommand } from './disclaimers.ts';
import { doctorCommand } from './doctor.ts';
import { evidenceCommand } from './evidence.ts';
import { exitCodeOf } from './exit-code.ts';
import { figuresCommand } from './figures.ts';
import { healthCommand } from './health.ts';
import { horseCommand } from './horse.ts';
import { Interrupted, openUnlessInterrupted, whenInterrupted } from './interruption.ts';
import { ledgerCommand } from './ledger.ts';
import { membersCommand } from './members.ts';
import { migrateCommand } from './migrate.ts';
import { modelCommand } from './model.ts';
import { notesCommand } from './notes.ts';
import { nyraCommand } from './nyra.ts';
import { picksCommand } from './picks.ts';
import { outliveReaders, say } from './print.ts';
import { quarantineCommand } from './quarantine.ts';
import { raceCommand } from './race.ts';
import { rateCommand } from './rate.ts';
import { recordCommand } from './record.ts';
import { replayCommand } from './replay.ts';
import { resultsCommand } from './results.ts';
import { retentionCommand } from './retention.ts';
import { runsCommand } from './runs.ts';
import { type ServeOptions, serveCommand } from './serve.ts';
import { sourcesCommand } from './sources.ts';
import { spendCommand } from './spend.ts';
import { syncCommand } from './sync.ts';
import { ticketCommand } from './ticket.ts';
import { tracksCommand } from './tracks.ts';
import { watchCommand } from './watch.ts';
import { workCommand } from './work.ts';
import { workflowCommand } from './workflow.ts';

/** Only the server needs the HTTP app; every other command starts sooner without it. */
const serve = async (options: ServeOptions) =>
  (await import('#config/serve.ts')).serve(settingsOfThisProcess(), say, options);
const work = async () => (await import('#config/work.ts')).work(settingsOfThisProcess(), say);
const checkPackFile = async (file: string, known: string | null) =>
  (await import('#config/commands/evidence.ts')).checkPackFile(file, known);
const chartFilesUnder = async (paths: readonly string[]) =>
  (await import('#config/commands/files-to-import.ts')).chartFilesUnder(paths);
const tableSources = async (paths: readonly string[]) =>
  (await import('#config/commands/files-to-import.ts')).tableSources(paths);
const openApi = async () => (await import('#config/wiring/http.ts')).openApi();

const app = () =>
  openUnlessInterrupted(
    () => openApp(settingsOfThisProcess(), say),
    ({ stopRuns }) => stopRuns(),
  );
/** For a command that checks for interruption itself and finishes the work under way. */
const appThatFinishes = () => openApp(settingsOfThisProcess(), say);
const database = () => openUnlessInterrupted(() => openDatabaseApp(settingsOfThisProcess(), say));

/** By heading, in the order of the help. */
const commands = (): Readonly<Record<string, readonly Command[]>> => ({
  'Run the site': [
    serveCommand(serve),
    workCommand(work),
    migrateCommand(database),
    doctorCommand(() => ({ examine: () => findingsOf(settingsOfThisProcess) })),
    demoCommand(app),
  ],
  'Cards, charts and results': [
    cardCommand(app),
    chartCommand(appThatFinishes, chartFilesUnder, whenInterrupted),
    nyraCommand(app, tableSources),
    figuresCommand(app),
    resultsCommand(app),
    tracksCommand(app),
    raceCommand(app),
    horseCommand(app),
    changesCommand(app),
  ],
  'Chances, picks and tickets': [
    rateCommand(app),
    picksCommand(app),
    anglesCommand(app),
    modelCommand(app),
    ticketCommand(app),
    askCommand(app),
    bookCommand(app, app),
    notesCommand(app),
    watchCommand(app),
  ],
  'The record': [ledgerCommand(app), recordCommand(app), replayCommand(app)],
  'Sources and their runs': [
    syncCommand(app),
    workflowCommand(app),
    sourcesCommand(app),
    backfillCommand(app),
    healthCommand(app),
    runsCommand(app),
    quarantineCommand(app),
    spendCommand(app),
  ],
  'Members and data': [
    membersCommand(app),
    disclaimersCommand(app),
    evidenceCommand(app, checkPackFile),
    auditCommand(app),
    retentionCommand(app),
    backupCommand(database),
    restoreCommand(database),
  ],
  'This program': [contractCommand(openApi), completionCommand(program), capacityCommand()],
});

function program(): Command {
  const cli = new Command('racing-cli')
    .description('Clubhouse Turn: racing picks, chances and results from the command line')
    .version(`Clubhouse Turn ${version}`, '-V, --version', 'print the version')
    .showHelpAfterError('(use --help for usage)')
    .addHelpText('after', '\nExample: racing-cli card import SAR0607.DRF');
  for (const [heading, group] of Object.entries(commands()))
    for (const command of group) cli.addCommand(command.helpGroup(`${heading}:`));
  return cli.addHelpCommand(
    cli
      .createCommand('help')
      .argument('[command]')
      .description('show the help of a command')
      .helpGroup('This program:'),
  );
}

/** Commander ends the process by itself unless every command is set to throw instead. */
function throwInstead(command: Command): Command {
  command.exitOverride();
  for (const sub of command.commands) throwInstead(sub);
  return command;
}

function report(error: unknown): void {
  if (error instanceof CommanderError) return;
  if (error instanceof Refusal || error instanceof Interrupted) say(error.message);
  else
    say(
      `Unexpected error (please report it): ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
}

/** Runs one command line (without node and script) and gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  outliveReaders();
  try {
    await throwInstead(program()).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    report(error);
    return exitCodeOf(error);
  }
}
