import { Link } from 'react-router'
import { product } from '../../../contract/texts/messages.ts'
import { cookies, storage, type Kept } from '../../content/kept-in-browser.ts'
import { TextPage } from '../../ui/pages/text-page.tsx'
import { Table } from '../../ui/parts/table.tsx'

/** Every cookie and every other thing that a browser keeps for us. */
export default function Cookies() {
  return (
    <TextPage
      title="Cookies"
      canonical="/cookies"
      description={`Every cookie that ${product} sets, by name: what it is for and how long it stays. All of them are our own; none follows you to other sites.`}
    >
      <p>
        A cookie is a line of text that your browser keeps for a site and sends back to it. All of ours are our own.
        None is for advertising, none counts what you look at, and no other company’s cookies or scripts are on these
        pages.
      </p>
      <p>
        Each is needed for something that you did or asked for, so the law on cookies does not ask for your consent (
        <a href="https://ico.org.uk/for-the-public/online/cookies/">what the ICO says of cookies</a>). ‘Accept’ in the
        note at the foot of a page only makes the note go.
      </p>

      <h2>Cookies</h2>
      <p>Most visitors have one or two of these: each is set when it comes to be needed, and not before.</p>
      <KeptTable caption="Cookies that we set" kept={cookies} />
      <p>On a secure address the names of those for logging in begin with ‘__Host-’.</p>

      <h2>Other things your browser keeps</h2>
      <p>
        Pages also keep some things in your browser’s storage. They stay there, and are not sent to us with each page.
      </p>
      <KeptTable caption="What pages keep in your browser" kept={storage} />
      <p>
        A name that ends in a colon goes on with the number of the account or CV that it belongs to, and ‘offline-’ with
        that of its version.
      </p>

      <h2>How to be rid of them</h2>
      <p>
        Your browser’s settings, under privacy, show what each site keeps and delete it. Without our cookies you can
        search and read everything; you cannot stay logged in, and your colours and hidden jobs are forgotten. What we
        keep with us, and not in your browser, stands under <Link to="/privacy">Privacy</Link>.
      </p>
    </TextPage>
  )
}

function KeptTable({ caption, kept }: { caption: string; kept: readonly Kept[] }) {
  return (
    <Table
      caption={caption}
      isCaptionUnseen
      columns={['Name', 'What for', 'How long'].map((name) => ({ name }))}
      rows={kept.map(({ name, purpose, life }) => ({ key: name, cells: [name, purpose, life] }))}
    />
  )
}
