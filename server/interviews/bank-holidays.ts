/**
 * Days on which offices are shut, by the five parts of the United Kingdom and Ireland. Sources, as of 22 November 2026: GOV.UK's own list
 * (alphagov/frontend, lib/data/bank-holidays.json of 21 August 2026, with Scotland's World Cup day of 15 June 2026), and for Ireland the
 * Organisation of Working Time Act 1997, second schedule, with St Brigid's day since 2023. Weekends are left out: nobody works then.
 */
export type Part = 'england' | 'wales' | 'scotland' | 'northern-ireland' | 'ireland'

export const partNames: Record<Part, string> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
  ireland: 'Ireland',
}

/** The last year that the lists reach. */
export const lastYearHeld = 2028

const days = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

const englandAndWales = days(`
  2026-01-01 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-28
  2027-01-01 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-08-30 2027-12-27 2027-12-28
  2028-01-03 2028-04-14 2028-04-17 2028-05-01 2028-05-29 2028-08-28 2028-12-25 2028-12-26`)

/** Public holidays by law; at weekends there is no fixed day instead. */
export const irishPublic = days(`
  2026-01-01 2026-02-02 2026-03-17 2026-04-06 2026-05-04 2026-06-01 2026-08-03 2026-10-26 2026-12-25
  2027-01-01 2027-02-01 2027-03-17 2027-03-29 2027-05-03 2027-06-07 2027-08-02 2027-10-25
  2028-02-07 2028-03-17 2028-04-17 2028-05-01 2028-06-05 2028-08-07 2028-10-30 2028-12-25 2028-12-26`)

/** Days on which most Irish offices are shut without a law: Good Fridays, and the working days after a Christmas at a weekend. */
const irishUsual = ['2026-04-03', '2026-12-28', '2027-03-26', '2027-12-27', '2027-12-28', '2028-04-14']

export const bankHolidays: Record<Part, ReadonlySet<string>> = {
  england: englandAndWales,
  wales: englandAndWales,
  scotland: days(`
    2026-01-01 2026-01-02 2026-04-03 2026-05-04 2026-05-25 2026-06-15 2026-08-03 2026-11-30 2026-12-25 2026-12-28
    2027-01-01 2027-01-04 2027-03-26 2027-05-03 2027-05-31 2027-08-02 2027-11-30 2027-12-27 2027-12-28
    2028-01-03 2028-01-04 2028-04-14 2028-05-01 2028-05-29 2028-08-07 2028-11-30 2028-12-25 2028-12-26`),
  'northern-ireland': days(`
    2026-01-01 2026-03-17 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-07-13 2026-08-31 2026-12-25 2026-12-28
    2027-01-01 2027-03-17 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-07-12 2027-08-30 2027-12-27 2027-12-28
    2028-01-03 2028-03-17 2028-04-14 2028-04-17 2028-05-01 2028-05-29 2028-07-12 2028-08-28 2028-12-25 2028-12-26`),
  ireland: new Set([...irishPublic, ...irishUsual]),
}
