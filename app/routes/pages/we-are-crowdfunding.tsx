import { data, useNavigation } from 'react-router'
import { alert, messages, product } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/we-are-crowdfunding'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { ContactForm } from '../../ui/contact/contact-form.tsx'
import { sendMessage } from '../../ui/contact/send-message.ts'
import { InvestorForm, type InvestorAnswer } from '../../ui/pages/investor-form.tsx'
import { TextPage } from '../../ui/pages/text-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const [{ crowdfundingAims }, { formKey }] = await Promise.all([
    ask(context, (api) => api.operator.facts()),
    ask(context, (api) => api.humanCheck.start({ query: {} })),
  ])
  return { aims: crowdfundingAims, formKey, user: context.get(visitor).user }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  if (form.get('intent') === 'question') {
    const sent = await sendMessage(context, form, 'contact')
    return data({ investor: null, question: sent }, { status: sent.typed === null ? 200 : 400 })
  }
  const investor = await noteInvestor(context, form)
  return data({ investor, question: null }, { status: investor.typed === null ? 200 : 400 })
}

async function noteInvestor(context: Route.ActionArgs['context'], form: FormData): Promise<InvestorAnswer> {
  const typed = { name: textOf(form, 'name'), email: textOf(form, 'email') }
  const { answer, refusal } = await tryAsk(context, async (api) => await api.investors.note({ body: typed }))
  if (refusal === null) return { alert: answer, problems: {}, typed: null }
  const hasFields = Object.keys(refusal.fields).length > 0
  const said = hasFields ? null : alert('error', refusal.message || messages.investorUnknown)
  return { alert: said, problems: refusal.fields, typed }
}

/** Notes who may want to back the product, and offers nothing (C75). */
export default function WeAreCrowdfunding({ loaderData, actionData }: Route.ComponentProps) {
  const { aims, formKey, user } = loaderData
  const { state, formData } = useNavigation()
  const sending = state === 'submitting' ? (formData?.get('intent') ?? 'investor') : null
  return (
    <TextPage
      title="We are crowdfunding"
      canonical="/we-are-crowdfunding"
      description={`What ${product} aims at, and a form to be told when there is something to tell. Nothing is offered here and nobody can pay.`}
    >
      <p>
        {product} is to belong to people who use it, and not to advertisers. If you may want to back it one day, tell
        us, and we write to you when there is something to say.
      </p>

      <h2>What we aim at</h2>
      <ul>
        {aims.map((aim) => (
          <li key={aim}>{aim}</li>
        ))}
      </ul>
      <p>
        These are aims, and neither promises nor terms. <b>Nothing is offered here</b>: there are no shares to buy, no
        price for them, and no way to pay. An offer would come, if ever, through a firm that the Financial Conduct
        Authority has authorised, with all its risks written out. You could lose all that you put in; the{' '}
        <a href="https://www.fca.org.uk/consumers/crowdfunding">FCA explains crowdfunding</a>, and{' '}
        <a href="https://www.fca.org.uk/scamsmart">ScamSmart</a> how to tell a fraud.
      </p>

      <h2 id="interest">Tell me when there is news</h2>
      <InvestorForm answer={actionData?.investor ?? undefined} isSending={sending === 'investor'} />
      <p className="hint">
        We keep your name and address for this one purpose, two years at most, and delete them sooner if you write to
        us.
      </p>

      <h2 id="question">Ask us something</h2>
      <ContactForm
        contentLabel="Your question"
        user={user}
        formKey={formKey}
        answer={actionData?.question ?? undefined}
        isSending={sending === 'question'}
        intent="question"
      />
    </TextPage>
  )
}
