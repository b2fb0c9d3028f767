import { doublePrecision, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core'

export const importedPlaces = pgTable('places', {
  id: text().primaryKey(),
  kind: text().$type<'outcode' | 'settlement'>().notNull(),
  name: text().notNull(),
  town: text(),
  county: text(),
  country: text().$type<'GB' | 'IE'>().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  population: integer().notNull().default(0),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull().defaultNow(),
})

export const postcodePositions = pgTable('postcodes', {
  postcode: text().primaryKey(),
  lat: real(),
  lng: real(),
  askedAt: timestamp('asked_at', { withTimezone: true }),
})
