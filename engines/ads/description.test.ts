import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanDescription, cleanForOutput, isClean, withPointsAsLists } from './description.ts'

const html = (source: string) => cleanDescription(source, 'html').html
const text = (source: string) => cleanDescription(source, 'text')

describe('text', () => {
  test.each([
    [
      'We care.\n\nYou will:\n- wash\n- dress\n\nApply by Friday',
      '<p>We care.</p><p>You will:</p><ul><li>wash</li><li>dress</li></ul><p>Apply by Friday</p>',
    ],
    ['one\ntwo', '<p>one<br>two</p>'],
    ['• one\r\n• two', '<ul><li>one</li><li>two</li></ul>'],
    ['You will: • sell • serve • smile', '<p>You will:</p><ul><li>sell</li><li>serve</li><li>smile</li></ul>'],
    ['pay under <£30k & over >£20k', '<p>pay under &lt;£30k &amp; over &gt;£20k</p>'],
    ['Marks &amp; Spencer, &#163;12', '<p>Marks &amp; Spencer, £12</p>'],
    ['- a lone dash', '<p>- a lone dash</p>'],
    ['<p>HTML that was called text</p>', '<p>HTML that was called text</p>'],
    ['\\- one\n\\- two\n**bold**', '<ul><li>one</li><li>two</li></ul><p>bold</p>'],
    ['itâ€™s Â£12 â\u0080\u0093 really', '<p>it’s £12 – really</p>'],
    ['a\u0000b\u0002c\u202Ed\uFEFF', '<p>abcd</p>'],
    ['', ''],
    [' \n \n', ''],
  ])('%j', (source, expected) => {
    expect(text(source).html).toBe(expected)
  })

  test('the head of a copied page goes, with the estimate in it', () => {
    const source =
      'Data Engineer ❮ back to last search Acme Ltd Leeds £42,401 per year - estimated ? Full time NEW Apply for this job Description We need you.'
    expect(text(source).html).toBe('<p>We need you.</p>')
  })

  test('buttons of a page go, sentences with the same words stay', () => {
    expect(text('Apply now\nSave\nApply now and save a place\nShow more').html).toBe(
      '<p>Apply now and save a place</p>',
    )
  })

  test('a wall of capitals is softened, a short heading is not', () => {
    const wall = 'WE NEED A REGISTERED NURSE (RGN) FOR AN NHS WARD IN LEEDS. YOU WILL WORK MONDAY TO FRIDAY.'
    expect(text(`DUTIES\n\n${wall}`).html).toBe(
      '<p>DUTIES</p><p>We need a registered nurse (RGN) for an NHS ward in Leeds. You will work Monday to Friday.</p>',
    )
  })
})

describe('HTML', () => {
  test.each([
    ['<div><b>a</b><div>b</div></div>', '<p><strong>a</strong></p><p>b</p>'],
    ['<strong><p>a</p><p>b</p></strong>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['<p>a<br><br>b<br>c</p>', '<p>a</p><p>b<br>c</p>'],
    ['<p>• a<br>• b</p><p>• c</p>', '<ul><li>a</li><li>b</li><li>c</li></ul>'],
    ['<h1>A</h1><h4>B</h4><h6>C</h6>', '<h2>A</h2><h3>B</h3><h4>C</h4>'],
    ['<h3>only</h3>', '<h2>only</h2>'],
    ['<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br>b</li></ul>'],
    ['<ul><li>a<ul><li>b</li></ul>c</li></ul>', '<ul><li>a<ul><li>b</li></ul>c</li></ul>'],
    ['<ol><li>1</li></ol><ol><li>1</li></ol>', '<ol><li>1</li></ol><ol><li>1</li></ol>'],
    ['<p> spaced <em> out </em> words </p>', '<p>spaced <em>out</em> words</p>'],
    ['<p>&nbsp;</p><p></p><strong> </strong>', ''],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', '<p>a b</p><p>c</p>'],
    [
      '<a href="HTTPS://example.org/?a=1&amp;b=2" onclick="x">go</a>',
      '<p><a href="https://example.org/?a=1&amp;b=2" rel="nofollow noopener ugc">go</a></p>',
    ],
    [
      '<a href="mailto:a@example.org">mail</a>',
      '<p><a href="mailto:a@example.org" rel="nofollow noopener ugc">mail</a></p>',
    ],
    ['<a href="/jobs/1">relative</a>', '<p>relative</p>'],
    ['<script>x</script><p>a</p>', '<p>a</p>'],
    ['&lt;p&gt;once &amp;amp; for all&lt;/p&gt;', '<p>once &amp; for all</p>'],
    ['&amp;lt;p&amp;gt;twice &amp;amp;amp; more&amp;lt;/p&amp;gt;', '<p>twice &amp; more</p>'],
    ['<p>Marks &amp;amp; Spencer&amp;nbsp;plc</p>', '<p>Marks &amp; Spencer plc</p>'],
    ['<p>the &lt;canvas&gt; tag</p>', '<p>the &lt;canvas&gt; tag</p>'],
    ['no tag at all\nbut lines', '<p>no tag at all<br>but lines</p>'],
  ])('%j', (source, expected) => {
    expect(html(source)).toBe(expected)
  })
})

test('the lines are the words of the paragraphs, headings and points', () => {
  expect(
    cleanDescription('<h2>Pay</h2><p>£12 &amp; more<br>weekly</p><ul><li><b>one</b> two</li></ul>', 'html').lines,
  ).toEqual(['Pay', '£12 & more', 'weekly', 'one two'])
})

test('what is clean passes on the way out, what is not is cleaned', () => {
  const clean = '<p>a <a href="https://example.org/" rel="nofollow noopener ugc">b</a></p>'
  expect(cleanForOutput(clean)).toBe(clean)
  expect(cleanForOutput('<p onclick="x">a</p>')).toBe('<p>a</p>')
  expect(cleanForOutput('<p>a')).toBe('<p>a</p>')
})

test.each([
  '<p>a',
  '<p>a</strong></p>',
  '<p>a</p></div>',
  '<P>a</P>',
  '<a href="https://example.org">a</a>',
  '<p><ul></ul></p>',
  'a < b',
  '<p>\u0002</p>',
])('%j is not taken for clean', (source) => {
  expect(isClean(source)).toBe(false)
})

test('any text is shown as it is, and comes out the same when cleaned again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (source) => {
      const once = text(source)
      expect(isClean(once.html)).toBe(true)
      expect(cleanDescription(once.html, 'html')).toEqual(once)
    }),
  )
})

test('an ad of any length costs no more than a long ad', () => {
  const long = cleanDescription(`<p>${'word '.repeat(200_000)}</p>`, 'html')
  expect(long.lines.join(' ').length).toBeLessThanOrEqual(200_000)
  expect(cleanDescription('a\n'.repeat(400_000), 'text').lines.join('').length).toBeLessThanOrEqual(61_000)
})

test.each([
  ['unclosed tags', '<p><b><i>'.repeat(20_000)],
  ['nested lists', '<ul><li>'.repeat(10_000)],
  ['brackets', '<'.repeat(50_000)],
  ['entities', '&amp;'.repeat(40_000)],
  ['half entities', '&amp;'.repeat(40_000).slice(0, -1)],
  ['bullets', '• '.repeat(60_000)],
  ['comments', '<!--'.repeat(30_000)],
  ['capitals', 'A'.repeat(100_000)],
  ['spaces', ' '.repeat(150_000)],
  ['a page head that never ends', `❮ back to last search${' '.repeat(100_000)}`],
  ['damaged characters', 'Ã'.repeat(50_000)],
])('%s without end are cleaned in good time', (_, source) => {
  for (const format of ['html', 'text'] as const) expect(isClean(cleanDescription(source, format).html)).toBe(true)
})

describe('points that are paragraphs', () => {
  test.each([
    [
      '<p>You will:</p><p>- wash</p><p>- <strong>dress</strong></p><p>Apply</p>',
      '<p>You will:</p><ul><li>wash</li><li><strong>dress</strong></li></ul><p>Apply</p>',
    ],
    ['<p>- one line<br>and another</p><p>- two</p>', '<ul><li>one line<br>and another</li><li>two</li></ul>'],
    ['<p>- a lone dash</p><p>words</p>', '<p>- a lone dash</p><p>words</p>'],
    ['<p>-5 degrees</p><p>-6 degrees</p>', '<p>-5 degrees</p><p>-6 degrees</p>'],
    ['<ul><li>- one</li><li>- two</li></ul>', '<ul><li>- one</li><li>- two</li></ul>'],
  ])('%j', (clean, expected) => {
    expect(withPointsAsLists(clean)).toBe(expected)
    expect(isClean(expected)).toBe(true)
  })

  test('however an ad is written, it stays clean', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('<p>', '</p>', '- ', '<br>', 'word', '<ul><li>', '</li></ul>', '<strong>', '</strong>'),
        ),
        (parts) => {
          expect(isClean(withPointsAsLists(html(parts.join(''))))).toBe(true)
        },
      ),
    )
  })
})
