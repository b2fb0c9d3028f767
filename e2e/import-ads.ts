import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { productEnvironment, settingsOf } from './start-product.ts'
import { product } from './product.ts'
import type { TakenAds } from './take-ads.ts'

/** A row of a file of ads, with the fields that docs/import-ads.md names. */
export type Ad = { id: string; title: string; location: string; [field: string]: unknown }

/** Puts ads into the running product. */
export async function importAds(ads: readonly Ad[]): Promise<void> {
  const { adsUrl, databaseUrl, dataFolder } = product()
  const taken: TakenAds = { databaseUrl, dataFolder, rows: ads.map(posted) }
  const answer = await fetch(adsUrl, { method: 'POST', body: JSON.stringify(taken) })
  if (!answer.ok) throw new Error(`The ads were not taken: ${await answer.text()}`)
}

/** The same by the product's command, which takes seconds to start: for one journey, to know that people find what it imported. */
export async function importAdsByCommand(ads: readonly Ad[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-ads-'))
  try {
    const file = join(folder, 'ads.jsonl')
    writeFileSync(file, ads.map((ad) => JSON.stringify(posted(ad))).join('\n'))
    await promisify(execFile)(process.execPath, ['server/rolecall.ts', 'import-ads', file], {
      env: productEnvironment(settingsOf(product())),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function posted(ad: Ad): Ad {
  return { postedAt: new Date().toISOString(), ...ad }
}
