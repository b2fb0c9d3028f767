import type { BoardId } from '../../boards/boards.ts'
import type { Field } from './field.ts'
import type { Currency } from '../../places/countries.ts'

/** A filter of a search, whole: what it keeps of the search, and how the page shows it. `Own`: its part of a search. */
export type Filter<Own extends object, Name extends string> = {
  fields: { [Key in keyof Own]: Field<Own[Key]> }
  /** What its fields mean together, where not each by itself: a unit of pay without a bound asks for nothing. */
  settle?: (own: Own) => Own
  /** Groups of values to choose from; some filters have none. */
  facets: readonly Facet<Own, Name>[]
  /** What holds, in words; left out: the labels of the values that are chosen. */
  chips?: (search: Own, given: Pick<FacetContext<Own>, 'currency'>) => Chip<Own>[]
  /** What a page of results asks as a question of its own, and a list of searches says. */
  asides?: (search: Own) => string[]
}

/** Something that holds, and the fields that take it away. */
export type Chip<Own> = { label: string; without: Partial<Own> }

export type Facet<Own extends object, Name extends string> = {
  /** In answers of the interface. */
  name: Name
  title: string
  describe?: string
  /** Most people use it: it stands by itself, the others behind 'More'. */
  isCommon?: boolean
  order: 'as listed' | 'by count'
  /** What there is to choose. @param counts How many jobs have each. */
  values: (given: FacetContext<Own>) => { value: string; label: string }[]
  isChosen: (search: Own, value: string) => boolean
  /** The fields after a value was pressed. @param next The value after it: the upper bound of a band of pay. */
  toggle: (search: Own, pressed: Pressed) => Partial<Own>
  /** Its values that the index is asked for, any of which may hold; none: it lets all jobs pass. Left out: the index knows it in another way. */
  wanted?: (search: Own) => readonly string[]
}

export type FacetContext<Own> = {
  search: Own
  counts: Readonly<Record<string, number>>
  boardName: (board: BoardId) => string
  currency: Currency
}

export type Pressed = { value: string; next?: string | undefined; isChosen: boolean }

/** Without the value if it was chosen, else with it. */
export function flip<Value extends string>(list: readonly Value[], { value, isChosen }: Pressed): Value[] {
  return isChosen ? list.filter((one) => one !== value) : [...list, value as Value]
}

/** 'full-time' → 'Full-time' */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

type Shown = { name: string; title: string; describe?: string; isCommon?: boolean }

/** A filter for several of a list, one field and one facet: most are like it. */
export function filterForSeveral<Key extends string, Value extends string, const Name extends string>(
  key: Key,
  field: Field<Value[]>,
  {
    labels,
    order = 'as listed',
    ...facet
  }: Shown & {
    name: Name
    /** In the order in which they are offered. */
    labels: Readonly<Record<Value, string>>
    order?: 'as listed' | 'by count'
  },
): Filter<Record<Key, Value[]>, Name> {
  const of = (search: Record<Key, Value[]>): readonly Value[] => search[key]
  const own = (values: Value[]) => ({ [key]: values }) as Record<Key, Value[]>
  return {
    fields: { [key]: field } as Record<Key, Field<Value[]>>,
    facets: [
      {
        ...facet,
        order,
        values: () => Object.entries<string>(labels).map(([value, label]) => ({ value, label })),
        isChosen: (search, value) => of(search).some((one) => one === value),
        toggle: (search, pressed) => own(flip(of(search), pressed)),
        wanted: of,
      },
    ],
  }
}

/** A filter that is on or off: a facet of one value, 'yes', which is left out while no job has it. */
export function filterForSwitch<Key extends string, const Name extends string>(
  key: Key,
  field: Field<boolean>,
  { label, ...facet }: Shown & { name: Name; label: string },
): Filter<Record<Key, boolean>, Name> {
  const own = (isOn: boolean) => ({ [key]: isOn }) as Record<Key, boolean>
  return {
    fields: { [key]: field } as Record<Key, Field<boolean>>,
    facets: [
      {
        ...facet,
        order: 'as listed',
        values: ({ search, counts }) => ((counts['yes'] ?? 0) > 0 || search[key] ? [{ value: 'yes', label }] : []),
        isChosen: (search) => search[key],
        toggle: (_search, { isChosen }) => own(!isChosen),
        wanted: (search) => (search[key] ? ['yes'] : []),
      },
    ],
  }
}
