const number = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`
const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const asked = new RegExp(
  String.raw`\b${number}\s*(?:(?:\+|plus)\s*)?(?:(?:-|–|to)\s*\d{1,2}\s*)?(?:\+\s*)?years?[’']?\b[^.;\n]{0,60}?\bexperience|\bexperience\b[^.;\n]{0,40}?\b${number}\s*(?:\+\s*)?(?:(?:-|–|to)\s*\d{1,2}\s*)?years?\b|\b(?:minimum|at least)(?: of)?\s+${number}\s*(?:\+\s*)?years?\b`,
  'iu',
)

/** How many years of experience a sentence asks for; of '3 to 5' the lower. Null: none, or so many that a firm speaks of itself. */
export function findYears(text: string): number | null {
  const found = asked.exec(text.slice(0, 400))
  const said = (found?.[1] ?? found?.[2] ?? found?.[3])?.toLowerCase()
  if (said === undefined) return null
  const years = words.includes(said) ? words.indexOf(said) + 1 : Number(said)
  return years >= 1 && years <= 15 ? years : null
}
