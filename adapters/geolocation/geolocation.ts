import { readFile } from 'node:fs/promises';
import { type CityResponse, Reader } from 'mmdb-lib';
import type { Locate } from '#core/compliance/ports.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { placeIn } from './place.ts';
import { publicAddress } from './public-address.ts';

type Places = Reader<CityResponse>;

/** Zero bytes between the search tree and the data of a MaxMind DB file. */
const SEPARATOR_BYTES = 16;

const refusal = (sentence: string, cause?: unknown): Refusal =>
  new Refusal('invalid', 'settings.geoip', sentence, { cause });

async function bytesOf(path: string): Promise<Buffer> {
  return readFile(path).catch((cause: unknown) => {
    const why = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw refusal(`The file ${path} that GEOIP_DATABASE names cannot be read${why}.`, cause);
  });
}

/** The package reads a cut file without complaint: the search tree must lie inside it. */
function isWhole(bytes: Buffer, { metadata }: Places): boolean {
  const { searchTreeSize, binaryFormatMajorVersion, ipVersion } = metadata;
  if (binaryFormatMajorVersion !== 2 || ![4, 6].includes(ipVersion)) return false;
  const separator = bytes.subarray(searchTreeSize, searchTreeSize + SEPARATOR_BYTES);
  return separator.length === SEPARATOR_BYTES && separator.every((byte) => byte === 0);
}

function placesIn(bytes: Buffer, path: string): Places {
  const sentence = `The file ${path} that GEOIP_DATABASE names is not a MaxMind database, or is damaged.`;
  try {
    const places: Places = new Reader(bytes);
    if (isWhole(bytes, places)) return places;
  } catch (cause) {
    throw refusal(sentence, cause);
  }
  throw refusal(sentence);
}

/** The database's answer for an address; a damaged record gives none, and must not stop the caller. */
function recordFor(places: Places, address: string): unknown {
  try {
    return places.get(address);
  } catch {
    return null;
  }
}

/**
 * Opens a local MaxMind DB file of cities or countries, kept in memory whole. Private, unknown and malformed
 * addresses are nowhere (null). Refuses ('invalid', `settings.geoip`) a file that is missing or no such database.
 * Format: https://maxmind.github.io/MaxMind-DB/
 */
export async function openGeolocation(path: string): Promise<Locate> {
  const places = placesIn(await bytesOf(path), path);
  return async (ipAddress) => {
    const address = publicAddress(ipAddress);
    if (address === null || address.version > places.metadata.ipVersion) return null;
    return placeIn(recordFor(places, address.text));
  };
}
