import { z } from 'zod'
import { ukPhone } from '../users/phone.ts'
import * as texts from '../texts/sentences.ts'

const line = z.string().trim().max(200).optional()

/** As the company register writes an address. */
export const CompanyAddress = z.strictObject({
  premises: line,
  address_line_1: line,
  address_line_2: line,
  locality: line,
  postal_code: line,
  country: line,
})
export type CompanyAddress = z.infer<typeof CompanyAddress>

/** A company as its first member gives it, from the register or typed by hand. */
export const NewCompany = z.strictObject({
  name: z.string(texts.companyIncomplete).trim().min(1, texts.companyIncomplete).max(200),
  companyType: z.union([z.literal(1), z.literal(2), z.literal(3)], texts.companyIncomplete),
  /** Any UK telephone. */
  phone: z
    .string(texts.companyIncomplete)
    .trim()
    .max(40)
    .refine((text) => ukPhone(text) !== null, {
      error: ({ input }) => (input === '' ? texts.companyIncomplete : texts.phoneBusinessInvalid),
    }),
  company_number: line,
  address: CompanyAddress.optional(),
})
export type NewCompany = z.infer<typeof NewCompany>

/** Which register a look-up asks. */
export const CompanyRegister = z.object({
  name: z.string(),
  /** Made-up companies, to try the page with: no key of the real register is set. */
  isSample: z.boolean(),
})
export type CompanyRegister = z.infer<typeof CompanyRegister>

/** A company that a look-up found: both names that the register has for the same, so that a reader of either is served. */
export const FoundCompany = z.object({
  title: z.string(),
  company_name: z.string(),
  company_number: z.string(),
  address: CompanyAddress,
  registered_office_address: CompanyAddress,
  isSample: z.boolean(),
})
export type FoundCompany = z.infer<typeof FoundCompany>
