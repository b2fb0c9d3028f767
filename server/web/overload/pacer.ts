/** Milliseconds of one step, and how many refusals are answered in it: 1,600 a second, a tenth of a processor at the most. */
const stepMs = 25
const mostInStep = 40

/**
 * Answers refusals at once while they are few. A client that asks again the moment it is refused could otherwise keep the program busy
 * with refusing: beyond so many the next ones wait for the next step, in their order, and cost nothing while they wait.
 */
export function createPacer(most: number = mostInStep): (answer: () => void) => void {
  const waiting: (() => void)[] = []
  let inThisStep = 0
  let timer: NodeJS.Timeout | null = null

  function step(): void {
    const due = waiting.splice(0, most)
    inThisStep = due.length
    if (due.length === 0) timer = null
    else timer = setTimeout(step, stepMs)
    for (const answer of due) answer()
  }

  return (answer) => {
    timer ??= setTimeout(step, stepMs)
    if (inThisStep < most && waiting.length === 0) {
      inThisStep++
      return answer()
    }
    waiting.push(answer)
  }
}
