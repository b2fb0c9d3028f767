import type { EducationEntry } from '../../../contract/cvs/cvs.ts'
import type { AskedFor, Meaning } from '../meaning.ts'
import type { Known } from '../question.ts'
import { wordsOf } from '../words.ts'
import { dateAs } from './dates.ts'
import { asOption, single } from './options.ts'

type Degree = AskedFor<'has-degree'>['of']

/** The number of a level of the Regulated Qualifications Framework; null: not said. */
function levelOf({ level }: EducationEntry): number | null {
  return level === 'Entry level' ? 0 : level === '' ? null : Number(level.slice(-1))
}

/** Letters that degrees are written with, as the first words of a title. */
const mastersWords = new Set([
  'msc',
  'ma',
  'meng',
  'mba',
  'mphil',
  'mres',
  'med',
  'llm',
  'master',
  'masters',
  'mphys',
  'mchem',
  'mmath',
])
const bachelorsWords = new Set([
  'bsc',
  'ba',
  'beng',
  'bed',
  'be',
  'llb',
  'btech',
  'bba',
  'bcom',
  'bca',
  'bpharm',
  'bvsc',
  'barch',
  'bmus',
  'bn',
  'bhsc',
  'bachelor',
  'bachelors',
  'mbbs',
  'bds',
  'grado',
])

const doctorWords = new Set(['phd', 'dphil', 'doctorate'])

function isOf(entry: EducationEntry, degree: Degree): boolean {
  // 'B.Sc.' is 'BSc'.
  const [first = '', second = ''] = wordsOf(entry.title.replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, ''))
  const level = levelOf(entry)
  switch (degree) {
    case 'masters':
      return level === 7 && mastersWords.has(first)
    case 'bachelors':
      return level === 6 && bachelorsWords.has(first)
    case 'doctorate':
      return level === 8 && doctorWords.has(first)
    case 'degree':
      return isOf(entry, 'masters') || isOf(entry, 'bachelors') || isOf(entry, 'doctorate')
    case 'a-levels':
      return first === 'a' && (second === 'levels' || second === 'level')
    case 'gcses':
      return [first, second].some((word) => word === 'gcses' || word === 'gcse')
  }
}

/** Of vocational and school qualifications, as the first words of a title: whatever their level, no degree. */
const noDegreeWords = new Set(['nvq', 'svq', 'btec', 'gcse', 'gcses', 'hnc', 'hnd', 'highers'])

/** Of awards as high as a degree that nobody calls their degree. */
const awardWords = new Set(['pgce', 'pgde', 'pgcert', 'pgdip'])

/** Whether a qualification of unknown kind could be a degree of that kind. */
function isAsHigh(entry: EducationEntry, degree: Degree): boolean {
  const level = levelOf(entry)
  if (degree === 'a-levels' || degree === 'gcses' || noDegreeWords.has(wordsOf(entry.title)[0] ?? '')) return false
  return (
    !isOf(entry, 'degree') &&
    (level === null ||
      (degree === 'degree' ? level >= 6 : level === { bachelors: 6, masters: 7, doctorate: 8 }[degree]))
  )
}

function isOver(entry: EducationEntry, today: string): boolean {
  return !entry.isCurrent && entry.endDate !== '' && entry.endDate <= today.slice(0, entry.endDate.length)
}

/** Yes where the CV has one that is finished. It never says no: a CV does not have to be complete. */
export function hasDegree({ of }: AskedFor<'has-degree'>, { cv, today }: Known): true | null {
  return (cv?.education ?? []).some((entry) => isOver(entry, today) && isOf(entry, of)) ? true : null
}

function isOpen({ endDate, isCurrent }: EducationEntry): boolean {
  return endDate === '' && !isCurrent
}

/** What has no end is later than all that ended before it began: its start stands for it. */
function endOf({ endDate, startDate, isCurrent }: EducationEntry): string {
  return isCurrent ? '9999' : endDate === '' ? startDate : endDate
}

function latestOf(all: readonly EducationEntry[]): EducationEntry[] | null {
  const sorted = all.toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : -1))
  const isUnclear = sorted.some((one, index) => {
    const next = sorted[index + 1]
    // What has no end and began before the other ended may be the later one all the same.
    return next !== undefined && (isOpen(next) || endOf(one).startsWith(endOf(next)))
  })
  return isUnclear ? null : sorted
}

function isHighest(entry: EducationEntry, all: readonly EducationEntry[]): boolean {
  return all.every((one) => one === entry || (levelOf(one) ?? Infinity) < (levelOf(entry) ?? 0))
}

function entryMeant(asked: AskedFor<'education'>, all: readonly EducationEntry[]): EducationEntry | null {
  const { which, of, entry } = asked
  const wanted = of ?? (which === 'degree' || which === 'masters' ? which : undefined)
  if (of !== undefined && (which === 'latest' || which === 'highest')) {
    // What could be a degree too and came later may be the one that is meant.
    const latest = latestOf(all.filter((one) => isOf(one, of) || isAsHigh(one, of)))?.[0] ?? null
    return latest !== null && isOf(latest, of) && (which === 'latest' || isHighest(latest, all)) ? latest : null
  }
  if (wanted !== undefined) {
    const fitting = all.filter((one) => isOf(one, wanted))
    // Of several degrees the latest is as good an answer to 'university' as the first; their grades and years are not.
    const anyWillDo = asked.what === 'institution' || asked.what === 'subject'
    if (anyWillDo) return latestOf(fitting)?.[0] ?? null
    // Another of that height whose title says nothing could be a second one.
    const isUnclear = all.some(
      (one) =>
        !fitting.includes(one) &&
        isAsHigh(one, wanted) &&
        !(asked.what === 'qualification' && awardWords.has(wordsOf(one.title)[0] ?? '')),
    )
    return isUnclear ? null : single(fitting)
  }
  if (which === 'latest') return latestOf(all)?.[0] ?? null
  if (which === 'highest') {
    if (all.length === 1) return all[0] ?? null
    const levels = all.map(levelOf)
    if (levels.includes(null)) return null
    const highest = Math.max(...levels.map(Number))
    const fitting = all.filter((one) => levelOf(one) === highest)
    // Each of several of that level is a highest one; which of their years is meant, nobody knows.
    return asked.what === 'qualification' ? (latestOf(fitting)?.[0] ?? null) : single(fitting)
  }
  return entry === undefined ? null : (latestOf(all)?.[entry - 1] ?? null)
}

export function educationText(asked: AskedFor<'education'>, form: Meaning['form'], known: Known): string | null {
  const all = (known.cv?.education ?? []).filter((entry) => entry.title !== '' || entry.trainer !== '')
  // 'Highest qualification' with a list of levels.
  if (asked.what === 'level' || (asked.what === 'qualification' && form.options.length > 0))
    return levelText(asked, form, all, known.today)
  const entry = entryMeant(asked, all)
  if (entry === null) return null
  const { options, type } = form
  const among = (text: string): string | null => (text === '' ? null : asOption(text, options))
  switch (asked.what) {
    case 'institution':
      return among(entry.trainer)
    case 'qualification':
      return among(entry.title)
    case 'grade':
      return among(entry.grade) ?? classAmong(entry.grade, options)
    case 'town':
      return among(entry.city)
    case 'country':
      return among(entry.country)
    case 'start':
      return dateAs(entry.startDate, asked.form, type)
    case 'end':
      return isOver(entry, known.today) ? dateAs(entry.endDate, asked.form, type) : null
    case 'subjects':
      return asked.of === 'a-levels' ? (subjectsIn(entry)?.join(', ') ?? null) : null
    case 'count':
      return countIn(entry)
    case 'subject':
      return subjectIn(entry)
    case 'dates':
      return null
  }
}

/** The classes of honours degrees, as they are written. */
const classes: readonly RegExp[] = [
  /^(?:first|1st|i)(?: class)?(?: honours| hons)?$/u,
  /^(?:upper second|2:1|2\.1|2i|ii\.i|ii:i|2-1)(?: class)?(?: honours| hons)?(?: 2:1| 2\.1)?$/u,
  /^(?:lower second|2:2|2\.2|2ii|ii\.ii|ii:ii|2-2)(?: class)?(?: honours| hons)?(?: 2:2| 2\.2)?$/u,
  /^(?:third|3rd|iii)(?: class)?(?: honours| hons)?$/u,
]

function classOf(grade: string): number {
  const plain = grade
    .toLowerCase()
    .replaceAll(/[()–,-]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return classes.findIndex((one) => one.test(plain))
}

/** '2:1' among 'First', 'Upper Second (2:1)'. */
function classAmong(grade: string, options: readonly string[]): string | null {
  const own = classOf(grade)
  return own === -1 ? null : single(options.filter((option) => classOf(option) === own))
}

/** In brackets at the end, what kind of award or course it was: '(NFQ level 10)', '(part-time, in progress)'. */
const ofItsKind = / \((?:[^()]{0,40}\b)?(?:level|award|part[ -]time|full[ -]time|in progress)\b[^()]{0,40}\)$/iu

/** 'MSc Data Analytics': what follows the letters of the degree. */
function subjectIn(entry: EducationEntry): string | null {
  const named = /^(?:bachelor|master|doctor) of [\p{L} ]{2,40} in (\S.*)$/iu.exec(entry.title)?.[1]
  if (named !== undefined) return named
  const title = entry.title.replace(/ \(?hons?\)?(?= )/iu, '').replaceAll(/(?<=\p{L})\.(?=\p{L}|\s)/gu, '')
  const [first = '', ...others] = title.replace(ofItsKind, '').split(' ')
  const rest = others.join(' ').replace(/^in /iu, '')
  const [word = ''] = wordsOf(first)
  return rest !== '' &&
    (mastersWords.has(word) || bachelorsWords.has(word) || doctorWords.has(word)) &&
    !/^(?:in|of|en)\b/iu.test(rest)
    ? rest
    : null
}

/** 'A levels: English Language, Psychology' */
function subjectsIn(entry: EducationEntry): string[] | null {
  const [, list] = entry.title.split(': ')
  return list === undefined ? null : list.split(',').map((one) => one.trim())
}

function countIn(entry: EducationEntry): string | null {
  const [first = ''] = wordsOf(entry.title)
  if (/^\d+$/u.test(first)) return first
  const subjects = subjectsIn(entry)
  return subjects === null ? null : String(subjects.length)
}

/** The highest level that is finished. On the Irish framework only what the CV itself gives a level of it. */
function levelText(
  { scale, which }: AskedFor<'education'>,
  { options, country }: Meaning['form'],
  all: readonly EducationEntry[],
  today: string,
): string | null {
  if (which !== 'highest') return null
  if (scale === 'nfq' || (country === 'IE' && options.some((option) => /\blevel \d/iu.test(option)))) {
    const levels = all.map(({ title }) => /\bNFQ level (\d{1,2})\b/iu.exec(title)?.[1] ?? null)
    if (levels.length === 0 || levels.includes(null)) return null
    const highest = Math.max(...levels.map(Number))
    if (options.length === 0) return `Level ${highest}`
    return single(options.filter((option) => /\blevel (\d{1,2})\b/iu.exec(option)?.[1] === String(highest)))
  }
  const over = all.filter((entry) => isOver(entry, today))
  const levels = over.map(levelOf)
  if (levels.length === 0 || levels.includes(null)) return null
  const highest = Math.max(...levels.map(Number))
  const entries = over.filter((entry) => levelOf(entry) === highest)
  if (options.length === 0) return entries.length === 1 ? (entries[0]?.title ?? null) : null
  const own = entries.some((entry) => isOf(entry, 'degree')) || highest < 6
  if (!own) return null
  const fitting = options.filter((option) => levelIn(option) === highest)
  // Of 'Master's degree' and 'Postgraduate diploma' the one that is named as the degree is.
  const named = fitting.filter((option) => wordsOf(option).some((word) => degreeNames.has(word)))
  return single(fitting) ?? single(named) ?? single(options.filter((option) => isNamed(entries, option)))
}

const degreeNames = new Set(['master', 'masters', 'msc', 'bachelor', 'bachelors', 'bsc', 'phd', 'doctorate'])

/** 'Leaving Certificate or equivalent', of somebody with a Leaving Certificate. */
function isNamed(entries: readonly EducationEntry[], option: string): boolean {
  return entries.some(({ title }) => title !== '' && wordsOf(option).join(' ').startsWith(wordsOf(title).join(' ')))
}

const levelWords: readonly [number, readonly string[]][] = [
  [8, ['phd', 'doctorate', 'doctoral']],
  [7, ['masters', 'master', 'postgraduate', 'msc']],
  [5, ['foundation degree', 'hnd', 'higher national diploma']],
  [4, ['hnc', 'higher national certificate']],
  [6, ['bachelors', 'bachelor', 'undergraduate', 'degree', 'bsc']],
  [3, ['a levels', 'a level', 'btec national']],
  [2, ['gcse', 'gcses', 'o level', 'o levels']],
]

function levelIn(option: string): number | null {
  const text = ` ${wordsOf(option).join(' ')} `
  const level = / level (\d) /u.exec(text)?.[1]
  if (level !== undefined) return Number(level)
  const found = levelWords.find(([, words]) => words.some((word) => text.includes(` ${word} `)))
  return found === undefined ? null : found[0]
}
