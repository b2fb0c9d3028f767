import { parentPort, workerData } from 'node:worker_threads'
import { boards } from '../boards/boards.ts'
import type { ExtraPlaces } from '../../engines/places/index.ts'
import { readHere } from '../jobs/read-ad.ts'
import { mappingOf } from '../jobs/to-listing.ts'
import { wordsOf } from './postgres-index/terms.ts'
import type { ReadAd } from '../jobs/read-ad.ts'
import type { ReadingAnswer, ReadingTask } from '../jobs/import/reading-thread.ts'
import { createGazetteer } from '../places/gazetteer.ts'
import type { Unusable } from '../../engines/ads/index.ts'

/** The other side of server/jobs/import/reading-thread.ts. */
const gazetteer = createGazetteer(workerData as ExtraPlaces)
const read = readHere({
  toListing: mappingOf(boards),
  resolvePlace: gazetteer.resolve,
})

parentPort?.on('message', (task: ReadingTask) => {
  void read(task.ads, task.options).then((answers) =>
    parentPort?.postMessage({ id: task.id, read: answers.map(withWords) } satisfies ReadingAnswer),
  )
})

/** Read for the index too, while the other thread writes: of the two it has less to do. */
function withWords(ad: ReadAd | Unusable): ReadAd | Unusable {
  if ('unusable' in ad) return ad
  const { title, employer } = ad.facts
  return { ...ad, words: wordsOf({ title, employer, text: ad.text }) }
}
