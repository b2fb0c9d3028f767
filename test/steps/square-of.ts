import { shapes, units } from './hostile-texts.ts'
import { ownUnits } from './own-units.ts'
import { compileRegex, viewOf } from './regex-program.ts'
import { mostSteps, stepsOf } from './regex-steps.ts'

const length = 60

export type Square = { text: string; steps: number; stepsOfFour: number }

/**
 * Of the hostile texts of a length the one for which an expression takes most steps at four times the length, of those for which it takes more
 * than its share; undefined where there is none.
 */
export function squareOf(source: string, flags: string): Square | undefined {
  const program = compileRegex(source, flags)
  const view = viewOf(program)
  const views = new Set<string>()
  /** Whether a text looks to the expression as one that was tried. A unit is repeated often enough for all of it to be compared. */
  const isAlike = (text: string) => {
    if (view === null) return false
    const { size } = views
    return views.add(view(text)).size === size
  }
  return [...units, ...ownUnits(source, flags)]
    .flatMap((unit) => ['between', 'behind', 'before'].map((shape) => ({ unit, shape, repeat: shapes[shape]! })))
    .flatMap(({ unit, shape, repeat }) => {
      if (isAlike(repeat(unit, length))) return []
      const { steps } = stepsOf(program, repeat(unit, length), 0, false)
      // So few cannot be the square.
      if (steps < (length * length) / 8) return []
      const { steps: stepsOfFour } = stepsOf(program, repeat(unit, 4 * length), 0, false)
      // Where counting stops there is nothing to compare, and it is too much.
      if (stepsOfFour >= mostSteps) return [{ text: `${JSON.stringify(unit)} ${shape}`, steps, stepsOfFour }]
      if (stepsOfFour <= 6 * steps) return []
      // A run of at most 64 signs looks like a square until the text is longer than that.
      const { steps: stepsOfSixteen } = stepsOf(program, repeat(unit, 16 * length), 0, false)
      return stepsOfSixteen >= Math.min(mostSteps, 6 * stepsOfFour)
        ? [{ text: `${JSON.stringify(unit)} ${shape}`, steps, stepsOfFour }]
        : []
    })
    .sort((a, b) => b.stepsOfFour - a.stepsOfFour)[0]
}
