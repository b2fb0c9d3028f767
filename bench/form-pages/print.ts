import type { PageFigures } from './measure.ts'

/** One line of a page, and what is wrong below it. */
export function linesOf(one: PageFigures, { withFaults }: { withFaults: boolean }): string[] {
  const line = `${one.page}: label ${one.labels}, type ${one.types}, required ${one.required} of ${one.questions}; traps ${one.traps.length}; ${one.sent}`
  if (!withFaults) return [line]
  const faults = [
    ...one.faults,
    ...one.traps.map((trap) => `trap: ${trap}`),
    ...one.beyond.map((label) => `asked for nothing: ${label}`),
  ]
  return [line, ...faults.map((fault) => `    ${fault}`)]
}

/** 'label N, type N, required N of M; traps N; sent N of M' */
export function sums(figures: readonly PageFigures[]): string {
  const sum = (of: (one: PageFigures) => number): number => figures.reduce((all, one) => all + of(one), 0)
  const sent = figures.filter((one) => one.sent === 'sent').length
  return `label ${sum((one) => one.labels)}, type ${sum((one) => one.types)}, required ${sum((one) => one.required)} of ${sum((one) => one.questions)}; traps ${sum((one) => one.traps.length)}; sent ${sent} of ${figures.length}`
}
