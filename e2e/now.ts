/**
 * What is read at this moment, once: for what must not have come or changed, after something that comes later has been waited for.
 * Whatever is still to come is read with `expect.poll`, as a page shows what follows an action some time after it.
 * `test/immediate-reads.test.ts` lets no other `expect(await …)` into the journeys.
 */
export async function now<Value>(read: Promise<Value>): Promise<Value> {
  return await read
}
