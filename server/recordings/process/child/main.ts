import { closeNetwork } from '../../../platform/close-network.ts'
import { noFaultOfTheFile, readyLine } from './protocol.ts'
import type { RemuxJob } from './remux.ts'

/*
 * A program of its own, started for one recording and ended after it: what is in the file is a stranger's. It may read that file, write one beside it, and
 * answers with one line of JSON; see run-remux.ts.
 */
closeNetwork()
const { remux } = await import('./remux.ts')
process.stdout.write(readyLine)
try {
  const answer = await remux(JSON.parse(process.argv[2] ?? 'null') as RemuxJob)
  process.stdout.write(JSON.stringify(answer), () => process.exit(0))
} catch (error) {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  process.exit(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE'].includes(code) ? noFaultOfTheFile : 1)
}
