import type { RouterContextProvider } from 'react-router'
import type { PrintOptions } from '../../../contract/cvs/export.ts'
import { tryPrint } from '../../try-print.ts'

type Asked = { cvId: string; options: PrintOptions; milliseconds: number }

/** How a CV prints: its pages, and what a PDF of it cannot do. */
export type Printed = { count: number | 'counting' | 'failed'; unprintable: readonly string[]; isGarbled: boolean }

const unknown = { unprintable: [], isGarbled: false } as const

/** How a CV prints; 'counting' where that takes longer than the page should wait. */
export async function countWithin(
  context: Readonly<RouterContextProvider>,
  { cvId, options, milliseconds }: Asked,
): Promise<Printed> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Printed>((resolve) => {
    timer = setTimeout(() => resolve({ count: 'counting', ...unknown }), milliseconds)
  })
  const counting = count(context, cvId, options)
  // Nobody listens any more once it is late, and the next who asks is told the same.
  counting.catch(() => {})
  try {
    return await Promise.race([counting, late])
  } finally {
    clearTimeout(timer)
  }
}

async function count(context: Readonly<RouterContextProvider>, cvId: string, options: PrintOptions): Promise<Printed> {
  const { answer } = await tryPrint(context, (api) => api.cvExport.pagesOfCv({ params: { cvId }, query: options }))
  if (answer === null) return { count: 'failed', ...unknown }
  const { pages, ...limits } = answer
  return { count: pages, ...limits }
}
