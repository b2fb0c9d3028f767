import sharp from 'sharp'
import { expect, test } from 'vitest'
import { companySlug } from '../../../contract/companies/company-slug.ts'
import { fileProblemTexts } from '../../../contract/cvs/file-problems.ts'
import type { CompanyPicture, PictureKind } from '../../../contract/job-ads/company-pictures.ts'
import { companyPictureLimits as limits } from '../../../contract/job-ads/limits.ts'
import * as texts from '../../../contract/job-ads/picture-texts.ts'
import { aPerson, type Person } from '../../../test/people.ts'
import { plainBrowser } from '../../../test/plain-browser.ts'
import { serverOfFile } from '../../../test/server-of-file.ts'
import { anAdmin } from '../job-ads.fixtures.ts'

const server = await serverOfFile({ boards: [], pages: true })

async function aPicture(width: number, height: number, background = '#c03020'): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width, height, channels: 4, background } })
  const bytes = await picture
    .withExif({ IFD0: { Artist: 'Mia Example' }, IFD3: { GPSLatitude: '53/1 47/1 0/1' } })
    .png()
    .toBuffer()
  return Uint8Array.from(bytes)
}

type Given = { kind?: PictureKind; alt?: string; bytes?: Uint8Array<ArrayBuffer>; companyId?: string | null }

async function add(person: Person, { kind = 'picture', alt = 'Our bakery', bytes, companyId }: Given = {}) {
  const form = new FormData()
  form.append('file', new File([bytes ?? (await aPicture(1800, 900))], 'picture.png', { type: 'image/png' }))
  form.append('kind', kind)
  form.append('alt', alt)
  const address = `http://localhost:3000/api/companies/${companyId ?? person.companyId}/pictures`
  const headers = { host: 'localhost:3000', origin: 'http://localhost:3000', ...person.headers }
  const answer = await server.app.fetch(new Request(address, { method: 'POST', body: form, headers }))
  return { status: answer.status, body: (await answer.json()) as { message: string; picture: CompanyPicture } }
}

async function shownOn(person: Person, name = 'Quayside Bakery Ltd'): Promise<CompanyPicture[]> {
  const { body } = await server.get(`/api/company-pages/${companySlug({ id: person.companyId!, name })}`)
  return (body as { pictures: CompanyPicture[] }).pictures
}

async function load(address: string, headers: Record<string, string> = {}) {
  const answer = await server.app.fetch(
    new Request(`http://localhost:3000${address}`, { headers: { host: 'localhost:3000', ...headers } }),
  )
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('a logo stands whole on white in a square, without what the camera noted, and takes the place of the one before', async () => {
  const admin = await anAdmin(server)
  expect((await add(admin, { kind: 'logo', alt: '', bytes: await aPicture(900, 300) })).status).toBe(201)
  const [logo] = await shownOn(admin)
  expect(logo).toMatchObject({ kind: 'logo', alt: '', width: limits.logo, height: limits.logo })
  const { status, headers, bytes } = await load(logo!.address)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=3600',
  ])
  const { format, width, height, exif } = await sharp(bytes).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 400, height: 400, exif: undefined })
  const pixels = await sharp(bytes).raw().toBuffer()
  const at = (x: number, y: number) => [...pixels.subarray((y * 400 + x) * 3, (y * 400 + x) * 3 + 3)]
  expect(at(200, 20).every((value) => value > 245)).toBe(true)
  expect(at(200, 200)[0]).toBeGreaterThan(150)
  expect(at(5, 200)[0]).toBeGreaterThan(150)

  await add(admin, { kind: 'logo', alt: '', bytes: await aPicture(300, 300, '#2040c0') })
  const after = await shownOn(admin)
  expect(after).toHaveLength(1)
  expect(after[0]!._id).not.toBe(logo!._id)
  expect((await load(logo!.address)).status).toBe(404)
})

test('two pictures beside it, no larger than the page shows them, each with what it shows', async () => {
  const admin = await anAdmin(server)
  const wordless = await add(admin, { alt: ' \u200B' })
  expect([wordless.status, JSON.stringify(wordless.body)]).toEqual([422, expect.stringContaining(texts.altMissing)])
  expect((await add(admin, { alt: 'Ovens' })).status).toBe(201)
  expect((await add(admin, { alt: 'Bakers', bytes: await aPicture(300, 200) })).status).toBe(201)
  expect(await add(admin)).toMatchObject({ status: 409, body: { message: texts.picturesFull } })
  expect(await shownOn(admin)).toMatchObject([
    { alt: 'Ovens', width: 1200, height: 600 },
    { alt: 'Bakers', width: 300, height: 200 },
  ])
  const events = (await server.get(`/api/companies/${admin.companyId}/events`, admin.headers)).text
  expect(events.match(/picture-added/gu)).toHaveLength(2)
})

test.each([
  [
    'an SVG',
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'not-a-picture',
  ],
  ['half a picture', null, 'broken-picture'],
  ['nothing', new Uint8Array(), 'not-a-picture'],
] as const)('%s is refused with its reason', async (_, given, problem) => {
  const admin = await anAdmin(server)
  const bytes = given ?? (await aPicture(600, 600)).slice(0, 400)
  const { status, body } = await add(admin, { bytes: Uint8Array.from(bytes) })
  expect([status, body.message]).toEqual([422, fileProblemTexts[problem]])
  expect(await shownOn(admin)).toEqual([])
})

test('8 MB are taken, as the page says, and no byte more', async () => {
  const admin = await anAdmin(server)
  const most = 8 * 1024 * 1024
  const whole = await add(admin, { bytes: new Uint8Array(most) })
  const over = await add(admin, { bytes: new Uint8Array(most + 1) })
  expect([whole.status, over.status]).toEqual([422, 422])
  expect([whole.body.message, over.body.message]).toEqual([fileProblemTexts['not-a-picture'], texts.fileTooLarge])
  const browser = plainBrowser(server, admin.headers)
  await browser.open('/manage-company/pictures')
  expect(browser.page.text).toContain('of at most 8 MB')
})

test('only the company’s own admins add and remove them; until it may publish, only its members see them', async () => {
  const admin = await anAdmin(server, { isApproved: false })
  const member = await aPerson(server, { company: { id: admin.companyId } })
  const other = await anAdmin(server)
  expect((await add(member)).status).toBe(403)
  expect((await add(other, { companyId: admin.companyId })).status).toBe(404)
  const { status, body } = await add(admin)
  expect([status, body.message]).toEqual([201, texts.pictureKept])
  const { _id: id, address } = body.picture
  const own = await load(address, member.headers)
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect((await load(address)).status).toBe(404)
  expect((await load(address, other.headers)).status).toBe(404)
  expect((await load('/company-pictures/1')).status).toBe(404)

  const path = `/api/companies/${admin.companyId}/pictures/${id}`
  expect((await server.send('DELETE', path, undefined, member.headers)).status).toBe(403)
  const ofOther = `/api/companies/${other.companyId}/pictures/${id}`
  expect((await server.send('DELETE', ofOther, undefined, other.headers)).status).toBe(404)
  expect((await server.send('DELETE', path, undefined, admin.headers)).status).toBe(200)
  expect((await load(address, member.headers)).status).toBe(404)
  expect((await server.send('DELETE', path, undefined, admin.headers)).status).toBe(404)
})

test('the page of pictures without scripts: what is missing is said at its field, a picture is added and removed', async () => {
  const admin = await anAdmin(server)
  const browser = plainBrowser(server, admin.headers)
  await browser.open('/manage-company/pictures')
  await browser.press('Add picture')
  expect(browser.status).toBe(400)
  expect(browser.page.text).toContain(texts.fileMissing)
  browser.page.attach('A file with a picture', new File([await aPicture(300, 200)], 'shop.png', { type: 'image/png' }))
  await browser.press('Add picture')
  expect(browser.page.text).toContain(texts.altMissing)
  browser.page.attach('A file with a picture', new File([await aPicture(300, 200)], 'shop.png', { type: 'image/png' }))
  browser.page.fill('What it shows', 'Our shop')
  await browser.press('Add picture')
  expect(browser.page.text).toContain(texts.pictureAdded)
  await browser.follow('your company’s public page')
  expect(browser.page.all('img').map((image) => image.attribute('alt'))).toContain('Our shop')
  await browser.open('/manage-company/pictures')
  await browser.press('Remove the picture')
  expect(browser.page.text).toContain(texts.pictureRemoved)
  expect(await shownOn(admin)).toEqual([])
})
