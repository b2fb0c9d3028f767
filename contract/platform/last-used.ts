/**
 * Keeps the values used last, in two halves: when the younger is full it becomes the elder, and what the elder held and
 * nobody asked for is gone. A hit is one look-up, without the bookkeeping of an exact order. At most `most` are kept; a value
 * is shared by all who ask for its key, so nobody may change it.
 */
export function lastUsed<Value extends {} | null>(most: number): (key: string, make: () => Value) => Value {
  let younger = new Map<string, Value>()
  let elder = new Map<string, Value>()
  return (key, make) => {
    const known = younger.get(key)
    if (known !== undefined) return known
    const kept = elder.get(key)
    const value = kept === undefined ? make() : kept
    younger.set(key, value)
    if (younger.size >= most / 2) {
      elder = younger
      younger = new Map()
    }
    return value
  }
}
