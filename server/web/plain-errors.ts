import { z } from 'zod'
import { messages } from '../../contract/texts/messages.ts'

/* Plain English for validation errors of schemas that have no messages of their own. */

type Issue = z.core.$ZodRawIssue

/** 'Please send a number'; undefined where the validator's own words have to do. */
function plainError(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing' : `Please send ${kinds[issue.expected] ?? 'something else'}`
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not in a format that we can read'
    case 'invalid_value':
      return issue.values.length === 1
        ? `This can only be ${String(issue.values[0])}`
        : `Please choose one of: ${issue.values.map(String).join(', ')}`
    case 'not_multiple_of':
      return `Please send a multiple of ${String(issue.divisor)}`
    case 'unrecognized_keys':
      return issue.keys.map(messages.unknownField).join('. ')
    default:
      return 'We cannot read this'
  }
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string {
  const least = Number(minimum)
  if (origin === 'string') return least <= 1 ? 'Please fill this in' : `Please use at least ${least} characters`
  if (origin === 'array' || origin === 'set')
    return least <= 1 ? 'Please send at least one' : `Please send at least ${least}`
  return inclusive === false ? `This must be more than ${least}` : `This must be ${least} or more`
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  const most = Number(maximum).toLocaleString('en-GB')
  if (origin === 'string') return `Please use no more than ${most} characters`
  if (origin === 'array' || origin === 'set') return `Please send no more than ${most}`
  return inclusive === false ? `This must be less than ${most}` : `This must be ${most} or less`
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
  date: 'a date',
  file: 'a file',
  null: 'nothing',
}

const formats: Readonly<Record<string, string>> = {
  email: 'Please enter a valid email',
  url: 'Please enter a full web address',
  uuid: 'This is not a valid id',
  date: 'Please write the date as 2026-09-30',
  datetime: 'Please write the time as 2026-09-30T14:00:00Z',
}

/** Whether these are words of this file that say 'this' of their field, so that they need its name beside them. */
export function namesNoField(message: string): boolean {
  return /^(?:This (?:is|must|can)\b|Please (?:send|use|fill this in|choose one of|write the)\b|We cannot read this$)/u.test(
    message,
  )
}

z.config({ customError: plainError })
