import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { embeddedResultList } from './embedded-json.ts'

test('whatever object stands in the assignment is cut out whole, whatever follows it', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (state, after) => {
      const page = `<script>window.__PRELOADED_STATE__["app-unifiedResultlist"] = ${JSON.stringify(state)};${after}</script>`
      expect(embeddedResultList(page)).toEqual(JSON.parse(JSON.stringify(state)))
    }),
  )
})

test('text that only looks like the assignment is passed over', () => {
  const quoted = 'var example = "window.__PRELOADED_STATE__[\\"app-unifiedResultlist\\"] = {broken}";'
  const comment = '// window.__PRELOADED_STATE__["app-unifiedResultlist"] = {see below}'
  const real = `window.__PRELOADED_STATE__['app-unifiedResultlist']={"items":[1]};`

  expect(embeddedResultList(`<script>${quoted}\n${comment}\n${real}</script>`)).toEqual({ items: [1] })
})

test('another state, a broken-off one and none at all give null', () => {
  expect(embeddedResultList('window.__PRELOADED_STATE__["google-onetap"] = {"items":[]};')).toBeNull()
  expect(embeddedResultList('window.__PRELOADED_STATE__["app-unifiedResultlist"] = {"items":["}"')).toBeNull()
  expect(embeddedResultList('')).toBeNull()
})
