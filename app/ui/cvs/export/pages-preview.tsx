import type { MouseEvent } from 'react'
import { mostPages, type PrintedPages } from '../../../../contract/cvs/export.ts'
import { alert, messages } from '../../../../contract/texts/messages.ts'
import { AlertBox } from '../../parts/alert-box.tsx'
import { Icon } from '../../icon.tsx'
import { Button } from '../../parts/button.tsx'
import css from './export.module.css'

/** How many pages there are; not known yet; or the printing failed. */
export type PageCount = number | 'counting' | 'failed'

/** Pages of which a picture is shown. */
const mostShown = 4

/** The pages as they are printed. */
export function PagesPreview({
  count,
  source,
  unprintable,
  isGarbled,
  onePage,
  isStale = false,
  why = null,
}: {
  count: PageCount
  /** Letters for which we have no face. */
  unprintable: readonly string[]
  /** Whether programs read some of its words wrongly from a PDF. */
  isGarbled: boolean
  /** Whether it was to fit on one page, and does. */
  onePage: PrintedPages['onePage']
  /** Why the printing failed, where it is known. */
  why?: string | null
  /** Where the picture of a page is, counted from 1. */
  source: (page: number) => string | undefined
  /** Others are on their way. */
  isStale?: boolean
}) {
  const shown = count === 'failed' ? 0 : count === 'counting' ? 1 : Math.min(count, mostShown)
  return (
    <section className={css.preview} aria-labelledby="preview-title" aria-busy={isStale || count === 'counting'}>
      <h2 id="preview-title">Preview</h2>
      <output className={css.count}>
        <CountLine count={count} onePage={onePage} />
      </output>
      {unprintable.length > 0 && (
        <p className={css.tooMany}>
          <Icon name="warning" />
          <span>
            We cannot print {unprintable.length === 1 ? 'this character' : 'these characters'}:{' '}
            <b>{unprintable.join(' ')}</b>. The PDF shows an empty box instead. Word and OpenDocument show{' '}
            {unprintable.length === 1 ? 'it' : 'them'} if your computer has a suitable font.
          </span>
        </p>
      )}
      {isGarbled && (
        <p className={css.tooMany}>
          <Icon name="warning" />
          <span>
            Text in scripts such as Arabic, Hindi or Thai looks right in the PDF, but software that reads it may get the
            letters in the wrong order and lose some. Send Word or OpenDocument if software may read your CV first.
          </span>
        </p>
      )}
      {count === 'failed' ? (
        <AlertBox alert={alert('error', why ?? messages.notPrinted)} />
      ) : (
        <div className={isStale ? css.stale : undefined}>
          {Array.from({ length: shown }, (_, index) => index + 1).map((page) => {
            const address = source(page)
            return address === undefined ? (
              <div className={css.sheet} key={page} />
            ) : (
              <img
                className={css.sheet}
                key={page}
                src={address}
                alt={`Page ${page} of your CV in print`}
                width={1190}
                height={1684}
              />
            )
          })}
          {typeof count === 'number' && count > shown && (
            <p className="quiet">{count - shown === 1 ? '1 more page' : `${count - shown} more pages`} in the file.</p>
          )}
        </div>
      )}
    </section>
  )
}

/** Of the form that chooses how a CV is printed. */
export const printFormId = 'print-options'

/** The box of the form says what holds, so it is the box that is ticked. */
function tickInForm(event: MouseEvent<HTMLButtonElement>) {
  const box = event.currentTarget.form?.querySelector<HTMLInputElement>('input[type="checkbox"][name="fitsOnePage"]')
  if (box == null || box.checked) return
  event.preventDefault()
  box.click()
}

function CountLine({ count, onePage }: { count: PageCount; onePage: PrintedPages['onePage'] }) {
  if (count === 'failed') return null
  if (count === 'counting') return <span className="quiet">Counting pages …</span>
  if (onePage === 'too-long') {
    return (
      <span className={css.tooMany}>
        <Icon name="warning" />
        <span>
          <b>{count} pages.</b> It does not fit on one page, even with letters of 9 points, so we left it as it was.
          Shorten your oldest entries, or choose ‘Compact’.
        </span>
      </span>
    )
  }
  if (onePage === 'made-smaller') return <span className="quiet">1 page, made smaller to fit</span>
  if (onePage === 'would-fit') {
    return (
      <span className={css.offer}>
        2 pages, with little on the second.{' '}
        <Button look="plain" type="submit" form={printFormId} name="fitsOnePage" value="yes" onClick={tickInForm}>
          Fit it on one page
        </Button>
      </span>
    )
  }
  if (count <= mostPages) return <span className="quiet">{count === 1 ? '1 page' : `${count} pages`}</span>
  return (
    <span className={css.tooMany}>
      <Icon name="warning" />
      <span>
        <b>{count} pages.</b> Most employers read only two. Shorten your oldest entries.
      </span>
    </span>
  )
}
