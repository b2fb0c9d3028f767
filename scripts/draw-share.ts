import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { chromiumForTests } from '../test/chromium.ts'

/*
 * Draws the picture that other sites show with a link to this one, app/public/share.png, in our own fonts and colours:
 *   node scripts/draw-share.ts
 */
const fonts = {
  'Bricolage Grotesque': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  'Source Sans 3': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
}

async function asData(address: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(fileURLToPath(address))).toString('base64')}`
}

const faces = await Promise.all(
  Object.entries(fonts).map(
    async ([name, path]) =>
      `@font-face { font-family: '${name}'; font-weight: 200 900; src: url(${await asData(import.meta.resolve(path), 'font/woff2')}) }`,
  ),
)
const mark = async (part: string) =>
  await asData(new URL(`../app/ui/wordmark-${part}.svg`, import.meta.url).href, 'image/svg+xml')

const html = `<!doctype html><style>${faces.join('')}
  body { margin: 0; width: 1200px; height: 630px; background: #fbfaf6; color: #14241d; border-bottom: 18px solid #0b6b4c; box-sizing: border-box }
  main { padding: 84px 96px }
  .mark { position: relative; width: 372px; height: 92px }
  .mark i { position: absolute; inset: 0; background: #14241d; mask: url(${await mark('letters')}) 0 50% / contain no-repeat }
  .mark i + i { background: #f2b33d; mask-image: url(${await mark('tick')}) }
  h1 { margin: 56px 0 0; font: 750 84px/1.04 'Bricolage Grotesque'; letter-spacing: -0.025em }
  h1 span { display: block; color: #0b6b4c }
  p { margin: 30px 0 0; color: #4c5a53; font: 400 34px/1.35 'Source Sans 3' }
</style><main><div class="mark"><i></i><i></i></div>
<h1>Every job, once. <span>With what you’d take home.</span></h1>
<p>One search over the job boards of the UK and Ireland.</p></main>`

const browser = await chromium.launch(await chromiumForTests())
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(html)
  await page.evaluate(async () => await document.fonts.ready)
  await page.screenshot({ path: 'app/public/share.png' })
} finally {
  await browser.close()
}
