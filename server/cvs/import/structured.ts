import { isCvDate } from '../../../contract/cv-dates.ts'
import type { CvProposal } from '../../../contract/cv-import.ts'
import { cvLimits, emptyCv, type Cv, type Skill } from '../../../contract/cvs.ts'
import { cleanRichText } from '../rich-text.ts'
import { postcodeIn, spacedPostcode } from './address.ts'
import { languageOf } from './languages.ts'
import { textsIn, wordsOfHtml } from './record.ts'
import { partsOf } from './skills.ts'
import { leavesOf, type TreeNode } from './tree.ts'

/** A proposal in the making, from a file that names its fields. */
export class StructuredCv {
  readonly cv: Cv = structuredClone(emptyCv)
  readonly origins: CvProposal['origins'] = {}

  /** Says where in the file a field or an entry stands. */
  note(path: string, snippet: string, check = false): void {
    this.origins[path] = { lines: [], snippet: snippet.slice(0, 600).toWellFormed(), check }
  }

  person(key: Exclude<keyof Cv['personal_data'], 'salutation' | 'image'>, text: string): void {
    if (text === '') return
    this.cv.personal_data[key] = line(text)
    this.note(`personal_data.${key}`, text)
  }

  postcode(text: string): void {
    this.person('postcode', postcodeIn(text)?.postcode === text ? spacedPostcode(text) : text)
  }

  /** '12 Mill Lane' → its number and its street. */
  address(text: string): void {
    const [, number, street] = /^(\d{1,4}[a-z]?(?:[-/]\d{1,4})?),?\s+(.+)$/iu.exec(text) ?? []
    this.person('address_number', number ?? '')
    this.person('street', street ?? text)
  }

  headline(text: string): void {
    if (text === '' || this.cv.headline !== '') return
    this.cv.headline = line(text)
    this.note('headline', text)
  }

  summary(text: string): void {
    const html = rich(text)
    if (html === '') return
    this.cv.summary = (this.cv.summary + html).slice(0, cvLimits.richText)
    this.note('summary', plain(html))
  }

  link(label: string, url: string): void {
    if (url === '' || this.cv.links.length >= cvLimits.links || this.cv.links.some((link) => link.url === url)) return
    this.note(`links.${this.cv.links.length}`, url)
    this.cv.links.push({ label: line(label), url: line(url) })
  }

  job(entry: Cv['jobs'][number], options: { check?: boolean } = {}): void {
    if (
      this.cv.jobs.length >= cvLimits.jobs ||
      (entry.jobTitle === '' && entry.employer === '' && entry.jobDescription === '')
    )
      return
    this.note(
      `jobs.${this.cv.jobs.length}`,
      [entry.jobTitle, entry.employer, plain(entry.jobDescription)].filter((part) => part !== '').join('\n'),
      options.check,
    )
    this.cv.jobs.push(entry)
  }

  education(entry: Cv['education'][number]): void {
    if (this.cv.education.length >= cvLimits.education || (entry.title === '' && entry.trainer === '')) return
    this.note(
      `education.${this.cv.education.length}`,
      [entry.title, entry.trainer].filter((part) => part !== '').join('\n'),
    )
    this.cv.education.push(entry)
  }

  mainLanguage(name: string): void {
    if (name === '') return
    if (this.cv.skills.main_language === '') {
      this.cv.skills.main_language = line(name)
      this.note('skills.main_language', name)
    } else this.language(languageOf(line(name), ''))
  }

  language(language: Cv['skills']['other_languages'][number]): void {
    const list = this.cv.skills.other_languages
    if (language.name === '' || list.length >= cvLimits.languages) return
    this.note(`skills.other_languages.${list.length}`, language.name)
    list.push(language)
  }

  skill(list: Exclude<keyof Cv['skills']['other_skills'], 'driving_license'>, skill: Skill): void {
    const there = this.cv.skills.other_skills[list]
    if (skill.title === '' || there.length >= cvLimits.skills) return
    this.note(`skills.other_skills.${list}.${there.length}`, [skill.title, skill.description].join(' ').trim())
    there.push({ title: line(skill.title), description: skill.description.slice(0, cvLimits.paragraph) })
  }

  /** A description in prose or as a list: each short point is a skill, what is longer hangs below its first words' heading. */
  skills(list: Exclude<keyof Cv['skills']['other_skills'], 'driving_license'>, html: string): void {
    for (const text of pointsOf(html))
      for (const title of text.length > 120 ? [text] : partsOf(text)) {
        if (title.length <= cvLimits.line) this.skill(list, { title, description: '' })
      }
  }

  licence(title: string): void {
    const list = this.cv.skills.other_skills.driving_license
    if (title === '' || list.length >= cvLimits.skills) return
    this.note(`skills.other_skills.driving_license.${list.length}`, title)
    list.push({ title: line(title) })
  }

  more(title: string, html: string): void {
    const description = rich(html)
    if (description === '' || this.cv.more.length >= cvLimits.more) return
    this.note(`more.${this.cv.more.length}`, plain(description))
    this.cv.more.push({ title: line(title), description })
  }

  /** @param isContent Whether what stands at a path is the person's, and not the file's about itself. */
  done(source: CvProposal['source'], root: TreeNode, isContent: (path: string) => boolean): CvProposal {
    const held = new Set(textsIn(this.cv).flatMap((text) => wordsOfHtml(text)))
    const rest: string[] = []
    for (const { path, text } of leavesOf(root)) {
      if (!isContent(path) || text.startsWith('data:') || text.length > cvLimits.richText) continue
      const words = plain(rich(text) || text)
      if (wordsOfHtml(words).every((word) => held.has(word) || isDatePart(word))) continue
      rest.push(`${path.split('/').slice(-2).join(' ')}: ${words}`)
    }
    this.cv.kept = rest.join('\n').slice(0, cvLimits.kept)
    return { source, cv: this.cv, origins: this.origins, isCut: false }
  }
}

const isDatePart = (word: string) => /^\d{1,4}$/u.test(word) || /^(?:true|false|null)$/u.test(word)

export const line = (text: string) => text.replaceAll(/\s+/gu, ' ').trim().slice(0, cvLimits.line)
export const rich = (text: string) => cleanRichText(text)

/** HTML as words, a line each point. */
export function plain(html: string): string {
  return pointsOf(html).join('\n')
}

function pointsOf(html: string): string[] {
  return html
    .split(/<\/(?:p|li|h\d|div)>|<br\s*\/?>|\n/iu)
    .map((part) =>
      part
        .replaceAll(/<[^>]*>/gu, ' ')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&amp;', '&')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
}

/** A date as exact as its parts; '' where there is no year. */
export function dateOf(year: string, month: string, day: string): string {
  const two = (text: string) => text.replaceAll(/\D/gu, '').padStart(2, '0').slice(-2)
  const date = [year, ...(month === '' ? [] : [two(month)]), ...(month === '' || day === '' ? [] : [two(day)])].join(
    '-',
  )
  return cvDate(date)
}

/** What of a date is one: '2019-09-01T00:00:00Z' → '2019-09-01', '2019-13' → '2019'. */
export function cvDate(text: string): string {
  const [found = ''] = /^\d{4}(?:-\d{2}(?:-\d{2})?)?/u.exec(text.trim()) ?? []
  for (const length of [10, 7, 4])
    if (found.length >= length && isCvDate(found.slice(0, length))) return found.slice(0, length)
  return ''
}
