import './set-up/check-node.mjs'
import { existsSync, readdirSync } from 'node:fs'
import { SetUpFailed } from './set-up/root.mjs'
import { runProgram } from './set-up/run.mjs'
import { afterSetUp } from './set-up/set-up.mjs'

// npm run bench -- [NAME …]: runs bench/NAME.bench.ts, or all of them, one after the other.
await afterSetUp(async (node) => {
  const all = readdirSync('bench')
    .filter((file) => file.endsWith('.bench.ts'))
    .sort()
  const wanted = process.argv
    .slice(2)
    .map((name) => `${name.replace(/^bench\//, '').replace(/\.bench\.ts$/, '')}.bench.ts`)
  const unknown = wanted.find((file) => !existsSync(`bench/${file}`))
  if (unknown) throw new SetUpFailed(`There is no bench/${unknown}. There are: ${all.join(', ') || 'none yet'}.`)

  let failed = 0
  for (const file of wanted.length > 0 ? wanted : all) {
    console.log(`\n${file}`)
    if ((await runProgram(node, `bench/${file}`, [])) !== 0) failed++
  }
  return failed === 0 ? 0 : 1
})
