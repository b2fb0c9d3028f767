import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { NewPasskey, PasskeyProof } from '../contract/second-factor/api.ts'

/** A security key in software: what a browser would hand on, with each part to be bent by a test. */
export type FakePasskey = {
  id: string
  create: (challenge: string, bent?: Bent) => NewPasskey
  prove: (challenge: string, bent?: Bent) => PasskeyProof
}

type Bent = { origin?: string; rpId?: string; isVerified?: boolean }

const site = { origin: 'http://localhost:3000', rpId: 'localhost', isVerified: true }

export function fakePasskey(): FakePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(16)
  const id = rawId.toString('base64url')
  let count = 0
  return {
    id,
    create(challenge, bent) {
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        bytes(
          dataOf(
            { ...site, ...bent },
            ++count,
            Buffer.concat([Buffer.alloc(16), Buffer.from([0, 16]), rawId, coseKey(publicKey)]),
          ),
        ),
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, { ...site, ...bent }).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    prove(challenge, bent) {
      const client = clientData('webauthn.get', challenge, { ...site, ...bent })
      const data = dataOf({ ...site, ...bent }, ++count, null)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }
}

function clientData(type: string, challenge: string, { origin }: { origin: string }): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** Whose site, whether a person was there and was checked, how often it was used, and for a new one its key. */
function dataOf(
  { rpId, isVerified }: { rpId: string; isVerified: boolean },
  count: number,
  made: Buffer | null,
): Buffer {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(count)
  const flags = 0x01 | (isVerified ? 0x04 : 0) | (made === null ? 0 : 0x40)
  return Buffer.concat([
    createHash('sha256').update(rpId).digest(),
    Buffer.from([flags]),
    counter,
    made ?? Buffer.alloc(0),
  ])
}

/** COSE: an EC2 key for ES256 on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
}

/** CBOR: a string of bytes. */
function bytes(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, content.length]), content])
}
