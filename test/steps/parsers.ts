import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { companyNameOf } from '../../contract/companies/company-words.ts'
import { csvOf } from '../../contract/platform/csv.ts'
import { Cv } from '../../contract/cvs/cvs.ts'
import { CvProposal } from '../../contract/cvs/import.ts'
import { isCvDate } from '../../contract/cvs/dates.ts'
import { ukMobile, ukPhone } from '../../contract/users/phone.ts'
import { resultsAddress, defaultSearch } from '../../contract/job-searches/results-address.ts'
import { parseResultsPath } from '../../contract/job-searches/results-path.ts'
import { readTaxCode } from '../../contract/salary/tax-code.ts'
import { answer, understand as understandQuestion, type Question } from '../../engines/questions/index.ts'
import { listing, cleanDescription, cleanForOutput, understand } from '../../engines/ads/index.ts'
import { blindCv } from '../../server/candidates/desk/blind-cv.ts'
import { redactor } from '../../server/candidates/desk/redact.ts'
import { readXmlAnswer } from '../../server/boards/read-xml.ts'
import { jobElements } from '../../server/boards/xml-feed/split-feed.ts'
import { readRichText, cleanRichText } from '../../engines/cv-printing/index.ts'
import { proposeFromJson, proposeFromText, proposeFromXml, placesOf } from '../../engines/cv-reading/index.ts'
import { matchCv, readCvForMatch, requirementsOf, ownTaxonomy, createVocabulary } from '../../engines/matching/index.ts'
import { analyseAd, nearestWord, readPlainWords, readQuery } from '../../engines/words/index.ts'
import { snippetOf } from '../../server/job-searches/snippet.ts'
import { whyHere } from '../../server/job-searches/why-here.ts'
import { readRows } from '../../server/jobs/import/read-rows.ts'
import { toListing } from '../../server/jobs/import/row.ts'
import { plainText } from '../../server/jobs/plain-text.ts'
import { sketchText } from '../../engines/folding/index.ts'
import { answerMcp } from '../../server/mcp/mcp.ts'
import type { ToolDeps } from '../../server/mcp/tool.ts'
import { safeHref } from '../../contract/platform/safe-href.ts'
import { deviceOf } from '../../server/users/device.ts'
import { createGazetteer } from '../../server/places/gazetteer.ts'

/** Each way in which a stranger's text reaches a parser, by the parser and the place of the text in what it reads. */
export type Parsers = Readonly<Record<string, Readonly<Record<string, (text: string) => unknown>>>>

const gazetteer = createGazetteer()
const places = placesOf(createGazetteer(undefined, { isSpelling: false }))
const vocabulary = createVocabulary([ownTaxonomy])
const receivedAt = new Date('2026-03-04T10:00:00Z')

/** A CV with the text in one of its parts. */
const cvWith = (part: string, text: string) =>
  proposeFromText(
    `Ann Lee\nann@example.com\n\n${part}\nNurse, Acme Ltd, Leeds\nJan 2019 - Feb 2020\n• Cared for people\n${text}\n`,
    places,
  )

const person = { name: 'Ann Lee', email: 'ann@example.com' }
const europass = (inner: string) =>
  new TextEncoder().encode(`<SkillsPassport><LearnerInfo>${inner}</LearnerInfo></SkillsPassport>`)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const fieldsOf = (text: string) => ({
  label: text,
  summary: text,
  phone: text,
  url: text,
  location: { address: text, city: text, postalCode: text },
})

const anAd = { ref: '1', title: 'Nurse', places: ['Leeds'], description: 'We look for a nurse. £30,000 a year.' }
const understood = (given: Parameters<typeof listing>[0]) =>
  understand(listing(given), {
    receivedAt,
    resolvePlace: gazetteer.resolve,
  })

const ask = async (message: object) => {
  const request = new Request('http://127.0.0.1/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  })
  // Whatever passes the schemas finds nothing behind them here.
  const answer = await answerMcp(request, { jsonrpc: '2.0', id: 1, ...message }, { siteUrl: '' } as ToolDeps)
  return await answer.text()
}

const words = new Map(['nurse', 'developer', 'engineer', 'accountant', 'manager'].map((word) => [word, 10]))

export const parsers: Parsers = {
  'CV as text': {
    alone: (text) => proposeFromText(text, places),
    experience: (text) => cvWith('EXPERIENCE', text),
    education: (text) => cvWith('EDUCATION', text),
    skills: (text) => cvWith('SKILLS', text),
    languages: (text) => cvWith('LANGUAGES', text),
    profile: (text) => cvWith('PROFILE', text),
    training: (text) => cvWith('TRAINING', text),
    contact: (text) => cvWith('CONTACT', text),
    'our own': (text) => proposeFromText(`CURRICULUM VITAE\n\nPERSON\nName: Ann Lee\n${text}\n\nWORK\n${text}`, places),
  },
  'CV as data': {
    'JSON Resume': (text) =>
      proposeFromJson(
        JSON.stringify({
          basics: { ...person, ...fieldsOf(text) },
          work: [{ name: text, position: text, startDate: text, summary: text, highlights: [text] }],
          education: [{ institution: text, area: text, studyType: text, score: text }],
          skills: [{ name: text, keywords: [text] }],
          languages: [{ language: text, fluency: text }],
          hobbies: text,
        }),
      ),
    'name in JSON Resume': (text) => proposeFromJson(JSON.stringify({ basics: { name: text } })),
    'JSON itself': (text) => proposeFromJson(`{"basics":{"name":"${text}`),
    Europass: (text) =>
      proposeFromXml(
        europass(
          `<Identification><PersonName><FirstName>${escaped(text)}</FirstName></PersonName><ContactInfo><Address><Contact><AddressLine>${escaped(text)}</AddressLine></Contact></Address></ContactInfo></Identification>` +
            `<Headline><Description><Label>${escaped(text)}</Label></Description></Headline>` +
            `<WorkExperienceList><WorkExperience><Position><Label>${escaped(text)}</Label></Position><Activities>${escaped(text)}</Activities></WorkExperience></WorkExperienceList><Other>${escaped(text)}</Other>`,
        ),
      ),
    'Europass portal': (text) =>
      proposeFromXml(
        new TextEncoder().encode(
          `<Candidate><CandidatePerson><PersonName><GivenName>${escaped(text)}</GivenName></PersonName></CandidatePerson><CandidateProfile><ExecutiveSummary>${escaped(text)}</ExecutiveSummary><HobbiesAndInterests><HobbyOrInterest><Title>${escaped(text)}</Title></HobbyOrInterest></HobbiesAndInterests></CandidateProfile></Candidate>`,
        ),
      ),
    'XML itself': (text) => proposeFromXml(europass(text)),
    'what the child answers': (text) =>
      CvProposal.safeParse({
        source: 'text',
        cv: { summary: text, headline: text, kept: text },
        origins: {},
        isCut: false,
      }),
  },
  'understanding of ads': {
    text: (text) => understood({ ...anAd, description: `${anAd.description}\n${text}` }),
    HTML: (text) => understood({ ...anAd, description: `<p>${text}</p>`, descriptionFormat: 'html' }),
    title: (text) => understood({ ...anAd, title: `Nurse ${text}` }),
    pay: (text) => understood({ ...anAd, pay: { text } }),
    places: (text) => understood({ ...anAd, places: [text] }),
    'other fields': (text) =>
      understood({ ...anAd, employer: text, kindWords: [text], industryWords: [text], postedAt: text, closesAt: text }),
    row: (text) =>
      toListing({ id: '1', title: text, location: text, description: text, salary: text, company: text }, receivedAt),
    'what is kept of it': (text) => [sketchText(text), plainText(text), snippetOf(text, ['nurse', 'c++'])],
  },
  'search analyser': {
    query: (text) => readQuery(text),
    words: (text) => readPlainWords(text),
    ad: (text) => analyseAd({ title: text, employer: text, text }),
    'why here': (text) => [whyHere('nurse')(text), whyHere(text)('Staff Nurse')],
    typos: (text) => nearestWord(text, words),
  },
  places: {
    resolve: (text) => gazetteer.resolve(text),
    'in a list': (text) => gazetteer.resolve(`Leeds, ${text}, York`),
    suggest: (text) => gazetteer.suggest(text),
  },
  'rich text': {
    'of CVs': (text) => cleanRichText(text),
    'in a paragraph': (text) => cleanRichText(`<p>${text}</p>`),
    'as blocks': (text) => readRichText(text),
    'of ads': (text) => cleanDescription(text, 'html'),
    'of ads, as text': (text) => cleanDescription(text, 'text'),
    'on the way out': (text) => cleanForOutput(text),
    plain: (text) => plainText(text),
    links: (text) => [safeHref(text), safeHref(`https://${text}`), cleanRichText(`<p><a href="${text}">a</a></p>`)],
  },
  'match of CVs': {
    CV: (text) => readCvForMatch(vocabulary, `EXPERIENCE\nNurse, 2019 - 2020\n${text}`),
    ad: (text) => requirementsOf(vocabulary, { title: 'Nurse', text }),
    title: (text) => requirementsOf(vocabulary, { title: text, text: '' }),
    'one against the other': (text) =>
      matchCv(
        vocabulary,
        requirementsOf(vocabulary, { title: 'Nurse', text }),
        readCvForMatch(vocabulary, text),
        receivedAt,
      ),
  },
  addresses: {
    results: (text) => parseResultsPath(`/jobresults/${text}`),
    'title and place': (text) =>
      parseResultsPath(`/jobresults/a_in_${text}_and_salary_from_1_to_2_max_distance_3_miles/industry:${text}`),
    filters: (text) => parseResultsPath(`/jobresults/a_in_b_and_salary_from_1_to_2?contains=${text}&contracts=${text}`),
    'there and back': (text) =>
      parseResultsPath(resultsAddress({ ...defaultSearch, jobTitle: text, jobLocation: text })),
  },
  fields: {
    telephone: (text) => [ukMobile(text), ukPhone(text)],
    date: (text) => isCvDate(text),
    'tax code': (text) => readTaxCode(text),
    company: (text) => companyNameOf(text),
    browser: (text) => deviceOf(text),
    'cell of CSV': (text) => csvOf([[text, text]]),
  },
  'questions of forms': {
    label: (text) => answered({ label: text, type: 'text' }),
    section: (text) => answered({ section: text }),
    help: (text) => answered({ help: text }),
    option: (text) => answered({ options: [text, `Less than ${text} weeks`] }),
    'option of pay': (text) => answered({ label: 'Expected salary', options: [text, `£${text} to ${text}`] }),
  },
  'blind mode': {
    CV: async (text) => {
      const cv = Cv.parse({ summary: text, jobs: [{ jobTitle: text.slice(0, 300), jobDescription: `<p>${text}</p>` }] })
      return await blindCv(cv, { redact: redactor({ names: ['Ann Lee'], phrases: ['12 Mill Lane'] }), at: receivedAt })
    },
    'own words': (text) => redactor({ names: [text], phrases: [text.slice(0, text.length / 2)] })(text),
  },
  feeds: {
    XML: (text) => [...jobElementsOf(`<jobs><job><title>${text}</title></job></jobs>`)],
    'XML answer': (text) =>
      attempt(() => readXmlAnswer(xmlResponse(`<response><a>${text}</a></response>`), 'response')),
  },
  'CSV of ads': {
    cells: async (text) => await rowsOf(`id,title,location\n1,${text},Leeds\n`),
    quoted: async (text) => await rowsOf(`id,title,location\n1,"${text}",Leeds\n`),
    heads: async (text) => await rowsOf(`${text}\n${text}\n`),
  },
  assistants: {
    arguments: async (text) =>
      await ask({ method: 'tools/call', params: { name: 'search_jobs', arguments: { job_title: text, place: text } } }),
    names: async (text) => await ask({ method: 'tools/call', params: { name: text, arguments: { [text]: text } } }),
    method: async (text) => await ask({ method: text, params: { a: text } }),
  },
}

/** What is filled in for a question of somebody else's form. */
function answered(given: Partial<Question>): unknown {
  const meaning = understandQuestion({
    label: 'Notice period',
    help: '',
    section: '',
    type: 'choice',
    options: [],
    isRequired: true,
    maxLength: null,
    country: 'GB',
    ...given,
  })
  const question = { label: 'Notice period', help: '', section: '', type: 'text', options: [] } as const
  const remembered = [
    {
      question: { ...question, isRequired: true, maxLength: null, country: null },
      value: 'Two weeks',
      givenFor: '',
      givenAt: null,
    },
  ]
  const profile = { name: 'Ann Lee', email: null, phone: null }
  const documents = { cv: null, letter: null }
  return meaning && answer(meaning, { cv: null, profile, home: null, documents, remembered, today: '2026-03-04' })
}

function* jobElementsOf(xml: string): Generator<string> {
  try {
    yield* jobElements(xml)
  } catch {
    // A feed that cannot be read on is refused, after as much work as any.
  }
}

function attempt(run: () => unknown): unknown {
  try {
    return run()
  } catch {
    return null
  }
}

const xmlResponse = (text: string) => ({ text }) as Parameters<typeof readXmlAnswer>[0]

async function rowsOf(csv: string): Promise<number> {
  const file = join(tmpdir(), `rolecall-steps-${process.pid}.csv`)
  writeFileSync(file, csv)
  let count = 0
  try {
    for await (const _ of (await readRows(file)).rows) count++
  } catch {
    // What is no CSV is refused.
  }
  rmSync(file)
  return count
}
