import { expect, test } from 'vitest'
import { domainOf, isFreeMail, isNameOf, isSameName } from './own-domain.ts'

test.for([
  ['ann@harbour.co.uk', 'harbour.co.uk'],
  ['ann@mail.Harbour.co.uk', 'harbour.co.uk'],
  // The part before is whatever its owner likes.
  ['ann@harbour.evil.com', 'evil.com'],
  ['ann@[127.0.0.1]', null],
  ['ann@127.0.0.1', null],
  ['ann@localhost', null],
  ['ann@co.uk', null],
  // Anybody can have one.
  ['ann@harbour.github.io', null],
] as const)('the domain of %s is %s', ([email, domain]) => {
  expect(domainOf(email)).toBe(domain)
})

test.for(['gmail.com', 'btinternet.com', 'yahoo.co.uk', 'eircom.net', 'icloud.com', 'proton.me', 'mailinator.com'])(
  '%s is nobody’s own',
  (domain) => {
    expect(isFreeMail(domain)).toBe(true)
  },
)

test.for([
  ['harbourcare.com', 'Harbour Care Ltd', true],
  ['harbour-care.co.uk', 'HARBOUR CARE LIMITED', true],
  ['harbourcareltd.ie', 'Harbour Care Ltd', true],
  ['tesco.com', 'Tesco PLC', true],
  ['barnsleyfc.co.uk', 'Barnsley FC Limited', true],
  // Anybody can register these.
  ['tesco-careers-apply.com', 'Tesco PLC', false],
  ['lloydsloans.net', 'Lloyds Bank plc', false],
  ['nationalescorts.com', 'National Grid plc', false],
  ['tesco.work', 'Tesco PLC', false],
  ['tesco.uk.com', 'Tesco PLC', false],
  ['harbour.co.uk', 'Harbour Care Ltd', false],
  ['hcg.org.uk', 'Harbour Community Gardens', false],
  ['tescos.com', 'Tesco PLC', false],
  ['oreillysons.ie', 'O’Reilly & Sons Limited', true],
  ['bp.com', 'BP p.l.c.', true],
  ['evil.com', 'Harbour Care Ltd', false],
  ['care.com', 'Harbour Care Ltd', false],
  ['limited.com', 'Harbour Care Limited', false],
  ['hc.com', 'Harbour Care Ltd', false],
  ['theuk.com', 'The UK Group Ltd', false],
  ['x.com', '株式会社', false],
] as const)('%s is the name of %s: %s', ([domain, name, is]) => {
  expect(isNameOf(domain, name)).toBe(is)
})

test.for([
  ['Harbour Care Ltd', 'HARBOUR CARE LIMITED', true],
  ['Harbour Care Ltd.', 'Harbour  Care Ltd', true],
  ['Smith & Sons', 'SMITH AND SONS', true],
  ['The Harbour Trust', 'Harbour Trust', true],
  ['Example PLC', 'EXAMPLE PUBLIC LIMITED COMPANY', true],
  ['Harbour Care Ltd', 'Harbour Cars Ltd', false],
  ['Harbour Care Ltd', 'Harbour Care (Leeds) Ltd', false],
] as const)('‘%s’ and ‘%s’ are one company’s: %s', ([one, other, is]) => {
  expect(isSameName(one, other)).toBe(is)
})
