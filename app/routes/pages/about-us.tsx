import { Link } from 'react-router'
import { product } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/about-us'
import { ask } from '../../ask.ts'
import { OperatorFacts } from '../../ui/pages/operator-facts.tsx'
import { TextPage } from '../../ui/pages/text-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return await ask(context, (api) => api.operator.facts())
}

/** What the product is for, what it will not do, and who runs this copy of it. */
export default function AboutUs({ loaderData: { company } }: Route.ComponentProps) {
  return (
    <TextPage
      title="About us"
      canonical="/about-us"
      description={`${product} searches the job boards of the United Kingdom and Ireland at once and shows one honest list. What we do, what we do not do, and who runs this site.`}
    >
      <p>
        {product} is for people who look for work in the United Kingdom and Ireland. Jobs stand on dozens of boards, and
        the same job on many of them. We ask the boards at once, put what is one job together, and show one list: what
        it pays, where it is, who is looking for somebody, and where we have that from.
      </p>
      <p>The name comes from a roll call: somebody reads out the names, and each job answers ‘here’, or does not.</p>

      <h2>What we hold to</h2>
      <ul>
        <li>
          <b>Numbers are true.</b> We show how many ads we hold and how many a board says it has, and never a larger
          number because it looks better.
        </li>
        <li>
          <b>Finding work is free.</b> You pay nothing to search, to read, or to apply by hand, and never will.
        </li>
        <li>
          <b>You decide.</b> Nothing is sent in your name that you have not agreed to. No program here ranks or judges
          you for an employer.
        </li>
        <li>
          <b>You can see where it comes from.</b> Each row names every board that carries the job and when we last saw
          it there; <Link to="/sources">Where the jobs come from</Link> says how each board does today, also when it
          does not answer.
        </li>
        <li>
          <b>Your data is yours.</b> No advertising, no trackers, nothing sold. <Link to="/privacy">Privacy</Link> says
          what is kept and for how long.
        </li>
      </ul>

      <h2>What we are not</h2>
      <p>
        We are no employment agency and no board: we do not introduce people to employers, and an ad here belongs to the
        board and the employer that it names. {product} belongs to none of the boards that it asks.
      </p>

      <h2>Who runs this site</h2>
      <OperatorFacts company={company} />
      <p>
        You reach us by <Link to="/contact">Contact us</Link>. If something is broken,{' '}
        <Link to="/issues">report it</Link>; if something is missing, <Link to="/ticket">ask for it</Link>.
      </p>
    </TextPage>
  )
}
