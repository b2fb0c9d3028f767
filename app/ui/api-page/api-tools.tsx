import css from './api-page.module.css'

const tools = [
  { name: 'search_jobs', does: 'Searches all boards by title and place, with the filters of the results page.' },
  { name: 'get_job', does: 'One ad with its whole text.' },
  {
    name: 'statistics',
    does: 'What the ads for a job offer and ask for, and where, with the number of ads behind it.',
  },
  {
    name: 'net_pay',
    does: 'What is left of pay after tax, for employees, inside and outside IR35, and in Ireland, with the sums.',
  },
] as const

/** How an assistant asks this site: the address of its MCP server, and what it offers. */
export function ApiTools({ site }: { site: string }) {
  return (
    <>
      <h2 id="mcp">For assistants: MCP</h2>
      <p>Add this address to your assistant as a server of the Model Context Protocol (streamable HTTP, no login):</p>
      <pre className={css.example}>
        <code>{`${site}/mcp`}</code>
      </pre>
      <p>Where a client wants a file of settings:</p>
      <pre className={css.example}>
        <code>{JSON.stringify({ mcpServers: { rolecall: { type: 'http', url: `${site}/mcp` } } }, null, 2)}</code>
      </pre>
      <p>It has these tools. None of them changes anything, and none knows who you are:</p>
      <dl className={css.tools}>
        {tools.map(({ name, does }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
