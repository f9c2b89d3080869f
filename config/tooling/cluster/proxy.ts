import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Processes, Running } from './processes.ts';
import type { Ids, Programs } from './programs.ts';

export interface ProxyDeps {
  readonly folder: string;
  readonly programs: Programs;
  readonly processes: Processes;
  readonly ids: Ids;
  readonly port: number;
  /** Ports of the servers behind it. */
  readonly servers: readonly number[];
}

const PARTS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const SITE = 'config/operations/nginx.conf';

/**
 * The site that operators are given, without its TLS and its redirect to it, before other servers: what it sets and its
 * locations are tried as they are.
 */
const siteFor = ({ folder, port, servers }: Pick<ProxyDeps, 'folder' | 'port' | 'servers'>): string =>
  readFileSync(SITE, 'utf8')
    .replace(/(?<=^proxy_cache_path )\S+/m, join(folder, 'nginx-answers'))
    .replace(/^server \{\s*listen 80;[\s\S]*?^\}\n/m, '')
    .replace(/^ *ssl_.*\n/gm, '')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(/listen 443 .*;/, `listen 127.0.0.1:${port};`)
    .replace(/^ *server_name .*\n/gm, '')
    .replace(
      /^ *server 127[^\n]*\n(?: *server 127[^\n]*\n)*/m,
      servers.map((server) => `  server 127.0.0.1:${server} max_fails=1;\n`).join(''),
    )
    .replaceAll('$scheme', 'https')
    .replaceAll('Host $host', 'Host $http_host');

/** What nginx needs to run as anybody in a folder, around the site. */
const configOf = ({ folder, ...site }: ProxyDeps): string => `daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'nginx-errors.log')};
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 1000000;
${PARTS.map((part) => `  ${part}_temp_path ${join(folder, `nginx-${part}`)};`).join('\n')}
${siteFor({ folder, ...site })}
}
`;

export function startProxy(deps: ProxyDeps): Running {
  const config = join(deps.folder, 'nginx.conf');
  writeFileSync(config, configOf(deps));
  return deps.processes.start({
    name: 'nginx',
    program: deps.programs.nginx,
    args: ['-p', deps.folder, '-e', join(deps.folder, 'nginx-errors.log'), '-c', config],
    endsBy: 'SIGTERM',
  });
}
