import { Link } from 'react-router'
import { product } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/about-us'
import { ask } from '../../ask.ts'
import { OperatorFacts } from '../../ui/pages/operator-facts.tsx'
import { adsByBoard } from '../../ui/pages/ads-by-board.ts'
import { DataPicture } from '../../ui/pages/data-picture.tsx'
import { TextPage } from '../../ui/pages/text-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const [{ company }, sources] = await Promise.all([
    ask(context, (api) => api.operator.facts()),
    ask(context, (api) => api.boards.sources()),
  ])
  return { company, ads: adsByBoard(sources.map(({ name, liveAds }) => ({ name, ads: liveAds }))) }
}

/** What the product is for, what it will not do, and who runs this copy of it. */
export default function AboutUs({ loaderData: { company, ads } }: Route.ComponentProps) {
  return (
    <TextPage
      title="About us"
      canonical="/about-us"
      description={`${product} searches the job boards of the United Kingdom and Ireland at the same time and shows each job once. What we do, what we do not do, and who runs this site.`}
      picture={<DataPicture title="Ads that we have now, by board" rows={ads} />}
    >
      <p>
        {product} is for people looking for work in the United Kingdom and Ireland. Jobs are spread over dozens of
        boards, and the same job is often on several. We search the boards at the same time, combine the copies of each
        job, and show one list: what each job pays, where it is, who is hiring, and where we found it.
      </p>
      <p>The name comes from a roll call: someone reads out the names, and each job answers ‘here’, or does not.</p>

      <h2>Our principles</h2>
      <ul>
        <li>
          <b>Our numbers are true.</b> We show how many ads we have and how many a board says it has. We never show a
          larger number because it looks better.
        </li>
        <li>
          <b>Finding work is free.</b> You do not pay to search, read or apply by hand, and you never will.
        </li>
        <li>
          <b>You decide.</b> We send nothing in your name unless you have agreed to it. No program here ranks or judges
          you for an employer.
        </li>
        <li>
          <b>You can see where it comes from.</b> Each row names every board that has the job. Its page says when we
          found it on each, and when we last checked that it is open.{' '}
          <Link to="/sources">Where the jobs come from</Link> shows how each board is doing today, even if it is not
          responding.
        </li>
        <li>
          <b>Your data is yours.</b> We have no advertising and no trackers, and we sell nothing about you.{' '}
          <Link to="/privacy">Privacy</Link> says what we keep and for how long.
        </li>
      </ul>

      <h2>What we are not</h2>
      <p>
        We are not an employment agency or a job board. We do not introduce people to employers, and each ad belongs to
        the board and the employer that it names. {product} does not belong to any of the boards that it searches.
      </p>

      <h2>Who runs this site</h2>
      <OperatorFacts company={company} />
      <p>
        To get in touch, <Link to="/contact">contact us</Link>. If something is broken,{' '}
        <Link to="/issues">report it</Link>. If something is missing, <Link to="/ticket">ask for it</Link>.
      </p>
    </TextPage>
  )
}
