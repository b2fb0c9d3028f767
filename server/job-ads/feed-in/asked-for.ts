import { educationNames } from '../../../contract/job-ads/education.ts'
import { adLimits } from '../../../contract/job-ads/limits.ts'

const levels: readonly (readonly [RegExp, (typeof educationNames)[number]])[] = [
  [/\bgcses?\b/iu, 'Level 2'],
  [/\ba[- ]?levels?\b/iu, 'Level 3'],
  [/\bhnc\b/iu, 'Level 4'],
  [/\b(?:hnd|foundation degree)\b/iu, 'Level 5'],
  [/\b(?:bachelor\S*|b\.?sc|honours|(?<!foundation )degree)\b/iu, 'Level 6'],
  [/\b(?:master\S*|m\.?sc|mba|postgraduate|pgce)\b/iu, 'Level 7'],
  [/\b(?:ph\.?d|doctora\w+)\b/iu, 'Level 8'],
]

/** The one level that a feed's words mean; '' where they mean none or several. */
export function educationOf(text: string): string {
  const named = educationNames.find((name) => name.toLowerCase() === text.trim().toLowerCase())
  if (named !== undefined) return named
  const found = new Set(levels.filter(([pattern]) => pattern.test(text)).map(([, level]) => level))
  // 'Master’s degree' is no bachelor's.
  if (found.has('Level 7') || found.has('Level 8')) found.delete('Level 6')
  return found.size === 1 ? ([...found][0] ?? '') : ''
}

/** Years: '3', '3+ years', 'at least 2 years'. '' for anything else. */
export function experienceOf(text: string): string {
  const years =
    /^(?:at least |min(?:imum)?\.? )?(\d{1,2})\+?(?: ?(?:years?|yrs?)(?:[’'] experience| of experience)?)?$/iu.exec(
      text.trim(),
    )?.[1]
  if (years === undefined) return ''
  const count = Number(years)
  return count >= adLimits.leastExperience && count <= adLimits.mostExperience ? String(count) : ''
}
