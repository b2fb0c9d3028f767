import type { Cv } from '../../contract/cvs/cvs.ts'
import { oneLine, type PrintedCv, type PrintedSection } from './printed-cv.ts'
import { wordsOf } from './rich-text-blocks.ts'

/** Every value that a file made of a CV has to say: contacts first, as nobody is asked to an interview without them. */
export function printedValues(cv: Cv, { name, headline, contacts, sections }: PrintedCv): string[] {
  const { personal_data: person } = cv
  const reached = [person.given_name, person.surname, person.email, person.phone, person.city, person.postcode]
  return [
    ...reached.map(oneLine),
    name,
    headline,
    ...contacts.map(({ text }) => text),
    ...sections.flatMap(valuesOfSection),
  ].filter((value) => value !== '')
}

function valuesOfSection(section: PrintedSection): string[] {
  switch (section.kind) {
    case 'text':
      return [section.title, ...wordsOf(section.blocks)]
    case 'entries':
      return [
        section.title,
        ...section.entries.flatMap(({ title, where, period, facts, blocks }) => [
          title,
          period,
          where,
          ...facts.map(({ text }) => text),
          ...wordsOf(blocks),
        ]),
      ]
    case 'facts':
      return [section.title, ...section.facts.flatMap(({ label, text }) => [label, text])]
    case 'skills':
      return [
        section.title,
        ...section.groups.flatMap(({ title, words, described }) => [
          title,
          ...words,
          ...described.flatMap(({ label, text }) => [label, text]),
        ]),
      ]
  }
}
