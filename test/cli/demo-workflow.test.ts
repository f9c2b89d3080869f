import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf, newcomer, visitorAt } from './browser.ts';
import { type PrintedHealth, statesOf } from './collected-day.ts';
import { openProductFolder, type ProductFolder } from './product-folder.ts';

const test = suite('a demo day collected');

let product: ProductFolder;
test.before(async () => {
  product = await openProductFolder({ held: true });
});
test.after(() => product.close());

async function collected() {
  const serving = await product.serve();
  try {
    const ended = await product.run(['workflow', 'run', '--json']);
    const visitor = visitorAt(serving.address);
    const { email, password } = newcomer('chief@example.com');
    const signed = await visitor.post('/api/auth/signup', newcomer('chief@example.com'));
    if (signed.status !== 200) await visitor.post('/api/auth/login', { email, password });
    await product.run(['members', 'grant-admin', email]);
    const days = bodyOf<readonly PrintedHealth[]>(await visitor.get('/api/admin/comprehensive-health'));
    const { day } = JSON.parse(ended.stdout) as { day: string };
    return { ended, health: days.find(({ date }) => date === day), said: serving.output() };
  } finally {
    await serving.stop();
  }
}

test('without a source the demo day answers for its card, weather, news and experts, and is complete', async () => {
  const { ended, health } = await collected();
  assert.is(ended.code, 0, ended.stderr);
  const states = statesOf(ended);
  assert.equal(
    ['races', 'changes', 'weather', 'odds', 'expert-picks', 'news'].map((source) => states[source]),
    ['done', 'done', 'done', 'done', 'done', 'done'],
  );
  assert.is(states['pedicapper'], 'not-set-up');
  assert.equal(
    ['racingApi', 'weather', 'expertPicks', 'aiAnalysis'].map((name) => health?.dataSources[name]?.status),
    ['complete', 'complete', 'complete', 'complete'],
  );
});

test('a restarted server starts the demo day again, and so its collection', async () => {
  const { ended } = await collected();
  assert.is(ended.code, 0, ended.stderr);
  assert.equal([statesOf(ended)['odds'], statesOf(ended)['weather']], ['done', 'done']);
});

test.run();
