import type { IOptions } from 'sanitize-html'

/** The tags of rich text, of ads and of people (R-XSS-1). */
export const richTags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h2', 'h3', 'h4', 'a'] as const

/** What holds for strangers' HTML wherever it comes from: nothing but `richTags`, links to the web or to a mailbox, and words. */
export const allowedHtml = {
  allowedTags: [...richTags],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What they hold is no text for a reader, and is dropped with them.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'select',
    'xmp',
    'noscript',
    'template',
    'title',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'noembed',
    'noframes',
    'plaintext',
    'audio',
    'video',
    'canvas',
    'button',
  ],
} satisfies IOptions
