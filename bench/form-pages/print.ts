import type { PageFigures } from './measure.ts'

/** One line a page, what is wrong below it, and the sums of all in the last. */
export function printPages(figures: readonly PageFigures[], { withFaults }: { withFaults: boolean }): string[] {
  const lines = figures.flatMap((one) => [
    `${one.page}: label ${one.labels}, type ${one.types}, required ${one.required} of ${one.questions}; traps ${one.traps.length}; ${one.sent}`,
    ...(withFaults
      ? [
          ...one.faults,
          ...one.traps.map((trap) => `trap: ${trap}`),
          ...one.beyond.map((label) => `asked for nothing: ${label}`),
        ].map((fault) => `    ${fault}`)
      : []),
  ])
  return [...lines, sums(figures)]
}

/** 'label N, type N, required N of M; traps N' */
export function sums(figures: readonly PageFigures[]): string {
  const sum = (of: (one: PageFigures) => number): number => figures.reduce((all, one) => all + of(one), 0)
  const sent = figures.filter((one) => one.sent === 'sent').length
  return `label ${sum((one) => one.labels)}, type ${sum((one) => one.types)}, required ${sum((one) => one.required)} of ${sum((one) => one.questions)}; traps ${sum((one) => one.traps.length)}; sent ${sent} of ${figures.length}`
}
