import { expect, test } from 'vitest'
import { refusalOf } from './refusal-of.ts'

const page = '<html><head><title>413 Request Entity Too Large</title></head></html>'

test.for([
  ['a proxy refuses it with a page of its own', 413, page, 'This file is larger than the site takes.'],
  ['we refuse it for its size', 413, '{"message":"Too large"}', 'This file is larger than the site takes.'],
  ['we say why', 422, '{"message":"No","details":"It has macros."}', 'No It has macros.'],
  ['we say it in short', 422, '{"message":"No","details":""}', 'No'],
  ['a proxy has no answer of ours', 502, page, null],
  ['the answer says nothing', 500, '{}', null],
] as const)('why a file was not taken: %s', ([, status, text, words]) => {
  expect(refusalOf(status, text)).toBe(words)
})
