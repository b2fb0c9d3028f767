import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js'
import { ORPCError, type ContractRouterClient } from '@orpc/contract'
import { z } from 'zod'
import type { Contract } from '../../contract/index.ts'
import { messages } from '../../contract/texts/messages.ts'

/** What the tools stand on: the API's calls, under the rules of who asks, and the day. */
export type ToolDeps = {
  api: ContractRouterClient<Contract>
  /** The site's address, without a slash at its end: for links to its pages. */
  siteUrl: string
  now: Date
  /** Writes what nobody expected to the log. */
  reportError: (error: unknown) => void
}

type Tool<Input extends z.ZodObject, Output extends z.ZodObject> = {
  title: string
  description: string
  input: Input
  output: Output
  run: (input: z.infer<Input>) => Promise<z.infer<Output>>
}

/** None of the tools changes anything; what they tell is of the world outside. */
const annotations: ToolAnnotations = { readOnlyHint: true, destructiveHint: false, openWorldHint: true }

/**
 * Adds a tool to a server. Its answer comes as data and, for clients that read text only, as JSON. What the API refuses is told to the model
 * in the API's words, so that it can ask better.
 */
export function addTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  server: McpServer,
  name: string,
  { reportError }: ToolDeps,
  { title, description, input, output, run }: Tool<Input, Output>,
): void {
  const config = {
    title,
    description,
    inputSchema: input,
    outputSchema: output,
    annotations: { ...annotations, title },
  }
  const answer = async (given: unknown) => {
    try {
      const told = await run(input.parse(given))
      return { content: [{ type: 'text' as const, text: JSON.stringify(told) }], structuredContent: told }
    } catch (error) {
      return { content: [{ type: 'text' as const, text: refusal(error, reportError) }], isError: true }
    }
  }
  server.registerTool<z.ZodObject, z.ZodObject>(name, config, answer)
}

/** What was wrong, in words; of what nobody expected, that it was. */
function refusal(error: unknown, reportError: (error: unknown) => void): string {
  if (!(error instanceof ORPCError) || error.status >= 500) {
    reportError(error)
    return messages.serverError
  }
  return [error.message, ...fieldsOf(error.data)].join('. ')
}

function fieldsOf(data: unknown): string[] {
  const read = z.object({ errors: z.record(z.string(), z.object({ message: z.string() })) }).safeParse(data)
  return read.success ? Object.entries(read.data.errors).map(([field, { message }]) => `${field}: ${message}`) : []
}
