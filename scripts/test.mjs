import './set-up/check-node.mjs'
import { checks, oneByOne } from './set-up/checks.mjs'
import { buildPages } from './set-up/pages.mjs'
import { SetUpFailed } from './set-up/root.mjs'
import { afterSetUp } from './set-up/set-up.mjs'
import { hasJourneys, runVitest } from './set-up/vitest.mjs'

// npm test: all checks, all tests, the build and the browser journeys. The last line counts them.
await afterSetUp(async (node) => {
  const total = { passed: 0, failed: 0, skipped: 0 }
  const failures = []
  const unsteady = []
  const add = (result) => {
    for (const key of Object.keys(total)) total[key] += result[key]
    failures.push(...result.failures)
    unsteady.push(...result.unsteady)
  }
  const asTest = (name, code) => ({
    passed: 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
    failures: code === 0 ? [] : [name],
    unsteady: [],
  })

  const check = async ({ name, run }) => add(await timed(name, async () => asTest(name, await run())))
  const checking = Promise.all(checks(node).map((row) => oneByOne(row, check)))
  // Before the tests: some ask the server for pages.
  const build = await timed('Build', async () => asTest('Build', await tryToBuild(node)))
  add(build)
  await checking
  // One after the other: side by side, a journey now and then ran out of the time that it waits for a page.
  add(await timed('Tests', () => runVitest(node, 'vitest.config.ts')))
  if (build.failed > 0) console.log('\nBrowser journeys: not run, as there are no pages.')
  else if (!hasJourneys()) console.log('\nBrowser journeys: there are none yet.')
  else add(await timed('Browser journeys', () => runVitest(node, 'vitest.e2e.config.ts')))

  // Once more at the end, where they are looked for.
  list('Failed', failures)
  list('Passed only when run again by themselves, so each is a race to be found', unsteady)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
  return total.failed === 0 ? 0 : 1
})

function list(title, lines) {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}

async function timed(name, step) {
  console.log(`\n${name} …`)
  const start = performance.now()
  const result = await step()
  const seconds = ((performance.now() - start) / 1_000).toFixed(1)
  console.log(`${name}: ${result.failed === 0 ? 'ok' : `${result.failed} failed`} (${seconds} s)`)
  return result
}

async function tryToBuild(node) {
  try {
    await buildPages(node)
    return 0
  } catch (error) {
    if (!(error instanceof SetUpFailed)) throw error
    console.error(error.message)
    return 1
  }
}
