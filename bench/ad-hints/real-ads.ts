import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { AdContent } from '../../contract/job-ads/content.ts'
import { randomOf } from '../../sandbox/generate/random.ts'

export type RealAd = { id: string; title: string; country: 'GB' | 'IE'; text: string }

/** Collections of ads with their full text, of several boards, both countries and ten years. */
const files = [
  'boards-2025-26-full.jsonl.gz',
  'reed-api-2026-full.jsonl.gz',
  'ireland-2026-full.jsonl.gz',
  'adzuna-2013-full.jsonl.gz',
]

/** So many ads of the data sets, drawn at random and always the same of a seed; fewer if there are no more. */
export function realAds(folder: string, { count, seed }: { count: number; seed: number }): RealAd[] {
  const all = files.flatMap((file) => {
    const path = join(folder, 'jobs', file)
    return existsSync(path) ? readAds(path) : []
  })
  const random = randomOf(seed, 'ads', 0)
  const drawn: RealAd[] = []
  while (drawn.length < count && all.length > 0) {
    const at = random.whole(0, all.length - 1)
    const [ad] = all.splice(at, 1)
    if (ad !== undefined && ad.text.length >= 300) drawn.push(ad)
  }
  return drawn
}

type Line = { id: string; title: string; country?: string; description?: string; descriptionHtml?: string }

function readAds(path: string): RealAd[] {
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { id, title, country, description, descriptionHtml } = JSON.parse(line) as Line
      return { id, title, country: country === 'IE' ? 'IE' : 'GB', text: descriptionHtml ?? asHtml(description ?? '') }
    })
}

function asHtml(text: string): string {
  if (/<(?:p|br|div|li|strong)\b/iu.test(text)) return text
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\n+/u)
    .map((line) => `<p>${line}</p>`)
    .join('')
}

/** An ad as it would be typed into the form, whose other fields are whole and dull. */
export function toContent({ title, text }: RealAd): AdContent {
  return AdContent.parse({
    jobTitle: title.slice(0, 120),
    jobDescription: text.slice(0, 20_000),
    contractType: 'permanent',
    duration: 'F',
    noSalary: true,
  })
}
