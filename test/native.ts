/**
 * Part of a vitest configuration: Node itself loads the tests and what they import, as it does when the product runs. Vite would translate each module
 * first, and then turn each use of an import into a look-up. Nothing is mocked by module here, so the loader that does it is off too.
 */
export const asNodeReadsIt = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const
