import { data, Link, useNavigation } from 'react-router'
import { companyAddress } from '../../../contract/companies/company-slug.ts'
import type { CompanyPicture } from '../../../contract/job-ads/company-pictures.ts'
import { companyPictureLimits as limits } from '../../../contract/job-ads/limits.ts'
import { fileMissing } from '../../../contract/job-ads/picture-texts.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import type { Route } from './+types/pictures'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { CompanyFrame } from '../../ui/companies/company-frame.tsx'
import css from '../../ui/companies/company.module.css'
import { ActForm, PageAlert } from '../../ui/parts/act-form.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { EmptyLine } from '../../ui/parts/empty-state.tsx'
import { FileField } from '../../ui/parts/file-field.tsx'
import { problemsOf, type Problems } from '../../ui/parts/problems.ts'
import { TextField } from '../../ui/parts/text-field.tsx'
import { ownCompany, ownCompanyParams } from './own-company.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const params = ownCompanyParams(context)
  const [own, pictures] = await Promise.all([
    ownCompany(context),
    ask(context, (api) => api.companyPictures.list({ params })),
  ])
  return { ...own, pictures }
}

type Answer = { alert: Alert | null; problems: Problems; kind: string; typed: string }

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const params = ownCompanyParams(context)
  const [kind, alt, pictureId] = [textOf(form, 'kind'), textOf(form, 'alt'), textOf(form, 'id')]
  const file = form.get('file')
  if (pictureId === '' && (!(file instanceof File) || (file.size === 0 && file.name === ''))) {
    return data<Answer>({ alert: null, problems: { file: fileMissing }, kind, typed: alt }, { status: 400 })
  }
  const { answer, refusal } = await tryAsk(context, async (api): Promise<Alert> => {
    if (!(file instanceof File)) return await api.companyPictures.remove({ params: { ...params, pictureId } })
    return await api.companyPictures.add({ params, body: { file, kind: kind === 'logo' ? 'logo' : 'picture', alt } })
  })
  if (refusal !== null) {
    const problems = problemsOf(refusal)
    return data<Answer>({ alert: alert('error', refusal.message), problems, kind, typed: alt }, { status: 400 })
  }
  const { code, message, details } = answer
  return data<Answer>({ alert: { code, message, details }, problems: {}, kind: '', typed: '' })
}

/** The logo and the pictures on the company's public page. Admins change them. */
export default function CompanyPictures({ loaderData, actionData }: Route.ComponentProps) {
  const { company, isAdmin, pictures } = loaderData
  const logo = pictures.find(({ kind }) => kind === 'logo')
  const others = pictures.filter(({ kind }) => kind === 'picture')
  const of = (kind: string) => (actionData?.kind === kind ? actionData : undefined)
  return (
    <CompanyFrame company={company} isAdmin={isAdmin} title="Pictures">
      <div aria-live="polite">{actionData?.alert != null && <PageAlert alert={actionData.alert} />}</div>
      <p className={css.text}>
        Everyone can see these on{' '}
        <Link to={companyAddress({ id: company._id, name: company.name })}>your company’s public page</Link>, once the
        company is verified or approved. We take JPEG, PNG and WebP of at most 8 MB, and make a new picture without what
        the camera noted in the file.
      </p>
      <section className={css.section} aria-labelledby="logo">
        <h3 id="logo">Logo</h3>
        {logo === undefined ? <EmptyLine>There is no logo yet.</EmptyLine> : <Shown picture={logo} name="the logo" />}
        <Add key={logo?._id ?? ''} kind="logo" answer={of('logo')} />
      </section>
      <section className={css.section} aria-labelledby="pictures">
        <h3 id="pictures">Pictures</h3>
        {others.length === 0 && (
          <EmptyLine>There are no pictures yet. Show where people would work, or the people they would meet.</EmptyLine>
        )}
        {others.map((picture) => (
          <Shown key={picture._id} picture={picture} name={`‘${picture.alt}’`} />
        ))}
        {others.length < limits.pictures && <Add key={others.length} kind="picture" answer={of('picture')} />}
      </section>
    </CompanyFrame>
  )
}

function Shown({
  picture: { _id, address, alt, kind, width, height },
  name,
}: {
  picture: CompanyPicture
  name: string
}) {
  return (
    <div className={css.shown}>
      <img className={kind === 'logo' ? css.logo : css.picture} src={address} alt={alt} width={width} height={height} />
      <details>
        <summary>
          Remove<span className="unseen"> {name}</span>
        </summary>
        <ActForm className={css.form}>
          <input type="hidden" name="id" value={_id} />
          <p>It goes from the company’s page at once. You cannot undo this.</p>
          <div>
            <Button look="danger">Remove {kind === 'logo' ? 'the logo' : 'the picture'}</Button>
          </div>
        </ActForm>
      </details>
    </div>
  )
}

function Add({ kind, answer }: { kind: 'logo' | 'picture'; answer: Answer | undefined }) {
  const { state } = useNavigation()
  const problems = answer?.problems ?? {}
  return (
    <ActForm className={css.form} encType="multipart/form-data" noValidate>
      <input type="hidden" name="kind" value={kind} />
      <FileField
        id={`file-${kind}`}
        name="file"
        label={kind === 'logo' ? 'A file with your logo' : 'A file with a picture'}
        accept="image/jpeg,image/png,image/webp"
        problem={problems['file']}
      />
      {kind === 'picture' && (
        <TextField
          name="alt"
          label="What it shows"
          hint="In a few words, for people who cannot see it: ‘Our bakery in Leeds at six in the morning’."
          maxLength={limits.alt}
          defaultValue={answer?.typed}
          problem={problems['alt']}
        />
      )}
      <div>
        <Button look="primary" aria-busy={state === 'submitting'}>
          {kind === 'logo' ? 'Use as logo' : 'Add picture'}
        </Button>
      </div>
    </ActForm>
  )
}
