import { Command } from 'commander';
import { trackOrRefusal } from '#core/card/days-card.ts';
import { recordOf, type Track } from '#core/card/track.ts';
import { type TrackRegistration, zoneText } from '#core/card/tracks/registration.ts';
import type { TrackFact } from '#core/card/tracks/track-record.ts';
import { type ZoneName, zoneNamed } from '#core/card/tracks/zones.ts';
import type { CorrectedTrack, TrackCorrection } from '#core/card/use-cases/correct-track.ts';
import { toIso } from '#core/kernel/instant.ts';
import { counted } from '#core/kernel/text.ts';
import { printResult } from './print.ts';
import { type Column, tableLines } from './table.ts';
import { utcText } from './utc-text.ts';
import { withApp } from './with-app.ts';
import { zoneArgument } from './zone-argument.ts';

export interface TracksDeps {
  /** Those with a card, results or a source. */
  listTracks(): Promise<readonly Track[]>;
  listRegistrations(): Promise<readonly TrackRegistration[]>;
  correctTrack(correction: TrackCorrection): Promise<CorrectedTrack>;
  close(): Promise<void>;
}

type Open = () => Promise<TracksDeps>;

interface Row {
  readonly track: Track;
  /** Null for a listed track. */
  readonly registration: TrackRegistration | null;
}

const registeredText = ({ registeredBy, firstFile, at: instant, zoneOrigin }: TrackRegistration): string => {
  const origin = zoneOrigin === null ? '' : `; time zone ${zoneOrigin}`;
  return `by a ${registeredBy}: ${firstFile}, ${utcText(instant)} UTC${origin}`;
};

const COLUMNS: readonly Column<Row>[] = [
  ['track', 'left', ({ track }) => track.slug],
  ['code', 'left', ({ track }) => track.code],
  ['name', 'left', ({ track }) => track.displayName],
  ['time zone', 'left', ({ track }) => track.timeZone],
  ['registered', 'left', ({ registration }) => (registration === null ? null : registeredText(registration))],
];

const written = ({ track, registration }: Row) => ({
  ...track,
  registration: registration && { ...registration, at: toIso(registration.at) },
});

function listCommand(open: Open): Command {
  return new Command('list')
    .description('list the tracks with a card, results or a source; unlisted ones with what registered them')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli tracks list --json')
    .action(async (options: { json?: true }) => {
      const { tracks, registrations } = await withApp(open, async (app) => ({
        tracks: await app.listTracks(),
        registrations: await app.listRegistrations(),
      }));
      const rows = tracks.map((track) => ({
        track,
        registration: registrations.find(({ slug }) => slug === track.slug) ?? null,
      }));
      printResult(options, rows.map(written), tableLines(COLUMNS, rows).join('\n'));
    });
}

const RECORD_COLUMNS: readonly Column<TrackFact>[] = [
  ['fact', 'left', ({ name }) => name],
  ['value', 'left', ({ value }) => value ?? 'unknown'],
  ['source', 'left', ({ source }) => source],
  ['doubt', 'left', ({ doubt }) => doubt],
];

function showCommand(open: Open): Command {
  return new Command('show')
    .description('show what is known about a track, each fact with its source and its doubt')
    .argument('<track>', 'code, slug or number of the track')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli tracks show AQU')
    .action(async (key: string, options: { json?: true }) => {
      const { track, registrations } = await withApp(open, async (app) => ({
        track: trackOrRefusal(key),
        registrations: await app.listRegistrations(),
      }));
      const registration = registrations.find(({ slug }) => slug === track.slug) ?? null;
      const facts = recordOf(track.slug);
      const registered = registration === null ? '' : `: registered ${registeredText(registration)}`;
      const head = `${track.displayName} (${track.slug})${registered}`;
      const table = facts === null ? [] : tableLines(RECORD_COLUMNS, facts);
      printResult(options, { ...written({ track, registration }), facts }, [head, ...table].join('\n'));
    });
}

function correctedText({ after, racesMoved }: CorrectedTrack): string {
  const name = after.name ?? 'no name';
  const moved =
    racesMoved === 0 ? '' : ` The post times of ${counted(racesMoved, 'race')} moved to the new zone.`;
  return `${after.code} (${after.slug}): ${name}, on ${after.zone} time (${zoneText(after)}).${moved}`;
}

interface CorrectOptions {
  readonly name?: string;
  readonly zone?: ZoneName;
  readonly json?: true;
}

function correctCommand(open: Open): Command {
  return new Command('correct')
    .description('correct the name or time zone of a track that a card or chart registered')
    .argument('<track>', 'code, slug or number of the track')
    .option('--name <name>', 'its name')
    .option('--zone <zone>', 'its time zone, such as mountain or America/Denver', zoneArgument)
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli tracks correct QQQ --name "Quail Run" --zone mountain')
    .action(async (track: string, { json, ...correction }: CorrectOptions) => {
      const corrected = await withApp(open, (app) => app.correctTrack({ track, ...correction }));
      const { after, racesMoved } = corrected;
      const result = { ...after, timeZone: zoneNamed(after.zone), at: toIso(after.at), racesMoved };
      printResult({ ...(json && { json }) }, result, correctedText(corrected));
    });
}

/** `racing-cli tracks [list]|show|correct`: lists tracks, shows how a track is known, and corrects those that files registered. */
export function tracksCommand(open: Open): Command {
  return new Command('tracks')
    .description('list tracks, and correct those that a card or chart registered')
    .addHelpText('after', '\nExample: racing-cli tracks')
    .addCommand(listCommand(open), { isDefault: true })
    .addCommand(showCommand(open))
    .addCommand(correctCommand(open));
}
