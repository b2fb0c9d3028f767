import { Fragment } from 'react'
import css from './api-page.module.css'

const tools = [
  { name: 'search_jobs', does: 'Searches all boards by title and place, with the same filters as the results page.' },
  { name: 'get_job', does: 'Gets one ad with its full text.' },
  {
    name: 'statistics',
    does: 'Gives pay, requirements and places for a job title, with the number of ads that each figure is based on.',
  },
  {
    name: 'net_pay',
    does: 'Calculates take-home pay for employees, for contracts inside and outside IR35, and in Ireland, and shows each step.',
  },
] as const

/** How to connect an assistant: the address of the MCP server and its tools. */
export function ApiTools({ site }: { site: string }) {
  return (
    <>
      <p>Add this address to your assistant as a Model Context Protocol server (streamable HTTP, no login):</p>
      <pre className={css.example}>
        <code>{`${site}/mcp`}</code>
      </pre>
      <p>If your client uses a settings file:</p>
      <pre className={css.example}>
        <code>{JSON.stringify({ mcpServers: { rolecall: { type: 'http', url: `${site}/mcp` } } }, null, 2)}</code>
      </pre>
      <p>It has these tools. They only read, and they do not know who you are:</p>
      <dl>
        {tools.map(({ name, does }) => (
          <Fragment key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}
