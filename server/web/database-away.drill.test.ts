import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replicationOrSkip } from '../../test/replication.ts'
import { aSite, onlyInPrimary, statusesOf, walk } from './database-away.fixtures.ts'

test('once the primary is stopped a guest reads every page from a standby', async ({ skip }) => {
  await using servers = await replicationOrSkip(1, skip)
  const standby = servers.replicas[0]!
  const dataFolder = mkdtempSync(join(tmpdir(), 'rolecall-away-'))
  const { first, another, addresses } = await aSite({
    databaseUrl: servers.primary.url,
    replicaUrl: standby.url,
    dataFolder,
  })
  await using _ = first
  await using server = await another()
  const usual = await walk(first, addresses)
  await standby.caughtUp()
  await servers.primary.stop()
  const answers = await walk(server, addresses)
  const told = Object.fromEntries(onlyInPrimary.map((path) => [path, 503]))
  expect(statusesOf(answers)).toEqual({ ...statusesOf(usual), ...told })
})
