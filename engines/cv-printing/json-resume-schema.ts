import { z } from 'zod'

/** What is said, as text; anything else, or nothing, is ''. */
const text = z.union([z.string(), z.number().transform(String)]).catch('')
const texts = z.array(text).catch([])
const list = <Item extends z.ZodType>(item: Item) => z.array(item.catch(undefined as never)).catch([])

const Work = z.object({
  name: text,
  organization: text,
  position: text,
  location: text,
  url: text,
  startDate: text,
  endDate: text,
  description: text,
  summary: text,
  highlights: texts,
})

const emptyBasics = {
  name: '',
  label: '',
  image: '',
  email: '',
  phone: '',
  url: '',
  summary: '',
  location: { address: '', postalCode: '', city: '', countryCode: '', region: '' },
  profiles: [],
}

/**
 * JSON Resume 1.0.0 as it is met with: nothing is required, what has another form is left out. It must be an object that has at
 * least one of its parts.
 */
export const JsonResume = z
  .record(z.string(), z.unknown())
  .refine((json) => ['basics', 'work', 'education', 'skills'].some((part) => typeof json[part] === 'object'))
  .pipe(
    z.object({
      basics: z
        .object({
          name: text,
          label: text,
          image: text,
          email: text,
          phone: text,
          url: text,
          summary: text,
          location: z
            .object({ address: text, postalCode: text, city: text, countryCode: text, region: text })
            .catch(emptyBasics.location),
          profiles: list(z.object({ network: text, username: text, url: text })),
        })
        .catch(emptyBasics),
      work: list(Work),
      volunteer: list(Work),
      education: list(
        z.object({
          institution: text,
          url: text,
          area: text,
          studyType: text,
          startDate: text,
          endDate: text,
          score: text,
          courses: texts,
        }),
      ),
      languages: list(z.object({ language: text, fluency: text })),
      skills: list(z.object({ name: text, level: text, keywords: texts })),
      awards: list(z.object({ title: text, date: text, awarder: text, summary: text })),
      certificates: list(z.object({ name: text, date: text, issuer: text })),
      publications: list(z.object({ name: text, publisher: text, releaseDate: text, summary: text })),
      interests: list(z.object({ name: text, keywords: texts })),
      references: list(z.object({ name: text, reference: text })),
      projects: list(z.object({ name: text, description: text, highlights: texts, url: text })),
      meta: z.record(z.string(), z.unknown()).optional().catch(undefined),
    }),
  )
export type JsonResume = z.infer<typeof JsonResume>
