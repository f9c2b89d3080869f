import { aWorker } from './a-worker.ts';

const [connection = '', posts = ''] = process.argv.slice(2);

/** A worker in a process of its own that takes a job and never ends with it. */
aWorker({
  id: 'hung',
  connection: JSON.parse(connection),
  posts: JSON.parse(posts),
  runJob: () => {
    process.stdout.write('taken\n');
    return new Promise(() => undefined);
  },
});
