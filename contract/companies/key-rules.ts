// Apart from the schemas, so that a page can have them without the library that checks them.

/** What a key may do; see the calls of contract/job-ads/public-api.ts. */
export const keyScopes = ['read-ads', 'write-ads'] as const
export type KeyScope = (typeof keyScopes)[number]

/** Keys of one company that work at the same time. */
export const mostKeys = 20

/** What every key begins with, so that people, and programs that look for secrets in the open, recognise one. */
export const keyStart = 'rolecall_key_'
