import { html } from 'hono/html'
import type { SandboxBoard, World } from '../board.ts'

const controlHelp = html`<p>
  <a href="/control/applications">Everything that has arrived</a>, as JSON. A board can be told to be slow, to fail or
  to refuse: <code>POST /control {"board": "reed", "fault": {"kind": "hang"}}</code>; <code>DELETE /control</code>
  mends them all.
</p>`

export function frontPage(boards: readonly SandboxBoard[], world: World, { hasControl }: { hasControl: boolean }) {
  const seen = boards.map((board) => ({ ...board, ads: world.ads(board.id).length, at: board.hosts[0] ?? '' }))
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox of job boards</title>
        <style>
          body {
            font:
              1rem/1.5 system-ui,
              sans-serif;
            max-width: 50rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          td,
          th {
            padding: 0.25rem 1rem 0.25rem 0;
            text-align: left;
          }
        </style>
      </head>
      <body>
        <h1>Sandbox of job boards</h1>
        <p>
          Everything here is made up: every vacancy, every employer and every agency. The boards are played on this
          machine, for trying things out; none of the real ones is asked or knows of it.
        </p>
        <table>
          <thead>
            <tr>
              <th>Board</th>
              <th>Made-up ads</th>
              <th>Plays</th>
            </tr>
          </thead>
          <tbody>
            ${seen.map(
              ({ name, ads, hosts, at }) =>
                html`<tr>
                  <td>${at.startsWith('*') ? name : html`<a href="/${at}/">${name}</a>`}</td>
                  <td>${ads.toLocaleString('en-GB')}</td>
                  <td>${hosts.join(', ')}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        <p>
          Nine of them take applications: log in with any email address and the password <code>demo-pass-1</code>. What
          has arrived is on each board under 'My applications'.
        </p>
        ${hasControl ? controlHelp : ''}
      </body>
    </html>`
}
