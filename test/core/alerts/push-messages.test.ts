import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import type { PushOutcome } from '#core/alerts/ports.ts';
import type { PushMessage } from '#core/alerts/push-message.ts';
import { makePushMessages } from '#core/alerts/use-cases/push-messages.ts';
import { instant } from '#core/kernel/instant.ts';
import { NO_CARE } from '#core/notebook/care.ts';
import { makeMemoryBookStore } from '#test/doubles/book-store.ts';
import { makeMemoryPushDeviceStore } from '#test/doubles/push-device-store.ts';
import { aDevice } from '#test/support/a-device.ts';

const test = suite('sending to devices');

const later: PushOutcome = { kind: 'later', afterMs: 5_000, reason: 'status 429' };
const message: PushMessage = {
  title: 'Saratoga, race 4',
  body: 'Off the turf',
  tag: 'saratoga 4',
  path: '/race/saratoga/2025-06-07/4',
  expiresAt: instant(600_000),
};

async function opened(answers: readonly PushOutcome[] = [], expiresAt = message.expiresAt) {
  const devices = makeMemoryPushDeviceStore();
  const book = makeMemoryBookStore();
  await devices.keep(aDevice());
  const sent: (readonly [string, number])[] = [];
  const waits: number[] = [];
  const lines: string[] = [];
  let now = 60_000;
  const push = makePushMessages({
    sender: {
      send: async ({ id }, { body }, keepSeconds) => {
        sent.push([`${id}: ${body}`, keepSeconds]);
        return answers[sent.length - 1] ?? { kind: 'sent' };
      },
    },
    devices,
    book,
    clock: () => instant(now),
    racingClock: () => instant(now),
    sleep: async (ms) => {
      waits.push(ms);
      now += ms;
    },
    log: (line) => lines.push(line),
  });
  return {
    devices,
    book,
    sent,
    waits,
    lines,
    push: (...more: readonly Partial<PushMessage>[]) =>
      push(
        new Map([
          [aDevice().memberId, [{}, ...more].map((change) => ({ ...message, expiresAt, ...change }))],
        ]),
        instant(2_000),
      ),
  };
}

test('a message goes to every device of its members and is kept until the post time, no longer', async () => {
  const { devices, sent, push } = await opened();
  await devices.keep(aDevice({ id: 'tablet' }));
  await devices.keep(aDevice({ id: 'other', memberId: 'bob' as MemberId }));
  await push();
  assert.equal(sent, [
    ['phone: Off the turf', 540],
    ['tablet: Off the turf', 540],
  ]);
});

test('a device that came after the look hears nothing of what changed before', async () => {
  const { devices, sent, push } = await opened();
  await devices.keep(aDevice({ since: instant(2_001) }));
  await push();
  assert.equal(sent, []);
});

test('a member whose pause runs gets none; one whose pause is over does', async () => {
  const { book, sent, push } = await opened();
  await book.keepCare(aDevice().memberId, { ...NO_CARE, pausedUntil: instant(60_001) });
  await push();
  assert.equal(sent, []);
  await book.keepCare(aDevice().memberId, { ...NO_CARE, pausedUntil: instant(59_999) });
  await push();
  assert.is(sent.length, 1);
});

test('a device whose subscription ended is removed', async () => {
  const { devices, sent, push } = await opened([{ kind: 'gone' }]);
  await push();
  await push();
  assert.equal([sent.length, (await devices.everyDevice()).length], [1, 0]);
});

test('a push service that asks for a pause gets it, three tries in all', async () => {
  const { sent, waits, lines, push } = await opened([later, { ...later, afterMs: null }, later]);
  await push();
  assert.equal(waits, [5_000, 4_000]);
  assert.equal(
    sent.map(([, keepSeconds]) => keepSeconds),
    [540, 535, 531],
  );
  assert.match(lines[0] ?? '', /push\.service\.com.*status 429/);
  assert.not.match(lines.join(), /send\/1/, 'the address of a subscription is no log entry');
});

test('everybody is sent to before a push service that asks for a pause is tried again', async () => {
  const { devices, sent, push } = await opened([later]);
  await devices.keep(aDevice({ id: 'tablet' }));
  await push();
  assert.equal(
    sent.map(([text]) => text),
    ['phone: Off the turf', 'tablet: Off the turf', 'phone: Off the turf'],
  );
});

test('a device that waits long holds up no other, and gets its messages in their order', async () => {
  const { devices, sent, waits, push } = await opened([{ ...later, afterMs: 60_000 }, later]);
  await devices.keep(aDevice({ id: 'tablet' }));
  await push({ body: 'Scratched' });
  assert.equal(
    sent.map(([text]) => text),
    [
      'phone: Off the turf',
      'tablet: Off the turf',
      'tablet: Off the turf',
      'tablet: Scratched',
      'phone: Off the turf',
      'phone: Scratched',
    ],
  );
  assert.equal(waits, [5_000, 55_000]);
});

test('a pause that begins while a push service is waited for ends the tries', async () => {
  const { book, sent, push } = await opened([later]);
  const tries = push();
  await book.keepCare(aDevice().memberId, { ...NO_CARE, pausedUntil: instant(600_000) });
  await tries;
  assert.ok(sent.length <= 1);
});

test('what expires during a pause is not sent again, and a refused message is tried once', async () => {
  const late = await opened([later, later], instant(64_000));
  await late.push();
  assert.equal([late.sent.length, late.waits.length], [1, 1]);
  const refused = await opened([{ kind: 'refused', reason: 'status 413' }]);
  await refused.push();
  assert.equal([refused.sent.length, refused.waits.length], [1, 0]);
});

test.run();
