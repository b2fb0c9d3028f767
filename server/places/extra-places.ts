import type { Database } from '../platform/database.ts'
import type { ExtraPlaces } from './gazetteer.ts'
import { outcodeKey } from './outcodes.ts'
import { importedPlaces } from './tables.ts'

/** Everything that was imported with `import-places`, for `createGazetteer` at the start. Empty where nothing was. */
export async function loadExtraPlaces(db: Database): Promise<ExtraPlaces> {
  const rows = await db
    .select({
      kind: importedPlaces.kind,
      name: importedPlaces.name,
      town: importedPlaces.town,
      county: importedPlaces.county,
      country: importedPlaces.country,
      lat: importedPlaces.lat,
      lng: importedPlaces.lng,
      population: importedPlaces.population,
    })
    .from(importedPlaces)
    // In one order always, so that places of one name are told apart alike in every process.
    .orderBy(importedPlaces.id)
  const { outcode = [], settlement = [] } = Object.groupBy(rows, (row) => row.kind)
  return {
    settlements: settlement,
    outcodes: new Map(outcode.map((row) => [outcodeKey(row.name, row.country), row])),
  }
}
