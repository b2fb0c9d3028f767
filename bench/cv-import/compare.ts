import { z } from 'zod'
import type { Cv } from '../../contract/cvs/cvs.ts'

const text = z.string().nullish()
/** What is known of a CV file. */
export const Truth = z.object({
  id: z.string(),
  dateStyle: z.string(),
  name: z.string(),
  headline: text,
  email: z.string(),
  phone: z.string(),
  town: z.string(),
  postcode: z.string(),
  experience: z.array(
    z.object({
      title: z.string(),
      employer: z.string(),
      start: z.string(),
      end: z.string().nullable(),
      bullets: z.array(z.string()),
    }),
  ),
  education: z.array(z.object({ qualification: z.string(), institution: z.string(), year: z.string(), grade: text })),
  skills: z.array(z.string()),
  drivingLicence: text,
  rightToWork: text,
  languages: text,
  salary: text,
  files: z.array(z.string()),
})
export type Truth = z.infer<typeof Truth>

export type Verdict = 'found' | 'wrong' | 'missed'
export type Field =
  | 'name'
  | 'headline'
  | 'e-mail'
  | 'phone'
  | 'town'
  | 'postcode'
  | 'job title'
  | 'employer'
  | 'start'
  | 'end'
  | 'duty'
  | 'qualification'
  | 'institution'
  | 'year'
  | 'grade'
  | 'skill'
  | 'language'
  | 'licence'
  | 'right to work'
  | 'salary'
type Finding = { field: Field; verdict: Verdict; wanted: string; got: string }

const plain = (value: string) =>
  value
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&(?:apos|#39);/gu, "'")
    .toLowerCase()
    .replaceAll(/[–—]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** Each field of the truth, found, wrong or missed; what was proposed and is nowhere in the truth is wrong too. */
export function compare(cv: Cv, truth: Truth, text: string): Finding[] {
  const person = cv.personal_data
  const findings: Finding[] = []
  const one = (field: Field, wanted: string, got: string) => {
    const verdict = plain(got) === plain(wanted) ? 'found' : got === '' ? 'missed' : 'wrong'
    findings.push({ field, verdict, wanted, got })
  }
  one('name', truth.name, `${person.given_name} ${person.surname}`.trim())
  // Some layouts have it nowhere but in a sentence.
  const { headline } = truth
  if (headline != null && text.split(/[\n\t]/u).some((line) => line.endsWith(headline)))
    one('headline', headline, cv.headline)
  one('e-mail', truth.email, person.email)
  one('phone', truth.phone, person.phone)
  one('town', truth.town, person.city)
  one('postcode', truth.postcode, person.postcode)
  // The n-th of the file is the n-th of the proposal: an entry too many or too few shows as many wrong ones.
  truth.experience.forEach((job, index) => {
    const got = cv.jobs[index]
    one('job title', job.title, got?.jobTitle ?? '')
    one('employer', job.employer, got?.employer ?? '')
    one('start', exactAs(job.start, truth), got?.startDate ?? '')
    one(
      'end',
      job.end === null ? 'now' : exactAs(job.end, truth),
      got?.isCurrent === true ? 'now' : (got?.endDate ?? ''),
    )
    for (const bullet of job.bullets)
      findings.push({
        field: 'duty',
        verdict: plain(got?.jobDescription ?? '').includes(plain(bullet)) ? 'found' : 'missed',
        wanted: bullet,
        got: '',
      })
  })
  for (const extra of cv.jobs.slice(truth.experience.length))
    findings.push({ field: 'job title', verdict: 'wrong', wanted: '', got: extra.jobTitle })
  truth.education.forEach((entry, index) => {
    const got = cv.education[index]
    one('qualification', entry.qualification, got?.title ?? '')
    one('institution', entry.institution, got?.trainer ?? '')
    one('year', entry.year, (got?.endDate ?? '').slice(0, 4))
    if (entry.grade != null || (got?.grade ?? '') !== '') one('grade', entry.grade ?? '', got?.grade ?? '')
  })
  for (const extra of cv.education.slice(truth.education.length))
    findings.push({ field: 'qualification', verdict: 'wrong', wanted: '', got: extra.title })
  compareLists(findings, cv, truth)
  return findings
}

/** Where the file has only years, no month can be found in it. */
function exactAs(date: string, { dateStyle }: Truth): string {
  return dateStyle === 'year' ? date.slice(0, 4) : date
}

function compareLists(findings: Finding[], cv: Cv, truth: Truth): void {
  const { other_skills: lists, main_language, other_languages } = cv.skills
  const titles = [lists.job_related_skills, lists.communication_skills, lists.organisational_skills, lists.other_skills]
    .flat()
    .map(({ title }) => plain(title))
  for (const skill of truth.skills)
    findings.push({
      field: 'skill',
      verdict: titles.includes(plain(skill)) ? 'found' : 'missed',
      wanted: skill,
      got: '',
    })
  for (const title of titles)
    if (!truth.skills.some((skill) => plain(skill) === title))
      findings.push({ field: 'skill', verdict: 'wrong', wanted: '', got: title })
  const wanted = (truth.languages ?? '')
    .split(',')
    .map((part) => plain(part))
    .filter((part) => part !== '')
  const got = [
    ...(main_language === '' ? [] : [`${plain(main_language)} (native)`]),
    ...other_languages.map(({ name, writing }) => plain(writing === '' ? name : `${name} (${writing})`)),
  ]
  for (const language of wanted)
    findings.push({
      field: 'language',
      verdict: got.includes(language) ? 'found' : 'missed',
      wanted: language,
      got: got.join(', '),
    })
  for (const language of got)
    if (!wanted.includes(language)) findings.push({ field: 'language', verdict: 'wrong', wanted: '', got: language })
  const licence = lists.driving_license.map(({ title }) => title).join('; ')
  if (truth.drivingLicence != null || licence !== '')
    findings.push({
      field: 'licence',
      verdict: plain(licence) === plain(truth.drivingLicence ?? '') ? 'found' : licence === '' ? 'missed' : 'wrong',
      wanted: truth.drivingLicence ?? '',
      got: licence,
    })
  compareRight(findings, cv, truth)
  const salary = /^£\s?(\d+)k?(?!.*\d)/u.exec(truth.salary ?? '')
  const pounds = salary === null ? null : Number(salary[1]) * 1000
  if (pounds !== null || cv.career.expected_salary !== null)
    findings.push({
      field: 'salary',
      verdict: cv.career.expected_salary === pounds ? 'found' : cv.career.expected_salary === null ? 'missed' : 'wrong',
      wanted: truth.salary ?? '',
      got: String(cv.career.expected_salary),
    })
}

/** Both the words, wherever they are kept, and what they mean. */
function compareRight(findings: Finding[], cv: Cv, truth: Truth): void {
  if (truth.rightToWork == null) {
    if (cv.career.work_permit_uk !== null)
      findings.push({ field: 'right to work', verdict: 'wrong', wanted: '', got: String(cv.career.work_permit_uk) })
    return
  }
  const may = !/requires sponsorship/u.test(truth.rightToWork)
  const isKept = plain([cv.kept, ...cv.more.map(({ description }) => description)].join(' ')).includes(
    plain(truth.rightToWork),
  )
  const got = cv.career.work_permit_uk
  findings.push({
    field: 'right to work',
    verdict: got === may && isKept ? 'found' : got === null ? 'missed' : 'wrong',
    wanted: truth.rightToWork,
    got: `${String(got)}${isKept ? '' : ', words lost'}`,
  })
}
