import { registerHooks } from 'node:module'

/*
 * openapi-typescript writes with the syntax tree of TypeScript before 7, which ours no longer offers. Loaded before it, this hands it the one that
 * ts-morph brings along.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript'
      ? { url: 'rolecall:older-typescript', format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url === 'rolecall:older-typescript'
      ? {
          format: 'module',
          shortCircuit: true,
          source: `import { createRequire } from 'node:module'
            export default createRequire(${JSON.stringify(import.meta.url)})('@ts-morph/common').ts`,
        }
      : next(url, context),
})
