import { encodeXML } from 'entities'
import { z } from 'zod'
import { readPosting } from '../company-posting.ts'
import { address, date, id, raw, text } from '../fields.ts'
import { isThing, several } from '../job-posting/things.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { textOrNull } from '../reading.ts'

const Position = z.object({
  id,
  /** The address that it was read from: the page is built from it. */
  site: address,
  name: text,
  subcompany: text,
  office: text,
  additionalOffices: raw,
  department: text,
  recruitingCategory: text,
  occupationCategory: text,
  employmentType: text,
  schedule: text,
  jobDescriptions: raw,
  createdAt: date,
})
type Position = z.infer<typeof Position>

/** A position says neither pay nor workplace nor where to apply. */
export function toListing(body: unknown): Listing | Unusable {
  const read = readPosting(body, Position)
  if ('unusable' in read) return read
  const { employer, posting: position } = read
  if (!position.id) return { unusable: 'no id' }
  if (!position.name) return { unusable: 'no title' }

  const others = isThing(position.additionalOffices) ? several(position.additionalOffices['office']) : []
  return listing({
    ref: position.id,
    url: position.site && new URL(`/job/${encodeURIComponent(position.id)}?language=en`, position.site).href,
    title: position.name,
    employer: position.subcompany ?? employer,
    description: descriptionOf(position),
    descriptionFormat: 'html',
    places: [...new Set([position.office, ...others].flatMap((office) => textOrNull(office) ?? []))],
    kindWords: [position.employmentType ?? [], hoursOf(position.schedule)].flat(),
    industryWords: [position.department, position.recruitingCategory, position.occupationCategory].flatMap(
      (word) => word ?? [],
    ),
    postedAt: position.createdAt,
  })
}

function hoursOf(schedule: string | null): string[] {
  if (schedule === 'full-or-part-time') return ['full-time', 'part-time']
  return schedule === null ? [] : [schedule]
}

const Part = z.object({ name: text, value: text })

function descriptionOf({ jobDescriptions }: Position): string {
  const parts = isThing(jobDescriptions) ? several(jobDescriptions['jobDescription']) : []
  return parts
    .flatMap((part) => {
      const { name, value } = Part.safeParse(part).data ?? {}
      return value ? `${name ? `<h3>${encodeXML(name)}</h3>` : ''}${value}` : []
    })
    .join('\n')
}
