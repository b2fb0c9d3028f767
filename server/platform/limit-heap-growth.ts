import { setFlagsFromString } from 'node:v8'

/**
 * Percent by which the heap may grow before old objects are collected. V8 would let it nearly double where the machine has memory to
 * spare, and a program under load would then take half as much again as it needs (docs/performance.md).
 */
const heapGrowth = 25

/** To be called before anything else is done. */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`)
}
