import { employerKinds, type EmployerKind } from './employer-kinds.ts'
import { read } from './patterns.ts'
import { randomOf } from './random.ts'
import type { Town } from './towns.ts'

export type Employer = {
  name: string
  kind: EmployerKind
  /** Goes on from its name, without a full stop. */
  about: string
}

const firstParts =
  'Alder Amber Arrow Bracken Bram Cedar Cinder Clay Copper Crane Dane Ember Fal Fern Finch Flint Gan Gorse Hale Haw Heron Hollin Kestrel Lark Linden Maple Marl Mere Moss Otter Peat Quarry Raven Rook Rowan Sable Sedge Shale Skel Slate Sorrel Starling Swallow Tarn Teal Thistle Tide Wain Whin Willow Wren Yarrow'.split(
    ' ',
  )
const lastParts =
  'acre bank beck bourne brook combe croft dale edge fell firth garth ghyll grove haven hithe holme hurst keld leigh low moor ness pool reach rigg shaw side stead thorpe thwaite wath wick wold worth'.split(
    ' ',
  )
const irishFirst = 'Ard Bally Carrig Clon Coill Derry Dun Glen Inis Kil Knock Lis Rath Tulla'.split(' ')
const irishLast = 'aroon brack callow corran dreen faddan garvan lahard mullen navagh owna reevan sallagh vorna'.split(
  ' ',
)
const saints = 'Aldwyn Brannoc Cedda Darerca Elwyn Fintan Gobnait Hilarion Illtyd Kevern Lomman Mungo Non Osyth'.split(
  ' ',
)

/** How many employers of a national kind there are. */
const nationals = 36

/** An invented place name: 'Brackenmoor', or 'Carrigsallagh' across the Irish Sea. */
export function inventedPlace(country: 'GB' | 'IE', ...key: readonly (string | number)[]): string {
  const random = randomOf(0, 'place', ...key)
  const first = random.pick(country === 'IE' ? irishFirst : firstParts)
  const fitting = country === 'IE' ? irishLast : lastParts.filter((last) => !last.startsWith(first.at(-1)!))
  return first + random.pick(fitting)
}

const made = new Map<string, Employer>()

/**
 * The `number`th employer of a kind in a town. Names do not hang on the seed: an employer is the same in every world.
 * Larger towns have more of each local kind.
 */
export function employerOf(kind: EmployerKind, town: Town, number: number): Employer {
  const isLocal = employerKinds[kind].reach === 'local'
  const key = isLocal
    ? `${kind}/${town.county}/${town.name}/${number % Math.max(2, Math.ceil(town.weight / 12))}`
    : `${kind}/${town.country}/${number % (town.country === 'IE' ? nationals / 3 : nationals)}`
  const known = made.get(key)
  if (known) return known
  const employer = makeEmployer(kind, key, town)
  made.set(key, employer)
  return employer
}

function makeEmployer(kind: EmployerKind, key: string, town: Town): Employer {
  const random = randomOf(0, 'employer', key)
  let places = 0
  const name = random
    .pick(employerKinds[kind].names)
    .replaceAll('{S}', () => inventedPlace(town.country, key, (places += 1)))
    .replaceAll('{T}', town.name)
    .replaceAll('{N}', () => random.pick(saints))
  return { name: fit(name, kind, town), kind, about: read(random.pick(employerKinds[kind].about), random) }
}

/** Ireland has no NHS and no boroughs; Scotland's and Northern Ireland's health services are called otherwise. */
function fit(name: string, kind: EmployerKind, town: Town): string {
  if (town.country === 'IE') {
    if (kind === 'nhs-trust')
      return name
        .replace(/ (?:NHS Foundation|Hospitals NHS|Community Healthcare NHS) Trust$/u, ' University Hospital')
        .replace(' Valley', '')
    return name
      .replace('Primary School', 'National School')
      .replace('High School', 'Community College')
      .replace('Church of England ', '')
      .replace(/(?:Borough|District) Council/u, 'County Council')
  }
  const isNorthernIrish = town.codes[0]?.startsWith('BT') === true
  if (kind === 'nhs-trust' && isNorthernIrish)
    return name.replace(/ NHS(?: Foundation)? Trust$/u, ' Health and Social Care Trust')
  return name
}
