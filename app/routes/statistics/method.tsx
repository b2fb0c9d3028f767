import { Link } from 'react-router'
import { PageHead } from '../../ui/page-head.tsx'
import css from '../../ui/statistics/statistics.module.css'

export default function StatisticsMethod() {
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="How the statistics are made"
        description="Which job ads are counted, how pay is read and what median, quartile and deviation mean on our statistics pages."
        canonical="/how-statistics-are-made"
      />
      <h1>How the statistics are made</h1>
      <div className="prose">
        <h2>Which ads are counted</h2>
        <p>
          Every vacancy that we hold and that was open at some time in the last 90 days. A vacancy that several boards
          carry counts once, however often it was posted. They come from <Link to="/sources">the boards we ask</Link>; a
          job that was never advertised there is not in them. With fewer than five ads there are no figures: too few say
          nothing about the others.
        </p>
        <h2>Which titles belong together</h2>
        <p>
          What stands beside the job’s name is left out: place, pay, grade, hours, reference. A ‘Senior Staff Nurse,
          Leeds’ then counts as senior staff nurse, as staff nurse and as nurse; a ‘Nurse Manager’ counts as a manager
          and not as a nurse. Names of one job count as one: ‘RGN’ is a registered general nurse.
        </p>
        <h2>Which places</h2>
        <p>
          An ad counts for the town that it names and for the county, region and country around it; a district counts
          for its town. London is the whole of it. A postcode stands for its county.
        </p>
        <h2>How pay is read</h2>
        <ul>
          <li>Of a range the middle counts; ‘up to’ and ‘from’ count as the amount that they name.</li>
          <li>
            Pay by the hour, week or month is reckoned to a year, unless it is a contract by the hour or pay by the day:
            these are day rates, with eight hours to a day, and stand apart.
          </li>
          <li>Pounds and euro are never mixed, and nothing is converted.</li>
          <li>
            A board’s guess is not pay. Neither is what nobody would believe: less than 5,000 or more than 500,000 a
            year, less than 50 or more than 3,000 a day.
          </li>
          <li>Most ads do not say what they pay. Each figure tells of how many ads it is.</li>
          <li>It is what ads offer, not what people earn in the end.</li>
        </ul>
        <h2>What the figures mean</h2>
        <ul>
          <li>Median: half of the ads offer more, half less. One very high offer does not move it.</li>
          <li>Middle half: between the quartiles. A quarter of the ads offers less, a quarter more.</li>
          <li>10th and 90th percentile: one ad in ten offers less than the one, one in ten more than the other.</li>
          <li>
            Mean and standard deviation: the average, and how far offers lie from it (the sample’s, with one less than
            the number of ads). The salary band is the mean less and plus one deviation.
          </li>
          <li>
            The normal curve shows how the ads would lie if they were spread evenly about the mean, in 17 points a
            quarter of a deviation apart. Pay seldom is: it has more high offers than low ones.
          </li>
        </ul>
        <h2>How new they are</h2>
        <p>
          New and closed ads are taken in every minute. Where there are many ads the figures follow once one in fifty
          has changed, or within the hour. ‘Month by month’ counts ads by the day on which they were posted, over the
          last twelve months; a month’s median needs five ads with pay. Months before we began to read a board are
          emptier than they were.
        </p>
        <h2>Your own pay</h2>
        <p>
          What you type into ‘Your pay against the market’ is compared and forgotten. It is neither stored nor part of
          an address.
        </p>
        <p>
          <Link to="/statistics">Job statistics</Link>
        </p>
      </div>
    </div>
  )
}
