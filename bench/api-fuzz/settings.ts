import type { Things } from './callers.ts'

/** How often a parameter gets an id of something that is there, not one that was made up. */
const likelihood = 0.7
/** Less where each such call prints a document. */
const printingLikelihood = 0.1
const printing = String.raw`^/cvs/\{cvId\}/(?:export|pages)`

/** What the `id` of an address is an id of. */
const idIn: readonly { path: string; of: string }[] = [
  { path: String.raw`^/users/\{id\}`, of: 'self' },
  { path: String.raw`/(?:myposts|my-questions)/\{id\}$`, of: 'self' },
  { path: String.raw`/(?:single|similar|pay-like)/\{id\}$`, of: 'jobId' },
  { path: String.raw`^/companies/posts/\{id\}$`, of: 'companyId' },
  { path: String.raw`^/(?:v1/)?job-ads/\{id\}`, of: 'adId' },
  { path: String.raw`^/jobsearches/(?:reactivate/)?\{id\}$`, of: 'adId' },
]

/** Fields of bodies that take an id, by the thing that they take it of. */
const fields: Readonly<Record<string, readonly string[]>> = {
  cvId: ['cvId', 'cv'],
  letterId: ['letterId'],
  jobId: ['jobId', 'job', 'jobs[*]'],
  candidacyId: ['candidacy', 'candidates[*]'],
  applicationId: ['applications[*]'],
  userId: ['userId'],
  companyId: ['companyId'],
}

type Document = {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string; example?: string }[] }>>
}

/** The document with an id of what somebody has as the example of each parameter that takes one: what is listed and not drawn goes by examples. */
export function withExamples(document: object, things: Things): object {
  const copy = structuredClone(document) as Document
  const known: Things = { ...things, self: ['me'] }
  for (const [path, methods] of Object.entries(copy.paths)) {
    const ofId = idIn.find((one) => new RegExp(one.path, 'u').test(path))?.of
    for (const parameter of Object.values(methods).flatMap(({ parameters = [] }) => parameters)) {
      if (parameter.in !== 'path') continue
      const [id] = known[parameter.name === 'id' ? (ofId ?? '') : parameter.name] ?? []
      if (id !== undefined) parameter.example = id
    }
  }
  return copy
}

/** The tool's settings (schemathesis.toml) for somebody who has these things. */
export function settingsFor(things: Things): string {
  const known: Things = { ...things, self: ['me'], email: ['ann@example.com', 'nobody@example.org'] }
  const has = (thing: string) => (known[thing]?.length ?? 0) > 0
  const use = (thing: string, probability: number) => `{ dictionary = "${thing}", probability = ${probability} }`
  const parameters = Object.keys(things)
    .filter(has)
    .flatMap((thing) => [[`path.${thing}`, thing], ...(fields[thing] ?? []).map((field) => [`body.${field}`, thing])])
  const operations = idIn
    .filter(({ of }) => has(of))
    .map(({ path, of }) => ({ path, parameter: 'path.id', thing: of, probability: likelihood }))
  if (has('cvId'))
    operations.push({ path: printing, parameter: 'path.cvId', thing: 'cvId', probability: printingLikelihood })
  return [
    ...Object.entries(known)
      .filter(([thing]) => has(thing))
      .flatMap(([thing, values]) => [`[dictionaries.${thing}]`, `values = ${JSON.stringify(values)}`]),
    '[parameters]',
    ...[...parameters, ['path.email', 'email'], ['body.email', 'email']].map(
      ([name, thing]) => `"${name}" = ${use(thing!, likelihood)}`,
    ),
    ...operations.flatMap(({ path, parameter, thing, probability }) => [
      '[[operations]]',
      `include-path-regex = '${path}'`,
      `parameters = { "${parameter}" = ${use(thing, probability)} }`,
    ]),
    '',
  ].join('\n')
}
