import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { randomOf } from '../sandbox/generate/random.ts'
import { hintsFor } from '../server/job-ads/quality/hints.ts'
import { realAds, toContent } from './ad-hints/real-ads.ts'
import { print } from './figures.ts'

/*
 * What our hints say of 1,000 real ads, for reading: node bench/ad-hints.ts [FOLDER] [SAMPLE] [SEED]. FOLDER is that of the data sets
 * (../shared/data); without it there is nothing to read. All blocks are printed, and of the hints a sample that is always the same.
 */
/** About a field that these ads do not have. */
const ofFields = 'pay-missing'

const folder = process.argv[2] ?? '../shared/data'
const sampled = Number(process.argv[3] ?? 60)
const seed = Number(process.argv[4] ?? 2031)
if (existsSync(join(folder, 'jobs'))) report()
else process.stdout.write(`There are no data sets in ${folder}: nothing is read.\n`)

function report(): void {
  const ads = realAds(folder, { count: 1_000, seed })
  const counts = new Map<string, { level: string; ads: number }>()
  const found: { level: string; line: string }[] = []
  let startedAt = 0
  const times: number[] = []
  for (const ad of ads) {
    startedAt = performance.now()
    const asked = { advertiser: null, country: ad.country, today: '2026-11-22' } as const
    const hints = hintsFor(toContent(ad), asked).filter(({ id }) => id !== ofFields)
    times.push(performance.now() - startedAt)
    for (const { id, level, found: words } of hints) {
      const count = counts.get(`${level} ${id}`) ?? { level, ads: 0 }
      counts.set(`${level} ${id}`, { ...count, ads: count.ads + 1 })
      found.push({
        level,
        line: `${level} ${id} ‘${words}’ in ${ad.country} ${ad.id}, ${ad.title}: ${around(ad.text, words)}`,
      })
    }
  }
  print(
    `${ads.length} ads, ${found.length} findings, ${(times.reduce((a, b) => a + b, 0) / ads.length).toFixed(2)} ms an ad`,
  )
  for (const [name, { ads: count }] of [...counts].toSorted((a, b) => b[1].ads - a[1].ads)) print(`  ${count}  ${name}`)
  print('\nBlocks:')
  for (const { line } of found.filter(({ level }) => level === 'block')) print(`  ${line}`)
  print(`\n${sampled} of the hints:`)
  const hints = found.filter(({ level }) => level === 'hint')
  const random = randomOf(16, 'hints', 0)
  for (let i = 0; i < sampled && hints.length > 0; i++)
    print(`  ${hints.splice(random.whole(0, hints.length - 1), 1)[0]?.line}`)
}

function around(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  return text.slice(Math.max(0, at - 90), at + words.length + 90).replaceAll(/\s+/gu, ' ')
}
