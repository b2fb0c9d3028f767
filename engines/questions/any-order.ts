import type { Said } from './grammar/parse.ts'

/*
 * Questions whose words are all explained, in an order that no rule has. What the parts of a subject ask for together stands here: 'start' and
 * 'current' with a date are the start of the current job. Parts that do not make one question make none.
 */

type Parts = Said
type Told = Record<string, string> | null

/** What is asked for, as `Asked` has it; null: the parts make no question. */
export function askedByParts(parts: Parts): Said | null {
  return (subjects[parts.about ?? ''] ?? none)(parts)
}

const none = (): Told => null

const subjects: Record<string, (parts: Parts) => Told> = {
  place({ part, code, where, lives }) {
    if (part !== undefined) return { asks: 'address', part, ...given({ code }) }
    return where && lives ? { asks: 'address', part: 'town', placed: 'yes' } : null
  },
  mail: () => ({ asks: 'email' }),
  ring: ({ kind, form, only }) => ({ asks: 'phone', kind: kind ?? 'any', ...given({ form, only }) }),
  send: ({ part }) => (part === undefined ? null : { asks: 'address', part }),
  job: ({ what, which, entry }) => (what === undefined ? null : { asks: 'job', what, ...given({ which, entry }) }),
  'job-date': ({ what, which, entry, form }) =>
    what === undefined || (what === 'years' && which !== 'current')
      ? null
      : { asks: 'job', what, ...given({ which, entry, form }) },
  education(parts) {
    const what = studied(parts)
    const { which, of, form } = parts
    return what === null || (which === undefined && of === undefined)
      ? null
      : { asks: 'education', what, ...given({ which, of, form }) }
  },
  pay: ({ money, wish, currency, period, unit, bound, range }) =>
    money && wish ? { asks: 'pay', ...given({ currency, period, unit, bound, range }) } : null,
  notice: ({ asks, unit }) => (asks === undefined ? null : { asks, ...given({ unit }) }),
  link: ({ asks, site }) => (asks === undefined || site === undefined ? null : { asks, site }),
  right: ({ right, work, country }) => (right && work ? { asks: 'may-work', ...given({ country }) } : null),
  sponsor({ need, sponsor, now, later, country }) {
    if (!need || !sponsor) return null
    return { asks: 'sponsor', ...given({ country, time: when(now, later) }) }
  },
  permit({ need, permit, work, now, later, country }) {
    if (!need || !permit || !work) return null
    return { asks: 'permit', ...given({ country, time: when(now, later) }) }
  },
  free({ able, work, without, sponsor, permit, now, later, country }) {
    if (!able || !work || !without || (!sponsor && !permit)) return null
    return { asks: sponsor ? 'sponsor' : 'permit', negated: 'yes', ...given({ country, time: when(now, later) }) }
  },
  licence: ({ licence, have, country, full, clean, manual }) =>
    licence && have ? { asks: 'licence', ...given({ country, full, clean, manual }) } : null,
  go: ({ ready, move, travel }) =>
    !ready || (move === undefined) === (travel === undefined) ? null : { asks: move ? 'relocate' : 'travel' },
  shift: ({ ready, act }) => (ready && act !== undefined ? { asks: 'willing', act } : null),
  car: ({ car, own, access }) =>
    !car || (own === undefined) === (access === undefined) ? null : { asks: 'car', which: own ? 'own' : 'access' },
  speaks: ({ speaks, fluent, language }) =>
    language !== undefined && (speaks || fluent) ? { asks: 'speaks', language, ...given({ fluent }) } : null,
}

/** What of somebody's education: an institution, a grade, a subject or a date goes before the qualification that it is of. */
function studied({ place, grade, subject, end, level, title, of, both }: Parts): string | null {
  // 'Highest qualification (with subject)' is two questions.
  if (both && (grade || subject)) return null
  // 'Last grade' and 'last date' could be a job's.
  if ((grade || subject || end) && !title && !level && of === undefined) return null
  const named = [
    ...(place ? ['institution'] : []),
    ...(grade ? ['grade'] : []),
    ...(subject ? ['subject'] : []),
    ...(end ? ['end'] : []),
  ]
  if (named.length > 1) return null
  return named[0] ?? (level ? 'level' : title ? 'qualification' : null)
}

function when(now: string | undefined, later: string | undefined): string | undefined {
  if (now && later) return 'ever'
  return now ? 'now' : later ? 'later' : undefined
}

/** Without what was not said. */
function given(some: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(some).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))
}
