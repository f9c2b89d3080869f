import type { Context } from 'koa';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSendPicture } from '#adapters/http/documents/preview-pictures.ts';
import { Refusal } from '#core/kernel/refusal.ts';

const test = suite('the pictures of link previews');

const from = (ip: string): Context => ({ ip, set: () => undefined, remove: () => undefined }) as never;
const words = (title: string) => ({ title, description: 'Ten runners.' });

test('pictures that are refused a turn cost those already drawn nothing', async () => {
  const drawn: string[] = [];
  let waits: Promise<void> | null = null;
  let release = (): void => undefined;
  const draw = async ({ title }: { readonly title: string }) => {
    drawn.push(title);
    await waits;
    return Buffer.from(title);
  };
  const send = makeSendPicture(draw, { warn: () => undefined } as never);
  for (let race = 1; race <= 100; race += 1) await send(from('192.0.2.1'), words(`Race ${race}`));
  waits = new Promise((resolve) => {
    release = resolve;
  });
  const many = Array.from({ length: 30 }, (_, nth) => send(from('192.0.2.2'), words(`Another race ${nth}`)));
  const settled = Promise.allSettled(many);
  release();
  const refused = (await settled).filter((sent) => sent.status === 'rejected');
  assert.ok(
    refused.length >= 26 && refused.every(({ reason }) => reason instanceof Refusal),
    `${refused.length}`,
  );
  waits = null;
  const before = drawn.length;
  for (let race = 5; race <= 100; race += 1) await send(from('192.0.2.1'), words(`Race ${race}`));
  assert.is(drawn.length, before);
});

test.run();
