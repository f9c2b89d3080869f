export interface GaugeReading {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

type Read = () => Promise<readonly GaugeReading[]>;

/** Several who scrape at once, or one after another, cost the database one reading. */
const FOR_MS = 5_000;
const PATIENCE_MS = 4_000;

async function inTime(read: Read): Promise<readonly GaugeReading[]> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('The reading took too long.')), PATIENCE_MS);
  });
  try {
    return await Promise.race([read(), patience]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads at most once every five seconds; fails when a reading takes longer than four. */
export function readBriefly(read: Read, now: () => number = () => performance.now()): Read {
  let last: { readonly until: number; readonly readings: ReturnType<Read> } | null = null;
  return () => {
    if (last === null || last.until <= now()) last = { until: now() + FOR_MS, readings: inTime(read) };
    return last.readings;
  };
}
