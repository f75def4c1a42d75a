/** A path as an element of one of PostgreSQL's comma separated lists. */
function quotedPath(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}

function settingsFor(socketFolder: string, port: number): Record<string, string> {
  return {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: quotedPath(socketFolder),
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    cluster_name: 'muster',
    // POSIX segments are removed by systemd when the user who started Muster logs out, after which
    // no new connection succeeds; a container's /dev/shm holds only 64 MB of them.
    dynamic_shared_memory_type: 'mmap',
    // Seven files, one for each weekday, each overwritten after a week. Failed statements are
    // Muster's own to log: here they would let the files grow with the traffic.
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgres-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_truncate_on_rotation: 'on',
    log_min_messages: 'log',
    log_checkpoints: 'off',
  };
}

export function postgresArguments(
  cluster: string,
  socketFolder: string,
  port: number,
  extra: Record<string, string>,
): string[] {
  const settings = { ...settingsFor(socketFolder, port), ...extra };
  return [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, to]) => ['-c', `${name}=${to}`]),
  ];
}
