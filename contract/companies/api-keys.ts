import { z } from 'zod'
import { keyScopes } from './key-rules.ts'
import * as texts from './texts.ts'

export const NewApiKey = z.strictObject({
  name: z
    .string(texts.keyNameMissing)
    .trim()
    .min(1, texts.keyNameMissing)
    .max(80)
    .describe('Your name for it, such as the program that uses it'),
  scopes: z
    .array(z.enum(keyScopes), texts.keyScopesMissing)
    .min(1, texts.keyScopesMissing)
    .max(keyScopes.length)
    .describe('What it can do: ‘read-ads’ lists the company’s ads, ‘write-ads’ posts, changes and closes them'),
})
export type NewApiKey = z.infer<typeof NewApiKey>

/** A key as the company's admins see it: never the key itself. */
export const ApiKey = z.object({
  _id: z.uuid(),
  name: z.string(),
  prefix: z.string().describe('The first characters, so that you can recognise it'),
  scopes: z.array(z.enum(keyScopes)),
  createdBy: z.string().nullable().describe('Who made it; null if the account is gone'),
  created: z.iso.datetime(),
  lastUsed: z.iso.datetime().nullable(),
  revoked: z.iso.datetime().nullable().describe('When it stopped working; null if it works'),
})
export type ApiKey = z.infer<typeof ApiKey>
