import { useState } from 'react'
import { data, Form, Link, useNavigation } from 'react-router'
import type { Company } from '../../../contract/companies/companies.ts'
import { companyAddress } from '../../../contract/companies/company-slug.ts'
import { companyTypes, shownAddress } from '../../../contract/companies/company-words.ts'
import { longestAbout } from '../../../contract/companies/limits.ts'
import { changedSince } from '../../../contract/platform/revision.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import type { Route } from './+types/details'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { CompanyFrame } from '../../ui/companies/company-frame.tsx'
import css from '../../ui/companies/company.module.css'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { ChangedSince, differencesOf, type Since } from '../../ui/parts/changed-since.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { problemsOf, type Problems } from '../../ui/parts/problems.ts'
import { TextArea, TextField } from '../../ui/parts/text-field.tsx'
import { ownCompany, ownCompanyParams } from './own-company.ts'
import { ChoiceGroup } from '../../ui/parts/choice-group.tsx'
import { Radio } from '../../ui/parts/radio.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return await ownCompany(context)
}

type Typed = Record<(typeof fields)[number], string>
type Answer = { alert: Alert | null; problems: Problems; typed: Typed | null; since: Since | null }

const addressFields = ['premises', 'address_line_1', 'address_line_2', 'locality', 'postal_code', 'country'] as const
const fields = ['name', 'company_number', 'companyType', 'phone', ...addressFields, 'about'] as const

/** The fields by their names on the page. */
const labels: Record<keyof Typed, string> = {
  name: 'Company name',
  company_number: 'Company number',
  companyType: 'Type of organisation',
  phone: 'Business phone',
  premises: 'Building',
  address_line_1: 'Street',
  address_line_2: 'Second line',
  locality: 'Town',
  postal_code: 'Postcode',
  country: 'Country',
  about: 'About the company',
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const params = ownCompanyParams(context)
  const typed = Object.fromEntries(fields.map((field) => [field, textOf(form, field)])) as Typed
  const { answer, refusal } = await tryAsk(context, (api) =>
    api.companies.edit({
      params,
      body: {
        name: typed.name,
        company_number: typed.company_number,
        // Nothing chosen is refused there.
        companyType: Number(typed.companyType) as 1 | 2 | 3,
        phone: typed.phone,
        about: typed.about,
        baseRevision: textOf(form, 'baseRevision') || undefined,
        address: Object.fromEntries(
          addressFields.map((field) => [field, typed[field].trim()]).filter(([, text]) => text !== ''),
        ),
      },
    }),
  )
  if (refusal === null) return data<Answer>({ alert: answer, problems: {}, typed: null, since: null })
  if (refusal.message === changedSince) {
    const { company } = await ownCompany(context)
    const differences = differencesOf(labels, { there: inWords(keptOf(company)), yours: inWords(typed) })
    const since = { differences, revision: company.revision }
    return data<Answer>({ alert: null, problems: {}, typed, since }, { status: 409 })
  }
  const problems = Object.fromEntries(
    Object.entries(problemsOf(refusal)).map(([field, message]) => [field.replace('address.', ''), message]),
  )
  return data<Answer>({ alert: null, problems, typed, since: null }, { status: 400 })
}

/** What the company is called and where it is. Admins change it, members read it. */
export default function CompanyDetails({ loaderData: { company, isAdmin }, actionData }: Route.ComponentProps) {
  return (
    <CompanyFrame company={company} isAdmin={isAdmin} title="Details">
      <div aria-live="polite">{actionData?.alert != null && <AlertBox alert={actionData.alert} />}</div>
      <p>
        {mayBeSeen(company) ? (
          <>
            Everyone can see your company’s name, number, type, address and text on{' '}
            <Link to={companyAddress({ id: company._id, name: company.name })}>its public page</Link>.
          </>
        ) : (
          'Your company gets a public page once it is verified or approved. It will show the name, number, type, address and text below.'
        )}
      </p>
      {isAdmin ? (
        <Edit
          // What is kept may have changed with the answer: the fields start again.
          key={company.revision}
          company={company}
          typed={actionData?.typed ?? null}
          problems={actionData?.problems ?? {}}
          since={actionData?.since ?? null}
        />
      ) : (
        <Facts company={company} />
      )}
    </CompanyFrame>
  )
}

/** As the server decides about the page. */
function mayBeSeen({ publishing, verification }: Company): boolean {
  return publishing.state === 'approved' || (publishing.state === 'unverified' && verification.isVerified)
}

function Facts({ company: { company_number: number, companyType, phone, address, about } }: { company: Company }) {
  return (
    <>
      <div className={css.factsPlace}>
        <dl className={css.facts}>
          <dt>Number</dt>
          <dd>{number ?? 'None'}</dd>
          <dt>Type</dt>
          <dd>{companyTypes.find(({ type }) => type === companyType)?.name}</dd>
          <dt>Phone</dt>
          <dd>0{phone}</dd>
          <dt>Address</dt>
          <dd>{shownAddress(address) || 'None'}</dd>
          <dt>About</dt>
          <dd className={css.about}>{about || 'Nothing yet'}</dd>
        </dl>
      </div>
      <p>Only admins can change these.</p>
    </>
  )
}

/** With the type's name in place of its number. */
function inWords(details: Typed): Typed {
  const chosen = companyTypes.find(({ type }) => String(type) === details.companyType)
  return { ...details, companyType: chosen?.name ?? '' }
}

function keptOf(company: Company): Typed {
  return {
    name: company.name,
    company_number: company.company_number ?? '',
    companyType: String(company.companyType),
    phone: `0${company.phone}`,
    premises: company.address.premises ?? '',
    address_line_1: company.address.address_line_1 ?? '',
    address_line_2: company.address.address_line_2 ?? '',
    locality: company.address.locality ?? '',
    postal_code: company.address.postal_code ?? '',
    country: company.address.country ?? '',
    about: company.about,
  }
}

type EditProps = { company: Company; typed: Typed | null; problems: Problems; since: Since | null }

function Edit({ company, typed, problems, since }: EditProps) {
  const { state } = useNavigation()
  const kept = keptOf(company)
  // As it was when the page was opened, whatever is asked for anew in the meantime.
  const [revision] = useState(company.revision)
  const field = (name: keyof Typed) => ({ name, defaultValue: (typed ?? kept)[name], problem: problems[name] })
  return (
    <Form className={css.form} method="post" noValidate>
      <TextField
        {...field('name')}
        label="Company name"
        autoComplete="organization"
        hint={
          mayBeSeen(company)
            ? 'If you change the name or number, we need to check your company again. Until then your ads show the old name, and new ones wait.'
            : undefined
        }
      />
      <TextField {...field('company_number')} label="Company number" isOptional />
      <ChoiceGroup id="companyType" legend="Type of organisation" problem={problems['companyType']}>
        {companyTypes.map(({ type, name }) => (
          <Radio
            key={type}
            name="companyType"
            value={type}
            defaultChecked={(typed ?? kept).companyType === String(type)}
          >
            {name}
          </Radio>
        ))}
      </ChoiceGroup>
      <TextField {...field('phone')} type="tel" label="Business phone" autoComplete="tel" hint="A UK number." />
      <TextField {...field('premises')} label="Building" isOptional />
      <TextField {...field('address_line_1')} label="Street" autoComplete="address-line1" isOptional />
      <TextField {...field('address_line_2')} label="Second line" autoComplete="address-line2" isOptional />
      <TextField {...field('locality')} label="Town" autoComplete="address-level2" isOptional />
      <TextField {...field('postal_code')} label="Postcode" autoComplete="postal-code" isOptional />
      <TextField {...field('country')} label="Country" autoComplete="country-name" isOptional />
      <TextArea
        {...field('about')}
        label="About the company"
        hint="What it does and what working there is like. Everyone can read this on its page."
        rows={8}
        maxLength={longestAbout}
        isOptional
      />
      <ProblemSummary problems={problems} />
      {since === null && <input type="hidden" name="baseRevision" value={revision} />}
      <ChangedSince since={since} reload="/manage-company/details" />
      <div>
        <Button look="primary" aria-busy={state === 'submitting'}>
          Save details
        </Button>
      </div>
    </Form>
  )
}
