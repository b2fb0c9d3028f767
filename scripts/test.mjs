import './set-up/check-node.mjs'
import { checks, oneByOne } from './set-up/checks.mjs'
import { buildPages } from './set-up/pages.mjs'
import { runJourneys } from './set-up/playwright.mjs'
import { SetUpFailed } from './set-up/root.mjs'
import { afterSetUp } from './set-up/set-up.mjs'
import { addUp, asTest, printTotal } from './set-up/total.mjs'
import { runVitest } from './set-up/vitest.mjs'

// npm test: all checks, the build, the tests without a browser that are not tagged as long, and the journeys that walk each main job once. With --all (npm run test:all)
// also the long ones, the tests with a browser, the drills and every other journey. The last line counts them.
await afterSetUp(async (node) => {
  const isAll = process.argv.includes('--all')
  const results = []
  const times = []
  const timed = async (name, step) => {
    console.log(`\n${name} …`)
    const start = performance.now()
    const result = await step()
    const seconds = (performance.now() - start) / 1_000
    results.push(result)
    times.push({ name, seconds })
    console.log(`${name}: ${result.failed === 0 ? 'ok' : `${result.failed} failed`} (${seconds.toFixed(1)} s)`)
    return result
  }
  const check = async ({ name, run }) => void (await timed(name, async () => asTest(name, await run())))

  const checking = Promise.all(checks(node).map((row) => oneByOne(row, check)))
  // Before the tests: some ask the server for pages.
  const build = await timed('Build', async () => asTest('Build', await tryToBuild(node)))
  await checking
  // One after the other: side by side, tests and journeys each take as much longer as the other saves.
  const projects = ['server', 'alone', 'pages', ...(isAll ? ['browser', 'drills'] : [])].map(
    (name) => `--project=${name}`,
  )
  if (isAll) await timed('Tests, those with a browser and drills among them', () => runVitest(node, projects))
  else await timed('Tests', () => runVitest(node, [...projects, '--tagsFilter=!long']))
  const journeys = async (name, args) => {
    if (build.failed > 0) console.log(`\n${name}: not run, as there are no pages.`)
    else await timed(name, () => runJourneys(node, args))
  }
  if (isAll) await journeys('All journeys', [])
  else await journeys('Main journeys', ['--grep=@main'])

  if (!isAll)
    console.log('\nLeft to npm run test:all: tests with a browser, long tests and drills, and the other journeys.')
  printTotal(times, addUp(results))
  return addUp(results).failed === 0 ? 0 : 1
})

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
