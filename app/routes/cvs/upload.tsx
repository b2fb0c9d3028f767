import { data, Link, redirect, useNavigate } from 'react-router'
import { fileProblemTexts } from '../../../contract/cvs/file-problems.ts'
import type { Route } from './+types/upload'
import { tryAsk } from '../../try-ask.ts'
import { UploadForm } from '../../ui/cvs/files/upload-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { uploadedAddress } from '../../ui/cvs/files/uploaded-address.ts'
import css from '../../ui/cvs/manage/manage.module.css'

/** The form as browsers without scripts send it. */
export async function action({ request, context }: Route.ActionArgs) {
  const file = (await request.formData()).get('file')
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) {
    return data({ problem: 'Choose a file first.' }, { status: 400 })
  }
  const { answer, refusal } = await tryAsk(context, (api) => api.cvFiles.upload({ body: { file } }))
  if (refusal !== null) return data({ problem: refusal.message }, { status: refusal.status })
  return redirect(uploadedAddress(answer.file._id))
}

/** Hands in a CV that one has as a file (S9.14). */
export default function Upload({ actionData }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Upload a CV" isForSearchEngines={false} />
      <h1>Upload a CV</h1>
      <div className={css.narrow}>
        <p>
          We read the text of your file, so that you can compare it with ads and import it into a CV that you edit here.
          Only you see it, and you can delete it at any time.
        </p>
        <UploadForm problem={actionData?.problem} onDone={({ _id }) => void navigate(uploadedAddress(_id))} />
        <p>
          <Link to="/manage-my-cv">See your CVs and files</Link>
        </p>
        <details>
          <summary>What kind of file works best</summary>
          <ul>
            <li>A PDF saved from a word processor. We cannot read text from a scan or a photo.</li>
            <li>A file without a password, macros or scripts. We cannot accept those.</li>
            <li>{fileProblemTexts['too-large']}</li>
          </ul>
        </details>
      </div>
    </div>
  )
}
