import { Argument, Command } from 'commander';
import { personInWords } from '#core/card/program-name.ts';
import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import type { WatchList } from '#core/notebook/use-cases/show-watch-list.ts';
import {
  type RequestedWatch,
  WATCHED_KINDS,
  type Watched,
  type WatchedKind,
} from '#core/notebook/watched.ts';
import { printResult } from './print.ts';
import { withApp } from './with-app.ts';

interface WatchChoices {
  readonly mail: boolean;
  readonly push: boolean;
}

/** What `racing-cli watch` needs of the app. */
export interface WatchDeps {
  showWatchList(email: string): Promise<WatchList>;
  addToWatchList(email: string, watched: RequestedWatch): Promise<readonly Watched[]>;
  takeOffWatchList(email: string, watched: Pick<RequestedWatch, 'kind' | 'key'>): Promise<readonly Watched[]>;
  /** Whether the member wants emails, and notifications, about the list. */
  watchChoices(email: string): Promise<WatchChoices>;
  chooseWatchMail(email: string, choice: 'on' | 'off'): Promise<void>;
  chooseWatchPush(email: string, choice: 'on' | 'off'): Promise<void>;
  close(): Promise<void>;
}

type Open = () => Promise<WatchDeps>;

interface AsJson {
  readonly json?: true;
}

const written = (watched: readonly Watched[]) =>
  watched.map(({ since, ...rest }) => ({ ...rest, since: toIso(since) }));

const STATES = {
  entered: 'entered',
  'also-eligible': 'also eligible',
  'main-track-only': 'main track only',
  out: 'scratched or off the card',
} as const;

/** People as they are spoken of; a horse or a search as it is. */
const nameOf = ({ kind, name }: Pick<Watched, 'kind' | 'name'>): string =>
  kind === 'jockey' || kind === 'trainer' ? personInWords(name) : name;

const enteredText = ({
  horseName,
  trackSlug,
  day,
  raceNumber,
  state,
  because,
}: WatchList['entered'][number]) => {
  const names = because.map((watched) => `${watched.kind} ${nameOf(watched)}`).join(', ');
  return `${horseName}: ${STATES[state]}, ${trackSlug} ${day} race ${raceNumber} (${names})`;
};

const onOrOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

function listText({ watched, entered, more }: WatchList, { mail, push }: WatchChoices): string {
  const choices = `Emails are ${onOrOff(mail)}, notifications ${onOrOff(push)}.`;
  if (watched.length === 0) return `Nothing is watched.\n${choices}`;
  return [
    ...watched.map((entry) => `${nameOf(entry)} (${entry.kind})`),
    ...(entered.length === 0 ? ['No entry to come.'] : entered.map(enteredText)),
    ...(more === 0 ? [] : [`${more} more.`]),
    choices,
  ].join('\n');
}

const listCommand = (open: Open): Command =>
  new Command('list')
    .description('whom a member watches, and their entries to come')
    .argument('<email>', "the member's email")
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli watch list ada@example.com')
    .action(async (email: string, options: AsJson) => {
      const [list, choices] = await withApp(open, (app) =>
        Promise.all([app.showWatchList(email), app.watchChoices(email)]),
      );
      const entered = list.entered.map(({ postTime, provenance, ...entry }) => ({
        ...entry,
        postTime: toIsoOrNull(postTime),
        provenance: provenance === null ? null : { ...provenance, at: toIso(provenance.at) },
      }));
      printResult(
        options,
        { watched: written(list.watched), entered, more: list.more, ...choices },
        listText(list, choices),
      );
    });

const change = (open: Open, name: 'add' | 'remove', does: string): Command =>
  new Command(name)
    .description(does)
    .argument('<email>', "the member's email")
    .addArgument(new Argument('<kind>', 'what it is').choices(WATCHED_KINDS))
    .argument('<name>', 'a horse by name or key, a person or a saved search by name')
    .option('--json', 'print as JSON')
    .addHelpText('after', `\nExample: racing-cli watch ${name} ada@example.com horse "Paper Lantern"`)
    .action(async (email: string, kind: WatchedKind, key: string, options: AsJson) => {
      const watched = await withApp(open, (app) =>
        name === 'add'
          ? app.addToWatchList(email, { kind, key, name: null })
          : app.takeOffWatchList(email, { kind, key }),
      );
      printResult(options, { watched: written(watched) }, `${watched.length} watched.`);
    });

const mailCommand = (open: Open): Command =>
  new Command('mail')
    .description('turn emails about the list on or off: one per card')
    .argument('<email>', "the member's email")
    .addArgument(new Argument('<choice>', 'on or off').choices(['on', 'off']))
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli watch mail ada@example.com on')
    .action(async (email: string, choice: 'on' | 'off', options: AsJson) => {
      await withApp(open, (app) => app.chooseWatchMail(email, choice));
      printResult(options, { isWanted: choice === 'on' }, `Emails are ${choice}.`);
    });

const pushCommand = (open: Open): Command =>
  new Command('push')
    .description('turn notifications about the list on or off, on the devices the member switched on')
    .argument('<email>', "the member's email")
    .addArgument(new Argument('<choice>', 'on or off').choices(['on', 'off']))
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli watch push ada@example.com on')
    .action(async (email: string, choice: 'on' | 'off', options: AsJson) => {
      await withApp(open, (app) => app.chooseWatchPush(email, choice));
      printResult(options, { isWanted: choice === 'on' }, `Notifications are ${choice}.`);
    });

/** `racing-cli watch`: a member's watch list. */
export const watchCommand = (open: Open): Command =>
  new Command('watch')
    .description("a member's watch list, held against every card that is stored")
    .addHelpText('after', '\nExample: racing-cli watch list ada@example.com')
    .addCommand(listCommand(open))
    .addCommand(change(open, 'add', 'watch a horse, a jockey, a trainer or a saved search'))
    .addCommand(change(open, 'remove', 'take it off the list'))
    .addCommand(mailCommand(open))
    .addCommand(pushCommand(open));
