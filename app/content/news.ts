/** News of the product, newest first. Only what is so. */
export const news: readonly { date: string; title: string; text: string }[] = [
  {
    date: '2026-11-21',
    title: 'One search, many boards',
    text: 'A search asks the job boards at once and shows one list. The same job on several boards is one row that names them all.',
  },
]
