import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import type { RegisteredCompany } from '../../../contract/companies/companies.ts'
import { companyTypes, shortestCompanyName, shownAddress } from '../../../contract/companies/company-words.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { companyIncomplete, companyIsHere } from '../../../contract/users/texts.ts'
import type { Route } from './+types/publisher'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { HumanCheck } from '../../ui/account/human-check.tsx'
import { NewPasswordField } from '../../ui/account/new-password-field.tsx'
import { EmailField, NameField } from '../../ui/account/person-fields.tsx'
import { signUpProblems } from '../../ui/account/sign-up-form.ts'
import { TermsTick } from '../../ui/account/terms-tick.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Banner } from '../../ui/parts/banner.tsx'
import { Checkbox } from '../../ui/parts/checkbox.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { TextField } from '../../ui/parts/text-field.tsx'
import type { Problems } from '../../ui/parts/problems.ts'
import account from '../../ui/account/account.module.css'
import css from '../../ui/settings/settings.module.css'
import { findCompanies, type Search } from './find-companies.ts'
import { readPublisherForm } from './read-publisher-form.ts'
import { Button } from '../../ui/parts/button.tsx'
import { ChoiceGroup } from '../../ui/parts/choice-group.tsx'
import { Radio } from '../../ui/parts/radio.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  if (context.get(visitor).user !== null) throw redirect('/settings')
  const name = url.searchParams.get('find')
  const [register, humanCheck, search] = await Promise.all([
    ask(context, (api) => api.companies.register()),
    ask(context, (api) => api.humanCheck.start({ query: {} })),
    name === null ? null : findCompanies(context, name),
  ])
  const chosen = search?.found.find(({ company_number }) => company_number === url.searchParams.get('choose')) ?? null
  return { register, humanCheck, search, chosen, isSent: url.searchParams.has('sent') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { typed, body } = readPublisherForm(await request.formData())
  const attempt = crypto.randomUUID()
  // Whatever is missing is refused there, all at once.
  const { refusal } = await tryAsk(context, (api) => api.users.create({ body }))
  if (refusal === null) return redirect(`${href('/signup/publisher')}?sent`)
  const missing = body.password === '' ? { newPassword: messages.passwordRequired } : {}
  const problems = saidOnce(signUpProblems(refusal, missing))
  return data({ typed, problems, attempt }, { status: 400 })
}

/** Employers sign up here with their company, found in the register or typed, and become its first manager (S3.6). */
export default function PublisherSignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent } = loaderData
  return (
    <div className={`page ${account.page}`}>
      <PageHead title="Sign up as an employer" canonical="/signup/publisher" />
      <h1>Sign up as an employer</h1>
      {isSent ? (
        <AlertBox alert={alert('success', messages.signedUp)} />
      ) : (
        <>
          <p>
            For companies, charities and agencies that are hiring. If you are looking for a job,{' '}
            <Link to="/signup">sign up here</Link>.
          </p>
          <section className={`card ${account.card}`} aria-labelledby="lookup">
            <h2 id="lookup">Find your company</h2>
            <LookUp {...loaderData} />
          </section>
          <section className={`card ${account.card}`} aria-labelledby="details">
            <h2 id="details">Your company and you</h2>
            {/* The key refills the form when a company is chosen. */}
            <Details
              key={loaderData.chosen?.company_number ?? ''}
              chosen={loaderData.chosen}
              humanCheck={loaderData.humanCheck}
              attempt={actionData?.attempt}
              typed={actionData?.typed ?? null}
              problems={actionData?.problems ?? {}}
            />
          </section>
        </>
      )}
    </div>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

function LookUp({ register, search, chosen }: Pick<Loaded, 'register' | 'search' | 'chosen'>) {
  return (
    <>
      <p className="hint">
        {register.isSample
          ? `This searches ${register.name}, so that you can try the page. Try ‘harbour’, or enter the details below.`
          : `This searches the register of ${register.name}. You can also enter the details below yourself.`}
      </p>
      <Form className={css.lookup} preventScrollReset>
        <TextField
          name="find"
          label="Company to find"
          problem={search?.problem ?? undefined}
          required={false}
          type="search"
          autoComplete="organization"
          minLength={shortestCompanyName}
          maxLength={200}
          defaultValue={search?.name}
        />
        <Button type="submit">Find</Button>
      </Form>
      <div aria-live="polite">{search !== null && <Found search={search} chosen={chosen} />}</div>
    </>
  )
}

function Found({ search, chosen }: { search: Search; chosen: RegisteredCompany | null }) {
  if (search.problem !== null) return null
  if (chosen !== null) {
    return chosen.isHere ? (
      <Banner tone="warning">{companyIsHere(chosen.title)}</Banner>
    ) : (
      <p>We have filled in {chosen.title} below. Please check it.</p>
    )
  }
  if (search.found.length === 0)
    return <p>We could not find a company with that name. Please enter the details below.</p>
  return (
    <ul className={css.found}>
      {search.found.map((company) => (
        <li key={company.company_number}>
          <Link
            to={`?${new URLSearchParams({ find: search.name, choose: company.company_number })}`}
            preventScrollReset
          >
            {company.title}
            <small>
              {[company.company_number, shownAddress(company.address)].filter((part) => part !== '').join(' · ')}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type DetailsProps = {
  chosen: RegisteredCompany | null
  humanCheck: Loaded['humanCheck']
  /** A new one for each form that was refused. */
  attempt: string | undefined
  typed: ReturnType<typeof readPublisherForm>['typed'] | null
  problems: Problems
}

function Details({ chosen, humanCheck, attempt, typed, problems }: DetailsProps) {
  const { state } = useNavigation()
  const address = chosen?.address
  const street = [address?.premises, address?.address_line_1].filter((part) => part !== undefined).join(' ')
  const field = (name: string) => problems[name]
  return (
    <Form className={css.form} method="post" noValidate>
      <TextField
        name="companyName"
        label="Company name"
        autoComplete="organization"
        defaultValue={typed?.companyName ?? chosen?.title}
        problem={field('company.name') ?? field('company')}
      />
      <TextField
        name="companyNumber"
        label="Company number"
        defaultValue={typed?.companyNumber ?? chosen?.company_number}
        isOptional
        problem={field('company.company_number')}
      />
      {(chosen?.isHere === true || typed?.isOwnCompany === true || field('company.company_number') !== undefined) && (
        <Checkbox
          name="isOwnCompany"
          hint="For a branch that posts its own ads, or if you cannot reach the admin. We look at its first ad before it goes online."
          defaultChecked={typed?.isOwnCompany}
        >
          Create a separate account anyway
        </Checkbox>
      )}
      <TextField
        name="street"
        label="Building and street"
        autoComplete="street-address"
        defaultValue={typed?.street ?? street}
        isOptional
      />
      <TextField
        name="town"
        label="Town"
        autoComplete="address-level2"
        defaultValue={typed?.town ?? address?.locality}
        isOptional
      />
      <TextField
        name="postcode"
        label="Postcode"
        autoComplete="postal-code"
        defaultValue={typed?.postcode ?? address?.postal_code}
        isOptional
      />
      <ChoiceGroup
        id="companyType"
        legend="Type of organisation"
        problem={field('companyType') ?? field('company.companyType')}
      >
        {companyTypes.map(({ type, name }) => (
          <Radio key={type} name="companyType" value={type} defaultChecked={typed?.companyType === String(type)}>
            {name}
          </Radio>
        ))}
      </ChoiceGroup>
      <TextField
        name="companyPhone"
        label="Business phone"
        type="tel"
        autoComplete="tel"
        hint="A UK number, such as 0113 496 0000."
        defaultValue={typed?.companyPhone}
        problem={field('company.phone')}
      />
      <NameField label="Your name" defaultValue={typed?.name} problem={field('name')} />
      <EmailField label="Work email address" defaultValue={typed?.email} problem={field('email')} />
      <NewPasswordField problem={field('newPassword')} />
      <p className="hint">
        People who manage a company need a second step to log in. You set it up after your first login.
      </p>
      <div className="field">
        <TermsTick problem={field('terms')} />
      </div>
      <HumanCheck key={attempt} start={humanCheck} problem={field('captcha')} />
      <ProblemSummary problems={shortNames(problems)} />
      <Button look="primary" className={account.submit} type="submit" aria-busy={state === 'submitting'}>
        Sign up
      </Button>
    </Form>
  )
}

/** Several fields of the company may be missing: the sentence that they share is said with the first. */
function saidOnce(problems: Problems): Problems {
  const [, ...others] = Object.entries(problems).filter(([, message]) => message?.endsWith(companyIncomplete))
  const short = others.map(([name, message]) => [name, message.slice(0, -`: ${companyIncomplete}`.length)])
  return { ...problems, ...Object.fromEntries(short) }
}

/** What the API calls a field, and what the form does. */
const formNames: Readonly<Record<string, string>> = {
  company: 'companyName',
  'company.name': 'companyName',
  'company.phone': 'companyPhone',
  'company.companyType': 'companyType',
  'company.company_number': 'companyNumber',
  captcha: '',
}

function shortNames(problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).map(([name, message]) => [formNames[name] ?? name, message]))
}
