import { useEffect, useRef, useState, type ReactNode } from 'react'
import { candidacyLimits } from '../../../contract/candidates/limits.ts'
import type { ScreeningQuestion } from '../../../contract/candidates/screening.ts'
import { oneMinute } from '../../../contract/recordings/texts.ts'
import { Button } from '../parts/button.tsx'
import { TextArea } from '../parts/text-field.tsx'
import { useFocusOnChange } from '../recordings/phase-focus.ts'
import { RecordingById } from '../recordings/recording-by-id.tsx'
import { Recorder } from '../recordings/recorder.tsx'
import css from './candidates.module.css'
import { isAnswered, nextOf, noAnswer, type SpokenAnswer, type SpokenAnswers } from './spoken-answers.ts'
import { Checkbox } from '../parts/checkbox.tsx'

type Props = {
  questions: readonly ScreeningQuestion[]
  start: SpokenAnswers
  problems: Readonly<Record<string, string>>
  /** Told with each answer: whether all have one. */
  onAnswered: (isAll: boolean) => void
  /** Told when an answer has changed, and the fields of the form with it. */
  onChange: () => void
}

/**
 * The questions that ask for a recording, one after the other (S22.2, S22.3): heard or read, answered by voice or in writing. Once the last
 * has its answer they hide. The answers are fields of the form around.
 */
export default function SpokenQuestions({ questions, start, problems, onAnswered, onChange }: Props) {
  const [answers, setAnswers] = useState(start)
  const [at, setAt] = useState(() => nextOf(questions, start, 0))
  const [shown, setShown] = useState(problems)
  // Whoever has recorded one answer has set up their microphone for the next.
  const [isSetUp, setSetUp] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const shownAt = useRef(at)

  // The server has found something: the first question that it names is asked again.
  if (shown !== problems) {
    setShown(problems)
    const wrong = questions.findIndex(({ uuid }) => problems[`answer-${uuid}`] !== undefined)
    if (wrong !== -1) setAt(wrong)
  }

  const isAll = nextOf(questions, answers, 0) === null
  useEffect(() => onAnswered(isAll), [isAll, onAnswered])
  const told = useRef(answers)
  useEffect(() => {
    if (told.current === answers) return
    told.current = answers
    onChange()
  }, [answers, onChange])
  // Whoever has answered goes on from the next question, not from the top of the page.
  useEffect(() => {
    if (shownAt.current === at) return
    shownAt.current = at
    place.current?.focus()
  }, [at])

  const answer = (uuid: string, given: SpokenAnswer, isLast: boolean) => {
    const all = { ...answers, [uuid]: given }
    if (given.recording !== '' && given.recording !== answers[uuid]?.recording) setSetUp(true)
    setAnswers(all)
    if (isLast) setAt(nextOf(questions, all, (at ?? 0) + 1))
  }
  const asked = at === null ? undefined : questions[at]

  return (
    <div className={css.spoken} ref={place} tabIndex={-1}>
      <div hidden>
        {questions.map(({ uuid }) => {
          const { recording, text } = answers[uuid] ?? noAnswer
          return (
            <span key={uuid}>
              <input type="hidden" name={`recording-${uuid}`} value={recording} />
              {uuid !== asked?.uuid && <input type="hidden" name={`answer-${uuid}`} value={text} />}
            </span>
          )
        })}
      </div>
      {asked !== undefined && at !== null ? (
        <Question
          key={asked.uuid}
          question={asked}
          step={`Question ${at + 1} of ${questions.length}`}
          given={answers[asked.uuid] ?? noAnswer}
          isSetUp={isSetUp}
          problem={problems[`answer-${asked.uuid}`]}
          onAnswer={(given, isDone) => answer(asked.uuid, given, isDone)}
        />
      ) : (
        <ul className={css.spokenDone} aria-label="Your answers">
          {questions.map((question, i) => {
            const { recording } = answers[question.uuid] ?? noAnswer
            const how = recording !== '' ? 'Recorded' : isAnswered(answers, question) ? 'In writing' : 'No answer yet'
            return (
              <li key={question.uuid}>
                <p>
                  <b>{question.question}</b> {how}
                </p>
                {recording !== '' && <RecordingById uuid={recording} title={`Your answer: ${question.question}`} />}
                <Button type="button" onClick={() => setAt(i)}>
                  Change<span className="unseen"> the answer to: {question.question}</span>
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

type QuestionProps = {
  question: ScreeningQuestion
  step: string
  given: SpokenAnswer
  isSetUp: boolean
  problem: string | undefined
  /** @param isDone go on to the next */
  onAnswer: (given: SpokenAnswer, isDone: boolean) => void
}

function Question({ question, step, given, isSetUp, problem, onAnswer }: QuestionProps) {
  const { uuid, question: words, why, recording: spoken } = question
  const [isWriting, setWriting] = useState(given.text !== '')
  const [isAgain, setAgain] = useState(given.recording === '')
  const name = `answer-${uuid}`
  const place = useFocusOnChange<HTMLElement>(`${isWriting} ${isAgain}`)
  const write = (
    <Button type="button" onClick={() => setWriting(true)}>
      Answer in writing instead
    </Button>
  )
  return (
    <section ref={place} tabIndex={-1} className={css.spokenQuestion} aria-labelledby={`${name}-step`}>
      <h3 id={`${name}-step`}>{step}</h3>
      <Asked uuid={uuid} words={words} spoken={spoken} />
      {why !== '' && <p className="hint">Why they ask: {why}</p>}
      {isWriting ? (
        <>
          <TextArea
            name={name}
            label="Your answer"
            hint="In writing counts as much as spoken."
            required={false}
            maxLength={candidacyLimits.answer}
            value={given.text}
            onChange={(text) => onAnswer({ recording: '', text }, false)}
            problem={problem}
          />
          <p className={css.ways}>
            <Button
              type="button"
              disabled={given.text.trim() === ''}
              onClick={() => onAnswer({ recording: '', text: given.text }, true)}
            >
              Save and go on
            </Button>
            <Button
              type="button"
              look="plain"
              onClick={() => {
                onAnswer({ recording: '', text: '' }, false)
                setWriting(false)
              }}
            >
              Record instead
            </Button>
          </p>
        </>
      ) : isAgain ? (
        <div id={name} tabIndex={-1} className={css.spokenRecorder}>
          <p className="problem">{problem}</p>
          <input type="hidden" name={name} value="" />
          <p>
            <b>{oneMinute}</b>
          </p>
          <Recorder
            kind="screening-answer"
            about={uuid}
            hasPractice
            isSetUp={isSetUp}
            what={{
              seenBy: 'Only people at this employer, once you have sent your application',
              deleted: 'With your application, or when you withdraw it or delete your account',
            }}
            onUse={(recording) => onAnswer({ recording, text: '' }, true)}
            writingInstead={write}
          />
        </div>
      ) : (
        <div id={name} tabIndex={-1}>
          <p className="problem">{problem}</p>
          <input type="hidden" name={name} value="" />
          <RecordingById uuid={given.recording} title="Your answer" />
          <p className={css.ways}>
            <Button type="button" onClick={() => onAnswer(given, true)}>
              Keep this answer
            </Button>
            <Button type="button" onClick={() => setAgain(true)}>
              Record again
            </Button>
            {write}
          </p>
        </div>
      )}
    </section>
  )
}

/** The question as it was spoken, and its words, which whoever listens can hide. */
function Asked({ uuid, words, spoken }: { uuid: string; words: string; spoken: string | null }): ReactNode {
  const [isShown, setShown] = useState(true)
  if (spoken === null) return <p className={css.spokenWords}>{words}</p>
  return (
    <>
      <RecordingById uuid={spoken} title="The question" />
      <Checkbox checked={isShown} onChange={setShown}>
        Show transcript
      </Checkbox>
      {isShown && (
        <p className={css.spokenWords} id={`words-${uuid}`}>
          {words}
        </p>
      )}
    </>
  )
}
