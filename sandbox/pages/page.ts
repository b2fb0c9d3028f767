import { html, raw } from 'hono/html'

export type Markup = ReturnType<typeof html>

/** A page of a made-up board, plain and readable, which says that it is one. */
export function page(title: string, body: Markup, options: { lang?: string; head?: Markup } = {}): Markup {
  return html`<!DOCTYPE html>
    <html lang="${options.lang ?? 'en-GB'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          body {
            font:
              16px/1.5 system-ui,
              sans-serif;
            max-width: 44rem;
            margin: 0 auto;
            padding: 1rem;
          }
          label,
          legend {
            display: block;
            margin-top: 1rem;
            font-weight: 600;
          }
          input[type='radio'],
          input[type='checkbox'] {
            margin-right: 0.5rem;
          }
          .demo {
            background: #fff3c4;
            color: #3d2f00;
            padding: 0.25rem 0.5rem;
          }
          .error {
            color: #b00020;
          }
          .ad {
            white-space: pre-line;
          }
        </style>
        ${options.head ?? ''}
      </head>
      <body>
        <p class="demo">
          Demo: this page is played by the sandbox. Nothing on it is real, and nothing is sent anywhere.
        </p>
        ${body}
      </body>
    </html>`
}

/** Data inside of a script: no text in it can end the script. */
export function scriptJson(value: unknown): Markup {
  return html`${raw(JSON.stringify(value).replaceAll('<', '\\u003c'))}`
}

export function jsonLd(value: unknown): Markup {
  return html`<script type="application/ld+json">
    ${scriptJson(value)}
  </script>`
}
