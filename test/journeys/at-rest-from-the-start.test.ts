import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { links } from '#kit/links.ts';
import { drawAll, sidewaysPixels, watched, watchFromTheStart } from './page-checks.ts';
import { acceptButton, ada, makeInsider, makeMember } from './people.ts';
import { untilQuiet } from './quiet.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('a small phone on a slow line');
const phone = { width: 390, height: 844 };
/** What a page may move while it comes. */
const mostShift = 0.05;
/** Whatever comes late has come by then. */
const AFTER_ARRIVAL_MS = 2_000;
let stage: Stage;

test.before(async () => {
  stage = await openStage();
});
test.after(() => stage.close());

/** A browser on the line of a middling phone: what comes late moves what came before it. */
async function slowed({ page, context }: Visit): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

async function movesLittle(visit: Visit, path: string, arrived: () => Promise<void>): Promise<void> {
  await slowed(visit);
  await watchFromTheStart(visit.page);
  await visit.page.goto(path);
  await arrived();
  // A signed-out page leaves answers of its early requests unread, so it never falls quiet.
  await pause(AFTER_ARRIVAL_MS);
  const { shift, moved } = await watched(visit.page);
  assert.ok(shift <= mostShift, `${path} shifted by ${shift.toFixed(3)}: ${moved.join('; ')}`);
}

test('the sign-in screen comes without jumping', async () => {
  for (const path of ['/', links.profile, '/auth?form=1', links.terms]) {
    const visit = await stage.enter({ viewport: phone });
    await movesLittle(visit, path, () =>
      visit.page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor(),
    );
  }
});

test('the public record comes without jumping', async () => {
  const visit = await stage.enter({ viewport: phone });
  await movesLittle(visit, links.record, () => visit.page.getByRole('heading', { level: 1 }).waitFor());
});

test('the disclaimer comes without jumping', async () => {
  const member = await stage.enter();
  await makeMember(member.context, ada);
  const storageState = await member.context.storageState();
  for (const path of ['/', links.profile]) {
    const visit = await stage.enter({ viewport: phone, storageState });
    await movesLittle(visit, path, () => acceptButton(visit.page).waitFor());
  }
});

/** Every address that stands for itself, the administrators' apart. */
const paths = Object.values(links)
  .filter((path) => typeof path === 'string')
  .filter((path) => !path.startsWith('/api/') && !path.startsWith('/admin') && path !== links.licenses);

test('no screen has to be scrolled sideways at 320 px', async () => {
  const insider = await stage.enter();
  await makeInsider(insider.context, { ...ada, email: 'insider@example.com' });
  const storageState = await insider.context.storageState();
  const { page } = await stage.enter({ viewport: { width: 320, height: 640 }, storageState });
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await untilQuiet(page);
    await drawAll(page);
    const pixels = await sidewaysPixels(page);
    if (pixels > 0) wide.push(`${path}: ${pixels}`);
  }
  assert.equal(wide, []);
});

test.run();
