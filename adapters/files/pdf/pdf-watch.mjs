// Ends the process it lives in when that grows too large or its parent is gone. A thread of its own: it sees both even
// while a page keeps the process busy, and memory outside the heap too.
import { workerData } from 'node:worker_threads';

const EVERY_MS = 20;
const most = workerData.memoryMegabytes * 1024 * 1024;

setInterval(() => {
  if (process.memoryUsage.rss() > most || process.ppid !== workerData.parent)
    process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
