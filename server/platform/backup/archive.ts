import { z } from 'zod'

/**
 * The shape of a backup: a tar, compressed by gzip, that any tool can list. In this order:
 * `header.json`; `tables/NAME/000000` and on, the rows of each table as PostgreSQL's COPY writes them, cut into parts;
 * `files/…`, what lies in the files folder; `manifest.json`, the sums of all before it, and the keys that its rows need: what is
 * known of them, and where the operator gave a passphrase or a key file, the keys themselves, encrypted.
 */

export const Header = z.object({
  /** 1: from before backups knew of keys. */
  format: z.literal([1, 2]),
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

/** How the keys were encrypted: scrypt and AES-256-GCM. All bytes as base64. */
export const SealedKeys = z.object({
  /** What the operator gave, so that a restore can ask for it. */
  lockedBy: z.enum(['passphrase', 'key-file']),
  scrypt: z.object({
    // Anyone who can change a backup must not be able to have a restore take gigabytes.
    cost: z.number().int().min(2).max(1_048_576),
    blockSize: z.number().int().min(1).max(8),
    parallelization: z.number().int().min(1).max(4),
    salt: z.base64(),
  }),
  /** Tells a wrong passphrase from a changed archive. */
  check: z.base64(),
  nonce: z.base64(),
  tag: z.base64(),
  data: z.base64(),
})
export type SealedKeys = z.infer<typeof SealedKeys>

/** Keys by their parts: the versions of the vault keys, or the one part of a key that has no versions. */
export const KeyParts = z.record(z.string(), z.string())
export type KeyParts = z.infer<typeof KeyParts>

/** Rows that need a key, by its parts and by what they are. */
const NeededRows = z.record(z.string(), z.record(z.string(), z.number()))
export type NeededRows = z.infer<typeof NeededRows>

/** What is known of a key without having it. */
const KnownKey = z.object({
  /** Of each part that the copy had when it made the backup; equal keys have equal ones. */
  fingerprints: KeyParts,
  needed: NeededRows,
})
export type KnownKey = z.infer<typeof KnownKey>

const Sum = z.object({ bytes: z.number(), sha256: z.string() })

export const Manifest = z.object({
  tables: z.record(z.string(), Sum.extend({ rows: z.number() })),
  files: z.record(z.string(), Sum),
  /** Where the copy kept its files besides those above; left out: nowhere else. They are not in the backup. */
  bucket: z.string().optional(),
  /** By the id of the kind of key; left out in backups of format 1. */
  keys: z.object({ known: z.record(z.string(), KnownKey), sealed: SealedKeys.nullable() }).optional(),
})
export type Manifest = z.infer<typeof Manifest>

/** A backup cannot be made or restored; the message is for the person who asked for it. */
export class BackupFailed extends Error {}
