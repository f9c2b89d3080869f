import { Command } from 'commander';
import { printResult } from './print.ts';

/** `racing-cli contract openapi`: every call of the server as an OpenAPI 3.1 document. */
export function contractCommand(openApi: () => Promise<unknown>): Command {
  const openapi = new Command('openapi')
    .description('print the OpenAPI 3.1 document of the whole API')
    .option('--json', 'print as JSON (it is JSON either way)')
    .addHelpText('after', '\nExample: racing-cli contract openapi > openapi.json')
    .action(async () => {
      printResult({ json: true }, await openApi(), '');
    });
  return new Command('contract')
    .description('describe the HTTP API')
    .addHelpText('after', '\nExample: racing-cli contract openapi > openapi.json')
    .addCommand(openapi);
}
