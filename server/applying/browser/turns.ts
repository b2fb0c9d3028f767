/** So many at once; the others wait in the order of their coming. */
export function createTurns(atOnce: number): { take: (signal: AbortSignal) => Promise<() => void> } {
  let busy = 0
  const line: (() => void)[] = []
  const leave = (): void => {
    const next = line.shift()
    if (next) next()
    else busy--
  }
  return {
    async take(signal) {
      signal.throwIfAborted()
      if (busy < atOnce) busy++
      else
        await new Promise<void>((go, refuse) => {
          const turn = (): void => {
            signal.removeEventListener('abort', gaveUp)
            go()
          }
          const gaveUp = (): void => {
            line.splice(line.indexOf(turn), 1)
            refuse(signal.reason as Error)
          }
          line.push(turn)
          signal.addEventListener('abort', gaveUp, { once: true })
        })
      return leave
    },
  }
}
