import type { Line } from './field.ts'
import type { Town } from './towns.ts'

/** Agenda for Change in England, pounds a year from April 2025: close to the published scale, and good enough for invented posts. */
const bands: readonly (readonly [name: string, min: number, max: number])[] = [
  ['Band 2', 24_465, 24_465],
  ['Band 3', 24_937, 26_598],
  ['Band 4', 27_485, 30_162],
  ['Band 5', 31_049, 37_796],
  ['Band 6', 38_682, 46_580],
  ['Band 7', 47_810, 54_710],
  ['Band 8a', 55_690, 62_682],
  ['Band 8b', 64_455, 74_896],
  ['Band 8c', 76_965, 88_682],
  ['Band 8d', 91_342, 105_337],
]

/** Teachers in England from September 2025: the main and upper ranges, outside and inside London. */
const teachers = {
  'MPS/UPS': [32_916, 51_048],
  MPS: [32_916, 45_352],
  'L6 - L12': [57_137, 66_300],
  'Inner London MPS/UPS': [40_317, 62_496],
  'TLR 2b': [38_000, 56_500],
} as const

type Point = { scale: string; min: number; max: number }

/** The point of a published scale that fits the pay, where the post is on one. */
export function publishedScale(
  { line, title, town, isHealthService }: { line: Line; title: string; town: Town; isHealthService: boolean },
  low: number,
): Point | null {
  if (line.scale === 'nhs' && isHealthService) {
    const [scale, min, max] = bands.findLast(([, min]) => min <= low * 1.04) ?? bands[0]!
    return { scale, min, max }
  }
  if (line.scale === 'teachers') {
    const scale =
      town.county === 'Greater London'
        ? 'Inner London MPS/UPS'
        : /\b(?:head|deputy|principal)\b/iu.test(title)
          ? 'L6 - L12'
          : /\b(?:leader|coordinator|lead)\b/iu.test(title)
            ? 'TLR 2b'
            : low % 3 < 1
              ? 'MPS'
              : 'MPS/UPS'
    const [min, max] = teachers[scale]
    return { scale, min, max }
  }
  return null
}
