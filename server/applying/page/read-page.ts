import { buttonTools } from './in-page/buttons.ts'
import { dateTools } from './in-page/dates.ts'
import { describeTools } from './in-page/describe.ts'
import { fieldTools } from './in-page/fields.ts'
import { keptTools } from './in-page/kept.ts'
import { labelTools } from './in-page/labels.ts'
import { menuTools } from './in-page/menus.ts'
import { optionTools } from './in-page/options.ts'
import { plainTools } from './in-page/plain.ts'
import { pressedTools } from './in-page/pressed.ts'
import { aProgram } from './in-page/program.ts'
import { markTools } from './in-page/marks.ts'
import { offeredTools } from './in-page/offered.ts'
import { seenTools } from './in-page/seen.ts'
import { trapTools } from './in-page/traps.ts'
import { treeTools } from './in-page/tree.ts'
import { unreadTools } from './in-page/unread.ts'
import { uploadTools } from './in-page/uploads.ts'
import { remarkTools } from './in-page/remarks.ts'
import { regionTools } from './in-page/regions.ts'
import { saidTools } from './in-page/said.ts'
import { scopeTools } from './in-page/scope.ts'
import { selectorTools } from './in-page/selectors.ts'
import { storedFileTools } from './in-page/stored-files.ts'
import { tickedTools } from './in-page/ticked.ts'
import { wordTools } from './in-page/words.ts'
import type { RawPage } from './raw-page.ts'

/** What is read of a page, with the elements that its numbers mean. */
export type ReadPage = { page: RawPage; elements: Element[] }

/**
 * The expression that reads what a page shows: its fields, buttons and words. It is worked out inside of the page and changes
 * nothing there; its value is a `ReadPage`.
 */
export const readPage: string = aProgram()
  .and(treeTools)
  .and(wordTools)
  .and(seenTools)
  .and(selectorTools)
  .and(regionTools)
  .and(scopeTools)
  .and(keptTools)
  .and(labelTools)
  .and(remarkTools)
  .and(trapTools)
  .and(markTools)
  .and(describeTools)
  .and(optionTools)
  .and(storedFileTools)
  .and(tickedTools)
  .and(pressedTools)
  .and(offeredTools)
  .and(uploadTools)
  .and(menuTools)
  .and(dateTools)
  .and(plainTools)
  .and(fieldTools)
  .and(unreadTools)
  .and(buttonTools)
  .and(saidTools)
  .ending(
    ({
      squeeze,
      headings,
      notices,
      errors,
      fields,
      buttons,
      captcha,
      dialog,
      hasForm,
      unread,
      elements,
    }): ReadPage => ({
      page: {
        title: squeeze(document.title),
        headings,
        notices,
        errors,
        fields,
        buttons,
        captcha,
        isDialog: dialog !== null,
        unread,
        hasForm,
      },
      elements,
    }),
  )
