import { boardIds } from '../../boards/board-ids.ts'
import type { BoardId } from '../../boards/boards.ts'
import { several } from './field.ts'
import { flip, type Filter } from './filter.ts'

/** Only boards that have something, or were chosen, are offered. */
export const source: Filter<{ sources: BoardId[] }, 'source'> = {
  fields: {
    sources: several<BoardId>(boardIds, {
      key: 'sources',
      describe: 'Ids of boards with ~ between',
      assistant: { name: 'sources', describe: 'Ids of job boards' },
    }),
  },
  facets: [
    {
      name: 'source',
      title: 'Source',
      order: 'by count',
      values: ({ search, counts, boardName }) =>
        boardIds
          .filter((id) => (counts[id] ?? 0) > 0 || search.sources.includes(id))
          .map((id) => ({ value: id, label: boardName(id) })),
      isChosen: (search, value) => search.sources.some((id) => id === value),
      toggle: (search, pressed) => ({ sources: flip(search.sources, pressed) }),
      wanted: (search) => search.sources,
    },
  ],
}
