import type { CodedPhrase } from './coded-phrase.ts'
import { asked, excusesQuestion, excusesRefusal, excusesWish, refused, wanted } from './frames.ts'
import { grounds } from './grounds.ts'
import { unions } from './unions.ts'

/** What each ground has in each form of sentence. */
export const refusals: readonly CodedPhrase[] = [...grounds, unions].flatMap(
  ({ refused: not, wanted: only, asked: question, unless, ...said }): CodedPhrase[] => {
    const also = (excuse: RegExp) => (unless === undefined ? excuse : new RegExp(`${excuse.source}|${unless}`, 'iu'))
    const entry = { ...said, level: 'block' } as const
    return [
      ...(not ? [{ ...entry, match: refused(not, also(excusesRefusal)) }] : []),
      ...(only ? [{ ...entry, match: wanted(only, also(excusesWish)) }] : []),
      ...(question ? [{ ...entry, match: asked(question, excusesQuestion) }] : []),
    ]
  },
)
