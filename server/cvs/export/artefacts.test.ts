import { expect, test } from 'vitest'
import { markArtefacts } from './artefacts.ts'

test('a rule that is marked as a part of the document is an artefact, words are not', () => {
  const { content, gone } = markArtefacts(
    [
      '/NonStruct <</MCID 0 >>BDC',
      '0 155 658 3 re',
      'f',
      'EMC',
      '/P <</MCID 1 >>BDC',
      'BT',
      '<0001> Tj',
      'ET',
      'EMC',
    ].join('\n'),
  )
  expect(content.split('\n')).toEqual([
    '/Artifact BMC',
    '0 155 658 3 re',
    'f',
    'EMC',
    '/P <</MCID 1 >>BDC',
    'BT',
    '<0001> Tj',
    'ET',
    'EMC',
  ])
  expect([...gone]).toEqual([0])
})

test('what is not marked at all is an artefact: a path from where it begins, and the line at the foot', () => {
  const { content, gone } = markArtefacts(
    ['q', '0 0 10 10 re', 'W* n', '0 0 m', '5 5 l', 'S', 'BT', '<0001> Tj', 'ET', 'Q'].join('\n'),
  )
  expect(content.split('\n')).toEqual([
    'q',
    '0 0 10 10 re',
    'W* n',
    '/Artifact BMC',
    '0 0 m',
    '5 5 l',
    'S',
    'EMC',
    '/Artifact <</Type /Pagination>> BDC',
    'BT',
    '<0001> Tj',
    'ET',
    'EMC',
    'Q',
  ])
  expect(gone.size).toBe(0)
})

test('words and pictures in marks within marks keep those around them', () => {
  const lines = [
    '/P <</MCID 3 >>BDC',
    '/Span <</ActualText <FEFF0061> >> BDC',
    'BT',
    'ET',
    'EMC',
    'EMC',
    '/Figure <</MCID 4 >>BDC',
    '/X5 Do',
    'EMC',
  ]
  const { content, gone } = markArtefacts(lines.join('\n'))
  expect(content.split('\n')).toEqual(lines)
  expect(gone.size).toBe(0)
})
