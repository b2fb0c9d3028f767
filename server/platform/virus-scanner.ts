import { connect, type Socket } from 'node:net'
import type { Config } from './config.ts'

/** Looks for viruses in bytes. @throws where it cannot be asked: then nothing is known, and it is to be asked again. */
export type VirusScanner = (bytes: Uint8Array) => Promise<'clean' | 'infected'>

/** So much is handed over at a time. */
const chunkSize = 64 * 1024
const patienceMs = 60_000

/** The ClamAV daemon of the setting ROLECALL_CLAMD; null: nobody has set one up. */
export function createVirusScanner({ clamd }: Pick<Config, 'clamd'>): VirusScanner | null {
  if (clamd === null) return null
  return async (bytes) => {
    const answer = await askClamd(clamd, bytes)
    if (answer.endsWith(': OK')) return 'clean'
    if (answer.endsWith(' FOUND')) return 'infected'
    throw new Error(`The virus scanner answered: ${answer.slice(0, 200)}`)
  }
}

/** Hands bytes over by its command INSTREAM: each chunk behind its length, then a length of zero. */
async function askClamd(clamd: NonNullable<Config['clamd']>, bytes: Uint8Array): Promise<string> {
  const socket = 'path' in clamd ? connect(clamd.path) : connect(clamd.port, clamd.host)
  socket.setTimeout(patienceMs, () => socket.destroy(new Error('The virus scanner did not answer in time')))
  try {
    const answer = readAll(socket)
    socket.write('zINSTREAM\0')
    for (let at = 0; at < bytes.length; at += chunkSize) {
      const chunk = bytes.subarray(at, at + chunkSize)
      socket.write(lengthOf(chunk.length))
      socket.write(chunk)
    }
    socket.write(lengthOf(0))
    return await answer
  } finally {
    socket.destroy()
  }
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

/** One line, ended by a zero or by hanging up. */
async function readAll(socket: Socket): Promise<string> {
  let answer = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    answer += chunk.toString('utf8')
    if (answer.includes('\0') || answer.length > 4096) break
  }
  return answer.replace(/\0.*$/su, '').trim()
}
