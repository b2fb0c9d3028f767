import { parse } from 'tldts'

/*
 * Whether an email address is at a company's own domain. Somebody who reads mail at harbourcare.co.uk speaks for Harbour Care Ltd;
 * somebody at a provider that anybody can have an address of speaks for nobody.
 *
 * Lists of such providers on npm are fetched when they are installed, or years old. The names below are those that people in the UK and
 * Ireland use. One that is missing does no harm: a domain must also be the company's name.
 */

const freeMailDomains = new Set(
  `126.com 163.com aim.com aol.com aol.co.uk att.net blueyonder.co.uk bluewin.ch btconnect.com btinternet.com btopenworld.com
  comcast.net cox.net duck.com eircom.net email.com fastmail.com fastmail.fm free.fr freeserve.co.uk gmail.com gmx.co.uk gmx.com gmx.de
  gmx.net googlemail.com guerrillamail.com hey.com hotmail.co.uk hotmail.com hotmail.ie hush.com hushmail.com icloud.com
  inbox.com inbox.lv interia.pl iol.ie laposte.net libero.it live.co.uk live.com live.ie lycos.com mac.com mail.com mail.ru
  mailbox.org mailinator.com me.com msn.com naver.com ntlworld.com o2.co.uk o2.pl onet.pl orange.fr orange.net outlook.com
  outlook.ie outlook.co.uk pm.me posteo.de proton.me protonmail.ch protonmail.com qq.com rediffmail.com rocketmail.com runbox.com
  seznam.cz sky.com skynet.be supanet.com t-online.de talk21.com talktalk.net tempmail.com tesco.net tiscali.co.uk tiscali.it
  tuta.com tuta.io tutanota.com tutamail.com ukgateway.net uwclub.net verizon.net virgin.net virginmedia.com vodafone.ie wanadoo.fr web.de
  wp.pl yahoo.co.in yahoo.co.uk yahoo.com yahoo.fr yahoo.ie yandex.com yandex.ru ymail.com yopmail.com zoho.com zohomail.eu`.split(
    /\s+/u,
  ),
)

/** Words that say what a company is, and not which one. */
const commonWords = new Set(
  `and cic charity co company consultancy consulting corporation cyf cyfyngedig dac group holding holdings inc incorporated international
  ireland limited llp ltd mac plc services solutions the trust trustees trading uk britain british sample great`.split(
    /\s+/u,
  ),
)

/** The part of an address that somebody registered: harbour.co.uk of ann@mail.harbour.co.uk. Null if it has none. */
export function domainOf(email: string): string | null {
  const host = email.slice(email.lastIndexOf('@') + 1)
  const { domain, isPrivate, isIp } = parse(host, { allowPrivateDomains: true })
  return domain === null || isPrivate === true || isIp === true ? null : domain.toLowerCase()
}

export function isFreeMail(domain: string): boolean {
  return freeMailDomains.has(domain)
}

/** Where companies of the UK and Ireland have their domains, and where a known company's name has long been taken. */
const homeSuffixes = new Set('com org uk co.uk org.uk ltd.uk plc.uk ac.uk gov.uk nhs.uk sch.uk ie gov.ie'.split(' '))

/**
 * Whether a domain is a company's name: all its telling words run together, or all its words, and nothing more, under a usual ending. Name
 * and number of a company are public, and whoever likes can register its name with another word behind it, or under an ending that it
 * never thought of; who is refused here can still be approved by the operator.
 */
export function isNameOf(domain: string, companyName: string): boolean {
  const [first = '', ...suffix] = domain.split('.')
  if (!homeSuffixes.has(suffix.join('.'))) return false
  const label = first.replaceAll('-', '')
  const all = wordsOf(companyName)
  const telling = all.filter((word) => !commonWords.has(word))
  return telling.length > 0 && (label === telling.join('') || label === all.join(''))
}

/** The domains of members' addresses that anybody may have registered: nobody's free mail, and not the company's name. */
export function otherDomainsOf(emails: readonly string[], companyName: string): string[] {
  const domains = new Set(emails.map((email) => domainOf(email)))
  return [...domains].filter(
    (domain): domain is string => domain !== null && !isFreeMail(domain) && !isNameOf(domain, companyName),
  )
}

function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’.]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
  return plain.split(/[^a-z\d]+/u).filter((word) => word !== '')
}

/** Whether two names are one company's: without case, accents and marks, 'Limited' as 'Ltd'. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other)
}

const shortForms: Readonly<Record<string, string>> = {
  limited: 'ltd',
  cyfyngedig: 'cyf',
  company: 'co',
  incorporated: 'inc',
}

function plainName(name: string): string {
  const words = wordsOf(name).map((word) => shortForms[word] ?? word)
  return words
    .join(' ')
    .replace(/\bpublic ltd co\b/u, 'plc')
    .replace(/^the /u, '')
}
