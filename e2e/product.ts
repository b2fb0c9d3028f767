import { inject } from 'vitest'

/** A whole product with demo boards, and what a journey may need of it. */
export type Product = {
  /** 'http://127.0.0.1:PORT' */
  url: string
  /** The demo boards, for their control call. */
  sandboxUrl: string
  /** Stands in for Facebook, Google, LinkedIn and Twitter. */
  providersUrl: string
  /** Takes ads for the running product (take-ads.ts). */
  adsUrl: string
  /** For its commands. */
  dataFolder: string
  /** To have somebody there without the pages. */
  databaseUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    products: readonly Product[]
  }
}

/** The product of the worker that asks: a journey may make its boards slow, count its mails, or stop the clock, as no other journey meets it meanwhile. */
export function product(): Product {
  const worker = Number(process.env['VITEST_POOL_ID'])
  const own = inject('products')[worker - 1]
  if (!own) throw new Error(`There is no product for worker ${worker}`)
  return own
}
