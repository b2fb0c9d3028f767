import type { BoardId } from '../../contract/boards/boards.ts'
import type { EmployerKind } from './employer-kinds.ts'
import { employerOf } from './employers.ts'
import type { Field } from './field.ts'
import { randomOf } from './random.ts'
import { towns, type Town } from './towns.ts'
import { postsOf, type Post, type Wish } from './vacancies.ts'

/** What newcomers try first: each finds some vacancies in each of these towns, whatever the seed. */
const searches = [
  'nurse',
  'teacher',
  'driver',
  'developer',
  'accountant',
  'care assistant',
  'chef',
  'project manager',
  'electrician',
  'warehouse',
  'sales',
  'admin',
]
const cities = [
  'London',
  'Leeds',
  'Manchester',
  'Birmingham',
  'Bristol',
  'Glasgow',
  'Edinburgh',
  'Cardiff',
  'Belfast',
  'Dublin',
  'Cork',
  'Galway',
]

/** Vacancies for each search in each city. */
const perCity = 5

export type Promised = { wish: Wish; boards: readonly BoardId[] | null }

/** The vacancies that every world has. `boards` null: wherever they would be advertised, but on several. */
export function promised(seed: number, fields: readonly Field[]): Promised[] {
  const posts = fields.flatMap(postsOf)
  const random = randomOf(seed, 'promises')
  const everywhere = searches.flatMap((search) => {
    const words = search.split(' ')
    const fitting = posts.filter(({ title }) => words.every((word) => hasWord(title, word)))
    if (fitting.length === 0) return []
    return cities.flatMap((city) =>
      Array.from({ length: perCity }, () => ({
        wish: { ...random.pick(fitting), town: townNamed(city) },
        boards: null,
      })),
    )
  })
  return [...nursesInLeeds(posts), ...everywhere]
}

/** The demonstration's first search: each of the nine boards has it, some vacancies on several of them. */
function nursesInLeeds(posts: readonly Post[]): Promised[] {
  const town = townNamed('Leeds')
  const nursing = named(posts, [
    'Staff Nurse',
    'Registered Nurse',
    'Community Nurse',
    'Practice Nurse',
    'Mental Health Nurse',
  ])
  const systems = named(posts, [
    'Nurse Informatics Systems Analyst',
    'Nurse Call Systems Engineer',
    'Nurse Rostering Systems Developer',
  ])
  const onBoards: readonly (readonly BoardId[])[] = [
    ['reed', 'totaljobs', 'indeed', 'linkedin', 'monster'],
    ['nhs', 'indeed', 'reed'],
    ['cvlibrary', 'monster', 'linkedin', 'reed'],
    ['nhs', 'totaljobs', 'cvlibrary'],
    ['indeed', 'linkedin', 'monster', 'cvlibrary', 'totaljobs'],
  ]
  const ofSystems: readonly (readonly BoardId[])[] = [
    ['cwjobs', 'dice', 'linkedin', 'totaljobs'],
    ['cwjobs', 'dice', 'reed'],
    ['dice', 'cwjobs', 'indeed'],
  ]
  const wish = (list: readonly Post[], index: number, kind: EmployerKind): Wish => ({
    ...list[index % list.length]!,
    town,
    employer: employerOf(kind, town, index),
  })
  return [
    ...onBoards.map((boards, index) => ({ wish: wish(nursing, index, index < 4 ? 'nhs-trust' : 'care-home'), boards })),
    ...ofSystems.map((boards, index) => ({ wish: wish(systems, index, 'software-firm'), boards })),
  ]
}

function named(posts: readonly Post[], titles: readonly string[]): Post[] {
  return titles.map((title) => {
    const post = posts.find((post) => post.title === title)
    if (!post) throw new Error(`No industry has the title ${title}`)
    return post
  })
}

function hasWord(title: string, word: string): boolean {
  return title
    .toLowerCase()
    .split(/[^a-z]+/u)
    .includes(word)
}

function townNamed(name: string): Town {
  const town = towns.find((town) => town.name === name)
  if (!town) throw new Error(`No town is called ${name}`)
  return town
}
