/** Ctrl-C reaches us from the terminal and again through npm: signals this close together, in ms, are one wish. */
const sameWish = 1_000

/**
 * Calls `stop` at the first wish to stop, and `force` at the second. The program that started us (`scripts/start.mjs`)
 * going away is a wish to stop, too.
 */
export function onSignals({ stop, force }: { stop: () => void; force: () => void }): void {
  let first: number | null = null
  const wish = (): void => {
    if (first === null) {
      first = Date.now()
      stop()
    } else if (Date.now() - first > sameWish) {
      force()
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, wish)
  process.on('disconnect', wish)
}
