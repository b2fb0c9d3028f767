import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bareHtml } from './bare-html.ts'

test.for([
  ['<p>I <b>care</b> for <i>people</i></p>', '<p>I <strong>care</strong> for <em>people</em></p>'],
  // As Google Docs puts it on the clipboard.
  [
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">Bold</span><span style="font-style:italic"> slanted</span> plain</p></b>',
    '<p><strong>Bold</strong><em> slanted</em> plain</p>',
  ],
  // As Word does.
  [
    "<html><head><style>p { color: red }</style></head><body><!--StartFragment--><p class=MsoNormal style='margin:0'>Text<o:p></o:p></p><!--EndFragment--></body></html>",
    '<p>Text</p>',
  ],
  ['<ul><li style="x">one<li>two</ul>', '<ul><li>one<li>two</li></li></ul>'],
  [
    '<a href="https://example.org/?a=1&amp;b=2" onclick="x()">here</a>',
    '<a href="https://example.org/?a=1&amp;b=2">here</a>',
  ],
  ['<a href="javascript:x()">here</a>', 'here'],
  ['<img src=x onerror=x()>text<script>x()</script>', 'text'],
  ['<p title="a > b" style=\'"\'>text</p>', '<p>text</p>'],
  ['1 < 2 & 3 > 2', '1 &lt; 2 & 3 &gt; 2'],
  ['</p>never opened', 'never opened'],
  ['<h1>Title</h1><h6>small</h6>', '<h2>Title</h2><h4>small</h4>'],
  ['<table><tr><td>a</td><td>b</td></tr></table>', 'ab'],
] as const)('%s', ([html, bare]) => {
  expect(bareHtml(html)).toBe(bare)
})

test('whatever is given, no tag but ours comes out, none has an attribute but a link, and none is left open', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p',
      '>',
      '<b style="',
      '"',
      "'",
      '<a href=',
      'javascript:',
      '</p>',
      '<svg>',
      '<!--',
      '-->',
      '<script>',
      ' onclick=x ',
    ),
    fc.string({ maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const bare = bareHtml(pieces.join(''))
      const tags = bare.match(/<[^>]*>/gu) ?? []
      for (const one of tags)
        expect(one).toMatch(
          /^<\/?(?:p|br|ul|ol|li|strong|em|h2|h3|h4|a)>$|^<a href="(?:https?:\/\/|mailto:)[^"<]*">$/iu,
        )
      const begun = tags.filter((one) => !one.startsWith('</') && one !== '<br>').length
      expect(tags.filter((one) => one.startsWith('</')).length).toBe(begun)
    }),
    { numRuns: 2_000 },
  )
})

test('a long text is read in no time', () => {
  const started = performance.now()
  const pieces = ['<a', '<a "', '<p ', '<!--', '<!', '<script>', '<p>', '</p>', `<a "'`, '<', '<svg><p>']
  for (const piece of pieces) bareHtml(piece.repeat(20_000))
  expect(performance.now() - started).toBeLessThan(3_000)
})
