import { closeNetwork } from '../../../platform/close-network.ts'
import { answerTo } from './answer.ts'

/*
 * A program of its own, started for one feed and ended after it: what a stranger's server sent is taken apart here, and nothing else is done.
 * It gets the feed on its standard input, and answers with JSON: see read-in-child.ts.
 */
closeNetwork()
const { most } = JSON.parse(process.argv[2] ?? '{}') as { most?: number }
// From here on its time counts: see run-child.ts.
process.stdout.write('\n')
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
process.stdout.write(JSON.stringify(answerTo(Buffer.concat(chunks).toString('utf8'), most)), () => process.exit(0))
