/** What is being asked now, by question: whoever asks the same meanwhile hears the one asking, from its first answer on. */
export type Askings<Answer> = {
  /**
   * Joins the asking of a question, or begins it.
   * @param start Asks, until its signal says stop: when the last who listened has left.
   * @param signal Of the one who joins: to leave.
   */
  join: (
    key: string,
    start: (signal: AbortSignal) => AsyncIterable<Answer>,
    signal: AbortSignal,
  ) => AsyncGenerator<Answer>
}

type Asking<Answer> = {
  answers: Answer[]
  /** Null while it goes on; then what it failed of, if it failed. */
  end: { failure?: unknown } | null
  listeners: number
  stop: AbortController
  /** Resolves at the next answer or the end. */
  news: PromiseWithResolvers<void>
}

/** Askings of one process. Another one that gets an equal search waits for the boards that this one asks: see ask-boards.ts. */
export function createAskings<Answer>(): Askings<Answer> {
  const running = new Map<string, Asking<Answer>>()

  function begin(key: string, start: (signal: AbortSignal) => AsyncIterable<Answer>): Asking<Answer> {
    const asking: Asking<Answer> = {
      answers: [],
      end: null,
      listeners: 0,
      stop: new AbortController(),
      news: Promise.withResolvers(),
    }
    running.set(key, asking)
    void run(asking, start(asking.stop.signal)).finally(() => forget(key, asking))
    return asking
  }

  function forget(key: string, asking: Asking<Answer>): void {
    if (running.get(key) === asking) running.delete(key)
  }

  return {
    async *join(key, start, signal) {
      if (signal.aborted) return
      const asking = running.get(key) ?? begin(key, start)
      const left = Promise.withResolvers<void>()
      const leave = () => left.resolve()
      signal.addEventListener('abort', leave, { once: true })
      asking.listeners++
      try {
        let heard = 0
        while (!signal.aborted) {
          const news = asking.news.promise
          for (const answer of asking.answers.slice(heard)) {
            heard++
            yield answer
          }
          if (heard < asking.answers.length) continue
          if (asking.end === null) await Promise.race([news, left.promise])
          else if ('failure' in asking.end) throw asking.end.failure
          else return
        }
      } finally {
        signal.removeEventListener('abort', leave)
        if (--asking.listeners === 0) {
          asking.stop.abort()
          forget(key, asking)
        }
      }
    },
  }
}

async function run<Answer>(asking: Asking<Answer>, answers: AsyncIterable<Answer>): Promise<void> {
  const tell = () => {
    asking.news.resolve()
    asking.news = Promise.withResolvers()
  }
  try {
    for await (const answer of answers) {
      asking.answers.push(answer)
      tell()
    }
    asking.end = {}
  } catch (failure) {
    asking.end = { failure }
  }
  tell()
}
