import { writeFileSync } from 'node:fs';
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

/** The upstream and the locations of config/operations/nginx.conf; all else is what nginx needs to run as anybody. */
const configOf = ({ folder, port, servers }: ProxyDeps): string => `daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'nginx-errors.log')};
events { worker_connections 1024; }
http {
  access_log off;
${PARTS.map((part) => `  ${part}_temp_path ${join(folder, `nginx-${part}`)};`).join('\n')}
  upstream clubhouse {
${servers.map((server) => `    server 127.0.0.1:${server} max_fails=1;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    location / {
      proxy_pass http://clubhouse;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto https;
    }
    location = /api/events {
      proxy_pass http://clubhouse;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto https;
      proxy_buffering off;
      proxy_read_timeout 60s;
    }
  }
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
