import { periodsIn } from './dates.ts'
import type { Line } from './lines.ts'

/** Said beside a job whose description has a line with dates of its own. */
export const mayBeTwoJobs = 'A line in this description has its own dates. It may be another job.'
/** Said beside text that went to no entry. */
export const mayBeEntry = 'A line here has dates. It may be a job or a course that we did not recognise.'

/** A longer line is a sentence, in which years are nothing unusual. */
const longest = 200

/** The first line that dates something, as the head of a job does; undefined if there is none. */
export function datedLineIn(lines: readonly Pick<Line, 'text' | 'isBullet'>[]): string | undefined {
  return lines.find((line) => isDated(line))?.text
}

/** Whether nothing of its line or cell stands before a place, but for brackets. */
function isAtStart(before: string): boolean {
  const edge = /(?<![\s([])[\s([]*$/u.exec(before)?.[0] ?? ''
  return edge.length === before.length || edge.includes('\t')
}

/**
 * A period with two ends, that begins or ends its line, or a date that has a line or cell to itself; within a point of a list it is a
 * word among others.
 */
function isDated({ text, isBullet }: Pick<Line, 'text' | 'isBullet'>): boolean {
  if (text.length > longest) return false
  return periodsIn(text).some(({ isRange, from, to }) => {
    if (!isRange) return !isBullet && isAtStart(text.slice(0, from)) && /^[\s)\].,;:]*$/u.test(text.slice(to))
    const isAtEdge = /^[\s([]*$/u.test(text.slice(0, from)) || /^[\s)\].,;:]*$/u.test(text.slice(to))
    return isBullet ? isAtEdge && text.length < 90 : true
  })
}
