/*
 * What no title may hold that is shown to others. Titles come from our own lists or from several ads, so hardly any of this
 * can get so far: this is the last of three checks, not the first.
 */

/** Obscenities and slurs, set down by us: each alone or with one of `endings`, never within another word ('Scunthorpe'). */
const words =
  'arse arsehole asshole bastard bitch bollock bugger bukkake chink coon cum cunt darkie dickhead dyke fag faggot fuck ' +
  'gangbang gippo gook gyppo hentai jizz kike knobhead kraut milf motherfucker muzzie nigga nigger nonce paedo pedo ' +
  'paki paedophile pedophile pikey piss poof porn porno pornographic prick pussy rape rapist raghead retard shit shite slag ' +
  'slut spastic spaz spic terrorist tit towelhead tranny twat wank wog whore wop yid'

const endings = '(?:s|es|y|ed|er|ers|in|ing|head|heads)?'
const blocked = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${words.replaceAll(' ', '|')})${endings}(?![\p{L}\p{N}])`,
  'iu',
)

/** What tells of a person: an email or web address, five digits or more, a form of address before a name. */
const personal =
  /@|www\.|[\p{L}\d]\.(?:com|org|co\.uk|ie)\b|(?:\d[\s().+-]*){5}|(?<![\p{L}\p{N}])(?:mr|mrs|miss|dr|prof|sir|dame)\.? \p{L}/iu

/** Whether a title may not be shown to others, whatever list it is from. */
export function isBlocked(title: string): boolean {
  return blocked.test(unmasked(title)) || personal.test(title)
}

/** 'sh1t' is read as what it stands for. */
function unmasked(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/(?<=\p{L})[01345]|[01345](?=\p{L})/gu, (digit) => standsFor[digit] ?? digit)
}

const standsFor: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's' }
