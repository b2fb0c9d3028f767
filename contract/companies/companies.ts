import { z } from 'zod'
import { BaseRevision, Revision } from '../platform/revision.ts'
import { longestAbout, mostCreditsAtOnce } from './limits.ts'
import { publishingStates } from './states.ts'
import * as companyTexts from './texts.ts'
import { ukPhone } from '../users/phone.ts'
import { oneLine } from '../texts/one-line.ts'
import * as texts from '../texts/sentences.ts'

const line = z.string().max(200).overwrite(oneLine).optional()

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
  name: z.string(texts.companyNameMissing).max(200).overwrite(oneLine).min(1, texts.companyNameMissing),
  companyType: z.union([z.literal(1), z.literal(2), z.literal(3)], texts.companyTypeMissing),
  /** Any UK telephone. */
  phone: z
    .string(texts.companyPhoneMissing)
    .trim()
    .max(40)
    .refine((text) => ukPhone(text) !== null, {
      error: ({ input }) => (input === '' ? texts.companyPhoneMissing : texts.phoneBusinessInvalid),
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

export const RegisteredCompany = FoundCompany.extend({
  isHere: z.boolean().describe('It has an account here, and its admin can invite others to it'),
})
export type RegisteredCompany = z.infer<typeof RegisteredCompany>

/** What an admin may change of a company; what is left out stays as it is. */
export const CompanyChange = z.strictObject({
  name: NewCompany.shape.name.optional(),
  companyType: NewCompany.shape.companyType.optional(),
  phone: NewCompany.shape.phone.optional(),
  /** Empty: none. */
  company_number: line,
  /** The whole of it: parts that are left out are empty from then on. */
  address: CompanyAddress.optional(),
  /** For its public page, plain text. Empty: nothing. */
  about: z
    .string()
    .trim()
    .max(longestAbout, `Please use at most ${longestAbout.toLocaleString('en-GB')} characters`)
    .optional(),
  baseRevision: BaseRevision,
})
export type CompanyChange = z.infer<typeof CompanyChange>

/** Somebody who acts for a company (S23.3). */
export const CompanyMember = z.object({
  user: z.object({ _id: z.string(), name: z.string(), email: z.string().nullable() }),
  /** Ordinary members have the specification's word for them. */
  role: z.enum(['admin', 'publisher']),
  publisher_credits: z.number().int().describe('What this member can use'),
  joined: z.string(),
})
export type CompanyMember = z.infer<typeof CompanyMember>

/** Somebody who has been asked to join and has not done so. */
export const CompanyInvitation = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  invited: z.string(),
  expires: z.string(),
})
export type CompanyInvitation = z.infer<typeof CompanyInvitation>

/** What was checked of a company, and when. It has the badge if both were found. */
export const Verification = z.object({
  isVerified: z.boolean(),
  register: z
    .object({ name: z.string(), checked: z.string(), isSample: z.boolean() })
    .nullable()
    .describe('The name that the register has under the company’s number; null if it was not matched'),
  email: z
    .object({ domain: z.string(), checked: z.string() })
    .nullable()
    .describe('The company’s own domain, where a member has a confirmed address, or null'),
})
export type Verification = z.infer<typeof Verification>

/** A company as its members see it (S24.16). */
export const Company = z.object({
  _id: z.string(),
  name: z.string(),
  company_number: z.string().nullable(),
  companyType: z.number().int(),
  phone: z.string().describe('Ten digits'),
  address: CompanyAddress,
  about: z.string().describe('How it describes itself on its public page'),
  revision: Revision,
  created: z.string(),
  members: z.array(CompanyMember),
  invitations: z.array(CompanyInvitation).describe('Empty unless you are an admin'),
  publisher_credits: z.number().int().describe('Credits of the company itself, without those of its members'),
  reserved_credits: z.number().int(),
  verification: Verification,
  publishing: z.object({
    state: z.enum(publishingStates),
    reason: z.string().nullable().describe('Why it was refused or blocked'),
    decided: z.string().nullable(),
    asked: z.string().nullable().describe('When it started waiting for the operator; null if it is not waiting'),
  }),
})
export type Company = z.infer<typeof Company>

export const CreditsToMove = z
  .number(companyTexts.creditsInvalid)
  .int(companyTexts.creditsInvalid)
  .min(1, companyTexts.creditsInvalid)
  .max(mostCreditsAtOnce, companyTexts.creditsInvalid)

/** A line of a statement; the changes up to a line add up to its balance. */
export const StatementLine = z.object({
  at: z.string(),
  kind: z.string().describe('What it was: ‘purchase’, ‘grant’, ‘refund’, ‘transfer’, ‘reserve’, ‘capture’, ‘release’'),
  change: z.number().int().describe('Of what can be used; 0 for a capture, which takes what was reserved before'),
  amount: z.number().int(),
  balance: z.number().int().describe('Credits available afterwards'),
  with: z.string().nullable().describe('For a transfer: the member or company at the other end, if it still exists'),
  subject: z.string().nullable().describe('What it was for: ‘job-ad’, ‘purchase’, ‘refund’ …'),
  ad: z.string().nullable().describe('The job title of the ad that it paid for; null for anything else'),
})
export type StatementLine = z.infer<typeof StatementLine>

export const Statement = z.object({
  of: z.string().describe('The company’s name, or the member’s'),
  available: z.number().int(),
  reserved: z.number().int(),
  lines: z.array(StatementLine).describe('The latest first'),
})
export type Statement = z.infer<typeof Statement>

/** A line of the audit log, as the company's admins read it. */
export const CompanyEvent = z.object({
  _id: z.string(),
  at: z.string(),
  /** One of `companyEvents`, or of a later version. */
  event: z.string(),
  by: z.string().nullable().describe('Who did it; null if the account is gone'),
  byOperator: z.boolean(),
  whom: z.string().nullable().describe('To whom it was done; null if to nobody, or the account is gone'),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type CompanyEvent = z.infer<typeof CompanyEvent>
