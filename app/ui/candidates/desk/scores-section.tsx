import { Form, useNavigation } from 'react-router'
import type { Alert } from '../../../../contract/texts/alert.ts'
import type { CandidateDetail } from '../../../../contract/candidates/desk.ts'
import { finalScore, scoreNames, scoreOf, scoreWord } from '../../../../contract/candidates/scores.ts'
import { Button } from '../../parts/button.tsx'
import { ProblemSummary } from '../../parts/problem-summary.tsx'
import { SliderField } from '../../parts/slider-field.tsx'
import css from './desk.module.css'
import scoresCss from './scores.module.css'
import { ScoreBar } from './score-bar.tsx'

type Props = { scores: CandidateDetail['scores']; alert: Alert | null }

/** A member's four scores of a candidate; the others' once they have given their own. */
export function ScoresSection({ scores: { own, others, final }, alert }: Props) {
  return (
    <section className={css.part} aria-labelledby="scores">
      <h3 id="scores">
        Your score{' '}
        <small className="quiet">
          {own === null ? 'you’ll see the others’ scores once you have given yours' : 'nothing is scored by machine'}
        </small>
      </h3>
      {own === null ? (
        <ScoreForm own={null} said={alert} />
      ) : (
        <>
          {scoreNames.map(({ key, name }) => (
            <ScoreBar key={key} name={name} score={own[key]} />
          ))}
          <ScoreBar name="Yours" score={finalScore(own)} />
          {others !== null && others.length > 0 && (
            <div className={scoresCss.others}>
              {others.map(({ by, final: theirs }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a former member has no name
                <ScoreBar key={index} name={by ?? 'A former member'} score={theirs} />
              ))}
              {final !== null && <ScoreBar name="All together" score={final} />}
            </div>
          )}
          {others !== null && others.length === 0 && <p className="quiet">Nobody else has given a score yet.</p>}
          <details open={alert !== null || undefined}>
            <summary>Change your scores</summary>
            <ScoreForm own={own} said={alert} />
          </details>
        </>
      )}
    </section>
  )
}

function ScoreForm({ own, said }: { own: CandidateDetail['scores']['own']; said: Alert | null }) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" preventScrollReset className={scoresCss.scoreForm}>
      <input type="hidden" name="intent" value="assess" />
      <p className="hint">
        1 Poor · 3 Fair · 5 Average · 7 Good · 9 Excellent. The candidate can ask to see what you give.
      </p>
      <div className={scoresCss.sliders} data-sliders>
        {scoreNames.map(({ key, name }) => (
          <SliderField
            key={key}
            name={key}
            label={name}
            sliderName={`${name}, 1 to 9`}
            min={scoreOf.least}
            max={scoreOf.most}
            defaultValue={own?.[key] ?? scoreOf.first}
            meaning={(score) => (score >= scoreOf.least && score <= scoreOf.most ? scoreWord(score) : '1 to 9')}
          />
        ))}
      </div>
      <ProblemSummary said={said} />
      <div>
        <Button type="submit" aria-busy={isSending}>
          Save your scores
        </Button>
      </div>
    </Form>
  )
}
