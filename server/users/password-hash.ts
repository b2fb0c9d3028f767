import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'

/** OWASP's Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane (R-AUT-3). Memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const hashBytes = 32

/** So many at once: each takes its memory, and a flood of sign-ins must leave some for the pages. */
const atOnce = 2
const waitingAtMost = 200

/** More sign-ins at once than can be worked through in a reasonable time. */
export class TooBusyToHash extends Error {}

/** @returns The password's hash with its algorithm, parameters and salt: '$argon2id$v=19$m=19456,t=2,p=1$…$…'. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await derive(password, salt, cost, hashBytes)
  return print(cost, salt, hash)
}

/**
 * @param record Null where there is no such account or it has no password: takes as long as a wrong password, so that
 * nobody learns which accounts there are.
 * @returns whether it is the password, and whether the record should be made again with today's parameters.
 */
export async function verifyPassword(
  password: string,
  record: string | null,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const parsed = read(record ?? '') ?? read(nobody)
  if (!parsed) throw new Error('The record of nobody cannot be read')
  const { parameters, salt, hash } = parsed
  const derived = await derive(password, salt, parameters, hash.length)
  const isRight = timingSafeEqual(derived, hash) && record !== null
  const isOutdated =
    parameters.memory !== cost.memory ||
    parameters.passes !== cost.passes ||
    parameters.parallelism !== cost.parallelism
  return { isRight, isOutdated }
}

/** A record that no password opens: compared with where there is no account. */
const nobody = print(cost, Buffer.alloc(saltBytes, 1), Buffer.alloc(hashBytes, 1))

type Cost = { memory: number; passes: number; parallelism: number }

function print({ memory, passes, parallelism }: Cost, salt: Buffer, hash: Buffer): string {
  const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(hash)}`
}

function read(record: string): { parameters: Cost; salt: Buffer; hash: Buffer } | null {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/u.exec(record)
  if (!found) return null
  const [, memory, passes, parallelism, salt = '', hash = ''] = found
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

async function derive(password: string, salt: Buffer, parameters: Cost, length: number): Promise<Buffer> {
  await takeTurn()
  try {
    const given: Argon2Parameters = {
      // The exact bytes: other forms of the same letters are another password.
      message: Buffer.from(password, 'utf8'),
      nonce: salt,
      memory: parameters.memory,
      passes: parameters.passes,
      parallelism: parameters.parallelism,
      tagLength: length,
    }
    return await new Promise<Buffer>((resolve, reject) =>
      argon2('argon2id', given, (error, derived) => (error ? reject(error) : resolve(derived))),
    )
  } finally {
    passTurn()
  }
}

let running = 0
const waiting: (() => void)[] = []

async function takeTurn(): Promise<void> {
  if (running < atOnce) {
    running++
    return
  }
  if (waiting.length >= waitingAtMost) throw new TooBusyToHash('Too many passwords are being checked')
  await new Promise<void>((resolve) => waiting.push(resolve))
}

/** The next one takes over the place: the count stays. */
function passTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else running--
}
