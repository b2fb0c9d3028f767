import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Meta } from '../../../contract/platform/endpoint.ts'
import { contract } from '../../../contract/index.ts'
import { product } from '../../../contract/texts/messages.ts'
import { documentedCalls } from '../api-routes.ts'
import { errorResponses, errorsOf } from './errors.ts'
import { nameSchemas } from './name-schemas.ts'
import { securityOf, securitySchemes } from './security.ts'
import { plainSchemas, type JsonObject } from './plain-schemas.ts'
import { fileAnswer, formOf, plainParameter } from './plain-operations.ts'

/** Deeper than any schema of ours: what lies below is left out. */
const converter = new ZodToJsonSchemaConverter({ maxStructureDepth: 40 })

type Operation = JsonObject & {
  parameters?: JsonObject[]
  requestBody?: { required: boolean; content: JsonObject }
  responses: Record<string, JsonObject & { content?: JsonObject }>
}
type Document = JsonObject & { paths: Record<string, Record<string, Operation>> }

/** Made once: the contract does not change while the program runs. */
const made = new Map<boolean, Promise<Document>>()

/**
 * The OpenAPI document, made from the contract: for strangers without the calls that are for development.
 * @param serverUrl where the site is reached: 'https://jobs.example.org'.
 */
export async function openApiDocument(serverUrl: string, isOwnMachine: boolean): Promise<object> {
  const document = made.get(isOwnMachine) ?? makeDocument(isOwnMachine)
  made.set(isOwnMachine, document)
  const { components, ...rest } = await document
  return {
    ...rest,
    servers: [{ url: `${serverUrl}/api` }],
    components: { ...(components as JsonObject), securitySchemes: securitySchemes(serverUrl.startsWith('https:')) },
  }
}

async function makeDocument(isOwnMachine: boolean): Promise<Document> {
  const isShown = ({ isForOwnMachine }: Meta) => isOwnMachine || isForOwnMachine !== true
  const generated = await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(contract, {
    filter: ({ contract: procedure }) => isShown(procedure['~orpc'].meta as Meta),
    info: {
      title: `${product} API`,
      version: '1.0.0',
      description:
        'Search the recruitment sites of the United Kingdom and Ireland. Every error has one shape, ApiError. The length of a text is that of what is sent, without spaces around it. An address answers a method that it does not take with 405, and `Allow` names those that it takes.',
    },
  })
  const document = plainSchemas(generated) as Document
  for (const { method, path, meta } of documentedCalls.filter((call) => isShown(call.meta))) {
    const operation = document.paths[path]?.[method.toLowerCase()]
    if (operation !== undefined) describe(operation, { method, path, meta })
  }
  const named = nameSchemas(document, converter)
  return { ...named, components: { schemas: named.components.schemas, responses: errorResponses } }
}

/** What the contract says of a call beside its schemas. */
function describe(operation: Operation, call: { method: string; path: string; meta: Meta }): void {
  const { meta } = call
  operation['security'] = securityOf(meta)
  if (operation.parameters) operation.parameters = operation.parameters.map(plainParameter)
  if (operation.requestBody && meta.body === 'file') {
    operation.requestBody.content = formOf(operation.requestBody.content)
  }
  const successes = Object.entries(operation.responses).filter(([status]) => Number(status) < 400)
  operation.responses = Object.fromEntries([
    ...successes.map(([status, response]) => [status, success(Number(status), response, meta)] as const),
    ...errorsOf(call),
  ])
}

function success(status: number, response: JsonObject & { content?: JsonObject }, meta: Meta): JsonObject {
  const { content, ...rest } = response
  if (status === 204) return rest
  return { ...rest, content: meta.files === undefined ? content : fileAnswer(meta.files) }
}
