import {
  createCipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

/*
 * Sealing: a text that only the holder of a private key can open. X25519 agrees on a key for this one text, HKDF makes it an
 * AES key, AES-256-GCM encrypts, as in RFC 9180. Layout: a byte for the format, the sender's public key for this text, nonce,
 * tag, and what was encrypted.
 */

export const boxFormat = 1
export const boxParts = { publicKey: 32, nonce: 12, tag: 16 } as const

const spki = Buffer.from('302a300506032b656e032100', 'hex')

/** The raw 32 bytes of a public key. */
export function bytesOfPublicKey(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'spki' }).subarray(spki.length)
}

export function publicKeyFrom(bytes: Uint8Array): KeyObject {
  return createPublicKey({ key: Buffer.concat([spki, bytes]), format: 'der', type: 'spki' })
}

/** A key for one text, which both sides come to: the sender with their private key, the receiver with theirs. */
export function keyOfBox(given: {
  own: KeyObject
  theirs: KeyObject
  sender: Uint8Array
  receiver: Uint8Array
}): Buffer {
  const agreed = diffieHellman({ privateKey: given.own, publicKey: given.theirs })
  const salt = Buffer.concat([given.sender, given.receiver])
  return Buffer.from(hkdfSync('sha256', agreed, salt, 'rolecall sealed box 1', 32))
}

/**
 * Seals to the holder of a key.
 * @param about whose it is and what for: opening asks for the same, so a row copied to somebody else opens nothing.
 */
export function sealTo(receiver: KeyObject, content: Uint8Array, about: string): Buffer {
  const sender = generateKeyPairSync('x25519')
  const senderBytes = bytesOfPublicKey(sender.publicKey)
  const key = keyOfBox({
    own: sender.privateKey,
    theirs: receiver,
    sender: senderBytes,
    receiver: bytesOfPublicKey(receiver),
  })
  const nonce = randomBytes(boxParts.nonce)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([Buffer.from([boxFormat]), senderBytes, nonce, cipher.getAuthTag(), encrypted])
}
