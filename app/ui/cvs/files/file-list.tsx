import { cvFileKinds, cvFileTypes, type CvFileEntry } from '../../../../contract/cvs/files.ts'
import { Icon, type IconName } from '../../icon.tsx'
import { Ago } from '../../when.tsx'
import { CvAct } from '../manage/cv-act.tsx'
import css from './files.module.css'
import { sizeOf } from '../../../../contract/texts/size-of.ts'
import { ButtonAnchor } from '../../parts/button-anchor.tsx'
import { ButtonLink } from '../../parts/button.tsx'

/** The files that a person has uploaded, each with what has become of it and what can be done. */
export function FileList({ files, now }: { files: readonly CvFileEntry[]; now: string }) {
  return (
    <ul className={css.list} aria-label="Your files">
      {files.map((file) => (
        <li key={file._id}>
          <div className={css.what}>
            <b className={css.name}>{file.originalname}</b>
            <small>
              {typeOf(file)}, {sizeOf(file.size)}, uploaded <Ago moment={file.uploadTime} now={now} />
              {file.scan === 'clean' && ', no virus found'}
            </small>
            <FileState file={file} />
          </div>
          <div className={css.acts}>
            {file.isRead && (
              <ButtonLink to={`/import-cv/${file._id}`}>
                Import<span className="unseen">: {file.originalname}</span>
              </ButtonLink>
            )}
            {file.state !== 'infected' && (
              <ButtonAnchor href={`/api/users/cv/${file._id}`} download={file.originalname}>
                Download<span className="unseen"> {file.originalname}</span>
              </ButtonAnchor>
            )}
            <CvAct intent="delete-file" fields={{ id: file._id, name: file.originalname }}>
              Delete<span className="unseen"> {file.originalname}</span>
            </CvAct>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Never shown by colour alone: an icon and a sentence. */
function FileState({ file }: { file: CvFileEntry }) {
  const { icon, look, text } = shownState(file)
  return (
    <span className={`${css.state} ${look ?? ''}`}>
      <Icon name={icon} />
      <span>{text}</span>
    </span>
  )
}

function shownState({ state, problem }: CvFileEntry): { icon: IconName; look: string | undefined; text: string } {
  switch (state) {
    case 'waiting':
      return { icon: 'information', look: css.waiting, text: 'We are reading it.' }
    case 'ready':
      return { icon: 'tick', look: css.ready, text: 'We can read its text.' }
    case 'no-text':
    case 'unreadable':
      return { icon: 'warning', look: css.warned, text: problem ?? 'We could not read it.' }
    case 'infected':
      return { icon: 'warning', look: css.refused, text: problem ?? 'We found a virus in it.' }
  }
}

function typeOf({ mimetype }: CvFileEntry): string {
  const kind = cvFileKinds.find((one) => cvFileTypes[one].mimetypes[0] === mimetype)
  return kind === undefined ? 'File' : cvFileTypes[kind].name.replace(/^./u, (letter) => letter.toUpperCase())
}
