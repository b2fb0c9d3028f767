import { closeNetwork } from './close-network.ts'

/*
 * A program of its own, started for one file and ended after it: what is in the file is a stranger's. It gets the job as its
 * argument and the file on its standard input, and answers with one line of JSON. What it may do besides is nothing: see
 * run-child.ts.
 */
closeNetwork()
const job: unknown = JSON.parse(process.argv[2] ?? 'null')
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
// A copy of its own: readers may hand the memory on.
const answer = await answerTo(job, Uint8Array.from(Buffer.concat(chunks)))
process.stdout.write(JSON.stringify(answer), () => process.exit(0))

async function answerTo(job: unknown, bytes: Uint8Array): Promise<unknown> {
  if (typeof job !== 'object' || job === null || !('job' in job)) throw new Error('There is no job')
  // Each loads only what it needs: starting takes longer than reading.
  switch (job.job) {
    case 'read':
      return await (await import('./read.ts')).read('kind' in job ? String(job.kind) : '', bytes)
    case 'check':
      return await (await import('./check.ts')).check('kind' in job ? String(job.kind) : '', bytes)
    case 'picture':
      return await (await import('./encode-picture.ts')).encodePicture(bytes, 'crop' in job ? cropOf(job.crop) : null)
    default:
      throw new Error('There is no such job')
  }
}

function cropOf(crop: unknown): { x: number; y: number; size: number } | null {
  if (typeof crop !== 'object' || crop === null || !('x' in crop && 'y' in crop && 'size' in crop)) return null
  return { x: Number(crop.x), y: Number(crop.y), size: Number(crop.size) }
}
