import { createHash } from 'node:crypto'
import { chmodSync, lchownSync, lstatSync, mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerSettings } from './settings.ts'
import type { Owner } from './own-all.ts'

/** Where a server listens: a socket in a private folder, or a port of the loopback where no socket can be made. */
export type Listening = { kind: 'socket'; folder: string; port: number } | { kind: 'loopback'; port: number }

export const databaseUser = 'rolecall'
export const databaseName = 'rolecall'

/** The kernel takes 107 bytes on Linux and 103 on macOS, the name of the socket (`/.s.PGSQL.5432`, 15) included. */
const longestSocketFolder = 84
/** Only part of the socket's name: nothing listens on it. */
const socketPort = 5432

/** The places to try, best first. The second is for a data folder whose path is too long for a socket. */
export async function placesToListen(folder: string): Promise<Listening[]> {
  const short = join(tmpdir(), `rolecall-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
  return [
    ...[join(folder, 'socket'), short]
      .filter((socketFolder) => Buffer.byteLength(socketFolder) <= longestSocketFolder)
      .map((socketFolder): Listening => ({ kind: 'socket', folder: socketFolder, port: socketPort })),
    { kind: 'loopback', port: await freePort() },
  ]
}

/**
 * Makes a place ready for the user that the server runs as.
 * @returns false where somebody else has a folder of that name: in the shared temp folder anybody may make one.
 */
export function openPlace(listening: Listening, owner: Owner | null): boolean {
  if (listening.kind === 'loopback') return true
  const [ours, ourGroup] = [process.getuid!(), process.getgid!()]
  const user = owner ?? { uid: ours, gid: ourGroup }
  mkdirSync(listening.folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(listening.folder)
  if (!found.isDirectory() || ![user.uid, ours].includes(found.uid)) return false
  if (found.uid !== user.uid) lchownSync(listening.folder, user.uid, user.gid)
  chmodSync(listening.folder, 0o700)
  return true
}

export function listeningSettings(listening: Listening): ServerSettings {
  return listening.kind === 'socket'
    ? {
        listen_addresses: '',
        port: String(listening.port),
        unix_socket_directories: listening.folder,
        unix_socket_permissions: '0600',
      }
    : { listen_addresses: '127.0.0.1', port: String(listening.port), unix_socket_directories: '' }
}

/** An address as `DATABASE_URL` takes it; node-postgres and libpq both read the socket's folder from `host`. */
export function databaseUrl(
  listening: Listening,
  { password, database = databaseName }: { password: string; database?: string },
): string {
  const url = new URL(`postgres://${databaseUser}@127.0.0.1:${listening.port}/${database}`)
  url.password = password
  if (listening.kind === 'socket') url.searchParams.set('host', listening.folder)
  return url.href
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
