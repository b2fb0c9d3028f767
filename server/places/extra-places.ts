import type { Database } from '../platform/database.ts'
import { type ExtraPlaces, outcodeKey } from '../../engines/places/index.ts'
import type { Country } from '../../contract/places/countries.ts'

type ImportedPlace = {
  kind: 'outcode' | 'settlement'
  name: string
  town: string | null
  county: string | null
  country: Country
  lat: number
  lng: number
  population: number
}

/** Everything that was imported with `import-places`, for `createGazetteer` at the start. Empty where nothing was. */
export async function loadExtraPlaces(db: Database): Promise<ExtraPlaces> {
  // In one order always, so that places of one name are told apart alike in every process.
  const { rows } = await db.query<ImportedPlace>(
    'select kind, name, town, county, country, lat, lng, population from places order by id',
  )
  const { outcode = [], settlement = [] } = Object.groupBy(rows, (row) => row.kind)
  return {
    settlements: settlement,
    outcodes: new Map(outcode.map((row) => [outcodeKey(row.name, row.country), row])),
  }
}
