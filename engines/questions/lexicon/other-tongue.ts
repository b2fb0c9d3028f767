import { wordsOf } from '../words.ts'
import { defining, holders, somebody, times, turning } from './vetoes.ts'

/*
 * Public employers in Wales and Ireland ask in two languages at once: 'Sonraí Pearsanta / Personal Details'. The Welsh or Irish half says what the
 * English one says, so it need only be known as such, and must not have one of the words that would tell of somebody else or turn the question.
 */

const set = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))

/** Words of Welsh and Irish forms, accents left out, that no English form has. */
const usual = set(
  // Welsh
  'y yr yn eich eu ei ar am ac neu chi ti sy sydd oes ydych gan gennych ym mha beth pa pwy ble pryd faint gyda wrth o i a ar gyfer',
  'manylion personol cyswllt cysylltu cyfeiriad enw enwau cyntaf llawn cyfenw ebost bost ffon rhif symudol cartref tref dinas sir gwlad post cod teitl dyddiad geni addysg ysgol coleg prifysgol cymhwyster cymwysterau uchaf gradd pwnc cyflogaeth cyflogwr presennol swydd swyddi gwaith gweithio profiad hanes cais ymgeisydd ymgeiswyr sgiliau sgil iaith ieithoedd gymraeg cymraeg cymru saesneg hawl deyrnas unedig trwydded yrru gyrru cyfnod rhybudd cyflog disgwyliedig adran rhan cam cwestiwn cwestiynau gwybodaeth ychwanegol dogfennau uwchlwytho llythyr cwricwlwm siarad ysgrifennu darllen deall lefel rhugl dechrau gorffen teithio',
  // Irish
  'an na agus le do don de den ag ar as i sa san is no nó mo bhur atá ata bhfuil agat agaibh cad cen cé conas ca cá cathain',
  'sonrai pearsanta teagmhala teagmhail ainm ainmneacha ceadainm sloinne iomlan seoladh riomhphost riomhphoist r phost guthan guthain fon fona fhoin uimhir teileafoin poca baile cathair contae tir teideal data data breithe oideachas scoil colaiste ollscoil cailiocht cailiochtai cailiochta leibheal is airde ceim abhar fostaiocht fostai fostoir reatha post poist obair oibre oibriu taithi stair iarratas iarratais iarrthoir iarrthora scileanna teanga teangacha gaeilge ghaeilge gaeilge beart bearla eire eirinn cead ceart ceadunas tiomana treimhse fogra tuarastal roinn cuid ceim ceist ceisteanna eolas faisnéis faisneis breise doicimeid litir chlutaigh labhairt scriobh leamh tuiscint liofa tus tosaigh deireadh taisteal eirchod',
)

/** Of these each tells of somebody else or of another time, or turns what is asked. */
const telling = set(
  'canolwr canolwyr canolwyr geirda geirdaon tystlythyr rheolwr llinell goruchwyliwr blaenorol cynt cyn-gyflogwr argyfwng perthynas perthnasau rhiant rhieni gwarcheidwad priod gwr gwraig plentyn plant asiantaeth asiant dim nid heb os oni oedd arall eraill datganiad llofnod euogfarnau anabledd monitro cydraddoldeb rhyw',
  'moltoir moltoiri teistiméireacht teistimeireacht teistimeireachta bainisteoir bhainisteoir maoirseoir eigeandala eigeandail gaol gaolta gaolmhar tuismitheoir tuismitheoiri caomhnoir ceile paiste leanbh gniomhaireacht gan nach ni mura ma roimhe eile iar cheana dearbhu sinithe siniu ciontu ciontuithe michumas monatoireacht comhionannas inscne',
)

/** Letters of which Welsh and Irish have many, and English hardly any. */
const letters =
  /[áéíóúâêîôûŵŷ]|\b(?:dd|ll|rh|bhf|gc|nd|mb|ts|dt)\p{L}{2,}|aíocht|aigh\b|eacht\b|\p{L}wy\p{L}|iae|\p{L}dd\b|\p{L}ydd|aethau?\b/iu

/** Whether a text is Welsh or Irish by that share of its words, and tells of nothing that an English half beside it would not. */
function isOtherTongue(text: string, share: number): boolean {
  const words = wordsOf(text)
  const isOther = (word: string): boolean =>
    [telling, somebody, turning, holders, times, defining].some((veto) => veto.has(word))
  if (words.length === 0 || words.length > 20 || words.some((word) => !usual.has(word) && isOther(word))) return false
  const all = text.split(/\s+/u).filter((word) => wordsOf(word).length > 0)
  const isMarked = (word: string): boolean => letters.test(word)
  const ours = all.filter(
    (word) => isMarked(word) || wordsOf(word).every((one) => usual.has(one) || /^\d{1,2}$/u.test(one)),
  )
  return ours.length >= all.length * share && ours.some((word) => isMarked(word) || word.length > 3)
}

/** 'Sonraí Pearsanta / Personal Details' is 'Personal Details'; a text without such halves, or in one language, stays. In a sentence not every word has to be known. */
export function inEnglish(text: string, share = 1): string {
  const parts = text.split(/ ?[/|] ?| [–—-] /u)
  if (parts.length < 2 || parts.length > 4) return text
  const english = parts.filter((part) => !isOtherTongue(part, share))
  return english.length === 0 || english.length === parts.length ? text : english.join(' / ')
}
