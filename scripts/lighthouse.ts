import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import { chromiumForTests } from '../test/chromium.ts'

/*
 * What Lighthouse says of the pages that people meet first, on the phone that it plays:
 *   node scripts/lighthouse.ts http://127.0.0.1:3000 [FOLDER]
 * asks a product that runs. Lighthouse is no package of ours: npx fetches it, or LIGHTHOUSE names its cli/index.js. With a folder the whole
 * reports are kept there. The shortlist is looked at where LIGHTHOUSE_LOGIN says whose: 'address:password' of an account without a second step.
 */
const [site = 'http://127.0.0.1:3000', keepIn] = process.argv.slice(2)
const login = process.env['LIGHTHOUSE_LOGIN']
const pages: Record<string, string> = {
  home: '/',
  results: resultsAddress({ ...defaultSearch, jobTitle: 'nurse', jobLocation: 'Leeds' }),
  job: await aJob(),
  calculator: '/salary-calculator-for-united-kingdom?gross=32000',
  builder: '/build-your-cv',
  text: '/how-does-it-work',
  ...(login === undefined ? {} : { shortlist: '/shortlisted-jobs' }),
}
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

type Report = {
  finalDisplayedUrl: string
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
}

const folder = keepIn ?? (await mkdtemp(join(tmpdir(), 'lighthouse-')))
await mkdir(folder, { recursive: true })
const port = 9_333
const found = await chromiumForTests()
try {
  for (const [name, path] of Object.entries(pages)) console.log(lineOf(name, await reportOf(name, site + path)))
} finally {
  if (keepIn === undefined) await rm(folder, { recursive: true, force: true })
}

/** The page of the first job that a search finds. */
async function aJob(): Promise<string> {
  const answer = await fetch(`${site}/api/jobsearches/nurse/Leeds/12000/200001/10/Any`)
  const { jobs } = (await answer.json()) as { jobs: { _id: string }[] }
  return `/job/${jobs[0]?._id ?? ''}`
}

/** The cookie of somebody who logs in. */
async function cookieOf(given: string): Promise<string> {
  const [email = '', password = ''] = given.split(/:(.*)/u)
  const answer = await fetch(`${site}/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify({ email, password }),
  })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Each page gets its own browser, because cookies of earlier pages would replace the login. */
async function reportOf(name: string, address: string): Promise<Report> {
  const own = process.env['LIGHTHOUSE']
  const [command, ...first] = own === undefined ? ['npx', '--yes', 'lighthouse'] : [process.execPath, own]
  const path = join(folder, `${name}.json`)
  const options = [address, `--port=${port}`, '--output=json', `--output-path=${path}`, '--quiet']
  if (name === 'shortlist' && login !== undefined)
    options.push(`--extra-headers=${JSON.stringify({ cookie: await cookieOf(login) })}`)
  const browser = await chromium.launch({ ...found, args: [...found.args, `--remote-debugging-port=${port}`] })
  try {
    const child = spawn(command ?? 'npx', [...first, ...options, `--only-categories=${categories.join(',')}`], {
      stdio: 'inherit',
    })
    await once(child, 'exit')
  } finally {
    await browser.close()
  }
  const report = JSON.parse(await readFile(path, 'utf8')) as Report
  if (new URL(report.finalDisplayedUrl).pathname !== new URL(address).pathname)
    throw new Error(`${address} led to ${report.finalDisplayedUrl}`)
  return report
}

/** The four scores, the times behind the first, and what is not whole. */
function lineOf(name: string, { categories: told, audits }: Report): string {
  const scores = categories.map((category) => `${category} ${Math.round((told[category]?.score ?? 0) * 100)}`)
  const ms = (id: string) => `${id} ${Math.round(audits[id]?.numericValue ?? 0)} ms`
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((id) => ms(id))
  const shift = `cumulative-layout-shift ${(audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)}`
  const short = Object.values(told)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
  return `${name}: ${[...scores, ...times, shift].join(', ')}${short.length > 0 ? `; short of whole: ${short.join(', ')}` : ''}`
}
