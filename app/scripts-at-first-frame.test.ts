import { expect, test } from 'vitest'
import { scriptsAtFirstFrame } from './scripts-at-first-frame.ts'

const page = (links: string) => `<!DOCTYPE html><html><head>${links}</head><body><p>Jobs</p></body></html>`

test('the scripts are named at the end of the page and no longer at its top', () => {
  const html = page(
    '<link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="stylesheet" href="/assets/s.css"/><link rel="modulepreload" href="/assets/b.js" nonce="n"/>',
  )

  const sent = scriptsAtFirstFrame(html, 'n')

  expect(sent).toContain('<head><link rel="stylesheet" href="/assets/s.css"/></head>')
  expect(sent).toMatch(
    /<p>Jobs<\/p><script nonce="n">.*\(\["\/assets\/a\.js","\/assets\/b\.js"\]\)<\/script><\/body><\/html>$/su,
  )
})

test('a page without scripts stays as it is', () => {
  expect(scriptsAtFirstFrame(page(''), 'n')).toBe(page(''))
})
