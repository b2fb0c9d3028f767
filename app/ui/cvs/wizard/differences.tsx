import { compareCvs } from '../../../../contract/cvs/compare.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { ChangeList } from '../manage/change-list.tsx'

/** From the text that is elsewhere to the one on this page. */
export function Differences({ theirs, mine }: { theirs: Cv; mine: Cv }) {
  return <ChangeList changes={compareCvs(theirs, mine)} />
}
