/** Languages that ads in these islands ask for; 'Irish' and 'Polish' are also peoples, hence the words that must stand near. */
const names =
  'English|Welsh|Irish|Gaelic|Gaeilge|French|German|Spanish|Italian|Portuguese|Dutch|Polish|Romanian|Russian|Ukrainian|Czech|Slovak|Hungarian|Bulgarian|Greek|Turkish|Arabic|Hebrew|Farsi|Urdu|Punjabi|Hindi|Bengali|Gujarati|Tamil|Somali|Swahili|Mandarin|Cantonese|Chinese|Japanese|Korean|Vietnamese|Thai|Swedish|Norwegian|Danish|Finnish|Lithuanian|Latvian|Estonian|Croatian|Serbian|Albanian|Flemish|Nepali|Pashto|Kurdish|Tigrinya'
/** Words that are said of languages; what follows may be a list of them. */
const cue =
  /\b(?:fluen(?:t|cy)|native|bilingual|speak(?:s|ing|er)?|spoken|written|command of|proficien(?:t|cy)|languages?)\b[^.;\n]{0,60}/giu
const named = new RegExp(
  String.raw`\b(${names})(?:[- ](?:speak(?:ing|er)s?|language|native|is (?:essential|required|desirable))|\b[^.;\n,]{0,12}\(?(?:native|fluent|mother tongue|A1|A2|B1|B2|C1|C2|conversational|bilingual))`,
  'gu',
)
const listed = new RegExp(String.raw`\b(${names})\b`, 'gu')

/** The languages that a sentence is about, as languages. */
export function findLanguages(text: string): { name: string; start: number }[] {
  const found = [...text.matchAll(named)].map(({ 1: name = '', index }) => ({ name, start: index }))
  for (const { 0: part, index } of text.matchAll(cue))
    found.push(...listedLanguages(part).map(({ name, start }) => ({ name, start: index + start })))
  return unique(found.sort((a, b) => a.start - b.start))
}

/** The languages of a line that is a list of them. */
export function listedLanguages(text: string): { name: string; start: number }[] {
  return unique([...text.matchAll(listed)].map((match) => ({ name: match[1] ?? '', start: match.index })))
}

function unique(all: { name: string; start: number }[]): { name: string; start: number }[] {
  return all
    .map(({ name, start }) => ({ name: name === 'Gaeilge' ? 'Irish' : name, start }))
    .filter(({ name }, at, whole) => name !== '' && whole.findIndex((one) => one.name === name) === at)
}
