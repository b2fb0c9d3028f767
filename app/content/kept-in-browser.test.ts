import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cookies, storage } from './kept-in-browser.ts'

/* The page about cookies is held to the code: a file that comes to keep something in browsers fails here until its names stand there. */

const files: Record<string, readonly string[]> = {
  // Cookies.
  'app/last-visit.ts': ['lastvisit'],
  'app/routes/preferences.ts': ['theme', 'cookies'],
  'app/ui/shell/invitation.ts': ['alertReminder', 'leadReminder'],
  'contract/second-factor/second-step-cookie.ts': ['second-step'],
  'server/social-login/sealed-cookie.ts': ['provider', 'provider-identity'],
  'server/web/session-cookie.ts': ['token'],
  'server/web/visitor.ts': ['visitor'],
  // Storage.
  'app/offline/kept-here.ts': [],
  'app/offline/service-worker.ts': ['offline-'],
  'app/ui/cvs/draft-store.ts': ['cv-draft', 'cv-print', 'cv-step:', 'cv-unsent:'],
  'app/ui/cvs/import/kept-review.ts': ['cv-import'],
  'app/ui/history/use-search-history.ts': ['searches'],
  'app/ui/history/cache.ts': [],
  'app/ui/history/kept-most-wanted.ts': ['most-wanted'],
  'app/ui/shortlist/kept-list.ts': ['shortlist:', 'shortlist-notes:'],
  'app/ui/shortlist/use-notes.ts': [],
  'app/ui/candidates/kept-application.ts': ['application:'],
  'app/ui/job-ads/draft-in-browser.ts': ['job-ad-draft'],
  'app/ui/job-ads/folds-in-browser.ts': ['ad-sections'],
  'app/ui/job/log-in-wish.ts': ['job-to-save'],
  'app/ww/recordings/indexed-store.ts': ['recordings'],
  'app/ui/results/shortcuts.ts': ['shortcuts'],
}

const keeps = /Max-Age=|\blocalStorage\b|\bsessionStorage\b|\bindexedDB\b|\bcaches\.open\b|\bwriteCache\('/u

test('every file that keeps something in a browser is known', () => {
  const found = globSync('{app,contract,engines,server}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|kept-in-browser/u.test(file) && keeps.test(readFileSync(file, 'utf8')),
  )
  expect(found.sort()).toEqual(Object.keys(files).sort())
})

test('what they keep stands on the page, and nothing else does', () => {
  const told = [...cookies, ...storage].map(({ name }) => name)
  expect(told.toSorted()).toEqual(Object.values(files).flat().toSorted())
  for (const [file, names] of Object.entries(files)) {
    const code = readFileSync(file, 'utf8')
    for (const name of names) expect(code, `${name} in ${file}`).toContain(name)
  }
})
