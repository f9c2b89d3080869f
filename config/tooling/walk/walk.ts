/**
 * Makes every call of a running product with valid and with hostile values: no answer may be 5xx
 * (except the documented 502 and 503) or break its schema, and no caller may get past the access rules.
 * Usage: npm run walk [SETUP-ADDRESS]      (as a new product prints it; without one it starts its own on an empty data folder)
 */
import { dropFolder, newDataFolder, startProduct } from '../bench/product.ts';
import { type Operation, operationsAt } from './operation.ts';
import { learn, newcomer, type Person } from './people.ts';
import { step } from './step.ts';
import { hostileRequests, type Learned, validRequest } from './values.ts';

/** These end the session or the account of the caller, so they come last, as a member no longer needed. */
const PARTING = new Set(['GET /api/logout', 'DELETE /api/auth/user']);

interface Tally {
  requests: number;
  /** Valid requests that were refused: worth a look, because the walk does not know every id in the database. */
  readonly refused: string[];
  readonly byStatus: Map<number, number>;
  readonly faults: string[];
}

interface Walk {
  readonly address: string;
  readonly learned: Learned;
  readonly people: Readonly<Record<Person['name'], Person>>;
  readonly tally: Tally;
}

const personFor = ({ access }: Operation, { people }: Walk): Person =>
  access === 'admin' ? people.admin : access === 'member' ? people.member : people.visitor;

function note(
  { tally }: Walk,
  operation: Operation,
  what: string,
  status: number,
  fault: string | null,
): void {
  tally.requests += 1;
  tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1);
  if (what === 'valid' && status >= 400) tally.refused.push(`${operation.name} (${status})`);
  if (fault === null) return;
  const line = `${operation.name} (${what}): ${fault}`;
  tally.faults.push(line);
  process.stdout.write(`  ${line}\n`);
}

async function keepOut(walk: Walk, operation: Operation): Promise<void> {
  const { people, address, learned } = walk;
  const others: readonly (readonly [Person, number])[] =
    operation.access === 'public'
      ? []
      : operation.access === 'member'
        ? [[people.visitor, 401]]
        : [
            [people.visitor, 401],
            [people.member, 403],
          ];
  for (const [person, wanted] of others) {
    const { status, fault } = await step(address, operation, validRequest(operation, learned), person);
    const passed = status === wanted ? fault : `a ${person.name} got ${status}, not ${wanted}`;
    note(walk, operation, `as ${person.name}`, status, passed);
  }
}

async function walkOne(walk: Walk, operation: Operation): Promise<void> {
  const { address, learned } = walk;
  await keepOut(walk, operation);
  const person = personFor(operation, walk);
  for (const sent of [validRequest(operation, learned), ...hostileRequests(operation, learned)]) {
    const { status, fault } = await step(address, operation, sent, person);
    note(walk, operation, sent.what, status, fault);
  }
}

async function walkAll(setupUrl: string): Promise<Tally> {
  const [address = '', setup = null] = setupUrl.split('/auth#setup=');
  const admin = await newcomer(address, 'admin', setup);
  const people = {
    visitor: { name: 'visitor', cookie: '' } as const,
    admin,
    member: await newcomer(address, 'member'),
  };
  const leavers = [await newcomer(address, 'member'), await newcomer(address, 'member')];
  const tally: Tally = { requests: 0, refused: [], byStatus: new Map(), faults: [] };
  const walk: Walk = { address, learned: await learn(address, admin), people, tally };
  const operations = await operationsAt(address);
  const staying = operations.filter(({ name }) => !PARTING.has(name));
  for (const operation of staying) await walkOne(walk, operation);
  for (const [index, operation] of operations.filter(({ name }) => PARTING.has(name)).entries()) {
    const leaver = leavers[index] ?? people.member;
    await walkOne(
      { ...walk, people: { ...people, member: leaver, visitor: leaver } },
      { ...operation, access: 'public' },
    );
  }
  process.stdout.write(`${operations.length} calls, ${tally.requests} requests\n`);
  return tally;
}

const summary = ({ byStatus }: Tally): string =>
  [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status === 0 ? 'none' : status}: ${count}`)
    .join(', ');

async function withProduct<T>(act: (setupUrl: string) => Promise<T>): Promise<T> {
  const [given] = process.argv.slice(2);
  if (given !== undefined) return act(given.replace(/\/+$/, ''));
  const folder = newDataFolder();
  const product = await startProduct(folder, { DEMO_DAYS: '3' });
  try {
    return await act(product.setupUrl ?? product.address);
  } finally {
    await product.stop();
    dropFolder(folder);
  }
}

const tally = await withProduct(walkAll);
if (tally.refused.length > 0) process.stdout.write(`valid but refused: ${tally.refused.join(', ')}\n`);
process.stdout.write(`answers by status: ${summary(tally)}\n`);
process.stdout.write(
  tally.faults.length === 0 ? 'Nothing wrong was found.\n' : `${tally.faults.length} faults.\n`,
);
process.exit(tally.faults.length === 0 ? 0 : 1);
