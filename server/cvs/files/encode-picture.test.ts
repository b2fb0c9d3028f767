import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { Cv } from '../../../contract/cvs/cvs.ts'
import { startServer, type TestServer } from '../../../test/server.ts'

/** Left half red, right half blue; the upper left corner green. */
async function aPicture(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'gif' = 'png',
  orientation?: number,
): Promise<Buffer> {
  const half = Math.floor(width / 2)
  const colour = (r: number, g: number, b: number) => ({ r, g, b })
  const block = (w: number, h: number, background: { r: number; g: number; b: number }) => ({
    create: { width: w, height: h, channels: 3 as const, background },
  })
  const picture = sharp(block(width, height, colour(220, 0, 0)))
    .composite([
      {
        input: await sharp(block(half, height, colour(0, 0, 220)))
          .png()
          .toBuffer(),
        left: half,
        top: 0,
      },
      {
        input: await sharp(block(Math.ceil(half / 2), Math.ceil(height / 4), colour(0, 200, 0)))
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .withExif({ IFD0: { Make: 'zzcamera', Artist: 'zzsomebody' } })
  const tagged = orientation === undefined ? picture : picture.withMetadata({ orientation })
  return await tagged.toFormat(format).toBuffer()
}

// Each picture is a program of its own, which everything else on the machine goes before.
describe('the picture of a CV', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'is made of %s, square, and tells nothing of the camera',
    async (format) => {
      await using server = await startServer({ boards: [] })
      const { status, image } = await encode(server, await aPicture(1200, 800, format))
      expect(status).toBe(200)
      expect(Cv.parse({ personal_data: { image } }).personal_data.image).toBe(image)
      const made = bytesOf(image)
      expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 400 })
      expect((await sharp(made).metadata()).exif).toBeUndefined()
      expect(made.toString('latin1')).not.toContain('zz')
      expect((await server.db.query('select 1 from cv_files')).rowCount).toBe(0)
    },
  )

  test('is the part that was chosen', { tags: ['long'] }, async () => {
    await using server = await startServer({ boards: [] })
    const picture = await aPicture(1000, 1000)
    expect(await colourAt((await encode(server, picture, { x: 600, y: 500, size: 300 })).image, 200, 200)).toBe('blue')
    expect(await colourAt((await encode(server, picture, { x: 100, y: 500, size: 300 })).image, 200, 200)).toBe('red')
    // As far as it lies on the picture.
    expect((await encode(server, picture, { x: 900, y: 900, size: 5000 })).status).toBe(200)
  })

  test('stands upright, and the part is meant of the upright one', async () => {
    await using server = await startServer({ boards: [] })
    // Turned by a quarter: the green corner of the file is at the upper right of what people see.
    const { image } = await encode(server, await aPicture(800, 400, 'jpeg', 6), { x: 0, y: 0, size: 400 })
    expect(await colourAt(image, 380, 20)).toBe('green')
    expect(await colourAt(image, 100, 200)).toBe('red')
  })

  test(
    'is refused where it is none, of another kind, larger than 4096 pixels, or cut short',
    { tags: ['long'] },
    async () => {
      await using server = await startServer({ boards: [] })
      const cut = (await aPicture(900, 900, 'jpeg')).subarray(0, 3000)
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
      const messages = []
      for (const bytes of [
        Buffer.from('hello'),
        Buffer.alloc(0),
        svg,
        await aPicture(90, 90, 'gif'),
        await aPicture(4097, 10),
        cut,
      ]) {
        const answer = await encode(server, bytes)
        expect(answer.status).toBe(422)
        messages.push(answer.message)
      }
      expect(messages.map((message) => message.split(/[.:]/u)[0])).toEqual([
        'We take JPEG, PNG and WebP pictures',
        'We take JPEG, PNG and WebP pictures',
        'We take JPEG, PNG and WebP pictures',
        'We take JPEG, PNG and WebP pictures',
        'This picture is larger than 4096 by 4096 pixels',
        'This picture is damaged or incomplete',
      ])
      expect((await encode(server, Buffer.alloc(8 * 1024 * 1024 + 1))).status).toBe(413)
    },
  )

  test('of noise is small enough to keep', async () => {
    await using server = await startServer({ boards: [] })
    const noise = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .png()
      .toBuffer()
    const { image } = await encode(server, noise)
    expect(Cv.safeParse({ personal_data: { image } }).success).toBe(true)
  })
})

async function encode(
  server: TestServer,
  bytes: Uint8Array,
  crop?: { x: number; y: number; size: number },
): Promise<{ status: number; image: string; message: string }> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'me.jpg'))
  for (const [name, value] of Object.entries(crop ?? {})) form.append(name, String(value))
  const headers = { host: 'localhost:3000', origin: 'http://localhost:3000' }
  const response = await server.app.fetch(
    new Request('http://localhost:3000/api/cv-picture', { method: 'POST', body: form, headers }),
  )
  const body = (await response.json()) as { image?: string; message?: string }
  return { status: response.status, image: body.image ?? '', message: body.message ?? '' }
}

function bytesOf(image: string): Buffer {
  return Buffer.from(image.split(',')[1] ?? '', 'base64')
}

async function colourAt(image: string, x: number, y: number): Promise<string> {
  const { data } = await sharp(bytesOf(image))
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0, blue = 0] = data
  return red > 150 ? 'red' : blue > 150 ? 'blue' : green > 120 ? 'green' : `${red} ${green} ${blue}`
}
