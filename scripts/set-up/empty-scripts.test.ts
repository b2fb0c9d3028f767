import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error -- plain JavaScript without types: it also runs on a Node that does not know them.
import { emptyScripts } from './empty-scripts.mjs'

test('a build has no empty script, and none that only imports empty ones', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'scripts-'))
  mkdirSync(join(folder.path, 'assets'))
  const files = {
    'ww.js': '',
    'assets/a.js': ' \n',
    'assets/b.js': 'import"./a.js";',
    'assets/c.js': `import "./b.js"\nimport'./a.js';`,
    // These say something.
    'assets/d.js': 'import"./e.js";',
    'assets/e.js': 'export {}',
    'assets/f.js': 'import"./a.js";go();',
    'assets/g.css': '',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, name), text)
  expect(emptyScripts(folder.path)).toEqual(['a.js', 'b.js', 'c.js', 'ww.js'])
})
