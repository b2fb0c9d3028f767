import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { findBinaries } from './binaries.ts'
import { makeCluster, passwordOf } from './cluster.ts'
import { PostgresCannotStart } from './errors.ts'
import { launch } from './launch.ts'
import { keepConnection, type Keeper } from './keeper.ts'
import { databaseUrl, type Listening, openPlace, placesToListen } from './listening.ts'
import { clearRemains, isAlive, type Postmaster, readPostmaster } from './postmaster.ts'
import { availableMemory, serverSettings, type ServerSettings } from './settings.ts'
import { endServer } from './end-server.ts'
import { findWay, type Way } from './ways.ts'

export type EmbeddedPostgres = {
  /** As `DATABASE_URL` takes it. Stays the same for as long as this object lives, also when the server is restarted. */
  url: string
  /** The server's process now. */
  readonly pid: number
  /** True where the server was already running. */
  adopted: boolean
  /** Stops the server and waits until it is gone; leaves it to its owner where another living process started it. */
  stop(): Promise<void>
}

type Options = {
  /** Everything of the database is in it. Made if missing. */
  folder: string
  log: Log
  /** Put over the usual settings, by PostgreSQL's names. */
  settings?: ServerSettings
  /** False: initdb does not wait for the disk. For tests. */
  durably?: boolean
  /** For tests: run the server only in these ways. */
  ways?: readonly Way['name'][]
}

/** How long a server may take to become ready: after a crash it first reads up to 2 GB of its log again. */
const patience = 10 * 60_000
const longestPause = 10_000

/**
 * Starts the embedded PostgreSQL in a folder, or joins the one that runs there. What a killed one left is cleared away.
 * If the server dies while this process lives, it is started again, with growing pauses.
 * Where Linux has `setpriv`, the server stops by itself when this process is killed. Call from the main thread.
 * @throws PostgresCannotStart with a message for the person who starts the app.
 */
export async function startPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { log } = options
  mkdirSync(options.folder, { recursive: true, mode: 0o700 })
  // The server knows its folder by its real path, and that is how it is recognised.
  const folder = realpathSync(options.folder)
  const cluster = join(folder, 'cluster')
  const stopping = new AbortController()
  const { signal } = stopping
  const server: Server = {
    cluster,
    log,
    settings: { ...serverSettings(availableMemory()), ...options.settings },
    async prepare() {
      const way = findWay(findBinaries(), folder, options.ways)
      await makeCluster(cluster, { way, durably: options.durably ?? true })
      return { way, places: await placesToListen(folder) }
    },
    signal,
  }
  let keeper = await bringUp(server, null)
  let restarting = Promise.resolve()
  watch()

  function watch(): void {
    void keeper.lost.then(() => {
      if (!signal.aborted) restarting = restart()
    })
  }

  async function restart(): Promise<void> {
    log.warn({ pid: keeper.pid }, 'the database server ended: starting it again')
    for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      try {
        keeper = await bringUp(server, keeper.listening)
        log.info({ pid: keeper.pid }, 'the database server runs again')
        return watch()
      } catch (error) {
        if (signal.aborted) return
        log.error({ err: error, pause }, 'the database server could not be started again')
        await wait(pause, undefined, { signal }).catch(() => {})
      }
    }
  }

  return {
    url: databaseUrl(keeper.listening, { password: passwordOf(cluster) }),
    get pid() {
      return keeper.pid
    },
    adopted: keeper.adopted,
    async stop() {
      stopping.abort()
      await restarting
      const mayStop = await keeper.isOwner()
      await keeper.close()
      if (mayStop) await endServer(cluster, keeper.pid)
    },
  }
}

type Server = {
  cluster: string
  settings: ServerSettings
  log: Log
  /** What is needed before a server can be started; not called while one runs. */
  prepare(): Promise<{ way: Way; places: Listening[] }>
  signal: AbortSignal
}

/**
 * Ends with a connection to the server that runs on the cluster, whoever started it.
 * @param before where it listened before: those who know its address must find it there again.
 */
async function bringUp(server: Server, before: Listening | null): Promise<Keeper> {
  const { cluster, signal } = server
  const deadline = Date.now() + patience
  let prepared: { way: Way; places: Listening[] } | null = null
  while (Date.now() < deadline) {
    signal.throwIfAborted()
    const found = readPostmaster(cluster)
    if (found === null) {
      prepared ??= await server.prepare()
      const keeper = await startAnew(server, prepared.way, before ? [before] : prepared.places)
      if (keeper) return keeper
    } else if (found.pid === null || !isAlive(cluster, found.pid)) {
      // An empty file may be one that is being written.
      if (found.pid === null) await wait(500)
      if (readPostmaster(cluster)?.pid === found.pid) clearRemains(cluster, found)
      continue
    } else if (found.isReady) {
      const keeper = await keepConnection({
        ...running(found.pid, found),
        password: passwordOf(cluster),
        adopted: true,
      })
      if (keeper) return keeper
    }
    await wait(50)
  }
  throw new PostgresCannotStart(`The database server in ${cluster} did not become ready within 10 minutes.`)
}

/** @returns null where another server is in the way for the moment, or ours ended as soon as it was there. */
async function startAnew(server: Server, way: Way, places: readonly Listening[]): Promise<Keeper | null> {
  for (const [index, listening] of places.entries()) {
    if (!openPlace(listening, way.owner)) continue
    const launched = await launch({ ...server, way, listening })
    if (launched.kind === 'ready') {
      return await keepConnection({ ...launched, listening, password: passwordOf(server.cluster), adopted: false })
    }
    if (launched.reason === 'passing') return null
    if (launched.reason === 'listening' && index + 1 < places.length) continue
    throw new PostgresCannotStart(launched.message)
  }
  return null
}

function running(pid: number, { port, socketFolder }: Postmaster): { pid: number; listening: Listening } {
  return { pid, listening: socketFolder ? { kind: 'socket', folder: socketFolder, port } : { kind: 'loopback', port } }
}
