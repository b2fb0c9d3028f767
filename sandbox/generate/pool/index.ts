import { availability } from './availability.ts'
import { consent } from './consent.ts'
import { contact } from './contact.ts'
import { documents } from './documents.ts'
import { education } from './education.ts'
import { equality } from './equality.ts'
import { freeText } from './free-text.ts'
import { otherPeople } from './other-people.ts'
import { pay } from './pay.ts'
import { rightToWork } from './right-to-work.ts'
import { safeguarding } from './safeguarding.ts'
import { screening } from './screening.ts'
import { source } from './source.ts'
import { travel } from './travel.ts'
import { work } from './work.ts'

/** Questions of employers in the manner of application forms, a subject at a time, in the order in which forms ask. */
export const pool = {
  contact,
  rightToWork,
  work,
  education,
  screening,
  pay,
  availability,
  travel,
  freeText,
  documents,
  source,
  otherPeople,
  safeguarding,
  equality,
  consent,
} as const
