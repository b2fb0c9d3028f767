import { expect, test } from 'vitest'
import { Cv, EducationEntry, MoreSection, OtherLanguage, WorkEntry } from './cvs.ts'
import { emptyCv, emptyEducation, emptyLanguage, emptySection, emptyWork } from './empty-cv.ts'
import { defaultPrint } from './default-print.ts'
import { PrintOptions } from './print-options.ts'

test('what is written out as empty is what each schema makes of nothing', () => {
  expect(emptyCv).toEqual(Cv.parse({}))
  expect(emptyWork).toEqual(WorkEntry.parse({}))
  expect(emptyEducation).toEqual(EducationEntry.parse({}))
  expect(emptyLanguage).toEqual(OtherLanguage.parse({}))
  expect(emptySection).toEqual(MoreSection.parse({}))
  expect(defaultPrint).toEqual(PrintOptions.parse({}))
})
