import { z } from 'zod'

/**
 * The shape of a backup: a tar, compressed by gzip, that any tool can list. In this order:
 * `header.json`; `tables/NAME/000000` and on, the rows of each table as PostgreSQL's COPY writes them, cut into parts;
 * `files/…`, what lies in the files folder; `manifest.json`, the sums of all before it.
 */

export const Header = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** As `server_version` says it; for a person to read. */
  postgres: z.string(),
  /** Those that the database has had: its rows fit no other schema. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The version of the task queue's own schema; null: there was no queue yet. */
  taskQueue: z.number().nullable(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
})
export type Header = z.infer<typeof Header>

const Sum = z.object({ bytes: z.number(), sha256: z.string() })

export const Manifest = z.object({
  tables: z.record(z.string(), Sum.extend({ rows: z.number() })),
  files: z.record(z.string(), Sum),
})
export type Manifest = z.infer<typeof Manifest>

/** A backup cannot be made or restored; the message is for the person who asked for it. */
export class BackupFailed extends Error {}
