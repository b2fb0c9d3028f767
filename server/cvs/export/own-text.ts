import { read } from '../files/child/read.ts'
import type { CarrierFormat } from './embed-in-file.ts'

/**
 * What our reader of CV files reads in one that we have just made: read in this process, as nobody else had it in their hands.
 * Null: it found nothing worth telling.
 */
export async function ownText(file: Uint8Array, format: CarrierFormat): Promise<string | null> {
  // Readers may keep what they are given, or hand it to others for good.
  const reading = await read(format, file.slice())
  return reading.kind === 'read' ? reading.text : null
}
