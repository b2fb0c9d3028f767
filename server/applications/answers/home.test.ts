import { expect, test } from 'vitest'
import { aCv } from '../../../test/cvs.ts'
import { homeOf } from './home.ts'
import { createGazetteer } from '../../places/gazetteer.ts'

const gazetteer = createGazetteer()

async function countyOf(personal: { city?: string; postcode?: string }): Promise<{ county: unknown; asked: string[] }> {
  const asked: string[] = []
  const searchedPlace = async (text: string) => {
    asked.push(text)
    return await Promise.resolve(gazetteer.resolve(text))
  }
  return { county: (await homeOf({ searchedPlace }, aCv({ personal_data: personal })))?.county ?? null, asked }
}

test('the county is that of the postcode, of which only the first half is looked up', async () => {
  expect(await countyOf({ postcode: 'LS1 4AP', city: 'Leeds' })).toEqual({ county: 'West Yorkshire', asked: ['LS1'] })
  expect((await countyOf({ postcode: 'D02X285' })).asked).toEqual(['D02'])
})

test('without a postcode the town tells it, where there is only one of its name', async () => {
  expect((await countyOf({ city: 'Harrogate' })).county).toBe('North Yorkshire')
  expect((await countyOf({ city: 'Newport' })).county).toBeNull()
  expect((await countyOf({})).county).toBeNull()
})
