import { expect, test } from 'vitest'
import { fileEvidence, nothingAttached, type Attached } from './attached.ts'

const at = '2026-11-20T09:51:00.000Z'
const shown = { page: 'Your CV', at }
const upload = { host: 'www.reed.co.uk', status: 200, bytes: 48_000, at }

type Put = Attached['put'] extends Map<string, infer One> ? One : never

function evidenceWith(more: Partial<Put>) {
  const attached = nothingAttached()
  const put = { document: 'cv', upload: null, shown: null, hasNamesake: false, mayHaveLeft: false } as const
  attached.put.set('ada.pdf', { ...put, ...more })
  return fileEvidence(attached)[0]
}

test('a name that was shown counts where something may have left with the file, and no file of that name stood there', () => {
  expect(evidenceWith({ shown, mayHaveLeft: true })).toMatchObject({ shown })
  expect(evidenceWith({ shown, upload })).toMatchObject({ shown, upload })
  expect(evidenceWith({ shown })).toMatchObject({ shown: null, upload: null })
  expect(evidenceWith({ shown, mayHaveLeft: true, hasNamesake: true })).toMatchObject({ shown: null, upload: null })
  expect(evidenceWith({ mayHaveLeft: true })).toMatchObject({ shown: null, upload: null })
})

test('a stored file is told only where none of ours was put in for the same', () => {
  const attached = nothingAttached()
  attached.stored.set('Your CV', { document: 'cv', name: 'Old CV.pdf', shown })
  expect(fileEvidence(attached)).toEqual([{ document: 'cv', name: 'Old CV.pdf', isStored: true, upload: null, shown }])
  attached.put.set('letter.pdf', { document: 'letter', upload, shown: null, hasNamesake: false, mayHaveLeft: false })
  expect(fileEvidence(attached).map(({ name }) => name)).toEqual(['letter.pdf', 'Old CV.pdf'])
  attached.put.set('ada.pdf', { document: 'cv', upload, shown: null, hasNamesake: false, mayHaveLeft: false })
  expect(fileEvidence(attached).map(({ name }) => name)).toEqual(['letter.pdf', 'ada.pdf'])
})
