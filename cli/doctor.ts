import { Command } from 'commander';
import { Refusal } from '#core/kernel/refusal.ts';
import { printResult } from './print.ts';

export interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'set' | 'default' | 'off' | 'failed';
  readonly note: string;
}

export interface DoctorDeps {
  examine(): Promise<readonly Finding[]>;
}

/** `racing-cli doctor`: every setting with its state (secrets hidden), the machine, the data folder, the database. */
export function doctorCommand(open: () => DoctorDeps): Command {
  return new Command('doctor')
    .description('check every setting and everything the app needs to run')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli doctor')
    .action(async (options: { json?: true }) => {
      const findings = await open().examine();
      const width = Math.max(...findings.map((finding) => finding.name.length));
      const lines = findings.map(
        (finding) => `${finding.name.padEnd(width)}  ${finding.state.padEnd(7)}  ${finding.note}`,
      );
      printResult(options, findings, lines.join('\n'));
      const failed = findings.filter((finding) => finding.state === 'failed').map((finding) => finding.name);
      if (failed.length === 0) return;
      const code = failed.includes('settings') ? 'settings.failed' : 'doctor.failed';
      throw new Refusal('unavailable', code, `Needs attention: ${failed.join(', ')}.`);
    });
}
