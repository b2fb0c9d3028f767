/** Tells the planner, until the transaction or savepoint ends, to plan without these ways if it can: 'seqscan'. One text for one question to the server. */
export function withoutWays(ways: readonly string[]): string {
  return ways.map((way) => `set local enable_${way} = off`).join('; ')
}
