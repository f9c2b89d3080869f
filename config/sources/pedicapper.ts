import {
  type PedigreesRead,
  readPedigreeFile,
  readPedigrees,
} from '#adapters/files/pedicapper/read-pedigrees.ts';
import type { OpenHost } from '#adapters/sources/host/asking.ts';
import { failureRefusal } from '#adapters/sources/host/failures.ts';
import { textField } from '#adapters/sources/setting-fields.ts';
import { brisk, pressSource } from '#adapters/sources/source.ts';
import { MINUTE } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { EVERY_TRACK } from '#core/operations/source-tracks.ts';
import type { ReadPedigrees } from '#core/press/ports.ts';

const PEDICAPPER = 'PediCapper';
const FRESH_FOR = 15 * MINUTE;
const MOST_BYTES = 2_000_000;

/** A table of the outside; one without a row that can be read is another shape, and set aside as such. */
function pedigreesIn(text: string): PedigreesRead {
  const wrong = (where: string) => failureRefusal(PEDICAPPER, { kind: 'wrong-shape', where });
  try {
    const read = readPedigrees(text, PEDICAPPER);
    if (read.pedigrees.length > 0 || read.faults[0] === undefined) return read;
    throw wrong(read.faults[0].replace(/\.$/, ''));
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'invalid') throw wrong('the table');
    throw error;
  }
}

/** A file, or an address; `{track}` and `{date}` in either are filled in. */
export function pedigreeReader(openHost: OpenHost, place: string): ReadPedigrees {
  return async ({ track, day }) => {
    const filledIn = place.replaceAll('{track}', track).replaceAll('{date}', day);
    if (!/^https?:\/\//i.test(filledIn)) {
      return { source: PEDICAPPER, tier: 'imported', ...(await readPedigreeFile(filledIn)) };
    }
    const host = openHost({ source: PEDICAPPER, baseUrl: filledIn, mostBytes: MOST_BYTES });
    const ask = { path: '', content: 'text', freshForMs: FRESH_FOR } as const;
    const read = await host.read(ask, ({ text }) => pedigreesIn(text));
    return { source: PEDICAPPER, tier: 'live', ...read };
  };
}

const isAddress = (place: string): boolean => /^https?:/i.test(place);

/** Declared here and not in a folder of the adapters: the table may come from a host or a file. */
export const pedicapper = pressSource({
  kind: 'pedigrees',
  settings: { PEDICAPPER_SOURCE: textField.optional() },
  needs: ['PEDICAPPER_SOURCE'],
  secrets: [],
  effort: ({ PEDICAPPER_SOURCE: place = '' }) => (isAddress(place) ? brisk(1) : null),
  tracks: EVERY_TRACK,
  make: ({ openHost }, { PEDICAPPER_SOURCE: place = '' }) => pedigreeReader(openHost, place),
});
