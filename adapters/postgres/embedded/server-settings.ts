import { PORT } from './socket-folder.ts';

/**
 * What the server runs with, given at every start so that they apply to an older cluster too.
 * Nothing acknowledged may be lost (fsync, synchronous_commit, full_page_writes); memory is modest. The log goes to
 * the server's own output; its %e is the SQLSTATE, which explains a failed start.
 */
export function serverSettings(socketFolder: string): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '',
    port: PORT,
    unix_socket_directories: `"${socketFolder}"`,
    unix_socket_permissions: '0700',
    max_connections: 60,
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    max_wal_size: '256MB',
    shared_buffers: '64MB',
    work_mem: '8MB',
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_line_prefix: '%m [%p] %e ',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
