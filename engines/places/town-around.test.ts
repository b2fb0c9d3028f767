import { expect, test } from 'vitest'
import { createGazetteer } from '../../server/places/gazetteer.ts'

const gazetteer = createGazetteer()

test.each([
  ['LS6 2AB', 'Leeds, West Yorkshire'],
  ['LS6', 'Leeds, West Yorkshire'],
  ['Headingley', 'Leeds, West Yorkshire'],
  ['Didsbury', 'Manchester, Greater Manchester'],
  ['Otley', 'Otley, West Yorkshire'],
  ['Grassington', 'Skipton, North Yorkshire'],
  ['SW1A 1AA', 'London'],
  ['Harrow', 'London'],
  ['CR0', 'London'],
  ['Dublin 4', 'Dublin'],
  ['BT9', 'Belfast, Co. Antrim'],
  ['TR18 2LH', 'Penzance, Cornwall'],
  // No town within thirty miles.
  ['IV27', 'Highland'],
  ['Kent', 'Kent'],
  ['UK', 'United Kingdom'],
  ['remote', 'Remote'],
])('%s belongs to %s', (text, town) => {
  const answer = gazetteer.resolve(text)
  expect(answer.kind === 'found' && gazetteer.townOf(answer.place)?.label).toBe(town)
})
