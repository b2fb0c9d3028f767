import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { openApiDocument } from '../server/web/openapi/document.ts'
import { matchCall } from '../server/web/api-routes.ts'
import type { App } from '../server/web/env.ts'

/* Every answer of the API that a test gets is one that /api/openapi.json tells of. */

type Response = {
  $ref?: string
  headers?: Record<string, { required?: boolean }>
  content?: Record<string, { schema?: object }>
}
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>
  components: { responses: Record<string, Response> }
}

const documentId = 'openapi.json'

async function readDocument() {
  const document = (await openApiDocument('http://localhost:3000', true)) as Document
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  // Both are functions at run time, whatever the types of this package say of its default export.
  ;(formats as unknown as (to: Ajv2020) => void)(ajv)
  ajv.addSchema(document, documentId)
  return { document, ajv, validators: new Map<string, ValidateFunction>() }
}

let reading: ReturnType<typeof readDocument> | null = null

/** The same app; what it answers to a call that is documented, and not as it is documented, is an error that names both. */
export function withDocumentedAnswers(app: App): App {
  const fetch = app.fetch
  app.fetch = async (request, ...rest) => {
    const answer = await fetch(request, ...rest)
    const path = new URL(request.url).pathname
    if (path.startsWith('/api/')) await check(request.method, path, answer)
    return answer
  }
  return app
}

async function check(method: string, path: string, answer: globalThis.Response): Promise<void> {
  const call = matchCall(method, path, true)
  // An address without a call, a method that an address has not, and somebody who left: no operation answers.
  if (call === null || 'allow' in call || method === 'HEAD' || answer.status === 499) return
  const problem = await problemOf({ method, template: call.path, answer })
  if (problem !== null)
    throw new Error(`${method} ${call.path} answered ${answer.status}, not as documented: ${problem}`)
}

async function problemOf(given: {
  method: string
  template: string
  answer: globalThis.Response
}): Promise<string | null> {
  const { method, template, answer } = given
  const { document, ajv, validators } = await (reading ??= readDocument())
  const operation = document.paths[template]?.[method.toLowerCase()]
  const named = operation?.responses[answer.status]
  if (named === undefined) return 'no such status'
  const name = named.$ref?.replace('#/components/responses/', '')
  const response = name === undefined ? named : document.components.responses[name]
  for (const [header, { required }] of Object.entries(response?.headers ?? {}))
    if (required === true && !answer.headers.has(header)) return `no ${header}`
  const type = answer.headers.get('content-type')?.replace(/;.*/u, '') ?? null
  if (response?.content === undefined) return type === null ? null : `a body of the type ${type}`
  if (type === null || !(type in response.content)) return `the type ${type}`
  if (type !== 'application/json' || response.content[type]?.schema === undefined) return null
  // Packed for the network; the same answer is read where it is not.
  if (answer.headers.has('content-encoding')) return null
  const place =
    name === undefined
      ? ['paths', template, method.toLowerCase(), 'responses', answer.status]
      : ['components', 'responses', name]
  const pointer = [...place, 'content', type, 'schema'].map((part) => escape(String(part))).join('/')
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `${documentId}#/${pointer}` })
  validators.set(pointer, validate)
  const text = await answer.clone().text()
  return validate(JSON.parse(text)) ? null : `${ajv.errorsText(validate.errors)} in ${text.slice(0, 500)}`
}

/** A part of a JSON pointer in the fragment of an address (RFC 6901). */
function escape(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
}
