import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMetrics } from '#adapters/metrics/metrics.ts';
import { projectFolder } from '#config/env.ts';
import { gaugesOf } from '#config/wiring/gauges.ts';
import type { Get } from '#config/wiring/provide.ts';

const test = suite('Files for operators');

const read = (path: string): string => readFileSync(join(projectFolder, 'config', path), 'utf8');

const alerts = read('operations/alerts.yml');
const dashboard = read('operations/dashboard.json');
const runbook = read('docs/operations.md');

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map((found) => found[1] ?? ''))].sort();

test('every alert has its paragraph in the runbook, and every paragraph its alert', () => {
  const named = namesIn(alerts, /^ +- alert: (\w+)$/gm);
  assert.ok(named.length > 8);
  assert.equal(named, namesIn(runbook, /^### (\w+)$/gm));
});

test('rules and dashboard ask only for what is measured', async () => {
  const gauges = gaugesOf(((name: string) => name) as unknown as Get);
  const quiet = gauges.map((gauge) => ({ ...gauge, read: async () => [] }));
  const { text } = await makeMetrics({ gauges: quiet, version: '1', logError: () => undefined }).page();
  const measured = new Set(namesIn(text, /^# TYPE (\w+) /gm));
  const asked = namesIn(`${alerts}\n${dashboard}`, /\b((?:clubhouse|nodejs|process)_\w+)/g);
  assert.ok(asked.length > 12);
  assert.equal(
    asked.filter((name) => !measured.has(name) && !measured.has(name.replace(/_(?:count|bucket|sum)$/, ''))),
    [],
  );
});

test('every measure of ours is on the dashboard or in a rule', () => {
  const gauges = gaugesOf(((name: string) => name) as unknown as Get);
  const unused = gauges.filter(({ name }) => !`${alerts}${dashboard}`.includes(name));
  assert.equal(
    unused.map(({ name }) => name),
    [],
  );
});

test('the dashboard is one that Grafana imports: panels with ids of their own', () => {
  const { panels, title } = JSON.parse(dashboard) as { panels: { id: number }[]; title: string };
  assert.is(title, 'Clubhouse Turn');
  assert.is(new Set(panels.map(({ id }) => id)).size, panels.length);
});

test.run();
