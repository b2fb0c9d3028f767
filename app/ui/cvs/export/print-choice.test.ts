import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PrintOptions } from '../../../../contract/cvs/print-options.ts'
import {
  mostInHeading,
  printColours,
  printFonts,
  printSections,
  printSpacings,
  printTemplates,
  sectionOrder,
} from '../../../../contract/cvs/print-choices.ts'
import { defaultPrint } from '../../../../contract/cvs/default-print.ts'
import { printBoxes, printKey, readPrintForm, readPrintJson, writePrintForm } from './print-choice.ts'

const sections = printSections.map(({ section }) => section)
const usual = JSON.stringify(sections)
const anyName = fc.constantFrom('', 'Employment', 'My story & more', 'Über mich', '仕事')

const anyChoice = fc.record({
  template: fc.constantFrom(...printTemplates.map(({ template }) => template)),
  colour: fc.constantFrom(...printColours.map(({ colour }) => colour)),
  font: fc.constantFrom(...printFonts.map(({ font }) => font)),
  spacing: fc.constantFrom(...printSpacings.map(({ spacing }) => spacing)),
  order: fc
    .shuffledSubarray(sections, { minLength: sections.length })
    .map((order) => (JSON.stringify(order) === usual ? [] : order)),
  names: fc
    .record(Object.fromEntries(sections.map((section) => [section, anyName])))
    .map((names) => Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''))),
  ...Object.fromEntries(printBoxes.map((box) => [box, fc.boolean()])),
}) as fc.Arbitrary<PrintOptions>

test('a choice comes back out of its form, and is one', () => {
  fc.assert(
    fc.property(anyChoice, anyChoice, (options, before) => {
      const read = readPrintForm(new URLSearchParams(writePrintForm(options).toString()), before)
      expect(read).toEqual(options)
      expect(PrintOptions.parse(read)).toEqual(options)
      expect(readPrintJson(JSON.stringify(options))).toEqual(options)
    }),
  )
})

test('what a form does not ask about stays, and nonsense changes nothing', () => {
  const before: PrintOptions = { ...defaultPrint, template: 'bold', withPay: true, names: { jobs: 'Employment' } }
  expect(readPrintForm(new URLSearchParams(''), before)).toEqual(before)
  expect(readPrintForm(new URLSearchParams('template=%2Fetc%2Fpasswd&order=secrets&move=skills:away'), before)).toEqual(
    {
      ...before,
      order: expect.any(Array) as [],
    },
  )
  // A box that is shown and not ticked was unticked; one that is not shown was not.
  const form = new URLSearchParams('boxes=withCareer')
  expect(readPrintForm(form, before)).toMatchObject({ withCareer: false, withPay: true })
  expect(readPrintJson('no json')).toEqual(defaultPrint)
  expect(readPrintJson('{"template":"x","names":7,"order":"y"}')).toEqual(defaultPrint)
})

test('a section moves by one place, and not off the list', () => {
  const press = (move: string, order = sectionOrder([])) => {
    const form = writePrintForm({ ...defaultPrint, order })
    form.set('move', move)
    return sectionOrder(readPrintForm(form, defaultPrint).order)
  }
  expect(press('skills:up').indexOf('skills')).toBe(sections.indexOf('skills') - 1)
  expect(press('skills:down').indexOf('skills')).toBe(sections.indexOf('skills') + 1)
  expect(press('summary:up')).toEqual(sections)
  expect(press('career:down')).toEqual(sections)
  expect(press('skills:up', press('skills:down'))).toEqual(sections)
})

test('a heading is as long as fits in the margin, and the usual one is not kept', () => {
  const form = writePrintForm(defaultPrint)
  form.set('name-jobs', ` ${'word '.repeat(30)}`)
  form.set('name-skills', 'Skills')
  const { names } = readPrintForm(form, defaultPrint)
  expect(names.jobs?.length).toBeLessThanOrEqual(mostInHeading)
  expect(names).not.toHaveProperty('skills')
})

test('another choice has another key', () => {
  expect(printKey(defaultPrint)).toBe(printKey({ ...defaultPrint }))
  const others = printTemplates.map(({ template }) => printKey({ ...defaultPrint, template }))
  expect(new Set(others).size).toBe(printTemplates.length)
})
