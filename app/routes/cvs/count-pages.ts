import type { RouterContextProvider } from 'react-router'
import type { PrintedPages } from '../../../contract/cvs/export.ts'
import { tryPrint } from '../../try-print.ts'

type Asked = { cvId: string; milliseconds: number }

/** How a CV prints: its pages, and what a PDF of it cannot do. */
export type Printed = { count: number | 'counting' | 'failed' | 'lost' } & Pick<
  PrintedPages,
  'unprintable' | 'isGarbled' | 'onePage'
>

const unknown: Omit<Printed, 'count'> = { unprintable: [], isGarbled: false, onePage: 'not-asked' }

/** How a CV prints, as was chosen for it; 'counting' where that takes longer than the page should wait. */
export async function countWithin(
  context: Readonly<RouterContextProvider>,
  { cvId, milliseconds }: Asked,
): Promise<Printed> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Printed>((resolve) => {
    timer = setTimeout(() => resolve({ count: 'counting', ...unknown }), milliseconds)
  })
  const counting = count(context, cvId)
  // Nobody listens any more once it is late, and the next who asks is told the same.
  counting.catch(() => {})
  try {
    return await Promise.race([counting, late])
  } finally {
    clearTimeout(timer)
  }
}

async function count(context: Readonly<RouterContextProvider>, cvId: string): Promise<Printed> {
  const { answer, problem } = await tryPrint(context, (api) => api.cvExport.pagesOfCv({ params: { cvId }, query: {} }))
  if (answer === null) return { count: problem === 'lost' ? 'lost' : 'failed', ...unknown }
  const { pages, ...limits } = answer
  return { count: pages, ...limits }
}
