import { limitKeys, wideFactor } from '../platform/limits/limit-keys.ts'

/**
 * Connections of the live socket at once, in this process. A page has one, and only while it asks. A hundred from one address are an
 * office or a job centre behind one router; twenty of one account are its windows on all its devices.
 */
const livePlaces = { ofAddress: 100, ofAccount: 20 } as const

/** Why there is no place: the process is full, or this client has all that it gets. */
export type NoPlace = 'full' | 'too-many'

export type LivePlaces = {
  /** Takes places, all or none. `release` gives them back, once. */
  take: (client: { address: string } | { userId: string }) => { release: () => void } | NoPlace
}

/** @param most connections of this process at once. */
export function createLivePlaces(most: number): LivePlaces {
  const taken = new Map<string, number>()
  const countOf = (key: string) => taken.get(key) ?? 0

  return {
    take(client) {
      const limits = 'userId' in client ? limitsOfAccount(client.userId) : limitsOfAddress(client.address, most)
      const full = limits.find(({ key, limit }) => countOf(key) >= limit)
      if (full !== undefined) return full.key === all ? 'full' : 'too-many'
      for (const { key } of limits) taken.set(key, countOf(key) + 1)
      let isTaken = true
      return {
        release() {
          if (!isTaken) return
          isTaken = false
          for (const { key } of limits) {
            const left = countOf(key) - 1
            if (left > 0) taken.set(key, left)
            else taken.delete(key)
          }
        },
      }
    },
  }
}

const all = 'all'

function limitsOfAddress(address: string, most: number): { key: string; limit: number }[] {
  const { narrow, wide } = limitKeys(address)
  return [
    { key: `address:${narrow}`, limit: livePlaces.ofAddress },
    ...(wide === null ? [] : [{ key: `address:${wide}`, limit: livePlaces.ofAddress * wideFactor }]),
    { key: all, limit: most },
  ]
}

function limitsOfAccount(userId: string): { key: string; limit: number }[] {
  return [{ key: `account:${userId}`, limit: livePlaces.ofAccount }]
}
