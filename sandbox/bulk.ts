import { once } from 'node:events'
import { bulkAds } from './generate/bulk.ts'

/** `node sandbox/bulk.ts COUNT [SEED] > file`: made-up ads in bulk, a line of JSON each. */
const [count, seed = 1] = process.argv.slice(2).map(Number)
if (count === undefined || !Number.isInteger(count) || count < 0 || !Number.isInteger(seed)) {
  process.stderr.write('Say how many ads: node sandbox/bulk.ts COUNT [SEED] > file\n')
  process.exit(1)
}

const atOnce = 500
let lines = ''
let held = 0
// Anyone who reads may have had enough, as `head` has.
process.stdout.on('error', () => process.exit(0))
for (const ad of bulkAds({ seed, count })) {
  lines += `${JSON.stringify(ad)}\n`
  held += 1
  if (held < atOnce) continue
  if (!process.stdout.write(lines)) await once(process.stdout, 'drain')
  lines = ''
  held = 0
}
process.stdout.write(lines)
