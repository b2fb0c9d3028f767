import { expect, test } from 'vitest'
import { employerForms } from '../../../engines/words/employer-forms.ts'
import { education } from '../../../engines/words/meanings/education.ts'
import { health } from '../../../engines/words/meanings/health.ts'
import { office } from '../../../engines/words/meanings/office.ts'
import { service } from '../../../engines/words/meanings/service.ts'
import { technology } from '../../../engines/words/meanings/technology.ts'
import { trades } from '../../../engines/words/meanings/trades.ts'
import { words } from '../../../engines/words/meanings/words.ts'
import { titleTerm } from './title-terms.ts'

const meanings = [education, health, office, service, technology, trades, words].flat()

test('no two names that we know become the same term', () => {
  const names = new Set(
    meanings.flatMap((meaning) => meaning.names.map((name) => name.toLowerCase().replaceAll(' ', '-'))),
  )
  const terms = [...names].flatMap((name) => [
    `m:${name}`,
    `j:m:${name}`,
    `j:${name}`,
    ...employerForms(name).map((form) => `e:${form}`),
  ])
  const all = new Set(terms)
  expect(all.size).toBeGreaterThan(1_000)
  expect(new Set([...all].map(titleTerm)).size).toBe(all.size)
})

test('a name keeps its kind and is seven characters at most; words and short names stay as they are', () => {
  expect(titleTerm('m:registered-general-nurse')).toMatch(/^m:[-\w]{5}$/)
  expect(titleTerm('e:marks+spencer')).toMatch(/^e:[-\w]{5}$/)
  for (const same of ['nurse', 'physiotherapist', 'j:*', 'j:-', 'e:tesco', 's:c++']) expect(titleTerm(same)).toBe(same)
})
