import { redirect } from 'react-router'
import type { ApiClient } from '../../../api.ts'
import { textOf } from '../../account/form-text.ts'
import type { ManageAnswer } from './manage-answer.tsx'

const none: Omit<ManageAnswer, 'part'> = { done: null, problem: null, undo: null }

/** On which part of the page a form stands. */
export function partOf(form: FormData): ManageAnswer['part'] {
  return textOf(form, 'intent').endsWith('-file') ? 'files' : 'cvs'
}

/** Does what a form of the page asks for. @throws what the API refuses. */
export async function doManage(api: ApiClient, form: FormData): Promise<ManageAnswer | Response> {
  const [id, name] = [textOf(form, 'id'), textOf(form, 'name')]
  const params = { cvId: id }
  switch (textOf(form, 'intent')) {
    case 'new-cv': {
      const { _id } = await api.cvs.create({ body: { name } })
      return redirect(`/build-your-cv?cv=${_id}`)
    }
    case 'copy-cv': {
      const copy = await api.cvs.create({ body: { name, from: id } })
      return { ...none, part: 'cvs', done: `‘${copy.name}’ is ready. Change it to suit the job.` }
    }
    case 'rename-cv': {
      const renamed = await api.cvs.change({ params, body: { name } })
      return { ...none, part: 'cvs', done: `Your CV is now called ‘${renamed.name}’.` }
    }
    case 'main-cv': {
      const main = await api.cvs.change({ params, body: { isMain: true } })
      return { ...none, part: 'cvs', done: `‘${main.name}’ is now your main CV.` }
    }
    case 'delete-cv': {
      const { message } = await api.cvs.delete({ params })
      return { ...none, part: 'cvs', done: message, undo: { intent: 'undelete-cv', id, name } }
    }
    case 'undelete-cv': {
      const back = await api.cvs.undelete({ params })
      return { ...none, part: 'cvs', done: `‘${back.name}’ is restored.` }
    }
    case 'delete-file': {
      const { message } = await api.cvFiles.delete({ params: { fileId: id } })
      return { ...none, part: 'files', done: message, undo: { intent: 'undelete-file', id, name } }
    }
    case 'undelete-file': {
      const back = await api.cvFiles.undelete({ params: { fileId: id } })
      return { ...none, part: 'files', done: `‘${back.originalname}’ is restored.` }
    }
    default:
      return { ...none, part: 'cvs' }
  }
}
