import { data, Form, Link, useNavigate } from 'react-router'
import { alert } from '../../../contract/texts/messages.ts'
import type { CvFileEntry } from '../../../contract/cvs/files.ts'
import type { Route } from './+types/manage-my-cv'
import type { ApiClient } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { CvView } from '../../ui/cvs/cv-view.tsx'
import { FileList } from '../../ui/cvs/files/file-list.tsx'
import { UploadDialog } from '../../ui/cvs/files/upload-dialog.tsx'
import { uploadedAddress } from '../../ui/cvs/files/uploaded-address.ts'
import { useHold } from '../../ui/cvs/manage/cv-act.tsx'
import { CvList } from '../../ui/cvs/manage/cv-list.tsx'
import { DeletedList } from '../../ui/cvs/manage/deleted-list.tsx'
import { doManage, partOf } from '../../ui/cvs/manage/do-manage.ts'
import { Answer, type ManageAnswer } from '../../ui/cvs/manage/manage-answer.tsx'
import { useFilesBeingRead } from '../../ui/cvs/manage/use-files-being-read.ts'
import { LineField } from '../../ui/parts/line-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import css from '../../ui/cvs/manage/manage.module.css'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'
import { ButtonAnchor } from '../../ui/parts/button-anchor.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [cvs, files, main, deletedCvs, deletedFiles] = await ask(
    context,
    async (api) =>
      await Promise.all([
        api.cvs.list(),
        api.cvFiles.list(),
        mainCv(api),
        api.cvs.listDeleted(),
        api.cvFiles.listDeleted(),
      ]),
  )
  return {
    cvs,
    files,
    main,
    deletedCvs,
    deletedFiles,
    uploaded: url.searchParams.get('uploaded'),
    now: new Date().toISOString(),
  }
}

/** As it was last saved; one that was never saved, as it was last typed. */
async function mainCv(api: ApiClient) {
  const main = (await api.cvs.list()).find(({ isMain }) => isMain)
  if (main === undefined) return null
  const { _id, name, version, cv, draft, print } = await api.cvs.find({ params: { cvId: main._id } })
  return { _id, name, print, cv: version === 0 ? (draft?.cv ?? cv) : cv, isSaved: version > 0 }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { answer, refusal } = await tryAsk(context, async (api) => await doManage(api, form))
  if (refusal === null) return answer
  const problem = Object.values(refusal.fields)[0] ?? refusal.message
  return data({ part: partOf(form), done: null, problem, undo: null } satisfies ManageAnswer, { status: 400 })
}

/** The CVs and files of a person (S9.13). */
export default function ManageMyCv({ loaderData, actionData }: Route.ComponentProps) {
  const { cvs, files, main, deletedCvs, deletedFiles, uploaded, now } = loaderData
  const navigate = useNavigate()
  useFilesBeingRead(files)
  const answered = (part: ManageAnswer['part']) => actionData?.part === part && <Answer answer={actionData} />
  const news = files.find(({ _id }) => _id === uploaded)
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="My CV" isForSearchEngines={false} />
      <h1>My CV</h1>
      <section className={css.part} aria-labelledby="cvs">
        <h2 id="cvs">CVs you write here</h2>
        {answered('cvs')}
        {cvs.length === 0 ? <NoCv hasFiles={files.length > 0} /> : <CvList cvs={cvs} now={now} />}
        {cvs.length > 0 && (
          <div className={css.more}>
            <p>
              <ButtonLink to="/tailor-my-cv">Tailor a CV for an ad</ButtonLink>
            </p>
            <NewCv />
          </div>
        )}
        <DeletedList intent="undelete-cv" entries={deletedCvs} now={now} />
      </section>
      <section className={css.part} id="files" aria-labelledby="files-heading">
        <div className={css.head}>
          <h2 id="files-heading">Your files</h2>
          <UploadDialog
            onDone={({ _id }) => void navigate(uploadedAddress(_id), { replace: true, preventScrollReset: true })}
          />
        </div>
        {news !== undefined && actionData === undefined && <Uploaded file={news} />}
        {answered('files')}
        {files.length === 0 ? (
          <EmptyState title="No files yet" level={3} picture="text">
            <p>
              Upload your CV as PDF, Word, OpenDocument or rich text, up to 8 MB. We read its text, so that you can
              compare it with ads.
            </p>
          </EmptyState>
        ) : (
          <FileList files={files} now={now} />
        )}
        <DeletedList intent="undelete-file" entries={deletedFiles} now={now} />
      </section>
      <section className={css.part} aria-labelledby="letters">
        <h2 id="letters">Cover letters</h2>
        <p>
          <Link to="/cover-letters">Your cover letters</Link>: write them here, and download them in the style of your
          CV.
        </p>
        <p>
          <Link to="/CV-review">Have your CV reviewed</Link>: what to check yourself, and who can review it for free.
        </p>
      </section>
      {main !== null && (
        <section className={css.part} aria-labelledby="main-cv">
          <h2 id="main-cv">Preview of ‘{main.name}’</h2>
          {!main.isSaved && <p>We keep it as you type. Save it once to start its list of versions.</p>}
          <p className={css.acts}>
            <ButtonAnchor look="primary" href={`/cvs/${main._id}/download/pdf`} download>
              Download PDF
            </ButtonAnchor>
            <ButtonLink to={`/cvs/${main._id}/export`}>Templates and other files</ButtonLink>
          </p>
          <CvView cv={main.cv} print={main.print} />
        </section>
      )}
    </div>
  )
}

function NoCv({ hasFiles }: { hasFiles: boolean }) {
  return (
    <EmptyState
      title="No CV yet"
      picture="text"
      level={3}
      action={
        <ButtonLink look="primary" to="/build-your-cv">
          Build your CV
        </ButtonLink>
      }
    >
      <p>
        Write one in five steps. We save it as you type. You can print it, download it as Word or PDF, and make a copy
        for each kind of job.
      </p>
      {!hasFiles && <p>Do you already have a CV? Upload it below and import its text.</p>}
    </EmptyState>
  )
}

function NewCv() {
  const hold = useHold()
  return (
    <details>
      <summary>Start another CV</summary>
      <Form className={css.fresh} method="post" onSubmit={hold}>
        <input type="hidden" name="intent" value="new-cv" />
        <LineField name="name" label="Name (only you see it)" hint="Such as ‘Nurse 2026’" />
        <Button type="submit">Start</Button>
      </Form>
    </details>
  )
}

function Uploaded({ file }: { file: CvFileEntry }) {
  const name = `‘${file.originalname}’`
  switch (file.state) {
    case 'waiting':
      return (
        <AlertBox alert={alert('success', `${name} is uploaded.`, 'We are reading it. This takes a few seconds.')} />
      )
    case 'ready':
      return <AlertBox alert={alert('success', `${name} is uploaded.`, 'We can read its text.')} />
    case 'no-text':
    case 'unreadable':
      return <AlertBox alert={alert('warning', `${name} is uploaded, but we could not read it.`, file.problem ?? '')} />
    case 'infected':
      return <AlertBox alert={alert('error', `We deleted ${name}.`, file.problem ?? '')} />
  }
}
