import { Form, useNavigation } from 'react-router'
import { adCosts, creditsText } from '../../../contract/job-ads/costs.ts'
import type { CompanyFeed } from '../../../contract/job-ads/feed.ts'
import { Button } from '../parts/button.tsx'
import { ProblemSummary } from '../parts/problem-summary.tsx'
import type { Problems } from '../parts/problems.ts'
import { ContractOptions } from '../job-ads/contract-options.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { TextField } from '../parts/text-field.tsx'
import css from './company.module.css'
import { Checkbox } from '../parts/checkbox.tsx'

/** The form as it was typed. */
export type TypedFeed = {
  address: string
  publishes: boolean
  adsADay: string
  contractType: string
  duration: string
  hasAuthority: boolean
}

type Props = { feed: CompanyFeed | null; isAgency: boolean; typed: TypedFeed | null; problems: Problems }

const empty: TypedFeed = {
  address: '',
  publishes: false,
  adsADay: '10',
  contractType: 'permanent',
  duration: 'F',
  hasAuthority: false,
}

/** Where the feed is and what is to become of it; it can be tried before it is saved. */
export function FeedForm({ feed, isAgency, typed, problems }: Props) {
  const { state, formData } = useNavigation()
  const doing = state === 'submitting' ? formData?.get('do') : null
  const { address, publishes, adsADay, contractType, duration, hasAuthority } =
    typed ?? (feed === null ? empty : { ...feed, adsADay: String(feed.adsADay) })
  return (
    <section className={css.section} aria-labelledby="set-up">
      <h3 id="set-up">{feed === null ? 'Set up your feed' : 'Change your feed'}</h3>
      <Form className={css.form} method="post" noValidate preventScrollReset>
        <TextField
          label="Address of the feed"
          name="address"
          type="url"
          hint="It begins with https://. Only your company’s admins can see it here."
          defaultValue={address}
          maxLength={1000}
          autoComplete="off"
          problem={problems['address']}
        />
        <SelectField
          label="Kind of contract"
          name="contractType"
          hint="Used for jobs where the feed gives only the hours"
          defaultValue={contractType}
          problem={problems['contractType']}
        >
          <option value="">Ask me: keep them as drafts</option>
          <ContractOptions />
        </SelectField>
        <SelectField
          label="Hours"
          name="duration"
          hint="Used for jobs where the feed gives only the contract"
          defaultValue={duration}
          problem={problems['duration']}
        >
          <option value="">Ask me: keep them as drafts</option>
          <option value="F">Full time</option>
          <option value="P">Part time</option>
          <option value="FP">Either</option>
        </SelectField>
        {isAgency && (
          <Checkbox name="hasAuthority" defaultChecked={hasAuthority}>
            We have these jobs and the clients’ authority to advertise them
          </Checkbox>
        )}
        <Checkbox name="publishes" defaultChecked={publishes}>
          Publish new ads automatically, as long as the company has credits
        </Checkbox>
        <TextField
          label="Ads a day at most"
          name="adsADay"
          inputMode="numeric"
          hint={`Each ad costs the company ${creditsText(adCosts.text)}. Any further jobs are saved as your drafts.`}
          defaultValue={adsADay}
          maxLength={6}
          autoComplete="off"
          problem={problems['adsADay']}
        />
        <ProblemSummary problems={problems} />
        <div className={css.ways}>
          <Button look="primary" name="do" value="save" aria-busy={doing === 'save'}>
            Save
          </Button>
          <Button name="do" value="test" aria-busy={doing === 'test'}>
            Test the feed
          </Button>
        </div>
      </Form>
    </section>
  )
}
