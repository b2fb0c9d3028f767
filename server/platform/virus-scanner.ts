import { connect, type Socket } from 'node:net'
import type { Config } from './config.ts'
import type { Content } from './files/store.ts'

/** Looks for viruses in bytes. @throws where it cannot be asked: then nothing is known, and it is to be asked again. */
export type VirusScanner = (content: Content) => Promise<'clean' | 'infected'>

/** So much is handed over at a time. */
const chunkSize = 64 * 1024
const patienceMs = 60_000

/** The ClamAV daemon of the setting ROLECALL_CLAMD; null: nobody has set one up. */
export function createVirusScanner({ clamd }: Pick<Config, 'clamd'>): VirusScanner | null {
  if (clamd === null) return null
  return async (content) => {
    const answer = await askClamd(clamd, content)
    if (answer.endsWith(': OK')) return 'clean'
    if (answer.endsWith(' FOUND')) return 'infected'
    throw new Error(`The virus scanner answered: ${answer.slice(0, 200)}`)
  }
}

/** Hands bytes over by its command INSTREAM: each chunk behind its length, then a length of zero. */
async function askClamd(clamd: NonNullable<Config['clamd']>, content: Content): Promise<string> {
  const socket = 'path' in clamd ? connect(clamd.path) : connect(clamd.port, clamd.host)
  socket.setTimeout(patienceMs, () => socket.destroy(new Error('The virus scanner did not answer in time')))
  try {
    const answer = readAll(socket)
    // It may break while something is still handed over, and nobody waits for the answer yet.
    answer.catch(() => {})
    socket.write('zINSTREAM\0')
    for await (const bytes of content instanceof Uint8Array ? [content] : content) {
      for (let at = 0; at < bytes.length; at += chunkSize) {
        const chunk = bytes.subarray(at, at + chunkSize)
        socket.write(lengthOf(chunk.length))
        // Only as fast as it reads: a recording is not held in memory.
        if (!socket.write(chunk)) await drained(socket)
      }
    }
    socket.write(lengthOf(0))
    return await answer
  } finally {
    socket.destroy()
  }
}

async function drained(socket: Socket): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const settle = (error?: Error) => {
      socket.off('drain', settle).off('close', broken)
      if (error instanceof Error) reject(error)
      else resolve()
    }
    const broken = () => settle(new Error('The virus scanner hung up'))
    if (socket.destroyed) return broken()
    socket.once('drain', settle).once('close', broken)
  })
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
