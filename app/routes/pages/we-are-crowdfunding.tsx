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
import { adsByBoard } from '../../ui/pages/ads-by-board.ts'
import { DataPicture } from '../../ui/pages/data-picture.tsx'
import { TextPage } from '../../ui/pages/text-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const [{ crowdfundingAims }, sources, { formKey }] = await Promise.all([
    ask(context, (api) => api.operator.facts()),
    ask(context, (api) => api.boards.sources()),
    ask(context, (api) => api.humanCheck.start({ query: {} })),
  ])
  return {
    aims: crowdfundingAims,
    ads: adsByBoard(sources.map(({ name, liveAds }) => ({ name, ads: liveAds }))),
    formKey,
    user: context.get(visitor).user,
  }
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

/** Records who might want to back the product, and offers nothing (C75). */
export default function WeAreCrowdfunding({ loaderData, actionData }: Route.ComponentProps) {
  const { aims, ads, formKey, user } = loaderData
  const { state, formData } = useNavigation()
  const sending = state === 'submitting' ? (formData?.get('intent') ?? 'investor') : null
  return (
    <TextPage
      title="We are crowdfunding"
      canonical="/we-are-crowdfunding"
      description={`What ${product} aims for, and a form to hear from us when there is news. Nothing is on offer here and you cannot pay.`}
      picture={<DataPicture title="What there is today: ads by board" rows={ads} />}
    >
      <p>
        We want {product} to belong to the people who use it, not to advertisers. If you might want to back it one day,
        leave your details. We will write to you when there is news.
      </p>

      <h2>Our aims</h2>
      <ul>
        {aims.map((aim) => (
          <li key={aim}>{aim}</li>
        ))}
      </ul>
      <p>
        These are aims, not promises or terms. <b>Nothing is offered here</b>: there are no shares to buy, no price and
        no way to pay. If we ever make an offer, it will come through a firm that is authorised by the Financial Conduct
        Authority, with all the risks set out. You could lose all the money you put in. The{' '}
        <a href="https://www.fca.org.uk/consumers/crowdfunding">FCA explains crowdfunding</a>, and{' '}
        <a href="https://www.fca.org.uk/scamsmart">ScamSmart</a> explains how to spot a fraud.
      </p>

      <h2 id="interest">Tell me when there is news</h2>
      <InvestorForm answer={actionData?.investor ?? undefined} isSending={sending === 'investor'} />
      <p className="hint">
        We keep your name and address only for this, for two years at most. We delete them sooner if you ask us to.
      </p>

      <h2 id="question">Ask a question</h2>
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
