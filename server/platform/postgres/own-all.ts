import { lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export type Owner = { uid: number; gid: number }

/**
 * Gives a folder and all in it to a user. The folder itself comes last, so that one that already belongs to the user
 * can be taken to be done, also when an earlier run was cut short.
 */
export function ownAll(path: string, owner: Owner): void {
  const { uid, gid } = lstatSync(path)
  if (uid === owner.uid && gid === owner.gid) return
  ownEach(path, owner)
}

function ownEach(path: string, owner: Owner): void {
  if (lstatSync(path).isDirectory()) {
    for (const entry of readdirSync(path)) ownEach(join(path, entry), owner)
  }
  lchownSync(path, owner.uid, owner.gid)
}
