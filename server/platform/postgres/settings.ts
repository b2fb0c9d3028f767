import { totalmem } from 'node:os'

const MiB = 1024 * 1024

/** Settings by PostgreSQL's own names. */
export type ServerSettings = Readonly<Record<string, string>>

/**
 * What the embedded server runs with, sized to a machine's memory in bytes.
 * Those that decide the speed of searches were measured; see docs/performance.md.
 */
export function serverSettings(memory: number): ServerSettings {
  return {
    // A sixteenth of the memory: about 1 GB keeps an index of 300,000 ads in memory; the file cache does the rest.
    shared_buffers: inMegabytes(memory / 16, { from: 64, to: 2_048 }),
    effective_cache_size: inMegabytes(memory / 2, { from: 256, to: 65_536 }),
    maintenance_work_mem: inMegabytes(memory / 32, { from: 64, to: 512 }),
    work_mem: '32MB',
    random_page_cost: '1.1',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    max_connections: '100',

    // A committed row is on the disk: people's applications hang on it.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // The binaries are built without lz4; 'on' takes PostgreSQL's own compression.
    wal_compression: 'on',
    max_wal_size: '2GB',
    min_wal_size: '128MB',

    // Ads come and go in thousands: a twentieth of a table gone is worth a round, at four times the default pace.
    autovacuum_vacuum_scale_factor: '0.05',
    autovacuum_analyze_scale_factor: '0.02',
    autovacuum_vacuum_cost_limit: '800',
    autovacuum_naptime: '30s',

    timezone: 'UTC',
    log_timezone: 'UTC',
    // Only the server's own events. Failed statements are reported by the program that sent them; here they could
    // carry what a person typed.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    log_line_prefix: '',
  }
}

/** Bytes of memory that this process may use: the machine's, or a container's share of it. */
export function availableMemory(): number {
  const constrained = process.constrainedMemory()
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()
}

function inMegabytes(bytes: number, { from, to }: { from: number; to: number }): string {
  return `${Math.round(Math.min(Math.max(bytes / MiB, from), to))}MB`
}
