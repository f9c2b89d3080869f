import { type ConnectionKind, edgeOf, type FadedRecord, supportOf } from '../connection-record.ts';
import type { Feature, Subject } from './feature.ts';

const SOURCE = 'Starts, winners and final odds of earlier races, up to the day before, half-life a year';

/** Starts at an average level that a record must outweigh. */
const JOCKEY = 30;
const TRAINER = 12;
const OWNER = 6;
const LINE = 20;
/** Expected winners that a record must outweigh. */
const EXPECTED = 8;
/** Assumed support without a record: unknown names are bet less than an average starter. */
const UNKNOWN = -0.3;

const NONE: FadedRecord = { starts: 0, wins: 0, expected: 0, support: 0 };

const isSaved = ({ evidence }: Subject): boolean => evidence.connectionRecords.size > 0;

/** A missing record means something only for a named person, not for pairs and kinds of entry. */
const isNamed = ({ runner }: Subject, kind: ConnectionKind): boolean =>
  (kind === 'jockey' && runner.jockey !== null) ||
  (kind === 'trainer' && runner.trainer !== null) ||
  (kind === 'owner' && runner.owner !== null);

const support =
  (kind: ConnectionKind, weight: number, level: number) =>
  (subject: Subject): number | null => {
    const record = subject.connectionRecord[kind];
    if (record !== undefined) return supportOf(record, weight, level);
    return isSaved(subject) && isNamed(subject, kind) ? supportOf(NONE, weight, level) : null;
  };

const edge =
  (kind: 'jockey' | 'trainer') =>
  ({ connectionRecord }: Subject): number | null => {
    const record = connectionRecord[kind];
    return record === undefined ? null : edgeOf(record, EXPECTED);
  };

/** The horse's connections, and where it last ran. */
export const CONNECTIONS: readonly Feature[] = [
  {
    name: 'jockeySupport',
    group: 'core',
    meaning: "Average log market support of the jockey's mounts: who gets the live horses",
    source: SOURCE,
    measure: support('jockey', JOCKEY, UNKNOWN),
  },
  {
    name: 'trainerSupport',
    group: 'core',
    meaning: "Average log market support of the trainer's starters",
    source: SOURCE,
    measure: support('trainer', TRAINER, UNKNOWN),
  },
  {
    name: 'ownerSupport',
    group: 'core',
    meaning: "Average log market support of the owner's starters",
    source: SOURCE,
    measure: support('owner', OWNER, UNKNOWN),
  },
  {
    name: 'partnershipSupport',
    group: 'derived',
    meaning: 'Average log market support of starters of this trainer with this jockey',
    source: SOURCE,
    measure: support('partnership', TRAINER, 0),
  },
  {
    name: 'debutSupport',
    group: 'derived',
    meaning: "For a first-time starter: average log market support of the trainer's first-time starters",
    source: SOURCE,
    measure: support('debut', TRAINER, 0),
  },
  {
    name: 'lastLineSupport',
    group: 'derived',
    meaning: 'Average log market support of horses whose last start had the same track and finish',
    source: SOURCE,
    measure: support('lastLine', LINE, 0),
  },
  {
    name: 'jockeyEdge',
    group: 'core',
    meaning: "ln(the jockey's wins / wins expected at the odds)",
    source: SOURCE,
    measure: edge('jockey'),
  },
  {
    name: 'trainerEdge',
    group: 'core',
    meaning: "ln(the trainer's wins / wins expected at the odds)",
    source: SOURCE,
    measure: edge('trainer'),
  },
  {
    name: 'sameJockey',
    group: 'derived',
    meaning: '1 when the jockey rode the horse in its last race',
    source: 'Riders of earlier races, up to the day before',
    measure: ({ runner, past: [last] }) =>
      !last?.jockey || runner.jockey === null ? null : Number(last.jockey === runner.jockey.name),
  },
];
