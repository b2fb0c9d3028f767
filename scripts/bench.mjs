import './set-up/check-node.mjs'
import { existsSync, readdirSync } from 'node:fs'
import { SetUpFailed } from './set-up/root.mjs'
import { runProgram } from './set-up/run.mjs'
import { afterSetUp } from './set-up/set-up.mjs'

// npm run bench -- [NAME …]: runs bench/NAME.bench.ts, or all of them, one after the other. What is not the name of a bench, and what follows it, is handed
// to the bench: npm run bench -- answers FOLDER.
await afterSetUp(async (node) => {
  const all = readdirSync('bench')
    .filter((file) => file.endsWith('.bench.ts'))
    .sort()
  const words = process.argv.slice(2)
  const fileOf = (name) => `${name.replace(/^bench\//, '').replace(/\.bench\.ts$/, '')}.bench.ts`
  const isBench = (word) => existsSync(`bench/${fileOf(word)}`)
  const [first] = words
  if (first !== undefined && !isBench(first))
    throw new SetUpFailed(`There is no bench/${fileOf(first)}. There are: ${all.join(', ') || 'none yet'}.`)
  const firstArgument = words.findIndex((word) => !isBench(word))
  const names = firstArgument === -1 ? words : words.slice(0, firstArgument)
  const given = firstArgument === -1 ? [] : words.slice(firstArgument)
  const wanted = names.map(fileOf)

  let failed = 0
  for (const file of wanted.length > 0 ? wanted : all) {
    console.log(`\n${file}`)
    if ((await runProgram(node, `bench/${file}`, given)) !== 0) failed++
  }
  return failed === 0 ? 0 : 1
})
