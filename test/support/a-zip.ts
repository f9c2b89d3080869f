import { crc32, deflateRawSync } from 'node:zlib';

/** A file to put into a zip, with the header values to fake. */
export interface ZippedFile {
  readonly name: string;
  readonly text: string | Uint8Array;
  readonly declaredSize?: number;
  readonly flags?: number;
  readonly method?: number;
  readonly checksum?: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

interface Packed {
  readonly local: Buffer;
  readonly central: (offset: number) => Buffer;
}

function packed(file: ZippedFile): Packed {
  const data = Buffer.from(file.text);
  const method = file.method ?? 8;
  const body = method === 8 ? deflateRawSync(data) : data;
  const name = Buffer.from(file.name);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE((file.flags ?? 0) | 0x800, 2);
  shared.writeUInt16LE(method, 4);
  shared.writeUInt32LE(file.checksum ?? crc32(data), 10);
  shared.writeUInt32LE(body.length, 14);
  shared.writeUInt32LE(file.declaredSize ?? data.length, 18);
  shared.writeUInt16LE(name.length, 22);
  const signature = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes;
  };
  const central = (offset: number): Buffer => {
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    return Buffer.concat([signature(CENTRAL), Buffer.alloc(2), shared, rest, name]);
  };
  return { local: Buffer.concat([signature(LOCAL), shared, name, body]), central };
}

/** The bytes of a zip with these files. */
export function aZip(files: readonly ZippedFile[]): Buffer {
  const members = files.map(packed);
  let offset = 0;
  const list = members.map(({ local, central }) => {
    const entry = central(offset);
    offset += local.length;
    return entry;
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...members.map(({ local }) => local), ...list, end]);
}
