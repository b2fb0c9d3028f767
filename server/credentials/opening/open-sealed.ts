import { createDecipheriv, createPublicKey, type KeyObject } from 'node:crypto'
import { boxFormat, boxParts, bytesOfPublicKey, keyOfBox, publicKeyFrom } from '../sealed-box.ts'

/** @throws where a byte was changed, it was sealed about something else, or to another key. */
export function openSealed(own: KeyObject, sealed: Buffer, about: string): Buffer {
  const { publicKey, nonce, tag } = boxParts
  const parts: Buffer[] = []
  let at = 1
  for (const length of [publicKey, nonce, tag]) parts.push(sealed.subarray(at, (at += length)))
  const [sender, nonceBytes, tagBytes] = parts
  if (sealed[0] !== boxFormat || tagBytes?.length !== tag || sender === undefined || nonceBytes === undefined)
    throw new Error('This is no sealed text')
  const key = keyOfBox({
    own,
    theirs: publicKeyFrom(sender),
    sender,
    receiver: bytesOfPublicKey(createPublicKey(own)),
  })
  const decipher = createDecipheriv('aes-256-gcm', key, nonceBytes, { authTagLength: tag })
  decipher.setAAD(Buffer.from(about)).setAuthTag(tagBytes)
  return Buffer.concat([decipher.update(sealed.subarray(at)), decipher.final()])
}
