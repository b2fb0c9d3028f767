import { closeNetwork } from '../../../platform/close-network.ts'

/*
 * A program of its own, started for one file and ended after it: what is in the file is a stranger's. It gets the job as its
 * argument and the file on its standard input, and answers with one line of JSON. What it may do besides is nothing: see
 * run-child.ts.
 */
closeNetwork()
const answerTo = await loaded(JSON.parse(process.argv[2] ?? 'null'))
// From here on its time counts: see run-child.ts.
process.stdout.write('\n')
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
// A copy of its own: readers may hand the memory on.
const answer = await answerTo(Uint8Array.from(Buffer.concat(chunks)))
process.stdout.write(JSON.stringify(answer), () => process.exit(0))

/** What does the job. Each loads only what it needs: starting takes longer than reading. */
async function loaded(job: unknown): Promise<(bytes: Uint8Array) => Promise<unknown>> {
  if (typeof job !== 'object' || job === null || !('job' in job)) throw new Error('There is no job')
  const kind = 'kind' in job ? String(job.kind) : ''
  switch (job.job) {
    case 'read': {
      const { read } = await import('./read.ts')
      return async (bytes) => await read(kind, bytes)
    }
    case 'check': {
      const { check } = await import('./check.ts')
      return async (bytes) => await check(kind, bytes)
    }
    case 'picture': {
      if ('whole' in job) {
        const { encodeWhole } = await import('./encode-picture.ts')
        return async (bytes) => await encodeWhole(bytes, job.whole === 'logo' ? 'logo' : 'picture')
      }
      const { encodePicture } = await import('./encode-picture.ts')
      return async (bytes) => await encodePicture(bytes, 'crop' in job ? cropOf(job.crop) : null)
    }
    case 'propose': {
      const { proposeFromFile } = await import('../../import/propose-from-file-bytes.ts')
      const ends = 'settlements' in job ? Number(job.settlements) : 0
      return async (bytes) => await proposeFromFile(kind, bytes.subarray(ends), bytes.subarray(0, ends))
    }
    default:
      throw new Error('There is no such job')
  }
}

function cropOf(crop: unknown): { x: number; y: number; size: number } | null {
  if (typeof crop !== 'object' || crop === null || !('x' in crop && 'y' in crop && 'size' in crop)) return null
  return { x: Number(crop.x), y: Number(crop.y), size: Number(crop.size) }
}
