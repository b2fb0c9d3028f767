import type { Asked } from '../meaning.ts'
import { understand } from '../understand.ts'
import { plainYesNo, single } from './options.ts'

const statement = {
  help: '',
  section: '',
  type: 'consent',
  options: [],
  isRequired: false,
  maxLength: null,
} as const

/**
 * 'Yes, I have the right to work in the UK' and 'I hold a full licence' among sentences: the one that says what is so, and no more than that.
 * @param isYes the answer in the polarity of the question
 * @returns null if two say it, or any that could is not understood
 */
export function byStatement(isYes: boolean, asked: Asked, options: readonly string[]): string | null {
  const isTurned = 'negated' in asked && asked.negated !== undefined
  const country = 'country' in asked ? (asked.country ?? null) : null
  const saying = options.flatMap((option) => {
    const said = saidBy(option, country)
    return said !== null && isAbout(said.asked, asked) && said.isSo === (isYes !== isTurned) ? [option] : []
  })
  return single(saying)
}

/** What a sentence says of the person: 'I have the right to work in the UK'; null: not understood. */
export function statementIn(label: string, country: string | null): Asked | null {
  return understand({ ...statement, label, country })?.asked ?? null
}

function saidBy(option: string, country: string | null): { asked: Asked; isSo: boolean } | null {
  const [, first = '', rest = ''] = /^(yes|no)\b[ ,.:;–-]*(.*)$/iu.exec(option) ?? []
  const label = rest === '' ? option : rest
  const asked = statementIn(label, country)
  if (asked === null) return null
  const isSo = !('negated' in asked) || asked.negated === undefined
  // 'No, I have the right to work' says neither.
  return rest !== '' && plainYesNo(first) !== isSo ? null : { asked, isSo }
}

/** Whether it says that very thing, whatever its polarity. */
function isAbout(said: Asked, asked: Asked): boolean {
  const plain = (one: Asked): string =>
    JSON.stringify(
      Object.entries(one)
        .filter(([key, value]) => value !== undefined && key !== 'negated')
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  return plain(said) === plain(asked)
}
